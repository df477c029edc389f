import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What can be counted at any time. */
export interface Counted {
  tables(): number
  readers(): number
}

/** The figures of a server, in the form that Prometheus reads. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #counted: Counted
  readonly #tables: Gauge
  readonly #readers: Gauge
  readonly #failures: Counter
  readonly #messages: Counter<'outcome'>
  readonly #writing: Histogram

  constructor(counted: Counted) {
    const registers = [this.#registry]
    collectDefaultMetrics({ register: this.#registry })
    this.#counted = counted
    this.#tables = new Gauge({
      name: 'osud_tables_open',
      help: 'Tables that are open on this server',
      registers,
    })
    this.#readers = new Gauge({
      name: 'osud_readers',
      help: 'Readers that are connected to this server',
      registers,
    })
    this.#failures = new Counter({ name: 'osud_failures_total', help: 'What should never happen', registers })
    this.#messages = new Counter({
      name: 'osud_messages_total',
      help: 'Messages that came on lines to tables, by whether they were served or refused at once',
      labelNames: ['outcome'],
      registers,
    })
    this.#writing = new Histogram({
      name: 'osud_append_seconds',
      help: 'How long storage takes to keep a move',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5],
      registers,
    })
  }

  failed(): void {
    this.#failures.inc()
  }

  heard(outcome: 'served' | 'refused'): void {
    this.#messages.inc({ outcome })
  }

  wrote(milliseconds: number): void {
    this.#writing.observe(milliseconds / 1000)
  }

  get type(): string {
    return this.#registry.contentType
  }

  text(): Promise<string> {
    this.#tables.set(this.#counted.tables())
    this.#readers.set(this.#counted.readers())
    return this.#registry.metrics()
  }
}
