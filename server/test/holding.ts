import type { TableStore } from '../src/store/tables.ts'

/** Something that is waited for until the test opens it. */
export function gate(): { opens: Promise<void>; open: () => void } {
  let open = (): void => undefined
  const opens = new Promise<void>(resolve => (open = resolve))
  return { opens, open }
}

/** Holds up what is asked of storage in one way, until the test lets it go. */
export function holdUp(store: TableStore, way: 'append' | 'moves' | 'read'): () => void {
  const { opens, open } = gate()
  meanwhile(store, way, () => opens)
  return open
}

/** Lets what is asked of storage in one way fail, until the test mends it. */
export function breakOff(store: TableStore, way: 'append' | 'moves' | 'read'): () => void {
  let broken = true
  meanwhile(store, way, () => (broken ? Promise.reject(new Error('the line broke')) : Promise.resolve()))
  return () => void (broken = false)
}

/** Something happens before storage does what it is asked for. */
function meanwhile(store: TableStore, way: 'append' | 'moves' | 'read', first: () => Promise<void>): void {
  const asked = store[way].bind(store) as (...given: unknown[]) => Promise<unknown>
  const does = (...given: unknown[]): Promise<unknown> => first().then(() => asked(...given))
  Object.assign(store, { [way]: does })
}
