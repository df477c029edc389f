import type { View } from '@osud/engine'
import { boards, inactiveSymbols, symbolsSeen } from '@osud/path-of-destiny'
import type { PathOfDestiny } from '@osud/path-of-destiny'
import { columns } from '../play/layout.ts'
import type { Pen } from '../play/pen.ts'
import { symbolWord } from './faces.ts'

type Seen = View<PathOfDestiny>
type Player = PathOfDestiny['state']['players'][number]

/** The sign behind the name of whom the rules play. */
const machine = '⚙'

/** Those who compete, the Automa too, in initiative order: a row of numbers for each. */
export function competitorRows(view: Seen, pen: Pen): string[] {
  const { state, zones, seats, reader } = view
  const { narrator, paint, width } = pen
  if (state.players.length === 0) return []
  const { left, right } = state.active
  const kinds = [left, right, ...inactiveSymbols(state.active)]
  const say = (key: string): string => narrator.tell({ key })
  const head = [
    '',
    say('panel.victory'),
    say('panel.experience'),
    `◀${symbolWord(left, pen)}`,
    `▶${symbolWord(right, pen)}`,
    ...kinds.slice(2).map(kind => symbolWord(kind, pen)),
    say('panel.hand'),
    say('panel.ready'),
  ]
  const rows = state.initiative.flatMap(who => {
    const player = state.players[who]
    if (player === undefined) return []
    const counted = symbolsSeen(view, who)
    const automa = who >= seats
    return [
      [
        `${narrator.nameOf(state, who)}${automa ? ` ${machine}` : ''}`,
        String(player.victory),
        experience(player),
        ...kinds.map(kind => String(counted[kind])),
        automa ? '–' : String(zones[`hand:${who}`]?.length ?? 0),
        automa ? '–' : String(player.abilities.filter(token => token === 'ready').length),
      ],
    ]
  })
  return columns([head, ...rows], width - 2).map((row, i) => {
    const own = i > 0 && state.initiative[i - 1] === reader
    const line = `${own ? '▸' : ' '} ${row}`
    return i === 0 ? paint.dim(line) : own ? paint.bold(line) : line
  })
}

/** The regular marker, or the golden one with its star once it has taken over. */
function experience({ experience: { regular, golden } }: Player): string {
  return golden === undefined ? String(regular) : `★${golden}`
}

/** That the rules play one of them, and how hard. */
export function automaWords({ state, seats }: Seen, { narrator }: Pen): string[] {
  if (state.players[seats] === undefined) return []
  const level = { text: `difficulty.${state.options.difficulty}` }
  return [`${machine} ${narrator.tell({ key: 'panel.automa', args: { level } })}`]
}

/** Somebody's abilities that can be used, and the one that experience will unlock next. */
export function abilityWords({ hero, abilities }: Player, { narrator }: Pen): string {
  const { abilities: names, thresholds } = boards[hero]
  const ready = names.filter((_, slot) => abilities[slot] === 'ready')
  const next = abilities.indexOf('locked')
  const ability = { text: `ability.${names[next] ?? ''}` }
  const n = thresholds[next - 1] ?? 0
  return [
    ...ready.map(name => narrator.tell({ key: `ability.${name}` })),
    ...(next < 0 ? [] : [narrator.tell({ key: 'panel.next-ability', args: { ability, n } })]),
  ].join(' · ')
}
