import { acceptable } from '@osud/engine'
import type { Answer, Option, Pick, Question, Value } from '@osud/engine'
import type { Narrator } from '../narrator.ts'
import { bargain, share } from './amounts.ts'
import { choicesOf } from './choices.ts'
import type { Talk } from './choices.ts'
import type { Reply } from './prompter.ts'

/** Asks a person a question until there is an answer that can be given, or a command. */
export async function answerFrom(question: Question, talk: Talk): Promise<Reply<Answer>> {
  switch (question.kind) {
    case 'choose': {
      const { prompter, narrator } = talk
      const chosen = await prompter.choose(
        narrator.prompt(question),
        choicesOf(question, question.options, talk),
      )
      return 'command' in chosen ? chosen : { value: valueAt(question.options, chosen.value) }
    }
    case 'pick':
      return question.ordered ? pickInOrder(question, talk) : pickAny(question, talk)
    case 'split':
      return share(question, talk)
    case 'offer':
      return bargain(question, talk)
  }
}

const valueAt = (options: readonly Option[], index: number): Value => (options[index] as Option).value

function countText({ min, max }: Pick, { say }: Narrator): string {
  return min === max ? say('prompt.pick', { n: min }) : say('prompt.pick-between', { min, max })
}

async function pickAny(question: Pick, talk: Talk): Promise<Reply<Value[]>> {
  const { prompter, narrator } = talk
  const { options } = question
  const message = `${narrator.prompt(question)} · ${countText(question, narrator)}`
  const picked = await prompter.pick(message, choicesOf(question, options, talk), question)
  return 'command' in picked ? picked : { value: picked.value.map(index => valueAt(options, index)) }
}

/** One after the other, since the order matters. Undo takes back the last one picked before it takes back more. */
async function pickInOrder(question: Pick, talk: Talk): Promise<Reply<Value[]>> {
  const { prompter, narrator } = talk
  const { options, min, max } = question
  const taken: Value[] = []
  const most = Math.min(max, options.filter(acceptable).length)
  const wanted = min === max ? '' : ` · ${countText(question, narrator)}`
  while (taken.length < most) {
    const left = options.filter(({ value }) => !taken.includes(value))
    const choices = choicesOf(question, left, talk)
    if (taken.length >= min) choices.push({ label: narrator.say('cli.done') })
    const count = most > 1 ? ` (${taken.length + 1}/${most})` : ''
    const chosen = await prompter.choose(`${narrator.prompt(question)}${wanted}${count}`, choices)
    if ('command' in chosen) {
      if (chosen.command !== 'undo' || taken.length === 0) return chosen
      taken.pop()
    } else if (chosen.value === left.length) break
    else taken.push(valueAt(left, chosen.value))
  }
  return { value: taken }
}
