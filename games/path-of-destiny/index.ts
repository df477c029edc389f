import { cs } from './lang/cs.ts'
import { en } from './lang/en.ts'
import { withEndings } from './lang/endings.ts'
import { uk } from './lang/uk.ts'

export { contentProblems } from './check/index.ts'
export { alliances } from './content/alliances.ts'
export { captionOf, closesPage, mannerOf } from './chronicle.ts'
export { boards } from './content/boards.ts'
export { faceOf } from './content/faces.ts'
export { describeCard, describeEffort, symbolsSeen } from './describe.ts'
export type { CardInWords } from './describe.ts'
export type { Colour } from './rules/card.ts'
export { inactiveSymbols, symbols } from './rules/symbol.ts'
export type { Symbol } from './rules/symbol.ts'
export { pathOfDestiny } from './rules/game.ts'
export type { PathOfDestiny } from './rules/state.ts'
export { about, concerns } from './set-up.ts'
export { openPath } from './stories/open-path.ts'

/** The words of Path of Destiny. */
export const texts = { cs: withEndings(cs), en: withEndings(en), uk: withEndings(uk) } as const
