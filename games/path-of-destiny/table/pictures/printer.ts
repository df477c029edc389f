import { Printer } from '@osud/web/look/print/printer.ts'

/** Prints the pictures of Path of Destiny. */
export const printer = new Printer(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'osud-pictures' }),
)

/** The name under which a page of a story is printed. */
export const pageName = (story: string, page: number): string => `page:${story}:${page}`
