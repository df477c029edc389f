/** The little of cli-progress that is used here; the package brings no types of its own. */
declare module 'cli-progress' {
  export interface BarOptions {
    readonly format: string
    readonly hideCursor?: boolean
    readonly stream?: import('node:stream').Writable
    readonly clearOnComplete?: boolean
  }
  export class SingleBar {
    constructor(options: BarOptions, preset?: object)
    start(total: number, startValue: number, payload?: object): void
    update(value: number, payload?: object): void
    stop(): void
  }
  export const Presets: { readonly shades_classic: object }
  const progress: { SingleBar: typeof SingleBar; Presets: typeof Presets }
  export default progress
}
