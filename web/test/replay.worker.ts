import { Match } from '@osud/engine'
import { ferry } from '@osud/engine/example'
import { matches } from '../../engine/test/matches.ts'

// Runs in a worker of a browser: plays the kept matches again and tells how each ended.
const finals = Object.fromEntries(
  Object.entries(matches).map(([name, record]) => [name, Match.replay(ferry, record).hash()]),
)
postMessage(finals)
