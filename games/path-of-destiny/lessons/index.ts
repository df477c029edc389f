export { firstGame } from './first-game.ts'
export { places, topics } from './topics.ts'
