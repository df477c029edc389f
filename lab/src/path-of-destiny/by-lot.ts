import type { Game } from '@osud/engine'
import { pathOfDestiny } from '@osud/path-of-destiny'
import type { PathOfDestiny } from '@osud/path-of-destiny'

const { prepare } = pathOfDestiny.steps

/**
 * Path of Destiny with a starting order that is drawn by lot. A story prescribes it by hero (POD-040), so whoever is first
 * differs from others in hero, and from the same hero elsewhere in who is missing. Lots make the place alone differ.
 */
export const byLot: Game<PathOfDestiny> = {
  ...pathOfDestiny,
  steps: {
    ...pathOfDestiny.steps,
    prepare(table, step) {
      prepare(table, step)
      const { initiative, players } = table.state
      const left = [...initiative]
      table.state.initiative = initiative.map(() => left.splice(table.chance(left.length), 1)[0] as number)
      const heroes = table.state.initiative.flatMap(who => players[who]?.hero ?? [])
      table.tell('log.initiative', { heroes }, 'POD-040')
    },
  },
}
