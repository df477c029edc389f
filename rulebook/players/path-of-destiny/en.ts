import { abilities } from './en/abilities.ts'
import { basics } from './en/basics.ts'
import { chapterEnd } from './en/chapter-end.ts'
import { solo } from './en/solo.ts'
import { stories } from './en/stories.ts'
import { turn } from './en/turn.ts'

/** What players read when they ask why: every rule of Path of Destiny, in English. */
export const en: Readonly<Record<string, string>> = {
  ...basics,
  ...abilities,
  ...turn,
  ...chapterEnd,
  ...solo,
  ...stories,
}
