import type { Sitting } from './sitting.svelte.ts'
import type { TableVoice } from './voice.ts'

/** Who is waited for, in words; nobody once the match is over. */
export function waitingWords(sitting: Sitting, voice: TableVoice): string {
  const { thinking, view, turn } = sitting.moment ?? {}
  if (view?.result !== undefined) return voice.frame('frame.over')
  if (thinking !== undefined) return voice.frame('frame.thinking', { nick: sitting.nick(thinking) })
  if (view?.questions.some(({ mine, answered }) => mine && answered !== undefined))
    return voice.frame('frame.answered')
  if (turn !== undefined) return voice.frame('frame.turn-of', { nick: sitting.nick(turn) })
  return voice.frame('frame.waiting')
}
