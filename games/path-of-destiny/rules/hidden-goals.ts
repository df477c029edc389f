import { faceOf } from '../content/faces.ts'
import type { HiddenGoal } from '../content/hidden-goals.ts'
import { hiddenGoals } from '../content/hidden-goals.ts'
import { titleOf } from './card-words.ts'
import type { Colour } from './card.ts'
import { colours } from './card.ts'
import { countOn } from './counting.ts'
import { gainPoints, gainVictory } from './gains.ts'
import type { GoalBack } from './goal.ts'
import { comparison, goalBacks, scoredGoals } from './goal.ts'
import type { Requirement, SetUpTable, Table, Who } from './state.ts'
import { people, player } from './state.ts'
import { poolOf, timelineOf } from './timeline.ts'
import { goal, hand, timeline } from './zones.ts'

const backs = Object.keys(goalBacks) as GoalBack[]

/** Lays out one hidden goal of each type, face down (POD-244); the others stay in the box. */
export function layGoals(table: SetUpTable): void {
  backs.forEach((back, i) => {
    const fits = ({ back: own, solo }: HiddenGoal): boolean =>
      own === back && (solo === true) === (table.seats === 1 && goalBacks[back].length === 1) // POD-260
    table.fill(
      'goals',
      Object.entries(hiddenGoals).flatMap(([id, goal]) => (fits(goal) ? [id] : [])),
    )
    table.shuffle('goals')
    table.draw(1, 'goals', goal(i + 1))
    table.moveAll('goals', 'goal-box')
  })
}

/** Lays a random requirement card beside each hidden goal (POD-245). */
export function layRequirements(table: Table): Requirement[] {
  const left = [...colours]
  return backs.map(() => {
    const [colour = 'red'] = left.splice(table.chance(left.length), 1)
    return { colour, left: [], right: [], raised: false }
  })
}

/**
 * Checks all requirement cards for everybody (POD-247, POD-322), once all effects are resolved (POD-323). The Automa takes
 * no part (POD-311).
 */
export function requirements(table: Table): void {
  const { state } = table
  state.requirements.forEach((requirement, i) => {
    const { colour, raised } = requirement
    const needed = raised ? 4 : 3
    const meets = people(table).filter(
      who => !isRewarded(table, requirement, who) && cardsOfColour(table, who, colour) >= needed,
    )
    if (meets.length === 0) return
    for (const who of meets) reward(table, requirement, who)
    requirement.raised = true // POD-252
    table.watch(goal(i + 1), [...requirement.left, ...requirement.right]) // POD-248, POD-251, POD-320
    const [id = ''] = table.cards(goal(i + 1))
    table.whisper(meets, 'log.look', { card: titleOf(id) }, 'POD-248')
  })
}

/** How many cards of a colour lie on somebody's timeline; a lost symbol takes no colour away (POD-011). */
function cardsOfColour(table: Table, who: Who, colour: Colour): number {
  let count = 0
  for (const card of table.cards(timeline(who))) if (faceOf(card).colours.includes(colour)) count++
  return count
}

/** Each side's reward comes once (POD-318); whether somebody on the left side may move on is a reading (POD-317). */
function isRewarded({ state }: Table, { left, right, raised }: Requirement, who: Who): boolean {
  if (right.includes(who)) return true
  return left.includes(who) && (!raised || state.options.requirements === 'once')
}

function reward(table: Table, requirement: Requirement, who: Who): void {
  const { hero } = player(table, who)
  const { colour, raised } = requirement
  if (raised) {
    requirement.left = requirement.left.filter(one => one !== who) // POD-317
    requirement.right.push(who)
  } else requirement.left.push(who)
  table.tell('log.requirement', { hero, colour }, raised ? 'POD-316' : 'POD-250')
  gainPoints(table, who, raised ? 2 : 1, raised ? 'POD-316' : 'POD-250')
}

/** Turns up the two hidden goals that the dominant symbol calls for and scores them (POD-259). */
export function scoreGoals(table: Table): void {
  const { active, dominant, initiative } = table.state
  for (const back of scoredGoals(active[dominant])) {
    const place = backs.indexOf(back) + 1
    const [id = ''] = table.cards(goal(place))
    const scored = hiddenGoals[id]
    if (scored === undefined) continue
    table.show(goal(place), 'everyone')
    table.tell('log.goal', { card: titleOf(id) }, 'POD-259')
    const counts = initiative.map(who => countFor(table, who, scored))
    const points = victoryFor(scored, counts)
    initiative.forEach((who, i) => gainVictory(table, who, points[i] ?? 0, 'POD-259'))
  }
}

/** How many of what a goal counts somebody has; the Automa has nothing in hand (POD-312). */
function countFor(table: Table, who: Who, { counts, where }: HiddenGoal): number {
  if (where === 'hand') return countOn(table.cards(hand(who)).map(faceOf), counts)
  if (typeof counts === 'object' && 'symbol' in counts) {
    const pool = where === 'timeline-and-pool' ? poolOf(player(table, who))[counts.symbol] : 0
    return pool + countOn(timelineOf(table, who), counts) // covered symbols do not count: POD-011
  }
  return countOn(table.cards(timeline(who)).map(faceOf), counts)
}

/** The victory points of a goal (POD-256, POD-257). */
function victoryFor({ scores }: Pick<HiddenGoal, 'scores'>, counts: readonly number[]): number[] {
  if ('compare' in scores) return comparison(counts, scores.compare)
  if ('each' in scores) return counts.map(count => Math.min(scores.most, count) * scores.each)
  return counts.map(count => (count <= scores.atMost ? scores.victory : 0))
}
