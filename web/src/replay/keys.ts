import { isForTable, isOnButton } from '../look/keys.ts'
import type { Showing } from './showing.svelte.ts'

/** Listens to the keys of looking back: arrows step, with Shift by turns, Page Up and Down by chapters, Space plays. */
export function keysOf(look: () => Showing): (event: KeyboardEvent) => void {
  return event => {
    if (!isForTable(event)) return
    const showing = look()
    const { first, last } = showing.recalled
    switch (event.key) {
      case 'ArrowLeft':
        if (event.shiftKey) showing.leap('back')
        else showing.step(-1)
        break
      case 'ArrowRight':
        if (event.shiftKey) showing.leap('on')
        else showing.step(1)
        break
      case 'PageUp':
        showing.leap('back', 'page')
        break
      case 'PageDown':
        showing.leap('on', 'page')
        break
      case 'Home':
        showing.go(first)
        break
      case 'End':
        showing.go(last)
        break
      case ' ':
        // On a button or a link Space does what the button does.
        if (isOnButton(event)) return
        showing.toggle()
        break
      default:
        return
    }
    event.preventDefault()
  }
}
