import type { Seat } from '@osud/engine'
import { HostError } from '@osud/table'
import type { Person } from '../store/people.ts'
import type { LiveTable } from './live-table.ts'
import { nobody } from './move.ts'

/** Whether somebody who wants to sit down was invited: to this very chair, to any that is free, or not at all. */
export type Invited = 'here' | 'anywhere' | 'no'

/**
 * Sits somebody down, if they may. Whoever sits on a chair sees its cards: so nobody comes to a running match without an
 * invitation, a bot is replaced only by whoever was invited to its chair, and nobody sees the match from two chairs.
 */
export async function sitDown(
  table: LiveTable,
  seat: Seat,
  person: Pick<Person, 'id' | 'name'>,
  invited: Invited,
  key?: string,
): Promise<void> {
  await table.sit(
    seat,
    chair => {
      if (chair.person === person.id) return undefined
      if (table.manners.taken && !table.over) throw new HostError({ code: 'taken-along' })
      if (table.started && (table.seatHad(person.id) ?? seat) !== seat) {
        throw new HostError({ code: 'other-seat' })
      }
      if (table.started && invited === 'no') throw new HostError({ code: 'invited-only' })
      const isFree = chair.person === undefined && (chair.bot === undefined || invited === 'here')
      if (!isFree || table.seatOf(person.id) !== undefined) throw new HostError({ code: 'seat-taken' })
      return { person: person.id, name: person.name }
    },
    key,
  )
  // Where the host was forgotten before anybody else came, nobody could begin.
  await table.hand(person.id, { may: () => table.host === nobody && table.seatOf(person.id) !== undefined })
}
