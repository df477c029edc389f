import type { Sitter } from '@osud/web/look/board.ts'
import type { Scene } from './scene.ts'
import { isAutoma, phaseOf } from './seen.ts'

/** What somebody does at this moment, in words and with a sign. */
export interface Doing {
  readonly sign: 'check' | 'wait' | 'initiative'
  readonly words: string
  readonly waits: boolean
}

/** Who sits on a place. */
const sitterOf = ({ sitters }: Pick<Scene, 'sitters'>, who: number): Sitter | undefined =>
  sitters.find(({ seat }) => seat === who)

/** What somebody is about: thinking, done, standing somewhere, or waiting for a turn. */
export function doingOf(scene: Scene, who: number): Doing {
  const { view, voice } = scene
  const doing = sitterOf(scene, who)?.doing ?? 'idle'
  if (doing === 'asked') return { sign: 'wait', words: voice.say('mat.doing.asked'), waits: true }
  if (doing === 'thinking') return { sign: 'wait', words: voice.say('mat.doing.thinking'), waits: true }
  if (doing === 'done') return { sign: 'check', words: voice.say('mat.doing.done'), waits: false }
  const figure = view.state.figures.find(one => one.who === who)
  if (figure !== undefined) {
    const words =
      figure.place === 'deck' ? voice.say('mat.at-deck') : voice.say('mat.at-pair', { n: figure.place })
    return { sign: 'check', words, waits: false }
  }
  if (phaseOf(view) === 'draft') return { sign: 'wait', words: voice.say('mat.doing.later'), waits: false }
  const n = view.state.initiative.indexOf(who) + 1
  return { sign: 'initiative', words: voice.say('mat.place', { n }), waits: false }
}

/** What people call whoever sits on a place. */
export function calledOf(scene: Scene, who: number): string {
  if (isAutoma(scene.view, who)) return scene.voice.say('mat.automa')
  return sitterOf(scene, who)?.name ?? ''
}
