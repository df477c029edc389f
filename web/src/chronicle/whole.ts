import type { Told } from './story.ts'

/** So many frames a picture may take to its place once it is printed. */
const patience = 60

/**
 * Waits until a book can leave the page as a whole: every passage stands in it, and every picture that could be printed hangs in its
 * frame and can be seen.
 */
export async function whole(book: HTMLElement, { chronicle, printer }: Told): Promise<void> {
  await printer?.prepare(picturesIn(chronicle))
  while (book.isConnected && book.ariaBusy === 'true') await aFrame()
  for (let frames = 0; frames < patience && !hung(book); frames++) await aFrame()
  // A picture that cannot be had is no reason to keep the words.
  await Promise.all([...book.querySelectorAll('img')].map(image => image.decode().catch(() => undefined)))
}

const aFrame = (): Promise<number> => new Promise(requestAnimationFrame)

const hung = (book: HTMLElement): boolean =>
  book.querySelector(':is(.picture, .medallion):not(:has(img))') === null

function picturesIn({ cast, passages }: Told['chronicle']): string[] {
  const pages = passages.flatMap(passage => (passage.as === 'page' ? (passage.picture ?? []) : []))
  return [...pages, ...cast.flatMap(({ portrait }) => portrait ?? [])]
}
