/**
 * What is new, with everything in it that is as before taken from before; what has nothing to take is not copied. Views come whole
 * over a wire; the page draws only what is another thing than it was, so it must be able to tell.
 */
export function unchanged<T>(before: unknown, after: T): T
export function unchanged(before: unknown, after: unknown): unknown {
  if (before === after || !isObject(before) || !isObject(after)) return after
  return Array.isArray(after)
    ? Array.isArray(before)
      ? sameItems(before, after)
      : after
    : Array.isArray(before)
      ? after
      : sameParts(before, after)
}

type Parts = Readonly<Record<string, unknown>>

const isObject = (thing: unknown): thing is Parts => typeof thing === 'object' && thing !== null

function sameItems(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const items = after.map((item, index) => unchanged(before[index], item))
  if (before.length === items.length && items.every((item, index) => item === before[index])) return before
  return items.every((item, index) => item === after[index]) ? after : items
}

function sameParts(before: Parts, after: Parts): Parts {
  const parts: Record<string, unknown> = {}
  let same = Object.keys(before).length === Object.keys(after).length
  let fresh = true
  for (const [name, part] of Object.entries(after)) {
    parts[name] = unchanged(before[name], part)
    same &&= parts[name] === before[name] && Object.hasOwn(before, name)
    fresh &&= parts[name] === part
  }
  if (same) return before
  return fresh ? after : parts
}
