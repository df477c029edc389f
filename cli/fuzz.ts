import { randomUUID } from 'node:crypto'
import { Command } from 'commander'
import { wholeNumber } from './src/arguments.ts'
import { Fuzzer } from './test/fuzz/fuzzer.ts'

// The long run of the fuzzer: npx tsx cli/fuzz.ts --lines 1000000

const { lines, seed } = new Command('fuzz')
  .option('--lines <n>', 'how many lines to send', wholeNumber(1, 999_999_999), 1_000_000)
  .option('--seed <text>', 'the same seed sends the same lines', randomUUID().slice(0, 8))
  .parse()
  .opts<{ lines: number; seed: string }>()

const fuzzer = new Fuzzer(seed)
const began = performance.now()
const step = Math.ceil(lines / 20)
console.log(`seed ${seed}`)
try {
  for (let i = 1; i <= lines; i++) {
    fuzzer.step()
    if (i % step === 0)
      console.log(`${i} lines, ${Math.round((i / (performance.now() - began)) * 1000)} lines/s`)
  }
} catch (cause) {
  process.exitCode = 1
  console.error(
    `after ${fuzzer.figures.lines} lines: ${cause instanceof Error ? cause.message : String(cause)}`,
  )
}
console.log(JSON.stringify(fuzzer.figures, undefined, 2))
