import { abilities } from './cs/abilities.ts'
import { basics } from './cs/basics.ts'
import { chapterEnd } from './cs/chapter-end.ts'
import { solo } from './cs/solo.ts'
import { stories } from './cs/stories.ts'
import { turn } from './cs/turn.ts'

/** What players read when they ask why: every rule of Path of Destiny, in Czech. */
export const cs: Readonly<Record<string, string>> = {
  ...basics,
  ...abilities,
  ...turn,
  ...chapterEnd,
  ...solo,
  ...stories,
}
