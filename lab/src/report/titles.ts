/** Turns ids into words that a reader knows; without one, the id is shown as it is. */
export interface Titles {
  readonly game?: (id: string) => string
  readonly role?: (id: string) => string
  readonly card?: (id: string) => string
  /** A page of a story; an ending is a page too. */
  readonly page?: (id: string) => string
  /** What is counted about a game or a seat: a fact or a trait. */
  readonly fact?: (id: string) => string
  /** What such a fact or trait was. */
  readonly value?: (fact: string, id: string) => string
}

/** Titles for everything: what nobody named keeps its id. */
export function complete(titles: Titles): Required<Titles> {
  const itself = (id: string): string => id
  return {
    game: itself,
    role: itself,
    card: itself,
    page: itself,
    fact: itself,
    value: (_, id) => id,
    ...titles,
  }
}
