import { isForTable, isOnButton, keyOf } from '../look/keys.ts'
import type { AnswerDraft } from './choosing.svelte.ts'

/** What keys can do at a table. */
export interface KeyDeeds {
  /** Something lies over the table and has keys of its own. */
  readonly busy: boolean
  readonly draft: AnswerDraft
  readonly undo: () => void
  readonly hint: () => void
  readonly log: () => void
  readonly rule: () => void
  /** Says what is chosen now, or that no answer has a digit: nothing else on the page would. */
  readonly tell: (missed?: string) => void
}

/** Listens to the keys of a table: digits choose, Enter confirms, Esc takes the choice back, letters do the rest. */
export function keysOf(deeds: () => KeyDeeds): (event: KeyboardEvent) => void {
  return event => {
    const { busy, draft, undo, hint, log, rule, tell } = deeds()
    if (busy || !isForTable(event)) return
    const key = keyOf(event)
    switch (key) {
      case 'Enter':
        // On a button or a link Enter does what the button does.
        if (isOnButton(event)) return
        draft.confirm()
        break
      case 'Escape':
        putBack(draft, tell)
        break
      case 'u':
        undo()
        break
      case 'h':
        hint()
        break
      case 'l':
        log()
        break
      case '?':
        rule()
        break
      default:
        if (!/^\d$/.test(key)) return
        if (!draft.pressKey(key)) return tell(key)
        tell()
    }
    event.preventDefault()
  }
}

/** Takes back what is chosen, and says so if anything was. */
function putBack(draft: AnswerDraft, tell: () => void): void {
  const had = draft.count > 0
  draft.clear()
  if (had) tell()
}
