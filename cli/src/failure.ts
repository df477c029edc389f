/** What a command cannot go on after. It is told in one line, without a stack trace. */
class Failure extends Error {}

/** Ends a command with one line for the person who typed it. */
export function giveUp(line: string): never {
  throw new Failure(line)
}
