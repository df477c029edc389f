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
}

/** Listens to the keys of a table: digits choose, Enter confirms, Esc takes the choice back, letters do the rest. */
export function keysOf(deeds: () => KeyDeeds): (event: KeyboardEvent) => void {
  return event => {
    const { busy, draft, undo, hint, log, rule } = deeds()
    if (busy || !isForTable(event)) return
    const key = keyOf(event)
    switch (key) {
      case 'Enter':
        // On a button or a link Enter does what the button does.
        if (isOnButton(event)) return
        draft.confirm()
        break
      case 'Escape':
        draft.clear()
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
        if (!/^\d$/.test(key) || !draft.pressKey(key)) return
    }
    event.preventDefault()
  }
}
