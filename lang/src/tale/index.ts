export { phrasing } from './phrasing.ts'
export type { Phrasing } from './phrasing.ts'
export { plainTelling } from './plain.ts'
export type { Cast, Chronicle, ChroniclePage, Ending, Passage, Tale, TaleVoice, Telling } from './tale.ts'
