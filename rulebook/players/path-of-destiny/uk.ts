import { abilities } from './uk/abilities.ts'
import { basics } from './uk/basics.ts'
import { chapter } from './uk/chapter.ts'
import { setup } from './uk/setup.ts'
import { solo } from './uk/solo.ts'
import { stories } from './uk/stories.ts'
import { turn } from './uk/turn.ts'

/** The rules of Path of Destiny as players read them, in Ukrainian. */
export const uk: Readonly<Record<string, string>> = {
  ...basics,
  ...setup,
  ...abilities,
  ...turn,
  ...chapter,
  ...solo,
  ...stories,
}
