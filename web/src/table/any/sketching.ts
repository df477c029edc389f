import type { Area, Piece, Reader, Say, Seat, Track, Value } from '@osud/engine'
import type { Choice, Choosing, Voice } from '../../look/board.ts'

/** A text with its arguments in the reader's words. */
export const saying = (voice: Voice, { key, args }: Say): string => voice.say(key, args)

/** What an area is called. */
export const areaName = (voice: Voice, { id, says }: Area): string =>
  says === undefined ? voice.say(`area.${id}`) : saying(voice, says)

/** A piece as it is drawn. */
export interface Figure {
  /** What tells it from the other pieces; the same piece has the same wherever it goes. */
  readonly id: string
  readonly name: string
  readonly n: number
  readonly kind: 'mine' | 'seat' | 'thing'
}

/** Who looks at a sketch, how it speaks, and what those on the seats are called. */
export interface Looking {
  readonly reader: Reader
  readonly voice: Voice
  readonly heroOf: (seat: Seat) => string
}

/** A piece as the reader sees it. */
export function figureOf({ reader, voice, heroOf }: Looking, piece: Piece): Figure {
  if ('seat' in piece) {
    const { seat } = piece
    return { id: `seat ${seat}`, name: heroOf(seat), n: 1, kind: seat === reader ? 'mine' : 'seat' }
  }
  const { says, n = 1 } = piece
  return { id: JSON.stringify(says), name: saying(voice, says), n, kind: 'thing' }
}

/** The choices that the reader's own question offers in an area: those whose options show it. */
export function choicesAt(choosing: Choosing, area: string): Choice[] {
  const question = choosing.asked?.question
  if (question?.kind !== 'choose' && question?.kind !== 'pick') return []
  return question.options.flatMap(({ value, shows }) =>
    shows?.includes(area) ? (choosing.of(value) ?? []) : [],
  )
}

/**
 * What pressing an area chooses. One choice is pressed as everywhere, and pressed again it is confirmed; of several the
 * next one is taken each time.
 */
export function pressedAt(choices: readonly Choice[]): Value | undefined {
  const legal = choices.filter(choice => choice.legal)
  const chosen = legal.findLastIndex(choice => choice.selected)
  return legal[(chosen + 1) % legal.length]?.value
}

/** The positions of a track that are numbered: few enough to be read, the first and the last among them. */
export function numbersOf({ from, to }: Pick<Track, 'from' | 'to'>): number[] {
  const step = steps.find(wide => (to - from) / wide <= 8) ?? to - from
  const round = Math.ceil(from / step) * step
  const between = Array.from({ length: Math.floor((to - round) / step) + 1 }, (_, i) => round + i * step)
  return [from, ...between.filter(n => n - from > step / 2 && to - n > step / 2), to]
}

const steps: readonly number[] = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]
