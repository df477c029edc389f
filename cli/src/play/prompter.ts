/** What a person can do instead of answering. */
export type Command = 'undo' | 'quit'

/** What a person can ask in passing, before the answer: for the rules behind the question, or for a look around. */
export type Aside = 'rules' | 'look'

/** What a person said: a value, or a command. */
export type Reply<T, C extends string = Command> = { readonly value: T } | { readonly command: C }

/** One line of a list to choose from, or several. A refused one is shown with its reason and cannot be chosen. */
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

/** Something that takes a while, and stops once the signal is given. */
export type Work<T> = (signal: AbortSignal) => Promise<T>

/** Somebody at a keyboard: on a terminal with moving cursors, or at the other end of a pipe. */
export interface Prompter<C extends string = Command> {
  /** Writes a line, or several. */
  tell(text: string): void
  /** Lets one of the choices be taken; its index. */
  choose(message: string, choices: readonly Choice[]): Promise<Reply<number, C>>
  /** Lets some of the choices be taken; their indices. */
  pick(message: string, choices: readonly Choice[], bounds: Bounds): Promise<Reply<readonly number[], C>>
  /** Asks for a whole number. */
  amount(message: string, from: number, to: number): Promise<Reply<number, C>>
  /** Waits until what was told has been read; a pipe reads at once. */
  pause(message: string): Promise<Reply<undefined, C>>
  /** Waits for the work of somebody else, unless the person would rather leave; on a terminal it says so meanwhile. */
  waitFor<T>(message: string, work: Work<T>): Promise<Reply<T, 'quit'>>
  /** Takes what was shown out of sight. */
  hide(): void
  /** Waits until somebody else sits down. */
  curtain(message: string): Promise<Reply<undefined, C>>
  /** Lets go of the keyboard. */
  close(): void
}

/** A prompter that lets a person ask in passing and then asks the same again. */
export function attended(prompter: Prompter<Command | Aside>, answer: (aside: Aside) => void): Prompter {
  async function asked<T>(ask: () => Promise<Reply<T, Command | Aside>>): Promise<Reply<T>> {
    for (;;) {
      const reply = await ask()
      if ('value' in reply) return reply
      if (reply.command === 'undo' || reply.command === 'quit') return { command: reply.command }
      answer(reply.command)
    }
  }
  /** While nobody is asked anything there is nothing to answer, so every key but one means: go on. */
  async function waited(wait: Promise<Reply<undefined, Command | Aside>>): Promise<Reply<undefined>> {
    const reply = await wait
    return 'command' in reply && reply.command === 'quit' ? { command: 'quit' } : { value: undefined }
  }
  return {
    tell: text => prompter.tell(text),
    hide: () => prompter.hide(),
    close: () => prompter.close(),
    choose: (message, choices) => asked(() => prompter.choose(message, choices)),
    pick: (message, choices, bounds) => asked(() => prompter.pick(message, choices, bounds)),
    amount: (message, from, to) => asked(() => prompter.amount(message, from, to)),
    pause: message => waited(prompter.pause(message)),
    waitFor: (message, work) => prompter.waitFor(message, work),
    curtain: message => waited(prompter.curtain(message)),
  }
}
