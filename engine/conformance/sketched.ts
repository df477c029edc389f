import { clone, impurity } from '../src/index.ts'
import type { Area, AreaMap, Game, Mark, Piece, Say, Sketch, Stop, Track, View } from '../src/index.ts'

/** What does not hold together in the sketch of a view; nothing where a game has none. */
export function sketchFaults(game: Game, { sketch, ...seen }: View): string[] {
  if (sketch === undefined || game.sketch === undefined) return []
  const impure = impurity(sketch, 'sketch')
  if (impure !== undefined) return [`not plain data: ${impure}`]
  const { tracks = [], maps = [] } = sketch
  return [
    ...notMadeFrom(game.sketch, seen, sketch),
    ...twice(tracks.map(({ id }) => `track ${id}`)),
    ...twice(maps.map(({ id }) => `map ${id}`)),
    ...tracks.flatMap(track => trackFaults(track, seen.seats)),
    ...maps.flatMap(map => mapFaults(map, seen.seats)),
  ]
}

/** Every text that a sketch names. */
export function sketchSays({ tracks = [], maps = [] }: Sketch): Say[] {
  return [
    ...tracks.flatMap(({ id, stops = [], marks }) => [
      { key: `track.${id}` },
      ...stops.map(({ says }) => says),
      ...marks.flatMap(pieceSays),
    ]),
    ...maps.flatMap(({ id, areas, ways }) => [
      { key: `map.${id}` },
      ...areas.flatMap(areaSays),
      ...ways.flatMap(({ says, shut }) => [says ?? [], shut ?? []].flat()),
    ]),
  ]
}

const areaSays = ({ id, says = { key: `area.${id}` }, part, holds = [] }: Area): Say[] => [
  says,
  ...(part === undefined ? [] : [part]),
  ...holds.flatMap(pieceSays),
]

const pieceSays = (piece: Piece): Say[] => ('says' in piece ? [piece.says] : [])

/** A sketch is made from the view, and from nothing else; the view stays as it is. */
function notMadeFrom(draw: (view: View) => Sketch, seen: View, sketch: Sketch): string[] {
  const copy = clone(seen)
  const again = draw(copy)
  return [
    ...(JSON.stringify(again) === JSON.stringify(sketch) ? [] : ['the same view gives another sketch']),
    ...(JSON.stringify(copy) === JSON.stringify(seen) ? [] : ['sketching changes the view']),
  ]
}

function trackFaults({ id, from, to, stops = [], marks }: Track, seats: number): string[] {
  const off = [...stops, ...marks].filter(({ at }: Stop | Mark) => at < from || at > to)
  return [
    ...(from < to ? [] : [`track ${id} goes from ${from} to ${to}`]),
    ...off.map(({ at }) => `track ${id} ends before ${at}`),
    ...nobody(marks, seats).map(seat => `on track ${id} stands seat ${seat}, where nobody sits`),
  ]
}

function mapFaults({ id, areas, ways }: AreaMap, seats: number): string[] {
  const known = new Set(areas.map(area => area.id))
  const places = areas.map(({ at }) => `place ${at.join(', ')} of map ${id}`)
  return [
    ...twice([...areas.map(area => `area ${area.id} of map ${id}`), ...places]),
    ...ways.flatMap(({ joins }) => [
      ...joins
        .filter(end => !known.has(end))
        .map(end => `a way of map ${id} leads to '${end}', which is no area`),
      ...(joins.length > 1
        ? twice(joins.map(end => `end ${end} of a way`))
        : [`a way of map ${id} leads nowhere`]),
    ]),
    ...areas.flatMap(({ holds = [], ...area }) =>
      nobody(holds, seats).map(seat => `in ${area.id} stands seat ${seat}, where nobody sits`),
    ),
  ]
}

const twice = (names: readonly string[]): string[] =>
  names.filter((name, i) => names.indexOf(name) < i).map(name => `${name} is there twice`)

const nobody = (pieces: readonly Piece[], seats: number): number[] =>
  pieces.flatMap(piece => ('seat' in piece && !(piece.seat >= 0 && piece.seat < seats) ? [piece.seat] : []))
