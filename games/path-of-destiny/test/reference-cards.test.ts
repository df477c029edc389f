import { describe, expect, it } from 'vitest'
import type { Event } from '@osud/engine'
import { referenceCards } from '../content/reference-cards.ts'
import { en } from '../lang/en.ts'
import { settings } from '../rules/options.ts'
import type { Options } from '../rules/options.ts'
import { begin, playedOut } from './whole-match.ts'

/** By which event of the log a line of the card shows. */
const shows: Readonly<Record<string, (event: Event) => boolean>> = {
  read: ({ key }) => key === 'log.chapter',
  turns: ({ key }) => key === 'log.turn',
  dominant: ({ key }) => key === 'log.dominant',
  alliances: ({ key }) => key === 'log.side',
  score: ({ rule }) => rule === 'POD-165' || rule === 'POD-166',
  'path-tokens': ({ key }) => key === 'log.path-token',
  clear: ({ key }) => key === 'log.keep',
  'effort-over': ({ key }) => key === 'log.effort-over',
  bonuses: ({ key }) => key === 'log.page',
  'side-quests': ({ key }) => key === 'log.side-quest',
  'hidden-goals': ({ key }) => key === 'log.goal',
  winner: ({ key }) => key === 'log.main-hero',
  epilogue: ({ key }) => key === 'log.page',
}

/** Where each line shows first, after the line before it. */
function placesOf(lines: readonly string[], events: readonly Event[]): number[] {
  let from = 0
  return lines.map(line => {
    const at = events.findIndex((event, i) => i >= from && shows[line]?.(event) === true)
    from = at + 1
    return at
  })
}

describe.each(settings.story)('the reference card of %s', story => {
  const { chapter, end } = referenceCards[story]
  const events = () => playedOut(begin(3, { story })).events()

  it('POD-004 POD-239 POD-280: lists what is done in a chapter in the order in which it is done', () => {
    const told = events()
    const second = told.findIndex(({ key, args }) => key === 'log.chapter' && args['chapter'] === 2)
    const places = placesOf(chapter, told.slice(0, second))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('POD-190 POD-196: lists what is done at the end in the order in which it is done', () => {
    expect(placesOf(end, events())).not.toContain(-1)
  })

  it('has words for every line', () => {
    for (const line of [...chapter, ...end]) expect(en).toHaveProperty([`reference.${line}`])
  })
})

describe('the special rules of a story', () => {
  const told = (options: Partial<Options>, seats = 2): unknown[] =>
    playedOut(begin(seats, options))
      .events()
      .filter(({ key }) => key === 'log.special-rules')
      .map(({ args }) => args['rules'])

  it.each([
    ['edge-of-the-world', 'special.extra-effort'],
    ['striga', 'special.hidden-goals'],
    ['lesser-evil', 'special.alliances'],
  ] as const)('POD-024 POD-060: are read once after the introduction of %s', (story, text) => {
    expect(told({ story })).toEqual([{ text }])
  })

  it('POD-058: are left out of a first game', () => {
    expect(told({ firstGame: true })).toEqual([])
  })

  it('POD-201 POD-224: bring the solo card along for somebody who plays alone', () => {
    expect(told({ story: 'lesser-evil' }, 1)).toEqual([
      { text: 'special.alliances' },
      { text: 'solo.lesser-evil.text' },
    ])
    expect(told({}, 1)).toEqual([{ text: 'special.extra-effort' }])
  })
})
