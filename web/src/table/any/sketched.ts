import AreaMap from './AreaMap.svelte'
import Track from './Track.svelte'

/** What draws a sketch: in one piece, and only for tables whose game has one. */
export const drawing = { AreaMap, Track } as const
