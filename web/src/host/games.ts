import type { Game } from '@osud/engine'

/** The rules of the games that can be played here, each loaded when it is first needed. */
const rules: Readonly<Record<string, () => Promise<unknown>>> = {
  'path-of-destiny': async () => (await import('@osud/path-of-destiny/rules')).pathOfDestiny,
  'night-ferry': async () => (await import('@osud/engine/example/rules')).ferry,
}

/** The rules of a game by its id. To a table a game is its rules alone, whatever the types of its state. */
export async function rulesOf(id: string): Promise<Game | undefined> {
  return Object.hasOwn(rules, id) ? ((await rules[id]?.()) as Game) : undefined
}
