import { z } from 'zod'
import { ruleIdsIn } from './games.ts'

/** What the proof file holds: for each proven rule id the titles of the tests that prove it. */
export const provenSchema = z.record(z.string(), z.array(z.string()).readonly()).readonly()

/** The titles of the tests that prove a rule, by rule id. */
export type Proven = z.output<typeof provenSchema>

/** A test that has run, with its full title. */
export interface TestOutcome {
  readonly title: string
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending'
}

/** The rules that passed tests name and no failed test names, sorted. */
export function provenBy(outcomes: Iterable<TestOutcome>): Proven {
  const titles = new Map<string, Set<string>>()
  const broken = new Set<string>()
  for (const { title, state } of outcomes) {
    for (const id of ruleIdsIn(title)) {
      if (state === 'failed') broken.add(id)
      if (state === 'passed') titles.set(id, (titles.get(id) ?? new Set()).add(title))
    }
  }
  const ids = [...titles.keys()].filter(id => !broken.has(id)).toSorted()
  return Object.fromEntries(ids.map(id => [id, [...(titles.get(id) ?? [])].toSorted()]))
}
