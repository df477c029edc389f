import type { Seat, Seen } from '@osud/engine'
import { isHidden } from '@osud/engine'
import { automaTrackVictory } from './content/automa.ts'
import { trackVictory } from './content/boards.ts'
import { faceOf } from './content/faces.ts'
import { sideQuests } from './content/side-quests.ts'
import { countOn } from './rules/counting.ts'
import type { PathOfDestiny, Player, State } from './rules/state.ts'
import { timeline } from './rules/zones.ts'

type Table = Seen<PathOfDestiny>

/** What things are worth, in victory points, as far as they still have to bring them. */
const worth = { experience: 0.65, ability: 1, keeping: 2, promise: 0.3, other: 0.1, effect: 0.3, win: 10 }

/** How much of the best rival's standing counts against one's own. */
const rivalry = 0.7

const turnsInAll = 9
const turnsPerChapter = 3

/** How well each seat stands: its prospects, less those of its best rival; at the end the points alone, and who won. */
export function evaluate(seen: Table): number[] {
  const { players } = seen.state
  const all = players.map((one, who) => prospects(seen, who, one))
  const values: number[] = []
  for (let seat = 0; seat < seen.seats && seat < players.length; seat++) {
    let best = 0
    for (let who = 0; who < all.length; who++) if (who !== seat) best = Math.max(best, all[who] as number)
    const extra =
      seen.result === undefined
        ? inHand(seen, seat, players[seat] as Player)
        : seen.result.winners.includes(seat)
          ? worth.win
          : 0
    values.push((all[seat] as number) - rivalry * best + extra)
  }
  return values
}

/** What all can see of somebody's prospects. */
function prospects(
  { state, zones, result, seats }: Table,
  who: number,
  { victory, experience, abilities, pool, covered, keepsMore }: Player,
): number {
  if (result !== undefined) return victory
  const { regular, golden = 0 } = experience
  const ready = abilities.filter(token => token === 'ready').length
  const promised = worth.ability * ready * (1 - progress(state)) + worth.keeping * keepsMore
  const gold = who >= seats ? automaTrackVictory(golden) : trackVictory(golden) // POD-214, POD-194
  const settled = victory + worth.experience * regular + gold + promised
  if (state.fate.length === turnsPerChapter) return settled // the symbols of this chapter are paid for
  const { left, right } = state.active
  let lefts = pool[left]
  let rights = pool[right]
  for (const card of zones[timeline(who)] ?? []) {
    for (const symbol of faceOf(card).symbols) {
      if (symbol === left) lefts++
      else if (symbol === right) rights++
    }
  }
  for (const { symbol } of covered) {
    if (symbol === left) lefts--
    else if (symbol === right) rights--
  }
  const leans = leaning(state)
  const other = worth.experience
  return settled + lefts * (leans + (1 - leans) * other) + rights * (1 - leans + leans * other)
}

/** How likely the left path is to win the chapter, by the fate tokens that lie there so far. */
function leaning({ fate }: State): number {
  let lead = 0
  for (const path of fate) lead += path === 'left' ? 1 : path === 'right' ? -1 : 0
  return 0.5 + 0.2 * lead
}

/** How much of the game is over, from 0 to 1. */
function progress({ chapter, turn }: State): number {
  return Math.min(1, Math.max(0, ((chapter - 1) * turnsPerChapter + turn) / turnsInAll))
}

/** What the cards in hand may bring when they are played, and at the end for the side quest. */
function inHand({ state, zones }: Table, seat: Seat, { hero }: Player): number {
  const cards = (zones[`hand:${seat}`] ?? []).filter(card => !isHidden(card)).map(faceOf)
  const { left, right } = state.active
  let promise = 0
  for (const { symbols, effect } of cards) {
    if (effect !== undefined) promise += worth.effect
    for (const symbol of symbols) promise += symbol === left || symbol === right ? worth.promise : worth.other
  }
  if (state.options.firstGame) return promise
  const { counts, victory } = sideQuests[hero]
  const n = countOn(cards, counts)
  const over = progress(state)
  return (1 - over / 2) * promise + over * (victory[n] ?? victory.at(-1) ?? 0)
}
