const sheet = new CSSStyleSheet()

// The look of what a note speaks of; what has the focus keeps its own ring.
const lit = `{
  outline: 3px solid var(--accent) !important;
  outline-offset: 1px;
  border-radius: var(--r2);
  box-shadow:
    0 0 0 7px color-mix(in srgb, var(--accent) 45%, transparent),
    0 0 26px 4px color-mix(in srgb, var(--accent) 40%, transparent) !important;
}`

const selectorOf = (name: string): string =>
  name.startsWith('card:') ? `[data-travels="${name}"]` : `[data-place~="${name}"]`

/** Lights up places and cards of the board, and brings the first of them into sight. Returns what puts the lights out. */
export function lightUp(names: readonly string[]): () => void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  const selectors = names.map(selectorOf)
  sheet.replaceSync(
    selectors.length === 0
      ? ''
      : `${selectors.map(one => `main ${one}:not(:focus-visible)`).join(', ')} ${lit}`,
  )
  const [first] = selectors
  if (first !== undefined) document.querySelector(`main ${first}`)?.scrollIntoView({ block: 'nearest' })
  return () => sheet.replaceSync('')
}
