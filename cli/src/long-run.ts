import { CommanderError } from 'commander'
import progress from 'cli-progress'
import type { Terminal } from './terminal.ts'

/** The exit code of a program that Ctrl-C ended. */
const interruptedCode = 130

/** What a long run is given: how it learns of Ctrl-C, and whom it tells how far it is. */
export interface LongRun {
  readonly signal: AbortSignal
  readonly heard: (played: number, of: number) => void
}

/** Does what takes long: with a bar where somebody watches it, and with an end at Ctrl-C. */
export async function longRun<T>(
  { output, errors }: Terminal,
  json: boolean,
  act: (run: LongRun) => Promise<T>,
): Promise<T> {
  const interrupt = new AbortController()
  const stop = (): void => interrupt.abort()
  const shown = !json && output.isTTY === true && errors.isTTY === true
  const bar = shown ? new Bar(errors) : undefined
  process.on('SIGINT', stop)
  try {
    return await act({ signal: interrupt.signal, heard: (played, of) => bar?.show(played, of) })
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

/** The bar on a terminal: how many games, how fast, how long it still takes. */
class Bar {
  readonly #bar: InstanceType<typeof progress.SingleBar>
  #start: { readonly at: number; readonly played: number } | undefined

  constructor(stream: Terminal['errors']) {
    const format = '{bar} {percentage}%  {value} of {total} games{pace}'
    const options = { format, hideCursor: true, clearOnComplete: true, stream }
    this.#bar = new progress.SingleBar(options, progress.Presets.shades_classic)
  }

  show(played: number, of: number): void {
    if (this.#start === undefined) {
      this.#start = { at: performance.now(), played }
      this.#bar.start(of, played, { pace: '' })
      return
    }
    const rate = ((played - this.#start.played) * 1000) / (performance.now() - this.#start.at)
    this.#bar.update(played, { pace: `, ${rounded(rate)} games/s, ${duration((of - played) / rate)} left` })
  }

  stop(): void {
    this.#bar.stop()
  }
}

const rounded = (rate: number): string =>
  rate < 10 ? rate.toFixed(1) : Math.round(rate).toLocaleString('en-GB')

function duration(seconds: number): string {
  const whole = Math.ceil(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  if (hours > 0) return `${hours} h ${minutes} min`
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`
}
