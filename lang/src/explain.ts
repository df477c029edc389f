import type { Trouble } from '@osud/engine'
import type { Words } from './shell/words.ts'
import type { Speaker } from './speaker.ts'
import type { SayArgs } from './slots.ts'

/**
 * What a player reads when the match refuses something. The speaker must have the shell's texts and, for the
 * reasons of a refusal, the game's.
 */
export function explain(speaker: Speaker, trouble: Trouble): string {
  if (trouble.code === 'refused' && trouble.reasons.length > 0) {
    return trouble.reasons.map(({ key, args }) => speaker.say(key, args)).join(' ')
  }
  const key = `trouble.${trouble.code}` as const satisfies keyof Words
  return speaker.say(key, argsOf(trouble))
}

/** The details that help a player; ids, steps and fingerprints are for developers. */
function argsOf(trouble: Trouble): SayArgs {
  switch (trouble.code) {
    case 'too-few':
    case 'too-many':
      return { given: trouble.given, limit: trouble.limit }
    case 'over-cap':
      return { given: trouble.given, cap: trouble.cap }
    case 'version':
      return { has: trouble.has, needs: trouble.needs }
    case 'no-seat':
    case 'ended':
    case 'not-asked':
    case 'stale-question':
    case 'malformed':
    case 'not-an-option':
    case 'refused':
    case 'repeated':
    case 'no-suggestions':
    case 'undo-off':
    case 'undo-nothing':
    case 'undo-barrier':
    case 'undo-others':
    case 'rules-bug':
    case 'damaged':
    case 'foreign':
    case 'bad-setup':
      return {}
  }
}
