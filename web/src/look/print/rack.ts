let rack: CSSStyleSheet | undefined

/** Puts up a rule for as long as the page is open. */
export function putUp(rule: string): CSSStyleRule {
  if (rack === undefined) document.adoptedStyleSheets.push((rack = new CSSStyleSheet()))
  const at = rack.insertRule(rule, rack.cssRules.length)
  return rack.cssRules[at] as CSSStyleRule
}

/**
 * Has the browser fetch the grounds of these classes while nobody waits: it would when the first element bears them, in the middle of
 * laying out the page, and it fetches each ground that is the style of a single element anew.
 */
export function fetchGrounds(classes: readonly string[]): void {
  const bearers = document.createElement('div')
  bearers.style.cssText = 'position:fixed;visibility:hidden;contain:strict'
  bearers.append(
    ...classes.map(one => {
      const bearer = document.createElement('span')
      bearer.className = one
      return bearer
    }),
  )
  document.body.append(bearers)
  bearers.getBoundingClientRect()
  bearers.remove()
}
