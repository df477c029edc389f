import { acceptable, weigh } from '@osud/engine'
import type { Amounts, Deal, Offer, Portion, Split } from '@osud/engine'
import { pileWords } from '@osud/lang'
import { choicesOf } from './choices.ts'
import type { Talk } from './choices.ts'
import type { Reply } from './prompter.ts'

/** Shares out an amount, portion by portion; each time only what can still come out right is let through. */
export async function share(question: Split, talk: Talk): Promise<Reply<Amounts>> {
  const { prompter, narrator } = talk
  const { options, min, max } = question
  for (;;) {
    prompter.tell(narrator.prompt(question))
    for (const { label, refused } of choicesOf(question, options, talk)) {
      if (refused !== undefined) prompter.tell(`  –) ${label} – ${refused}`)
    }
    const amounts = await amountsOf(options, min, max, {
      ask: (option, from, to) => {
        const what = narrator.option(question, option)
        return prompter.amount(narrator.say('cli.share', { what, from, to }), from, to)
      },
      left: n => prompter.tell(narrator.say('cli.left', { n })),
      settled: (option, n) => prompter.tell(`${narrator.option(question, option)}: ${n}`),
    })
    if (amounts === 'again') continue
    if ('command' in amounts) return amounts
    const given = weigh(options, amounts.value)
    if (given >= min && given <= max) return amounts
    const limit = given < min ? min : max
    prompter.tell(narrator.say(given < min ? 'trouble.too-few' : 'trouble.too-many', { given, limit }))
  }
}

/** Leads through a trade: with whom, what for what, and once more the whole of it before it is offered. */
export async function bargain(question: Offer, talk: Talk): Promise<Reply<Deal | false>> {
  const { prompter, narrator } = talk
  const { partners, gives } = question
  const { say } = narrator
  const pile = (
    key: 'cli.offer-give' | 'cli.offer-get',
    portions: readonly Portion[],
  ): Promise<Reply<Amounts> | 'again'> =>
    amountsOf(portions, 0, Infinity, {
      ask: (option, from, to) => {
        return prompter.amount(say(key, { what: narrator.option(question, option), to }), from, to)
      },
    })
  for (;;) {
    const choices = [...choicesOf(question, partners, talk), { label: say('answer.no-trade') }]
    const chosen = await prompter.choose(narrator.prompt(question), choices)
    if ('command' in chosen) return chosen
    const partner = partners[chosen.value]
    if (partner === undefined) return { value: false }
    const give = await pile('cli.offer-give', gives)
    if (isStartingOver(give)) continue
    if ('command' in give) return give
    const get = await pile('cli.offer-get', partner.gets)
    if (isStartingOver(get)) continue
    if ('command' in get) return get
    if (Object.keys(give.value).length + Object.keys(get.value).length === 0) {
      prompter.tell(say('cli.offer-empty'))
      continue
    }
    const sum = say('cli.offer-sum', {
      who: narrator.option(question, partner),
      give: pileWords(question, gives, give.value, narrator),
      get: pileWords(question, partner.gets, get.value, narrator),
    })
    const sure = await prompter.choose(sum, [
      { label: say('cli.offer-send') },
      { label: say('cli.offer-again') },
    ])
    if (isStartingOver(sure) || ('value' in sure && sure.value === 1)) continue
    return 'command' in sure ? sure : { value: { with: partner.value, give: give.value, get: get.value } }
  }
}

/** In the middle of a trade, undo only means: once more from the beginning. */
function isStartingOver(reply: Reply<unknown> | 'again'): reply is 'again' | { readonly command: 'undo' } {
  return reply === 'again' || ('command' in reply && reply.command === 'undo')
}

interface AmountTalk {
  readonly ask: (option: Portion, from: number, to: number) => Promise<Reply<number>>
  /** Says how much is left to share out. */
  readonly left?: (n: number) => void
  /** Says what is left for a portion when there is no choice any more. */
  readonly settled?: (option: Portion, n: number) => void
}

/** Asks for the amount of each portion. Undo after the first one means: once more from the beginning. */
async function amountsOf(
  portions: readonly Portion[],
  min: number,
  max: number,
  { ask, left, settled }: AmountTalk,
): Promise<Reply<Amounts> | 'again'> {
  const options = portions.filter(acceptable)
  const amounts: Record<string, number> = {}
  let total = 0
  let asked = 0
  for (const [i, option] of options.entries()) {
    const { weight = 1, most } = option
    const later = options.slice(i + 1).reduce((sum, one) => sum + one.most * (one.weight ?? 1), 0)
    const to = Math.min(most, Math.floor((max - total) / weight))
    const from = Math.min(to, Math.max(0, Math.ceil((min - total - later) / weight)))
    if (to <= 0) continue
    let amount = to
    if (from === to && asked > 0) settled?.(option, to)
    else {
      left?.(max - total)
      const given = await ask(option, from, to)
      if ('command' in given) return given.command === 'undo' && asked > 0 ? 'again' : given
      asked++
      amount = given.value
    }
    if (amount > 0) amounts[String(option.value)] = amount
    total += amount * weight
  }
  return { value: amounts }
}
