import { CommanderError } from 'commander'
import progress from 'cli-progress'
import type { Terminal } from './terminal.ts'

/** The exit code of a program that Ctrl-C ended. */
const interruptedCode = 130

/** What a long run is given: how it learns of Ctrl-C, and whom it tells how far it is. */
export interface LongRun {
  readonly signal: AbortSignal
  readonly heard: (done: number, of: number) => void
}

/** How it is told how far a long run is. */
export type Wording = (done: number, of: number, pace: Pace | undefined) => string

/** How many are done in a second, and how many seconds it still takes. */
interface Pace {
  readonly rate: number
  readonly left: number
}

/** Does what takes long: with a bar where somebody watches it, and with an end at Ctrl-C. */
export async function longRun<T>(
  { output, errors }: Terminal,
  json: boolean,
  act: (run: LongRun) => Promise<T>,
  wording: Wording = gamesPlayed,
): Promise<T> {
  const interrupt = new AbortController()
  const stop = (): void => interrupt.abort()
  const shown = !json && output.isTTY === true && errors.isTTY === true
  const bar = shown ? new Bar(errors, wording) : undefined
  process.on('SIGINT', stop)
  try {
    return await act({ signal: interrupt.signal, heard: (done, of) => bar?.show(done, of) })
  } finally {
    bar?.stop()
    process.off('SIGINT', stop)
  }
}

/** Ends a command that was interrupted, with one line for the person who did it. */
export function endInterrupted({ errors }: Terminal, line: string): never {
  errors.write(`osud: ${line}\n`)
  throw new CommanderError(interruptedCode, 'osud.interrupted', line)
}

/** The bar on a terminal. */
class Bar {
  readonly #bar: InstanceType<typeof progress.SingleBar>
  readonly #wording: Wording
  #start: { readonly at: number; readonly done: number } | undefined

  constructor(stream: Terminal['errors'], wording: Wording) {
    const options = {
      format: '{bar} {percentage}%  {words}',
      hideCursor: true,
      clearOnComplete: true,
      stream,
    }
    this.#bar = new progress.SingleBar(options, progress.Presets.shades_classic)
    this.#wording = wording
  }

  show(done: number, of: number): void {
    if (this.#start === undefined) {
      this.#start = { at: performance.now(), done }
      this.#bar.start(of, done, { words: this.#wording(done, of, undefined) })
      return
    }
    const rate = ((done - this.#start.done) * 1000) / (performance.now() - this.#start.at)
    this.#bar.update(done, { words: this.#wording(done, of, { rate, left: (of - done) / rate }) })
  }

  stop(): void {
    this.#bar.stop()
  }
}

/** How many games, how fast, how long it still takes. */
function gamesPlayed(played: number, of: number, pace: Pace | undefined): string {
  const games = `${played} of ${of} games`
  return pace === undefined ? games : `${games}, ${rounded(pace.rate)} games/s, ${duration(pace.left)} left`
}

const rounded = (rate: number): string =>
  rate < 10 ? rate.toFixed(1) : Math.round(rate).toLocaleString('en-GB')

function duration(seconds: number): string {
  const whole = Math.ceil(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  if (hours > 0) return `${hours} h ${minutes} min`
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`
}
