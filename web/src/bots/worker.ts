import { lineOf, serve } from '@osud/bots'
import type { Game } from '@osud/engine'
import { ferry } from '@osud/engine/example/rules'
import { pathOfDestiny } from '@osud/path-of-destiny/rules'

// To a bot a game is its rules alone, whatever the types of its state.
const games = [pathOfDestiny, ferry] as unknown as readonly Game[]

serve(lineOf(self), games)
