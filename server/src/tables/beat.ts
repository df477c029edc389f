/** How bots are paced: within a beat, the time they take says nothing about what they hold. A longer thought shows as whole beats. */
export interface Beat {
  /** Milliseconds between a question and the answer of a bot, or a whole multiple of it. */
  readonly length: number
  now(): number
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
}

/** Waits until the next beat after `begun`, however soon the thought was ready. */
export async function onTheBeat(beat: Beat, begun: number, signal: AbortSignal): Promise<void> {
  if (beat.length <= 0) return
  const taken = beat.now() - begun
  const beats = Math.max(1, Math.ceil(taken / beat.length))
  await beat.wait(begun + beats * beat.length - beat.now(), signal)
}
