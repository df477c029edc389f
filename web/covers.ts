import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { covers } from './src/look/covers/index.ts'

/** Cuts the covers when the page is built, so that no reader waits for the knife: what is imported is the address of a picture. */
export function printedCovers(): Plugin {
  let building = false
  return {
    name: 'osud-covers',
    configResolved({ command }) {
      building = command === 'build'
    },
    load: {
      filter: { id: /\/look\/covers\/[\w-]+\.ts\?printed$/ },
      handler(id) {
        const name = basename(id, '.ts?printed')
        const draw = Object.entries(covers).find(([game]) => game === name)?.[1]
        if (draw === undefined) throw new Error(`there is no cover ${name}`)
        const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 440" preserveAspectRatio="none">${draw()}</svg>`
        const address = building
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${name}.svg`, source })}`
          : JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)
        return { code: `export const address = ${address}`, map: null, moduleType: 'js' }
      },
    },
  }
}
