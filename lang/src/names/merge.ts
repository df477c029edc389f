import type { Names } from './name.ts'

/**
 * Several sets of names as one. An id may mean one thing only: people, places and kinds share their ids, because a
 * message asks all of them for a form in the same way; counted nouns have ids of their own.
 */
export function mergeNames(...parts: readonly Partial<Names>[]): Names {
  const people: Record<string, Names['people'][string]> = {}
  const places: Record<string, Names['places'][string]> = {}
  const kinds: Record<string, Names['kinds'][string]> = {}
  const counted: Record<string, Names['counted'][string]> = {}
  const taken = new Map<string, object>()
  const takenByNouns = new Map<string, object>()
  for (const part of parts) {
    add(people, part.people, taken)
    add(places, part.places, taken)
    add(kinds, part.kinds, taken)
    add(counted, part.counted, takenByNouns)
  }
  return { people, places, kinds, counted }
}

function add<T extends object>(
  into: Record<string, T>,
  from: Readonly<Record<string, T>> = {},
  taken: Map<string, object>,
): void {
  for (const [id, name] of Object.entries(from)) {
    if ((taken.get(id) ?? name) !== name) throw new Error(`two different names have the id ${id}`)
    taken.set(id, name)
    into[id] = name
  }
}
