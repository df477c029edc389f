import type { FastifyReply, FastifyRequest } from 'fastify'
import { Bucket } from '../wire/bucket.ts'

/** More addresses than this are not remembered one by one; whoever is at rest is forgotten. */
const mostAddresses = 10_000

/** What one address may do. */
export interface AddressLimits {
  /** Requests and new lines a second, and at once. */
  readonly rate: number
  readonly most: number
  /** How many lines it may hold. */
  readonly lines: number
}

/** What one address may do every day: a school behind one address still fits. */
export const usualLimits: AddressLimits = { rate: 10, most: 60, lines: 200 }

/** Lets so many requests through from each address, or from each person. */
export class Limits {
  readonly #buckets = new Map<string, Bucket>()
  readonly #rate: number
  readonly #most: number

  constructor(rate: number, most: number) {
    this.#rate = rate
    this.#most = most
  }

  /** Whether one more from this address may pass now, or something as heavy as several; otherwise in how many milliseconds. */
  take(address: string, now: number, weight = 1): number {
    let bucket = this.#buckets.get(address)
    if (bucket === undefined) {
      if (this.#buckets.size >= mostAddresses) this.#tidy(now)
      bucket = new Bucket(this.#rate, this.#most, now)
      this.#buckets.set(address, bucket)
    }
    return bucket.take(now, weight)
  }

  #tidy(now: number): void {
    for (const [address, bucket] of this.#buckets) if (bucket.full(now)) this.#buckets.delete(address)
    if (this.#buckets.size >= mostAddresses) this.#buckets.clear()
  }
}

/** Whether a page of somebody else sends this: browsers say where a page is from, programs need not. */
export function isForeign({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const { origin } = headers
  if (origin === undefined) return false
  try {
    return new URL(origin).host !== host
  } catch {
    return true
  }
}

/** Whoever comes while the server stops may come again after so many seconds. */
const restart = 2

/** Refuses with a code and a reason that a program can read. */
export function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  if (code === 'restarting') void reply.header('retry-after', restart)
  return reply.code(status).send({ trouble: { code } })
}
