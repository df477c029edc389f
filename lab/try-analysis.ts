import { readFileSync } from 'node:fs'
import { sow } from '@osud/engine'
import type { Game, MatchRecord } from '@osud/engine'
import { pathOfDestiny } from '@osud/path-of-destiny'
import { retrace } from '/work/main/lab/src/analysis/retracing.ts'
import { weigh } from '/work/main/lab/src/analysis/weighing.ts'
const rec = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as MatchRecord
const tries = Number(process.argv[3] ?? 300)
const r = retrace(pathOfDestiny as unknown as Game, rec, 's')
let prev = r.start
r.footsteps.forEach((f, i) => { console.log(i + 1, f.said?.seat, f.said?.question.ask, f.expected?.map((v, s) => (f.values[s]! - v).toFixed(1)), f.values.map((v, s) => `${v.toFixed(1)} (${(v - (prev[s] ?? v)).toFixed(1)})`).join(' ')); prev = f.values })
const t = performance.now()
if (tries) for (const d of r.decisions) {
  const g = weigh(pathOfDestiny as unknown as Game, d, tries, sow(`x ${d.number}`))
  let x = g.next(); while (!x.done) x = g.next()
  if (x.value) console.log(d.number, d.seat, d.question.ask, JSON.stringify(d.answer), JSON.stringify(x.value))
}
console.log(r.decisions.length, 'decisions', ((performance.now() - t) / 1000).toFixed(1), 's')
