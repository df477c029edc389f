/** What has become of plain data: another thing, or the same with other parts. Nothing if it is as it was. */
export type Change =
  { readonly now: unknown } | { readonly parts: { readonly [name: string]: Change } } | undefined

type Parts = Readonly<Record<string, unknown>>

const isParts = (thing: unknown): thing is Parts => typeof thing === 'object' && thing !== null

/** What has become of something. */
export function changeOf(before: unknown, after: unknown): Change {
  if (before === after) return undefined
  if (!isParts(before) || !isParts(after) || Array.isArray(before) !== Array.isArray(after))
    return { now: after }
  const names = Object.keys(after)
  if (names.length !== Object.keys(before).length) return { now: after }
  const parts: Record<string, Change> = {}
  let same = true
  for (const name of names) {
    if (!Object.hasOwn(before, name)) return { now: after }
    const change = changeOf(before[name], after[name])
    if (change === undefined) continue
    parts[name] = change
    same = false
  }
  return same ? undefined : { parts }
}

/** What something is after a change; all of it that has not changed is the very same thing. */
export function changed(before: unknown, change: Change): unknown {
  if (change === undefined) return before
  if ('now' in change) return change.now
  const after = (Array.isArray(before) ? [...before] : { ...(before as Parts) }) as Record<string, unknown>
  for (const [name, part] of Object.entries(change.parts)) after[name] = changed(after[name], part)
  return after
}
