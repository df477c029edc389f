import { asPlayer, greedy, novice, random } from '@osud/bots'
import { hash } from '@osud/engine'
import { anyGame, conformance } from '@osud/engine/conformance'
import { names } from '@osud/lang'
import { pathOfDestiny, texts } from '../index.ts'

conformance(
  { game: anyGame(pathOfDestiny), texts, names, players: [random, greedy, novice].map(asPlayer), hash },
  { matches: 1 },
)
