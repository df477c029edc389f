import { expect, test } from 'vitest'
import { Appends } from '../src/store/appends.ts'
import type { Append, StoredMove } from '../src/store/appends.ts'
import { openDatabase } from '../src/store/database.ts'
import { TableStore } from '../src/store/tables.ts'
import { temporaryFolder } from './folders.ts'

const move = (table: string, number: number, key: string | null = null): StoredMove => ({
  table,
  number,
  move: '{"do":"start"}',
  told: '[]',
  key,
  at: number,
})
const progress = (touched: number) => ({ state: 'playing', waits: 'people', touched }) as const

async function threeTables() {
  const database = await openDatabase({ folder: await temporaryFolder() })
  const store = new TableStore(database)
  for (const id of ['a', 'b', 'c']) {
    const table = { id, game: 'g', header: '{}', point: '{}', origin: null, begun: 0, written: 0 }
    await store.create({ ...table, ...progress(0) }, move(id, 0))
  }
  const touched = async (): Promise<number[]> =>
    (await database.query.selectFrom('tables').select('touched').orderBy('id').execute()).map(
      one => one.touched,
    )
  return { database, store, touched }
}

test('of moves that are appended together only those are left out whose number or key is taken', async () => {
  const { database, store, touched } = await threeTables()
  expect(
    await Promise.all([
      store.append(move('a', 1, 'wish'), progress(1)),
      store.append(move('b', 0), progress(2)),
      store.append(move('c', 1, 'wish'), progress(3)),
    ]),
  ).toEqual(['kept', 'taken', 'kept'])
  expect(await store.append(move('a', 2, 'wish'), progress(4))).toBe('taken')
  expect(await touched()).toEqual([1, 0, 3])
  await database.close()
})

test('when storage refuses one of them nothing is kept, everybody is told, and the next ones are kept again', async () => {
  const { database, store, touched } = await threeTables()
  const broken = { ...move('b', 1), at: undefined as unknown as number }
  const outcomes = await Promise.allSettled([
    store.append(move('a', 1), progress(1)),
    store.append(broken, progress(2)),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await touched()).toEqual([0, 0, 0])
  expect(await store.append(move('a', 1), progress(5))).toBe('kept')
  await database.close()
})

test('what comes while others are being written shares the next commit, and nobody hears of it before', async () => {
  const batches: number[] = []
  const finish: (() => void)[] = []
  const appends = new Appends(async (batch: readonly Append[]) => {
    batches.push(batch.length)
    await new Promise<void>(resolve => finish.push(resolve))
    return batch.map(() => 'kept' as const)
  }, 1)
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
