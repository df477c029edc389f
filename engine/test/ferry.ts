import { anyGame } from '../conformance/index.ts'
import type { Subject } from '../conformance/index.ts'
import { ferry, ferryNames, ferryTexts } from '../example/index.ts'
import { hash } from '../src/index.ts'

/** The example game as the conformance suite takes it. */
export const ferrySubject: Subject = {
  game: anyGame(ferry),
  texts: ferryTexts,
  names: ferryNames,
  players: [],
  hash,
}
