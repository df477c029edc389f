/** The state of the generator: four 32-bit numbers that live in the position of the match. */
export type Seedling = [number, number, number, number]

/** A fresh generator from any text or number. The same seed gives the same match on every machine. */
export function sow(seed: string | number): Seedling {
  let h = 2166136261
  for (const character of String(seed)) h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 16777619)
  const grain = (): number => {
    h = (h + 0x9e3779b9) | 0
    let z = Math.imul(h ^ (h >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return (z ^ (z >>> 15)) >>> 0
  }
  return [grain(), grain(), grain(), grain() | 1]
}

/** The next 32 bits (xoshiro128**); changes `s` in place. */
export function next(s: Seedling): number {
  const turned = Math.imul(s[1], 5)
  const drawn = Math.imul((turned << 7) | (turned >>> 25), 9) >>> 0
  const shifted = s[1] << 9
  s[2] ^= s[0]
  s[3] ^= s[1]
  s[1] ^= s[2]
  s[0] ^= s[3]
  s[2] ^= shifted
  s[3] = (s[3] << 11) | (s[3] >>> 21)
  return drawn
}

/** A whole number from 0 to `below` − 1, every one equally likely. */
export function draw(s: Seedling, below: number): number {
  if (!(Number.isInteger(below) && below > 0 && below <= 0xffffffff)) {
    throw new RangeError(`cannot draw a number below ${below}`)
  }
  // What is left of 2³² when it is shared out by `below`, reckoned in 32 bits: a remainder of floats costs more than the rest.
  const limit = 0x100000000 - ((-below >>> 0) % below)
  for (;;) {
    const bits = next(s)
    if (bits < limit) return bits % below
  }
}

/** Shuffles `list` in place. */
export function shuffle<T>(s: Seedling, list: T[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = draw(s, i + 1)
    const kept = list[i] as T
    list[i] = list[j] as T
    list[j] = kept
  }
}

/** Stirs the generator, so that what comes after an undo cannot have been seen before it. */
export function stir(s: Seedling, spoon: number): void {
  s[0] ^= Math.imul(spoon + 1, 0x9e3779b1)
  s[2] = (s[2] + spoon + 1) | 0
  if ((s[0] | s[1] | s[2] | s[3]) === 0) s[3] = 1
  for (let i = 0; i < 8; i++) next(s)
}
