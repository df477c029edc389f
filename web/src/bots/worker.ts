import { lineOf, serve } from '@osud/bots'
import type { Game } from '@osud/engine'
import { pathOfDestiny } from '@osud/path-of-destiny'

// To a bot a game is its rules alone, whatever the types of its state.
const games = [pathOfDestiny] as unknown as readonly Game[]

serve(lineOf(self), games)
