import type { Say, Seat } from './words.ts'

/**
 * What of a view is a track and what is a map, as plain data: a table that has no board of this game can draw it from that.
 * Everything in it is named by a text.
 */
export interface Sketch {
  readonly tracks?: readonly Track[]
  readonly maps?: readonly AreaMap[]
}

/** A row of positions with marks on it: victory points, days, noise. Its name is the text `track.<id>`. */
export interface Track {
  readonly id: string
  /** The first position and the last. */
  readonly from: number
  readonly to: number
  /** The positions that mean something, and what. */
  readonly stops?: readonly Stop[]
  readonly marks: readonly Mark[]
}

/** A position of a track that means something. */
export interface Stop {
  readonly at: number
  readonly says: Say
}

/** Somebody or something at a position of a track. */
export type Mark = Piece & { readonly at: number }

/** Areas, the ways between them, and who and what stands where. Its name is the text `map.<id>`. */
export interface AreaMap {
  readonly id: string
  readonly areas: readonly Area[]
  readonly ways: readonly Way[]
}

/** A place of a map. An option whose `shows` names its id lights it up, and can be chosen there. */
export interface Area {
  readonly id: string
  /** Roughly where it lies, from the left and from the top, in whatever measure the whole map uses. */
  readonly at: readonly [x: number, y: number]
  /** The area's name; without it, the text `area.<id>`. */
  readonly says?: Say
  /** What it is a part of: a region, a floor. */
  readonly part?: Say
  readonly holds?: readonly Piece[]
}

/** A way between two areas; one that joins more of them is a crossing, from which each is reached. */
export interface Way {
  readonly joins: readonly [string, string, ...string[]]
  /** What is to be known of it: a toll, a sea route. */
  readonly says?: Say
  /** Why nobody gets through now. */
  readonly shut?: Say
}

/** Who sits on a seat, or something that a text names; `n` of it, if more than one. */
export type Piece = { readonly seat: Seat } | { readonly says: Say; readonly n?: number }
