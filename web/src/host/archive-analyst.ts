import { lineOf } from '@osud/bots'
import type { Game, MatchRecord } from '@osud/engine'
import { analysing, scenesOf } from '@osud/lab/analysis'
import type { Analysis, Progress, Scene } from '@osud/lab/analysis'

/** What an analyst is asked: to analyse a record, or to stop and say what was found. */
export type AnalystRequest =
  { readonly record: MatchRecord; readonly tries: number; readonly top: number } | { readonly stop: true }

/** What an analyst says: that it listens, how far it is, and at the end what it has found. */
export type AnalystReply =
  | { readonly ready: true }
  | { readonly progress: Progress }
  | { readonly found: Analysis; readonly scenes: readonly Scene[] }
  | { readonly trouble: string }

/** So long it thinks before it listens, in milliseconds. */
const slice = 40

/** The whole life of a worker that analyses one match. */
export function serveAnalyst(rulesOf: (id: string) => Promise<Game | undefined>): void {
  const line = lineOf<AnalystRequest, AnalystReply>(self)
  let stop = false
  line.hear(request => {
    if ('stop' in request) stop = true
    else void analyse(request).catch((cause: unknown) => line.send({ trouble: String(cause) }))
  })
  // It was loaded after its worker had begun: what was said before this would have been lost.
  line.send({ ready: true })

  async function analyse({ record, tries, top }: Exclude<AnalystRequest, { stop: true }>): Promise<void> {
    const game = await rulesOf(record.header.game)
    if (game === undefined) throw new Error(`there is no game '${record.header.game}'`)
    const thought = analysing(game, record, { tries, seed: 'osud', causes: top })
    let pause = performance.now() + slice
    for (;;) {
      const piece = thought.next(stop)
      if (piece.done) {
        line.send({ found: piece.value, scenes: scenesOf(game, record, piece.value, top) })
        return
      }
      if (performance.now() < pause) continue
      line.send({ progress: piece.value })
      // A message that has arrived is heard before the next timer.
      await new Promise(resolve => setTimeout(resolve))
      pause = performance.now() + slice
    }
  }
}
