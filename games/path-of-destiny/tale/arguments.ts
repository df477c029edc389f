import type { SeenArg, SeenEvent } from '@osud/engine'

/** A word among the arguments of an event: the id of somebody or something. */
export function wordIn({ args }: SeenEvent, name: string): string {
  const arg = args[name]
  return typeof arg === 'string' ? arg : ''
}

/** A number among the arguments of an event. */
export function amountIn({ args }: SeenEvent, name: string): number {
  const arg = args[name]
  return typeof arg === 'number' ? arg : 0
}

/** The key of a text among the arguments of an event. */
export function textIn({ args }: SeenEvent, name: string): string {
  const arg: SeenArg | undefined = args[name]
  return typeof arg === 'object' && 'text' in arg ? arg.text : ''
}

/** The cards among the arguments of an event, as its reader may know them. */
export function cardsIn({ args }: SeenEvent, name = 'cards'): readonly string[] {
  const arg = args[name]
  return typeof arg === 'object' && 'cards' in arg ? arg.cards : []
}

/** Names among the arguments of an event. */
export function namesIn({ args }: SeenEvent, name = 'heroes'): readonly string[] {
  const arg = args[name]
  return Array.isArray(arg) ? (arg as readonly string[]) : []
}
