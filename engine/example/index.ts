export { ferry } from './ferry.ts'
export type { Ferry } from './ferry.ts'
