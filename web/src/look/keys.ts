/**
 * The key that was pressed, as an English keyboard names it. The number row of a Czech one types letters, and a Ukrainian one types
 * no Latin letters at all: there the place of the key counts.
 */
export function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (/^[a-z\d]$/i.test(key)) return key.toLowerCase()
  // With Shift the number row types signs, a question mark among them; keys with long names, such as End, type nothing.
  if (shiftKey || key.length > 1) return key
  return /^(?:Digit|Numpad|Key)(.)$/.exec(code)?.[1]?.toLowerCase() ?? key
}

/** Whether a key is for the table itself: not for the browser, for a field, or for something that lies over the table. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  // A card that is held up while the mouse rests on it is a manual popover, and has no keys of its own.
  const over = 'dialog[open], [popover]:not([popover=manual]):popover-open'
  return document.querySelector(over) === null && !isIn(event, 'input:not([type=range]), select, textarea')
}

/** Whether a key is pressed on something that takes Enter and Space for itself. */
export function isOnButton(event: KeyboardEvent): boolean {
  return isIn(event, 'button, a, summary')
}

function isIn({ target }: KeyboardEvent, selector: string): boolean {
  return target instanceof HTMLElement && target.closest(selector) !== null
}
