// Looks at what strangers send: whether it is plain and small, and nothing else. It stops at the first fault.

/** How many values or names there are at most, and how long one of them is. */
const most = 200

/** A number that can be written down. */
export const isNumber = (given: unknown): boolean => Number.isFinite(given)

/** One short value. */
export const isValue = (given: unknown): boolean =>
  typeof given === 'string' ? given.length <= most : typeof given === 'boolean' || isNumber(given)

/** A list of few short values. */
export const isList = (given: unknown): boolean =>
  Array.isArray(given) && given.length <= most && given.every(isValue)

/** Few parts under short names. */
export function isRecord(given: unknown, fits: (part: unknown) => boolean): boolean {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false
  const entries = Object.entries(given)
  const isNamed = (name: string): boolean => name.length <= most && name !== '__proto__'
  return entries.length <= most && entries.every(([name, part]) => isNamed(name) && fits(part))
}
