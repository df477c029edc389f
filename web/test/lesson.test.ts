import { anyGame, lessonProblems } from '@osud/engine/conformance'
import type { Lesson } from '@osud/engine'
import { names } from '@osud/lang'
import { problems } from '@osud/lang/check'
import { pathOfDestiny, texts } from '@osud/path-of-destiny'
import { lesson as cs } from '@osud/path-of-destiny/lang/cs/lesson'
import { lesson as en } from '@osud/path-of-destiny/lang/en/lesson'
import { lesson as uk } from '@osud/path-of-destiny/lang/uk/lesson'
import { firstGame, places, topics } from '@osud/path-of-destiny/lessons'
import { cs as rules } from '@osud/rulebook/path-of-destiny/cs'
import { describe, expect, it } from 'vitest'
import { findTaught } from '../src/lesson/lessons.ts'
import { teach } from '../src/lesson/lang/index.ts'
import { games } from '../src/shelf/games.ts'

const problemsOf = (lesson: Lesson): string[] =>
  lessonProblems({
    game: anyGame(pathOfDestiny),
    lesson,
    texts: { cs: { ...texts.cs, ...cs }, en: { ...texts.en, ...en }, uk: { ...texts.uk, ...uk } },
    names,
    isRule: id => Object.hasOwn(rules, id),
    topics,
    places,
  })

describe('the lesson of Path of Destiny', () => {
  it('can be taken from its first step to its last', () => {
    expect(problemsOf(firstGame)).toEqual([])
  })

  it('has texts without problems, and so has the teacher', () => {
    expect(problems({ texts: { cs, en, uk }, names })).toEqual([])
    expect(problems({ texts: teach, names })).toEqual([])
  })

  it('is at most as long as ten minutes allow', () => {
    const yours = firstGame.steps.filter(step => 'yours' in step).length
    // A minute holds about five notes, or three moves with their notes.
    expect((firstGame.steps.length - yours) / 5 + yours / 3).toBeLessThan(10)
  })

  it('stumbles over an answer that the rules refuse, a rule that is not there, and a step in the wrong place', () => {
    const [first, ...rest] = firstGame.answers
    const broken = {
      ...firstGame,
      answers: [{ ...first, value: 'letho' }, ...rest],
      steps: firstGame.steps.map(step =>
        step.id === 'draft' ? { ...step, at: 3, rules: ['POD-999'], light: ['attic'] } : step,
      ),
    }
    const found = problemsOf(broken).join('\n')
    expect(found).toMatch(/answer 0: /)
    expect(found).toContain('there is no rule POD-999')
    expect(found).toContain('there is no place attic')
    expect(found).toContain("draft: the next answer is not the learner's")
  })
})

it('the shelf offers exactly the lessons that there are', () => {
  for (const { id, lesson } of games) expect(findTaught(id) !== undefined, id).toBe(lesson === true)
})
