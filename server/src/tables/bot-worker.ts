import { parentPort } from 'node:worker_threads'
import { lineOf, serve } from '@osud/bots'
import { findRules } from './games.ts'

if (parentPort === null) throw new Error('The bots of the server think in threads of their own.')
serve(lineOf(parentPort), findRules)
