import { explain } from '@osud/lang'
import type { Trouble } from '@osud/engine'
import type { HostTrouble } from '../host/host.ts'
import type { Voice } from '../look/board.ts'

/** What a player reads when the table cannot do what was asked of it. */
export function troubleWords(voice: Voice, trouble: HostTrouble): string {
  return isOfHost(trouble) ? voice.say(`trouble.${trouble.code}`) : explain(voice, trouble)
}

const ofHost: ReadonlySet<string> = new Set<Exclude<HostTrouble['code'], Trouble['code']>>([
  'missing',
  'storage',
  'worker',
  'not-yours',
  'bot-plays',
  'host-only',
  'seat-taken',
  'no-replay',
  'other-seat',
  'invited-only',
  'taken-along',
  'not-started',
  'restarting',
  'too-fast',
  'bad-message',
  'old-page',
])

/** Whether it is the host that refuses, and not the match. */
function isOfHost(trouble: HostTrouble): trouble is Exclude<HostTrouble, Trouble> {
  return ofHost.has(trouble.code)
}
