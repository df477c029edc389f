export { cardPicture } from './cards.ts'
export { heroPicture } from './heroes.ts'
