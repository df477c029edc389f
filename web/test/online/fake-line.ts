import type { Company } from '@osud/table'

/** A line whose other end is the test. */
export class FakeLine extends EventTarget {
  readonly sent: Record<string, unknown>[] = []
  closed = false

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    if (this.closed) return
    this.closed = true
    this.dispatchEvent(new Event('close'))
  }

  opens(): void {
    this.dispatchEvent(new Event('open'))
  }

  says(response: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(response) }))
  }

  /** Opens, and the server welcomes the reader. */
  greets(): void {
    this.opens()
    this.says({ n: 0, done: true })
  }

  get last(): Record<string, unknown> | undefined {
    return this.sent.at(-1)
  }
}

/** Two at a table, the host among them, who is the reader. */
export const pair: Company = {
  started: true,
  over: false,
  present: [0, 1],
  free: [],
  owners: ['Anna', 'Bob'],
  onlookers: 0,
  host: 0,
  me: { seat: 0, host: true },
  pace: undefined,
  late: [],
  next: undefined,
  closed: false,
  begun: 1,
}
