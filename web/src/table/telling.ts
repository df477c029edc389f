import type { SeenArg, SeenEvent } from '@osud/engine'
import type { Manner } from '@osud/lang'
import type { Boarding, ReadPage, Voice } from '../look/board.ts'

/** How an event is told. A page of a story is one in every game. */
export function mannerOf({ manner }: Boarding, event: SeenEvent): Manner {
  return event.key === 'log.page' ? 'page' : (manner?.(event) ?? 'news')
}

/** The pages among the events that have a text of their own, each with what was told because of it. */
export function pagesIn(boarding: Boarding, voice: Voice, log: readonly SeenEvent[]): ReadPage[] {
  const pages: { title: string; prose: string; effects: string[] }[] = []
  let open = false
  for (const event of log) {
    const manner = mannerOf(boarding, event)
    const { page, prose } = event.args
    if (manner === 'page') {
      open = isText(page) && isText(prose)
      if (isText(page) && isText(prose)) pages.push({ title: page.text, prose: prose.text, effects: [] })
    } else if (manner === 'heading' || boarding.closesPage?.(event)) open = false
    else if (open) pages.at(-1)?.effects.push(voice.say(event.key, event.args))
  }
  return pages
}

/** How many pages of the story have been told. */
export function pagesTold(boarding: Boarding, log: readonly SeenEvent[]): number {
  return log.filter(event => mannerOf(boarding, event) === 'page' && isText(event.args['prose'])).length
}

const isText = (arg: SeenArg | undefined): arg is { readonly text: string } =>
  typeof arg === 'object' && 'text' in arg
