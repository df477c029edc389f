import { automaTrackVictory } from '../content/automa.ts'
import { trackVictory } from '../content/boards.ts'
import { faceOf } from '../content/faces.ts'
import { sideQuests } from '../content/side-quests.ts'
import { discardAlliances } from './alliances.ts'
import { countOn } from './counting.ts'
import { gainVictory } from './gains.ts'
import { scoreGoals } from './hidden-goals.ts'
import { firstWithMost } from './initiative.ts'
import { storyOf, tellPage } from './pages.ts'
import type { Table, Who } from './state.ts'
import { isAutoma, people, player } from './state.ts'
import { hand } from './zones.ts'

/** Final scoring after the bonuses of the last pages (POD-192): side quests, experience, the story's own conditions. */
export function finalScoring(table: Table, { page }: { page: number }): void {
  const { state } = table
  const { special } = storyOf(state)
  if (!state.options.firstGame) for (const who of people(table)) scoreSideQuest(table, who)
  for (const who of state.initiative) {
    const { golden } = player(table, who).experience
    if (golden === undefined) continue // POD-195
    table.tell('log.golden-scored', { hero: player(table, who).hero, n: golden }, 'POD-194')
    const track = isAutoma(table, who) ? automaTrackVictory : trackVictory
    gainVictory(table, who, track(golden), 'POD-194')
  }
  if (special === 'hidden-goals') scoreGoals(table) // POD-196
  if (special === 'alliances') discardAlliances(table)
  table.then({ do: 'epilogue', page })
}

/** Everybody shows the hand and compares it with the own side quest (POD-193). */
function scoreSideQuest(table: Table, who: Who): void {
  const { hero } = player(table, who)
  const { counts, victory } = sideQuests[hero]
  const shown = table.show(hand(who), 'everyone')
  const n = countOn(
    shown.cards.map(({ card }) => faceOf(card)),
    counts,
  )
  table.tell('log.side-quest', { hero, cards: shown }, 'POD-193')
  gainVictory(table, who, victory[n] ?? victory.at(-1) ?? 0, 'POD-193')
}

/** The winner is the main hero of the story (POD-197 to POD-199); the epilogue is read. */
export function epilogue(table: Table, { page }: { page: number }): void {
  const { state } = table
  const winner = firstWithMost(state.initiative, who => player(table, who).victory) ?? 0 // POD-198
  table.tell('log.main-hero', { hero: player(table, winner).hero }, 'POD-197')
  tellPage(table, page)
  table.end({
    winners: table.order().filter(seat => seat === winner),
    scores: state.players.map(({ victory }) => victory),
    ending: `${storyOf(state).id}.${page}`,
  })
}
