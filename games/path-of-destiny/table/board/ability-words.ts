import type { Voice } from '@osud/web/look/board.ts'

/** What an ability does, without its name in front. */
export function abilityText(voice: Voice, name: string): string {
  const whole = voice.say(`ability.${name}.text`)
  const title = `${voice.say(`ability.${name}`)}:`
  if (!whole.startsWith(title)) return whole
  const rest = whole.slice(title.length).trim()
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}.`
}
