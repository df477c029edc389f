const house = 'Osud'

/** The title of the page. The room says where the reader is; what is open there may say it better; a turn is called above both. */
class PageTitle {
  #room = ''
  #open: string | undefined
  #call: string | undefined

  /** The reader comes to a room. */
  set room(words: string) {
    this.#room = words
    this.#write()
  }

  /** What is open in the room names the whole page; returns what takes that back. */
  open(whole: string): () => void {
    this.#open = whole
    this.#write()
    return () => {
      if (this.#open !== whole) return
      this.#open = undefined
      this.#write()
    }
  }

  /** The reader is called; returns what takes that back. */
  call(words: string): () => void {
    this.#call = words
    this.#write()
    return () => {
      if (this.#call !== words) return
      this.#call = undefined
      this.#write()
    }
  }

  #write(): void {
    const room = this.#room === '' ? house : titled(this.#room)
    document.title = this.#call === undefined ? (this.#open ?? room) : titled(this.#call)
  }
}

/** A title with the name of the house behind it. */
export const titled = (words: string): string => `${words} – ${house}`

/** The title of this page; a tab has one. */
export const pageTitle = new PageTitle()
