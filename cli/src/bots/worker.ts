import { parentPort } from 'node:worker_threads'
import { lineOf, serve } from '@osud/bots'
import { findGame } from '../games.ts'

if (parentPort === null) throw new Error('The bots of the terminal think in a thread of their own.')
serve(lineOf(parentPort), id => findGame(id)?.game)
