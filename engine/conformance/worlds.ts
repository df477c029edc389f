import { anyAnswer, clone, hiddenCard, log, Match, shuffle, sight, view } from '../src/index.ts'
import type { Answer, Game, Open, Position, Question, Reader, Seedling } from '../src/index.ts'

/** Two matches that differ only in what a reader cannot know. */
export interface Worlds {
  readonly reader: Reader
  readonly bit: number
  readonly one: Match
  readonly other: Match
}

/**
 * The match as it stands and a second one in which the cards that `reader` does not know have changed places. Only
 * at the beginning of a step, where the whole match is plain data, and only while the reader is told nothing new;
 * undefined elsewhere.
 */
export function twoWorlds(match: Match, reader: Reader, chance: Seedling): Worlds | undefined {
  const { position, answers } = match.runningStep()
  if (
    answers.length > 0 ||
    match.open.some(({ seats }) => seats.some(seat => match.held(seat) !== undefined))
  ) {
    return undefined
  }
  const bit = 1 << (reader === 'onlooker' ? match.header.seats : reader)
  const { game, header } = match
  const changed = clone(position)
  swapHidden(game, changed, bit, chance)
  const [one, other] = [Match.at(game, header, clone(position)), Match.at(game, header, changed)]
  const taught = ((one.learnt | other.learnt) & bit) !== 0 // the step began by showing the reader something
  return taught ? undefined : { reader, bit, one, other }
}

function swapHidden(game: Game, { zones }: Position, bit: number, chance: Seedling): void {
  const slots: { cards: string[]; index: number; back: string }[] = []
  for (const [zone, marks] of Object.entries(zones.seen)) {
    const cards = zones.cards[zone] ?? []
    marks.forEach((mark, index) => {
      if ((mark & bit) === 0) slots.push({ cards, index, back: hiddenCard(game.back?.(cards[index] ?? '')) })
    })
  }
  for (const back of new Set(slots.map(slot => slot.back))) {
    const alike = slots.filter(slot => slot.back === back)
    const faces = alike.map(({ cards, index }) => cards[index] ?? '')
    shuffle(chance, faces)
    alike.forEach(({ cards, index }, i) => (cards[index] = faces[i] ?? ''))
  }
}

/** Everything that a reader receives, as one text; two worlds that look alike give the same text. */
export function received(match: Match, reader: Reader): string {
  const seen = { view: view(match, reader), log: log(match, reader) }
  return JSON.stringify(reader === 'onlooker' ? seen : { ...seen, sight: sight(match, reader) })
}

/**
 * Answers one question in both worlds in the same way: the same value, or, for a seat whose hand differs, the options
 * in the same places. False when that cannot be done, and the worlds can no longer be compared.
 */
export function answerBoth(
  { one, other, reader }: Worlds,
  seat: number,
  open: Open,
  chance: Seedling,
): boolean {
  const twin = other.open.find(({ id, seats }) => id === open.id && seats.includes(seat))
  const value = anyAnswer(open.question, chance)
  if (twin === undefined || value === undefined) return false
  one.answer(seat, open.id, value)
  for (const mirrored of seat === reader
    ? [value]
    : [value, samePlaces(open.question, twin.question, value)]) {
    if (mirrored === undefined) continue
    try {
      other.answer(seat, twin.id, mirrored)
      return true
    } catch {
      continue
    }
  }
  return false
}

function samePlaces(from: Question, to: Question, value: Answer): Answer | undefined {
  if (from.kind === 'offer' || to.kind === 'offer') return undefined
  const move = (item: unknown): Answer | undefined =>
    to.options[from.options.findIndex(option => option.value === item)]?.value
  return Array.isArray(value) ? (value.map(move) as Answer) : move(value)
}
