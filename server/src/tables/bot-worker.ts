import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { lineOf, serve } from '@osud/bots'
import { findRules } from './games.ts'

if (parentPort === null) throw new Error('The bots of the server think in threads of their own.')
// Whoever answers must not wait for a core until a bot has thought. Only on Linux does a thread have a priority of its own.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
serve(lineOf(parentPort), findRules)
