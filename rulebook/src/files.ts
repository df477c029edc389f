import { existsSync, readFileSync } from 'node:fs'
import { gameIds, type GameId } from './games.ts'
import { parseLedger } from './ledger.ts'
import { provenSchema, type Proven } from './proven.ts'
import type { Ledger } from './schema.ts'

// The one file of this package that reads the disk for the product: a web build puts bundled JSON in its place.

const ledgerFolder = new URL('../ledgers/', import.meta.url)

// Where the test run leaves what it proved, under the root of the repository.
const provenFile = new URL('../../.osud/proven.json', import.meta.url)

/** The ledger of a game, checked. */
export function readLedger(game: GameId): Ledger {
  const file = `${game}.yaml`
  const ledger = parseLedger(file, readFileSync(new URL(file, ledgerFolder), 'utf8'))
  if (ledger.game !== game) throw new Error(`${file}: game: this is the ledger of ${ledger.game}`)
  return ledger
}

/** The ledgers of all games. */
export function readLedgers(): readonly Ledger[] {
  return gameIds.map(readLedger)
}

/** What the last test run proved, or undefined if there was none. */
export function readProven(file: string | URL = provenFile): Proven | undefined {
  if (!existsSync(file)) return undefined
  try {
    return provenSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`${String(file)} is damaged: delete it and run \`npm test\` again`, { cause: error })
  }
}
