import { explain } from '@osud/lang'
import type { HostTrouble } from '../host/host.ts'
import type { Voice } from '../look/board.ts'

/** What a player reads when the table cannot do what was asked of it. */
export function troubleWords(voice: Voice, trouble: HostTrouble): string {
  switch (trouble.code) {
    case 'missing':
    case 'storage':
    case 'worker':
      return voice.say(`trouble.${trouble.code}`)
    default:
      return explain(voice, trouble)
  }
}
