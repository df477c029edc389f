/** How far a track goes. */
export const trackEnd = 20

/** Where a player stands: the regular marker up to 20, then the golden one from 0 (POD-064); undefined before that. */
export interface Experience {
  readonly regular: number
  readonly golden?: number
}

/** Experience at the start of a game (POD-052). */
export const noExperience: Experience = { regular: 0 }

/** Moves the marker forward. What goes beyond 20 is counted by the golden marker (POD-065), which stops at 20 (POD-067). */
export function gainExperience({ regular, golden }: Experience, points: number, end = trackEnd): Experience {
  if (golden !== undefined) return { regular, golden: Math.min(trackEnd, golden + points) } // POD-066
  const reached = regular + points
  return reached < end ? { regular: reached } : { regular: end, golden: Math.min(trackEnd, reached - end) }
}

/** Moves the marker in use back (POD-289), never below 0 (POD-290); the regular one does not return (POD-330). */
export function loseExperience({ regular, golden }: Experience, points: number): Experience {
  if (golden !== undefined) return { regular, golden: Math.max(0, golden - points) }
  return { regular: Math.max(0, regular - points) }
}

/** Which thresholds a gain reaches or passes: their abilities are unlocked (POD-063). */
export function passed(
  before: Experience,
  after: Experience,
  thresholds: readonly number[],
): readonly number[] {
  return thresholds.filter(threshold => before.regular < threshold && after.regular >= threshold)
}
