/** What a match is made of: data that JSON can carry without loss. No Map, Date, closure or class instance. */
export type Plain =
  string | number | boolean | readonly Plain[] | { readonly [key: string]: Plain | undefined }

/** A deep copy of plain data. The one copying routine of the engine, so it is written for speed. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice()
    for (let i = 0; i < copy.length; i++) {
      const item = copy[i]
      if (typeof item === 'object' && item !== null) copy[i] = clone(item)
    }
    return copy as T
  }
  const copy = { ...value } as Record<string, unknown>
  for (const key in copy) {
    const item = copy[key]
    if (typeof item === 'object' && item !== null) copy[key] = clone(item)
  }
  return copy as T
}

/** Whether two pieces of plain data say the same; a field that is undefined is as good as none. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => alike(item, b[i]))
  }
  return !Array.isArray(b) && covers(a, b) && covers(b, a, false)
}

/** Whether `b` has every field that `a` has, and the same in each if they are compared. */
function covers(a: object, b: object, compared = true): boolean {
  for (const key in a) {
    const mine = (a as Record<string, unknown>)[key]
    const yours = (b as Record<string, unknown>)[key]
    if (compared ? !alike(mine, yours) : mine !== undefined && yours === undefined) return false
  }
  return true
}

/** Where in `value` something is not plain data (`game.hands[2]: a Map`), or undefined if all of it is. */
export function impurity(value: unknown, path = 'state'): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'undefined':
      return undefined
    case 'number':
      return Number.isFinite(value) ? undefined : `${path}: ${value}`
    case 'object':
      break
    case 'function':
    case 'bigint':
    case 'symbol':
      return `${path}: a ${typeof value}`
  }
  if (value === null) return `${path}: null`
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = value[i] === undefined ? `${path}[${i}]: undefined` : impurity(value[i], `${path}[${i}]`)
      if (found) return found
    }
    return undefined
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return `${path}: a ${value.constructor.name}`
  for (const [key, item] of Object.entries(value)) {
    const found = impurity(item, `${path}.${key}`)
    if (found) return found
  }
  return undefined
}
