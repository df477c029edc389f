import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { writtenForPlayers } from '../rulebook/src/games.ts'
import { parseLedger } from '../rulebook/src/ledger.ts'
import { outlineOf } from '../rulebook/src/outline.ts'

/** Lets the page import a ledger as what its book takes from it, so that no YAML and no checks of it reach the page. */
export function ledgers(): Plugin {
  return {
    name: 'osud-ledgers',
    transform: {
      filter: { id: /\/rulebook\/ledgers\/.*\.yaml$/ },
      handler(code, id) {
        const ledger = parseLedger(basename(id), code)
        const outline = outlineOf(ledger, writtenForPlayers.includes(ledger.game))
        return { code: `export const outline = ${JSON.stringify(outline)}`, map: null, moduleType: 'js' }
      },
    },
  }
}
