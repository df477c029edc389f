export { at as place, halo, ink, paper } from './paint.ts'
export { bareTree, figure as traveller, raven, signpost, spruce } from './stock.ts'
