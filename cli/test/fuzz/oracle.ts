import type { Match, Offer, Open, Option, Portion, Question } from '@osud/engine'

// Decides by itself which answers are legal. It shares no code with the engine's own check, only the question.

const requestFields = ['id', 'do', 'match', 'seat', 'question', 'value']

/** What a line says that asks to answer, and whether it is in good form; undefined if it asks for anything else. */
export function answerIn(
  line: string | Uint8Array,
): { readonly request: Readonly<Record<string, unknown>>; readonly goodForm: boolean } | undefined {
  const bytes = typeof line === 'string' ? Buffer.from(line) : line
  if (bytes.length > 1024 * 1024) return undefined
  let request: unknown
  try {
    request = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
  if (!isObject(request) || request['do'] !== 'answer') return undefined
  const keys = Object.keys(request)
  const { id, match, seat, question } = request
  const goodForm =
    keys.every(key => requestFields.includes(key)) &&
    ['seat', 'question', 'value'].every(key => keys.includes(key)) &&
    (typeof id !== 'object' || id === null) &&
    (typeof id !== 'number' || Number.isFinite(id)) &&
    (!keys.includes('match') || (typeof match === 'string' && match.length >= 1 && match.length <= 100)) &&
    [seat, question].every(value => typeof value === 'number' && Number.isFinite(value))
  return { request, goodForm }
}

/** Whether the match must accept this answer. */
export function isLegal(match: Match, { seat, question, value }: Readonly<Record<string, unknown>>): boolean {
  const asked = match.open.find(one => one.id === question && one.seats.some(each => each === seat))
  return asked !== undefined && fits(asked, value)
}

function fits({ question }: Open, value: unknown): boolean {
  switch (question.kind) {
    case 'choose':
      return allowed(question.options, value)
    case 'pick':
      return (
        Array.isArray(value) &&
        value.length >= question.min &&
        value.length <= question.max &&
        value.every((one, i) => allowed(question.options, one) && value.indexOf(one) === i)
      )
    case 'split': {
      const total = totalOf(question.options, value)
      return total !== undefined && total >= question.min && total <= question.max
    }
    case 'offer':
      return value === false || fitsTrade(question, value)
  }
}

function fitsTrade({ partners, gives }: Offer, value: unknown): boolean {
  if (!isObject(value)) return false
  const partner = partners.find(one => one.value === value['with'] && !isRefused(one))
  if (partner === undefined) return false
  const given = totalOf(gives, value['give'])
  const gotten = totalOf(partner.gets, value['get'])
  return given !== undefined && gotten !== undefined && given + gotten > 0
}

/** What the amounts weigh together; undefined if one of them is not allowed. */
function totalOf(options: readonly Portion[], value: unknown): number | undefined {
  if (!isObject(value)) return undefined
  let total = 0
  for (const key of Object.keys(value)) {
    const amount = value[key]
    const option = options.find(one => `${one.value}` === key)
    if (option === undefined || typeof amount !== 'number' || amount % 1 !== 0 || amount < 0) return undefined
    if (amount > 0 && (isRefused(option) || amount > option.most)) return undefined
    total += amount * (option.weight ?? 1)
  }
  return total
}

const allowed = (options: readonly Option[], value: unknown): boolean =>
  options.some(option => option.value === value && !isRefused(option))

const isRefused = ({ refused }: Option): boolean =>
  Array.isArray(refused) ? refused.length > 0 : Boolean(refused)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Some value that is worth trying on a question because it nearly fits. */
export function refusedValues(question: Question): unknown[] {
  const options = question.kind === 'offer' ? question.partners : question.options
  return options.filter(isRefused).map(({ value }) => value)
}
