import { faces } from '../../content/faces.ts'
import { Printer } from '@osud/web/look/print/printer.ts'

/** Prints the pictures of Path of Destiny. */
export const printer = new Printer(
  () => new Worker(new URL('./press-room.ts', import.meta.url), { type: 'module', name: 'osud-pictures' }),
)

let prepared = false

/** Has the cards printed that may come up, once. */
export function prepareCards(): void {
  if (prepared) return
  prepared = true
  void printer.prepare([...faces.keys()].map(card => `card:${card}`))
}

/** The name under which a page of a story is printed. */
export const pageName = (story: string, page: number): string => `page:${story}:${page}`
