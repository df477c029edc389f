import type { Chain } from './chain.ts'
import type { Journal } from './journal.ts'
import type { Entry, UndoPolicy } from './record.ts'
import type { Seat } from './words.ts'

/** How many of the last answers may be taken back, and if none, what stands against it. */
export interface Undoable {
  readonly answers: number
  readonly because?: 'undo-off' | 'undo-nothing' | 'undo-barrier' | 'undo-others'
}

/** What `seat` may take back under a policy. Nothing goes past the journal's barrier. */
export function undoable(journal: Journal, policy: UndoPolicy, seat: Seat): Undoable {
  if (policy === 'off') return { answers: 0, because: 'undo-off' }
  let answers = 0
  for (let end = journal.entries; end !== undefined; end = end.before) {
    if (end.length <= journal.barrier) return answers > 0 ? { answers } : { answers, because: 'undo-barrier' }
    if ('undo' in end.item) continue
    if (policy === 'own' && end.item.seat !== seat) {
      return answers > 0 ? { answers } : { answers, because: 'undo-others' }
    }
    answers++
  }
  return answers > 0 ? { answers } : { answers, because: 'undo-nothing' }
}

/** The entries as they were before the last `count` answers. */
export function withoutLast(entries: Chain<Entry> | undefined, count: number): Chain<Entry> | undefined {
  let end = entries
  for (let left = count; left > 0 && end !== undefined; end = end.before) if (!('undo' in end.item)) left--
  return end
}
