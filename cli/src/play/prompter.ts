/** What a person can ask for instead of answering. */
export type Command = 'undo' | 'rules' | 'quit'

/** What a person said: a value, or a command. */
export type Reply<T> = { readonly value: T } | { readonly command: Command }

/** One line of a list to choose from. A refused one is shown with its reason and cannot be chosen. */
export interface Choice {
  readonly label: string
  readonly refused?: string | undefined
  readonly warning?: string | undefined
}

/** How many of a list are wanted. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

/** Somebody at a keyboard: on a terminal with moving cursors, or at the other end of a pipe. */
export interface Prompter {
  /** Writes a line, or several. */
  tell(text: string): void
  /** Lets one of the choices be taken; its index. */
  choose(message: string, choices: readonly Choice[]): Promise<Reply<number>>
  /** Lets some of the choices be taken; their indices. */
  pick(message: string, choices: readonly Choice[], bounds: Bounds): Promise<Reply<readonly number[]>>
  /** Asks for a whole number. */
  amount(message: string, from: number, to: number): Promise<Reply<number>>
  /** Waits until somebody else sits down, before which `hides` takes what was shown out of sight. */
  curtain(message: string, hides: boolean): Promise<Reply<undefined>>
  /** Lets go of the keyboard. */
  close(): void
}
