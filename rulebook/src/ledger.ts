import { parse } from 'yaml'
import { z } from 'zod'
import { ledgerSchema, type Ledger, type Rule } from './schema.ts'

/** Reads a ledger from its YAML text; what is wrong is told with the file's name and the path within it. */
export function parseLedger(file: string, text: string): Ledger {
  const result = ledgerSchema.safeParse(parseYaml(file, text))
  if (result.success) return result.data
  const lines = result.error.issues.map(
    ({ path, message }) => `${file}: ${z.core.toDotPath(path) || '(the whole file)'}: ${message}`,
  )
  throw new Error(lines.join('\n'))
}

function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

/** The rule with this id, whichever game it belongs to. */
export function ruleOf(ledgers: readonly Ledger[], id: string): Rule | undefined {
  const ledger = ledgers.find(({ prefix }) => id.startsWith(`${prefix}-`))
  return ledger?.rules.find(rule => rule.id === id)
}
