/** The characters of the base game (POD-041). */
export const heroes = ['geralt', 'yennefer', 'dandelion', 'ciri', 'vesemir'] as const

/** A character of the base game. */
export type Hero = (typeof heroes)[number]
