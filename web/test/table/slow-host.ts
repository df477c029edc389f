import type { Answer, Question, Reader, Seat, SeenQuestion } from '@osud/engine'
import type { Hint, Host, Moment, Place } from '../../src/host/host.ts'
import type { Boarding } from '../../src/look/board.ts'
import { Sitting } from '../../src/table/sitting.svelte.ts'
import type { TableVoice } from '../../src/table/voice.ts'
import { voice as plainVoice } from '../any/sketches.ts'

/** Says keys instead of texts. */
export const voice: TableVoice = { ...plainVoice, frame: plainVoice.say }

/** A game without a board of its own. */
export const boarding: Boarding = { hero: () => undefined }

/** A wish that waits to be granted or refused. */
export interface Waiting<T> {
  readonly grant: (value: T) => void
  readonly refuse: (cause: Error) => void
}

/** A host that does nothing by itself: a test grants or refuses each wish when it likes. */
export class SlowHost implements Host {
  readonly answers: (Waiting<void> & { readonly seat: Seat; readonly id: number; readonly value: Answer })[] =
    []
  readonly hints: Waiting<Hint>[] = []

  answer(seat: Seat, id: number, value: Answer): Promise<void> {
    return new Promise((grant, refuse) => this.answers.push({ grant, refuse, seat, id, value }))
  }

  hint(): Promise<Hint> {
    return new Promise((grant, refuse) => this.hints.push({ grant, refuse }))
  }

  readonly looked: Reader[] = []
  look(reader: Reader): Promise<void> {
    this.looked.push(reader)
    return Promise.resolve()
  }

  readonly hear = () => () => undefined
  readonly undo = () => Promise.resolve()
  readonly sit = () => Promise.resolve()
  readonly file = () => Promise.resolve('')
  readonly leave = () => undefined
}

/** Two people at one screen, before a host that takes its time. */
export function sitDown(): { host: SlowHost; sitting: Sitting } {
  const host = new SlowHost()
  const sitting = new Sitting(host, () => ({ game: 'night-ferry', boarding, voice }))
  return { host, sitting }
}

const people: readonly Place[] = [{ person: 'Anna' }, { person: 'Bob' }]

/** A moment as a reader sees it. */
export function momentOf(reader: Reader, turn: Seat | undefined, more: Partial<Moment> = {}): Moment {
  return {
    match: 'm',
    game: 'night-ferry',
    places: people,
    view: { reader, seats: 2, state: {}, zones: {}, questions: [] },
    news: { from: 0, events: [] },
    turn,
    thinking: undefined,
    secretive: true,
    undo: { count: 0, because: 'undo-nothing' },
    kept: 'yes',
    ...more,
  }
}

const usual: Question = {
  kind: 'choose',
  ask: 'ask.way',
  rule: 'R-1',
  options: [{ value: 'a' }, { value: 'b' }],
}

/** A moment in which a seat looks and is asked; a question of both has the same number for both. */
export function asks(seat: Seat, id: number, question: Question = usual, more: Partial<Moment> = {}): Moment {
  const { ask, rule } = question
  const asked: SeenQuestion = {
    id,
    seats: [seat],
    settles: 'secret',
    table: false,
    ask,
    rule,
    mine: true,
    question,
    done: [],
    suggestions: [],
  }
  const moment = momentOf(seat, seat, more)
  return { ...moment, view: { ...moment.view, questions: [asked] } }
}

/** Advice for a question. */
export const adviceFor = (question: number): Hint => ({
  question,
  answer: 'a',
  says: [{ key: 'the-hidden-card' }],
  tries: 12,
  feared: [],
})
