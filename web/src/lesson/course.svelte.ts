import type { Answer, Lesson, LessonStep, Option, Seat } from '@osud/engine'
import type { Hint, Host, Moment } from '../host/host.ts'
import { HostError } from '../host/host.ts'
import type { Scene } from '../host/scene.ts'
import { bookmarkOf, markPlace } from './bookmark.ts'

/** How a lesson is taken: step by step, with a scripted match on the table. To the table it is a host like any other. */
export class Course implements Host {
  readonly scripted = true
  readonly lesson: Lesson
  readonly #play: (length: number) => Promise<Scene>
  readonly #listeners = new Set<(moment: Moment) => void>()
  #index = $state(0)
  #astray = $state(false)

  constructor(lesson: Lesson, play: (length: number) => Promise<Scene>) {
    this.lesson = lesson
    this.#play = play
    this.#index = Math.max(
      0,
      lesson.steps.findIndex(({ id }) => id === bookmarkOf(lesson.game)),
    )
  }

  /** The step that is on the table. */
  get step(): LessonStep {
    const step = this.lesson.steps[this.#index]
    if (step === undefined) throw new Error(`The lesson has no step ${this.#index}.`)
    return step
  }

  /** Which step that is, from 0. */
  get index(): number {
    return this.#index
  }

  get last(): boolean {
    return this.#index === this.lesson.steps.length - 1
  }

  /** Whether the learner has just answered otherwise than the lesson. */
  get astray(): boolean {
    return this.#astray
  }

  /** What the learner is to answer now. */
  get wanted(): Answer | undefined {
    return this.step.yours ? this.lesson.answers[this.step.at]?.value : undefined
  }

  hear(listener: (moment: Moment) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Puts the step that the learner left off at on the table. */
  begin(): Promise<void> {
    return this.#show()
  }

  next(): Promise<void> {
    return this.#go(this.#index + 1)
  }

  undo(): Promise<void> {
    return this.#go(this.#index - 1)
  }

  again(): Promise<void> {
    return this.#go(0)
  }

  async answer(_seat: Seat, _question: number, value: Answer): Promise<void> {
    if (JSON.stringify(value) === JSON.stringify(this.wanted)) await this.next()
    else this.#astray = true
  }

  /** The lesson's own answer serves as advice. */
  async hint(): Promise<Hint> {
    const { view } = await this.#play(this.step.at)
    const asked = view.questions.find(({ mine }) => mine)
    const { wanted } = this
    if (asked?.question === undefined || wanted === undefined)
      throw new HostError({ code: 'not-asked', seat: this.lesson.learner })
    const { question } = asked
    const options: readonly Option[] = 'options' in question ? question.options : []
    const values: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted]
    const says = values.flatMap(value => options.find(option => option.value === value)?.says ?? [])
    return { question: asked.id, answer: wanted, says, tries: 0, feared: [] }
  }

  // Nobody else looks, sits down or takes the match along.
  look(): Promise<void> {
    return Promise.resolve()
  }

  sit(): Promise<void> {
    return Promise.resolve()
  }

  file(): Promise<string> {
    return Promise.reject(new HostError({ code: 'missing' }))
  }

  leave(): void {
    this.#listeners.clear()
  }

  async #go(index: number): Promise<void> {
    const step = this.lesson.steps[index]
    if (step === undefined) return
    this.#index = index
    this.#astray = false
    markPlace(this.lesson.game, step.id)
    await this.#show()
  }

  async #show(): Promise<void> {
    const { step, lesson } = this
    const { view, events } = await this.#play(step.at)
    // Whoever presses quickly is a step further by now.
    if (step !== this.step) return
    const { game, learner, seats } = lesson
    const moment: Moment = {
      match: `lesson-${game}`,
      game,
      places: Array.from({ length: seats }, (_, seat) =>
        seat === learner ? { person: '' } : { bot: 'companion' },
      ),
      // A note that only tells something is read before the question comes.
      view: step.yours ? view : { ...view, questions: [] },
      news: { from: 0, events },
      turn: step.yours ? learner : undefined,
      thinking: undefined,
      secretive: false,
      undo: this.#index > 0 ? { count: 1 } : { count: 0, because: 'undo-nothing' },
      kept: 'yes',
    }
    for (const listener of this.#listeners) listener(moment)
  }
}
