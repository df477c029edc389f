import type { Seat, SeenQuestion } from '@osud/engine'
import { untrack } from 'svelte'
import type { Party } from './party.svelte.ts'

/** Whoever loads the page anew is back before this many milliseconds: nobody need hear of it. */
const rest = 2000

/** The people at a table, by their seats. */
type People = ReadonlyMap<Seat, string>

/** Who is at the table and who is away, as far as it lasts. Made where a component is made. */
export class Attendance {
  readonly #party: Party
  #settled: People | undefined = $state.raw()
  /** Seats whose people are missed: the table waits for them, and they are away. */
  readonly missed: readonly Seat[] = $derived.by(() => this.#missed())

  constructor(
    party: Party,
    changes: (came: readonly string[], went: readonly string[]) => void = () => undefined,
  ) {
    this.#party = party
    $effect(() => {
      const now = peopleAt(party)
      const before = untrack(() => this.#settled)
      if (now === undefined) return
      if (before === undefined) {
        this.#settled = now
        return
      }
      const timer = setTimeout(() => {
        this.#settled = now
        const missed = untrack(() => this.missed)
        const came = [...now].flatMap(([seat, name]) => (before.get(seat) === name ? [] : [name]))
        const gone = [...before].filter(([seat, name]) => now.get(seat) !== name)
        // Of those who are missed the table is told anyway.
        const went = gone.flatMap(([seat, name]) => (missed.includes(seat) ? [] : [name]))
        if (came.length + gone.length > 0) changes(came, went)
      }, rest)
      return () => clearTimeout(timer)
    })
  }

  #missed(): readonly Seat[] {
    const { company, moment, places, seat: mine } = this.#party
    if (company?.started !== true || company.over || moment === undefined) return []
    const isAway = (seat: Seat): boolean =>
      seat !== mine &&
      typeof company.owners[seat] === 'string' &&
      'person' in (places[seat] ?? {}) &&
      !company.present.includes(seat) &&
      this.#settled?.has(seat) === false
    const missed = moment.view.questions.flatMap(question => waitedFor(question, isAway))
    return [...new Set(missed)].filter(seat => !company.late.includes(seat))
  }
}

/** Whose answer is missing because they are away; where one answer is enough, only if nobody is there to give it. */
function waitedFor({ seats, done, settles }: SeenQuestion, isAway: (seat: Seat) => boolean): Seat[] {
  const silent = seats.filter(seat => !done.includes(seat))
  const away = silent.filter(isAway)
  return settles === 'first' && away.length < silent.length ? [] : away
}

function peopleAt({ company, seat: mine }: Party): People | undefined {
  if (company === undefined) return undefined
  return new Map(
    company.present.flatMap(seat => {
      const name = company.owners[seat]
      return typeof name === 'string' && seat !== mine ? [[seat, name] as const] : []
    }),
  )
}
