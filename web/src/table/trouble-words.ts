import { explain } from '@osud/lang'
import type { HostTrouble } from '../host/host.ts'
import type { Voice } from '../look/board.ts'

/** What a player reads when the table cannot do what was asked of it. */
export function troubleWords(voice: Voice, trouble: HostTrouble): string {
  if (trouble.code === 'missing' || trouble.code === 'storage' || trouble.code === 'worker')
    return voice.say(`trouble.${trouble.code}`)
  return explain(voice, trouble)
}
