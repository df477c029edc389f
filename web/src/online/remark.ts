import type { Spoken } from '@osud/table'
import type { OnlineVoice } from './voice.ts'

/** What somebody said, or the sign that they gave, in the reader's words. */
export function remark(voice: OnlineVoice, { says }: Spoken): string {
  return 'text' in says ? says.text : voice.online(`online.sign-${says.sign}`)
}
