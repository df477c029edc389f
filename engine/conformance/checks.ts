import type { SayArgs } from '@osud/lang'
import { problems as problemsOf, rehearsal } from '@osud/lang/check'
import {
  clone,
  imagine,
  impurity,
  log,
  Match,
  MatchError,
  questions,
  shuffle,
  sight,
  sow,
  view,
} from '../src/index.ts'
import type { Game, Open, Option, Question, Reader, Say, Seat } from '../src/index.ts'
import { badAnswers } from './bad-answers.ts'
import { sketchFaults, sketchSays } from './sketched.ts'
import { Broken, matchAt, nextAsked, playThrough } from './subject.ts'
import type { Subject, TableKind } from './subject.ts'
import { answerBoth, received, twoWorlds } from './worlds.ts'

/** A promise that every game makes, and how to find out whether it is kept at one table with one seed. */
export type Check = (subject: Subject, table: TableKind, seed: string) => void

/** The promises by name. The order is that of the usual suspects: the first ones explain the later ones. */
export const checks = {
  /** Random play comes to an end, and no question is without an acceptable answer. */
  'ends within its bound': ({ game }, table, seed) => {
    playThrough(game, table, seed)
  },

  'asks with options that differ': ({ game }, table, seed) => {
    playThrough(game, table, seed, (_, { open: { question } }) => {
      const lists =
        question.kind === 'offer'
          ? [question.partners, question.gives, ...question.partners.map(({ gets }) => gets)]
          : [question.options]
      for (const list of lists) {
        const values = list.map(({ value }) => String(value))
        if (new Set(values).size < values.length)
          throw new Broken(`'${question.ask}' offers the same thing twice`)
      }
    })
  },

  'keeps only plain data': ({ game }, table, seed) => {
    playThrough(game, table, seed, match => {
      const found = impurity(match.position)
      if (found) throw new Broken(`not plain data: ${found}`)
    })
  },

  'hands the log and the agenda nothing that its state keeps': ({ game }, table, seed) => {
    playThrough(game, table, seed, match => {
      const kept = new Set(objectsIn(match.position.game))
      const shares = (value: unknown): boolean => objectsIn(value).some(one => kept.has(one))
      for (const { key, args } of match.events())
        if (shares(args)) throw new Broken(`'${key}' tells a part of the state`)
      for (const step of match.position.agenda)
        if (shares(step)) throw new Broken(`the step '${step.do}' holds a part of the state`)
    })
  },

  'gives the same match for the same seed and answers': ({ game }, table, seed) => {
    const played = playThrough(game, table, seed)
    const again = replayed(game, played)
    same('the log', played.events(), again.events())
    same('the position', played.position, again.position)
  },

  'loses no card and no token': ({ game }, table, seed) => {
    const fresh = matchAt(game, table, seed)
    const before = belongings(game, fresh)
    const finished = playThrough(
      game,
      table,
      seed,
      () => match => same('what there is', before, belongings(game, match)),
    )
    same('what there is at the end', before, belongings(game, finished))
  },

  'comes back from a save as it was': ({ game }, table, seed) => {
    playThrough(game, table, seed, match => {
      const saved: unknown = JSON.parse(JSON.stringify(match.save()))
      const { match: loaded } = Match.load(game, saved)
      same('the position', match.position, loaded.position)
      for (const reader of readers(match)) {
        same(`what ${reader} sees`, view(match, reader), view(loaded, reader))
        same(`what ${reader} was told`, log(match, reader), log(loaded, reader))
      }
      same('the save', match.save(), loaded.save())
    })
  },

  'takes an answer back as if it had not been given': ({ game }, table, seed) => {
    playThrough(game, table, seed, before => {
      const position = unstirred(before)
      const told = before.events()
      return match => {
        const back = match.fork()
        if (back.undoable(0).answers === 0) return
        back.undo(0)
        same('the position after undo', position, unstirred(back))
        same('the log after undo', told, back.events())
      }
    })
  },

  'sets a barrier whenever something becomes known': ({ game }, table, seed) => {
    const chance = sow(`${seed} worlds`)
    playThrough(game, table, seed, match => {
      for (const reader of readers(match)) {
        const worlds = twoWorlds(match, reader, chance)
        const asked = worlds && nextAsked(worlds.one, chance)
        if (!worlds || !asked) continue
        worlds.other.position.random.forEach((_, i, random) => (random[i] = sow(`${seed} other`)[i] ?? 1))
        const known = received(worlds.one, reader) === received(worlds.other, reader)
        if (!known || !answerBoth(worlds, asked.seat, asked.open, chance)) continue
        const { one, other } = worlds
        if (one.barrier >= one.length || other.barrier >= other.length) continue
        same(`what can be undone but ${reader} has learnt`, received(one, reader), received(other, reader))
      }
    })
  },

  'shows nobody what is hidden from them': ({ game }, table, seed) => {
    const chance = sow(`${seed} worlds`)
    playThrough(game, table, seed, match => {
      for (const reader of readers(match)) {
        const worlds = twoWorlds(match, reader, chance)
        if (!worlds) continue
        const { one, other, bit } = worlds
        for (let steps = 0; steps < 6; steps++) {
          same(`what ${reader} receives in two worlds`, received(one, reader), received(other, reader))
          const asked = nextAsked(one, chance)
          if (!asked || !answerBoth(worlds, asked.seat, asked.open, chance)) break
          if (((one.learnt | other.learnt) & bit) !== 0) break
        }
      }
    })
  },

  'sketches what holds together': ({ game }, table, seed) => {
    if (game.sketch === undefined) return
    const chance = sow(`${seed} worlds`)
    const examine = (match: Match): void => {
      for (const reader of readers(match)) {
        const seen = view(match, reader)
        const faults = sketchFaults(game, seen)
        if (faults.length > 0) throw new Broken(faults.join('\n'))
        // The other world is made after the sketch of this one: what a game notes down on the way would show.
        const other = match.result === undefined ? twoWorlds(match, reader, chance)?.other : undefined
        if (other)
          same(`what is sketched for ${reader} in two worlds`, seen.sketch, view(other, reader).sketch)
      }
    }
    examine(playThrough(game, table, seed, examine))
  },

  'refuses bad answers and stays as it was': ({ game }, table, seed) => {
    playThrough(game, table, seed, (match, { open, seat }) => {
      const before = match.hash()
      for (const [who, id, value] of badAnswers(match, open, seat)) {
        refused(
          () => match.answer(who, id, value),
          `a bad answer of type ${typeof value} to '${open.question.ask}'`,
        )
      }
      same('the position after bad answers', before, match.hash())
    })
  },

  'forks into a match of its own': ({ game }, table, seed) => {
    const chance = sow(`${seed} forks`)
    playThrough(game, table, seed, match => {
      const before = match.hash()
      const fork = match.fork()
      same('the fork', match.position, fork.position)
      same('the questions of the fork', questions(match, 0), questions(fork, 0))
      const asked = nextAsked(fork, chance)
      if (asked)
        answerBoth({ one: fork, other: match.fork(), reader: 0, bit: 1 }, asked.seat, asked.open, chance)
      same('the match after its fork went on', before, match.hash())
    })
  },

  /** Without that, a bot would answer without having thought. */
  'can be imagined by whoever is asked': ({ game }, table, seed) => {
    const chance = sow(`${seed} imagined`)
    playThrough(game, table, seed, (match, { open: { question }, seat }) => {
      const imagined = imagine(game, sight(match, seat), chance)
      if (imagined === undefined) throw new Broken(`nobody can imagine being asked '${question.ask}'`)
      const { zones } = view(match, seat)
      same(`what ${seat} sees while asked '${question.ask}'`, zones, view(imagined, seat).zones)
    })
  },

  'has a fingerprint that does not depend on the order of keys': ({ game, hash }, table, seed) => {
    playThrough(game, table, seed, match => {
      const position = clone(match.position)
      same('the fingerprint', hash(position), hash(backwards(position)))
    })
  },

  'has words for everything in three languages': ({ game, texts, names }, table, seed) => {
    const rehearse = rehearsal({ texts, names })
    const problems = new Set(
      problemsOf({ texts, names }).map(one => `${one.language} ${one.key}: ${one.problem}`),
    )
    const say = (key: string, args: SayArgs = {}): void => {
      for (const problem of rehearse(key, args)) problems.add(problem)
    }
    say('title')
    for (const zone of Object.keys(game.zones)) say(`zone.${zone}`)
    const sketched = new Map<string, Say>()
    const sketch = (match: Match): void => {
      if (game.sketch === undefined) return
      for (const reader of readers(match))
        for (const said of sketchSays(view(match, reader).sketch ?? {}))
          sketched.set(JSON.stringify(said), said)
    }
    const finished = playThrough(game, table, seed, (match, { open }) => {
      sayQuestion(open.question, say)
      sketch(match)
    })
    sketch(finished)
    for (const { key, args } of sketched.values()) say(key, args)
    for (const reader of readers(finished)) for (const { key, args } of log(finished, reader)) say(key, args)
    if (finished.result?.ending !== undefined) say(`ending.${finished.result.ending}`)
    if (problems.size > 0) throw new Broken([...problems].join('\n'))
  },

  'is played legally by every bot': ({ game, players }, table, seed) => {
    for (const { name, playOut } of players) {
      const match = matchAt(game, table, seed)
      const answers = playOut(match, sow(`${seed} ${name}`))
      if (match.result === undefined) throw new Broken(`${name} stopped after ${answers} answers`)
    }
  },
} as const satisfies Record<string, Check>

