import { describe, it } from 'vitest'
import { checks } from './checks.ts'
import type { CheckName } from './checks.ts'
import { tablesOf } from './subject.ts'
import type { Subject } from './subject.ts'

/** Runs every check for every number of seats and every variant of a game, over `matches` seeds each. */
export function conformance(subject: Subject, { matches = 5 }: { readonly matches?: number } = {}): void {
  const { game } = subject
  describe(`${game.id} conforms`, () => {
    for (const table of tablesOf(game)) {
      describe(`${table.seats} seats, ${table.variant}`, () => {
        for (const [name, check] of Object.entries(checks)) {
          it(name, () => {
            for (let i = 0; i < matches; i++) check(subject, table, `${game.id} ${i}`)
          })
        }
      })
    }
  })
}

/** The checks that a subject fails, over all its tables, with what they say. For trying the suite itself. */
export function failures(subject: Subject, matches = 3): Map<CheckName, string> {
  const failed = new Map<CheckName, string>()
  for (const [name, check] of Object.entries(checks) as [CheckName, (typeof checks)[CheckName]][]) {
    for (const table of tablesOf(subject.game)) {
      for (let i = 0; i < matches && !failed.has(name); i++) {
        try {
          check(subject, table, `twin ${i}`)
        } catch (error) {
          failed.set(name, error instanceof Error ? error.message : String(error))
        }
      }
    }
  }
  return failed
}
