/**
 * A stable fingerprint of plain data: 16 hexadecimal digits that depend neither on the order in which
 * keys were written nor on the machine. It finds differences and damage; it is no protection against forgery.
 */
export function hash(value: unknown): string {
  const lanes: Lanes = [0xdeadbeef, 0x41c6ce57]
  feed(lanes, value)
  return hex(finish(lanes[0], lanes[1])) + hex(finish(lanes[1], lanes[0]))
}

type Lanes = [number, number]

function feed(lanes: Lanes, value: unknown): void {
  if (Array.isArray(value)) {
    text(lanes, '[')
    for (const item of value) feed(lanes, item)
    text(lanes, ']')
  } else if (typeof value === 'object' && value !== null) {
    text(lanes, '{')
    const entries = Object.entries(value).filter(([, item]) => item !== undefined)
    entries.sort(([a], [b]) => (a < b ? -1 : 1))
    for (const [key, item] of entries) {
      text(lanes, `${key.length}:${key}`)
      feed(lanes, item)
    }
    text(lanes, '}')
  } else {
    const told = String(value)
    text(lanes, `${typeof value} ${told.length}:${told}`)
  }
}

function text(lanes: Lanes, characters: string): void {
  let [a, b] = lanes
  for (let i = 0; i < characters.length; i++) {
    const code = characters.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  lanes[0] = a
  lanes[1] = b
}

function finish(one: number, other: number): number {
  let mixed = Math.imul(one ^ (one >>> 16), 2246822507)
  mixed ^= Math.imul(other ^ (other >>> 13), 3266489909)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

const hex = (lane: number): string => lane.toString(16).padStart(8, '0')
