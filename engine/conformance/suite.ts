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

/** What a check says against a subject at the first table where it fails; undefined if it never does. */
export function failure(subject: Subject, name: CheckName, matches = 3): string | undefined {
  for (const table of tablesOf(subject.game)) {
    for (let i = 0; i < matches; i++) {
      try {
        checks[name](subject, table, `twin ${i}`)
      } catch (error) {
        return error instanceof Error ? error.message : String(error)
      }
    }
  }
  return undefined
}
