import { expect, onTestFinished, test } from 'vitest'
import { Appends } from '../src/store/appends.ts'
import type { Append, Outcome, StoredMove } from '../src/store/appends.ts'
import { openDatabase } from '../src/store/database.ts'
import type { Place } from '../src/store/database.ts'
import { TableStore } from '../src/store/tables.ts'
import { onEachStorage } from './storages.ts'

const move = (table: string, number: number, key: string | null = null): StoredMove => ({
  table,
  number,
  move: '{"do":"start"}',
  told: '[]',
  key,
  at: number,
})
const progress = (touched: number) => ({ state: 'playing', waits: 'people', touched }) as const

async function threeTables(place: Place) {
  const database = await openDatabase(place)
  onTestFinished(() => database.close())
  const store = new TableStore(database)
  for (const id of ['a', 'b', 'c']) {
    const table = { id, game: 'g', header: '{}', point: '{}', origin: null, begun: 0, written: 0 }
    await store.create({ ...table, ...progress(0) }, move(id, 0))
  }
  const touched = async (): Promise<number[]> =>
    (await database.query.selectFrom('tables').select('touched').orderBy('id').execute()).map(
      one => one.touched,
    )
  return { store, touched }
}

onEachStorage(storage => {
  test('of moves that are appended together only those are left out whose number or key is taken', async () => {
    const { store, touched } = await threeTables(await storage.place())
    expect(
      await Promise.all([
        store.append(move('a', 1, 'wish'), progress(1)),
        store.append(move('b', 0), progress(2)),
        store.append(move('c', 1, 'wish'), progress(3)),
      ]),
    ).toEqual(['kept', 'taken', 'kept'])
    expect(await store.append(move('a', 2, 'wish'), progress(4))).toBe('taken')
    expect(await touched()).toEqual([1, 0, 3])
  })

  test('what storage refuses costs itself, and none of those that came together with it', async () => {
    const { store, touched } = await threeTables(await storage.place())
    const broken = { ...move('b', 1), at: undefined as unknown as number }
    const outcomes = await Promise.allSettled([
      store.append(move('a', 1), progress(1)),
      store.append(broken, progress(2)),
      store.append(move('c', 1), progress(3)),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await touched()).toEqual([1, 0, 3])
    expect(await store.append(move('b', 1), progress(5))).toBe('kept')
  })
})

test('what comes while others are being written shares the next commit, and nobody hears of it before', async () => {
  const batches: number[] = []
  const finish: (() => void)[] = []
  const appends = new Appends(
    async (batch: readonly Append[]) => {
      batches.push(batch.length)
      await new Promise<void>(resolve => finish.push(resolve))
      return batch.map(() => 'kept' as const)
    },
    1,
    () => false,
  )
  const heard: string[] = []
  const add = (table: string): Promise<unknown> =>
    appends.add({ move: move(table, 1), progress: progress(1) }).then(() => heard.push(table))
  const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve))
  const first = add('a')
  await turn()
  const others = [add('b'), add('c'), add('d')]
  await turn()
  expect({ batches, heard }).toEqual({ batches: [1], heard: [] })
  finish.shift()?.()
  await first
  await turn()
  await turn()
  expect({ batches, heard }).toEqual({ batches: [1, 3], heard: ['a'] })
  finish.shift()?.()
  await Promise.all(others)
  expect(heard).toEqual(['a', 'b', 'c', 'd'])
})

/** Appends so many moves together to a storage that refuses some rows, and breaks at a commit. */
async function appended(count: number, unfit: readonly number[], breaksAt = Infinity) {
  const [refused, broken] = [new Error('a row is refused'), new Error('the line is broken')]
  const commits: number[] = []
  const write = async (batch: readonly Append[]): Promise<Outcome[]> => {
    commits.push(batch.length)
    if (commits.length > breaksAt) throw broken
    if (batch.some(({ move: { at } }) => unfit.includes(at))) throw refused
    return batch.map(() => 'kept')
  }
  const appends = new Appends(write, 1, cause => cause === refused)
  const outcomes = await Promise.allSettled(
    Array.from({ length: count }, (_, n) => appends.add({ move: move(`t${n}`, n), progress: progress(n) })),
  )
  return {
    commits: commits.length,
    refused: outcomes.flatMap((one, n) => (one.status === 'rejected' && one.reason === refused ? [n] : [])),
    broken: outcomes.filter(one => one.status === 'rejected' && one.reason === broken).length,
  }
}

test('the refused ones among many are found with few commits', async () => {
  const { commits, ...rest } = await appended(500, [3, 499])
  expect(rest).toEqual({ refused: [3, 499], broken: 0 })
  expect(commits).toBeLessThan(40)
})

test('a commit that may or may not have been kept is not tried again', async () => {
  expect(await appended(500, [], 0)).toEqual({ commits: 1, refused: [], broken: 500 })
})

test('once storage is away nothing more is tried, however many are left', async () => {
  // All of them, then half of them, and there the line breaks.
  expect(await appended(500, [3], 1)).toEqual({ commits: 2, refused: [], broken: 500 })
})
