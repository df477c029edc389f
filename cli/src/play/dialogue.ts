import { acceptable, weigh } from '@osud/engine'
import type {
  Amounts,
  Answer,
  Deal,
  Offer,
  Option,
  Pick,
  Portion,
  Question,
  Split,
  Value,
} from '@osud/engine'
import type { Narrator } from '../narrator.ts'
import type { Choice, Prompter, Reply } from './prompter.ts'

/** Asks a person a question until there is an answer that can be given, or a command. */
export async function answerFrom(
  question: Question,
  prompter: Prompter,
  narrator: Narrator,
): Promise<Reply<Answer>> {
  switch (question.kind) {
    case 'choose': {
      const chosen = await prompter.choose(
        narrator.prompt(question),
        choicesOf(question, question.options, narrator),
      )
      return 'command' in chosen ? chosen : { value: valueAt(question.options, chosen.value) }
    }
    case 'pick':
      return question.ordered
        ? pickInOrder(question, prompter, narrator)
        : pickAny(question, prompter, narrator)
    case 'split':
      return share(question, prompter, narrator)
    case 'offer':
      return bargain(question, prompter, narrator)
  }
}

function choicesOf(question: Question, options: readonly Option[], narrator: Narrator): Choice[] {
  return options.map(option => ({
    label: narrator.option(question, option),
    refused: narrator.refusal(option),
    warning: option.warns ? narrator.reason(option.warns) : undefined,
  }))
}

const valueAt = (options: readonly Option[], index: number): Value => (options[index] as Option).value

function countText({ min, max }: Pick, { say }: Narrator): string {
  return min === max ? say('prompt.pick', { n: min }) : say('prompt.pick-between', { min, max })
}

async function pickAny(question: Pick, prompter: Prompter, narrator: Narrator): Promise<Reply<Value[]>> {
  const { options } = question
  const message = `${narrator.prompt(question)} ${countText(question, narrator)}`
  const picked = await prompter.pick(message, choicesOf(question, options, narrator), question)
  return 'command' in picked ? picked : { value: picked.value.map(index => valueAt(options, index)) }
}

/** One after the other, since the order matters. Undo takes back the last one picked before it takes back more. */
async function pickInOrder(question: Pick, prompter: Prompter, narrator: Narrator): Promise<Reply<Value[]>> {
  const { options, min, max } = question
  const taken: Value[] = []
  const most = Math.min(max, options.filter(acceptable).length)
  while (taken.length < most) {
    const left = options.filter(({ value }) => !taken.includes(value))
    const choices = choicesOf(question, left, narrator)
    if (taken.length >= min) choices.push({ label: narrator.say('cli.done') })
    const message = `${narrator.prompt(question)} ${countText(question, narrator)} (${taken.length + 1}/${most})`
    const chosen = await prompter.choose(message, choices)
    if ('command' in chosen) {
      if (chosen.command !== 'undo' || taken.length === 0) return chosen
      taken.pop()
    } else if (chosen.value === left.length) break
    else taken.push(valueAt(left, chosen.value))
  }
  return { value: taken }
}

/** Shares out an amount, portion by portion; each time only what can still come out right is let through. */
async function share(question: Split, prompter: Prompter, narrator: Narrator): Promise<Reply<Amounts>> {
  const { options, min, max } = question
  const open = options.filter(acceptable)
  for (;;) {
    prompter.tell(narrator.prompt(question))
    for (const option of options) {
      const refused = narrator.refusal(option)
      if (refused !== undefined) prompter.tell(`  –) ${narrator.option(question, option)} – ${refused}`)
    }
    const amounts = await amountsOf(open, min, max, prompter, narrator, (option, from, to) => {
      return narrator.say('cli.share', { what: narrator.option(question, option), from, to })
    })
    if (amounts === 'again') continue
    if ('command' in amounts) return amounts
    const given = weigh(open, amounts.value)
    if (given >= min && given <= max) return amounts
    const limit = given < min ? min : max
    prompter.tell(narrator.say(given < min ? 'trouble.too-few' : 'trouble.too-many', { given, limit }))
  }
}

type AmountText = (option: Portion, from: number, to: number) => string

/** Asks for the amount of each portion. Undo after the first one means: once more from the beginning. */
async function amountsOf(
  options: readonly Portion[],
  min: number,
  max: number,
  prompter: Prompter,
  narrator: Narrator,
  message: AmountText,
): Promise<Reply<Amounts> | 'again'> {
  const amounts: Record<string, number> = {}
  let total = 0
  let asked = 0
  for (const [i, option] of options.entries()) {
    const { weight = 1, most } = option
    const later = options.slice(i + 1).reduce((sum, one) => sum + one.most * (one.weight ?? 1), 0)
    const to = Math.min(most, Math.floor((max - total) / weight))
    const from = Math.min(to, Math.max(0, Math.ceil((min - total - later) / weight)))
    if (to <= 0) continue
    if (min > 0) prompter.tell(narrator.say('cli.left', { n: max - total }))
    const given = await prompter.amount(message(option, from, to), from, to)
    if ('command' in given) return given.command === 'undo' && asked > 0 ? 'again' : given
    asked++
    if (given.value > 0) amounts[String(option.value)] = given.value
    total += given.value * weight
  }
  return { value: amounts }
}

/** Leads through a trade: with whom, what for what, and once more the whole of it before it is offered. */
async function bargain(
  question: Offer,
  prompter: Prompter,
  narrator: Narrator,
): Promise<Reply<Deal | false>> {
  const { partners, gives } = question
  const { say } = narrator
  for (;;) {
    const choices = [...choicesOf(question, partners, narrator), { label: say('cli.offer-none') }]
    const chosen = await prompter.choose(narrator.prompt(question), choices)
    if ('command' in chosen) return chosen
    const partner = partners[chosen.value]
    if (partner === undefined) return { value: false }
    const ask =
      (key: string): AmountText =>
      (option, _from, to) =>
        say(key, { what: narrator.option(question, option), to })
    const give = await amountsOf(
      gives.filter(acceptable),
      0,
      Infinity,
      prompter,
      narrator,
      ask('cli.offer-give'),
    )
    if (give === 'again' || ('command' in give && give.command === 'undo')) continue
    if ('command' in give) return give
    const get = await amountsOf(
      partner.gets.filter(acceptable),
      0,
      Infinity,
      prompter,
      narrator,
      ask('cli.offer-get'),
    )
    if (get === 'again' || ('command' in get && get.command === 'undo')) continue
    if ('command' in get) return get
    if (Object.keys(give.value).length + Object.keys(get.value).length === 0) {
      prompter.tell(say('cli.offer-empty'))
      continue
    }
    const sum = say('cli.offer-sum', {
      who: narrator.option(question, partner),
      give: amountsText(question, gives, give.value, narrator),
      get: amountsText(question, partner.gets, get.value, narrator),
    })
    const sure = await prompter.choose(sum, [
      { label: say('cli.offer-send') },
      { label: say('cli.offer-again') },
    ])
    if ('command' in sure && sure.command !== 'undo') return sure
    if ('value' in sure && sure.value === 0)
      return { value: { with: partner.value, give: give.value, get: get.value } }
  }
}

function amountsText(
  question: Offer,
  options: readonly Portion[],
  amounts: Amounts,
  narrator: Narrator,
): string {
  const things = options.flatMap(option => {
    const n = amounts[String(option.value)] ?? 0
    return n === 0 ? [] : [`${narrator.option(question, option)} ×${n}`]
  })
  return things.length === 0 ? narrator.say('cli.nothing') : things.join(', ')
}
