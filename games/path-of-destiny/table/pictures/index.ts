export { cardBack, deckEmblem } from './backs.ts'
export { cardPicture } from './cards.ts'
export { heroPicture } from './heroes.ts'
