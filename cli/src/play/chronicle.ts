import type { SeenArg, SeenEvent } from '@osud/engine'
import type { Manner } from '@osud/lang'
import { proseWidth, wrap } from './layout.ts'
import type { Pen } from './pen.ts'
import type { Prompter } from './prompter.ts'

/** How an event is told. A page of a story is one in every game. */
export function mannerOf(event: SeenEvent, { narrator }: Pen): Manner {
  if (event.key === 'log.page') return 'page'
  return narrator.shelved.panel?.manner?.(event) ?? 'news'
}

/** An event as it is set on a terminal, line by line. */
export function eventLines(event: SeenEvent, pen: Pen): string[] {
  const { narrator, paint, width } = pen
  const lines = (): string[] => wrap(narrator.tell(event), width, '  ')
  switch (mannerOf(event, pen)) {
    case 'page':
      return pageLines(event, pen)
    case 'heading':
      return ['', paint.bold(narrator.tell(event).replace(/\.$/, ''))]
    case 'news':
      return lines()
    case 'aside':
      return lines().map(paint.dim)
  }
}

function pageLines(event: SeenEvent, { narrator, paint, width }: Pen): string[] {
  const { page, prose } = event.args
  const measure = Math.min(proseWidth, width)
  if (!isText(page) || !isText(prose)) return wrap(narrator.tell(event), measure)
  const caption = narrator.shelved.panel?.caption?.(event)
  return [
    '',
    ...wrap(narrator.tell({ key: page.text }), measure).map(paint.bold),
    ...(caption === undefined ? [] : [paint.dim(narrator.tell(caption))]),
    '',
    ...wrap(narrator.tell({ key: prose.text }), measure),
    '',
  ]
}

const isText = (arg: SeenArg | undefined): arg is { readonly text: string } =>
  typeof arg === 'object' && 'text' in arg

/** Whether an event is a whole page, for which everybody gathers. */
export function isReadAloud(event: SeenEvent, pen: Pen): boolean {
  return mannerOf(event, pen) === 'page' && isText(event.args['prose'])
}

/** Tells what happened, and waits after each page until it has been read; false if the reader would rather leave. */
export async function tellEvents(
  events: readonly SeenEvent[],
  prompter: Prompter,
  pen: Pen,
): Promise<boolean> {
  for (const event of events) {
    prompter.tell(eventLines(event, pen).join('\n'))
    if (!isReadAloud(event, pen)) continue
    const reply = await prompter.pause(pen.narrator.say('cli.turn-page'))
    if ('command' in reply) return false
  }
  return true
}