/** The name of a promise. */
export type CheckName = keyof typeof checks

function sayQuestion(question: Question, say: (key: string, args?: SayArgs) => void): void {
  const { ask, args } = question
  say(ask, args)
  const sayOption = (option: Option): void => {
    say(option.says?.key ?? `${ask}.${String(option.value)}`, option.says?.args)
    for (const reason of [option.refused, option.warns].flat()) if (reason) say(reason.key, reason.args)
  }
  if (question.kind !== 'offer') return question.options.forEach(sayOption)
  for (const partner of question.partners) {
    sayOption(partner)
    partner.gets.forEach(sayOption)
  }
  question.gives.forEach(sayOption)
}

const readers = (match: Match): Reader[] => [
  ...Array.from({ length: match.header.seats }, (_, seat): Seat => seat),
  'onlooker',
]

/** The position without what an undo changes on purpose. */
function unstirred(match: Match): unknown {
  const { random: _, asked: __, ...rest } = match.position
  return { ...clone(rest), open: match.open.map(({ id: ___, ...open }: Open) => open) }
}

function belongings(game: Game, match: Match): unknown {
  const cards = Object.values(match.position.zones.cards).flat().sort()
  return { cards, tokens: game.conserves?.(match.position.game) ?? {} }
}

function replayed(game: Game, match: Match): Match {
  try {
    return Match.replay(game, JSON.parse(JSON.stringify(match.record())))
  } catch (cause) {
    throw new Broken('its record does not replay', { cause })
  }
}

function refused(attempt: () => void, what: string): void {
  try {
    attempt()
  } catch (error) {
    if (error instanceof MatchError && error.trouble.code !== 'rules-bug') return
    throw error
  }
  throw new Broken(`accepted: ${what}`)
}

function same(what: string, expected: unknown, found: unknown): void {
  const [a, b] = [JSON.stringify(expected), JSON.stringify(found)]
  if (a !== b) throw new Broken(`${what} differs: ${difference(a, b)}`)
}

function difference(a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const from = Math.max(0, at - 60)
  return `…${a.slice(from, at + 60)}… / …${b.slice(from, at + 60)}…`
}

/** The same data with the keys of every object in reverse order. */
function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).reverse()
  shuffle(sow(entries.length), entries)
  return Object.fromEntries(entries.map(([key, item]) => [key, backwards(item)]))
}

/** All objects and lists in a value. */
function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  return [value, ...Object.values(value).flatMap(objectsIn)]
}
