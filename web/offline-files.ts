import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The name under which the service worker is served; it must lie at the root to look after all pages. */
export const serviceWorker = 'service-worker.js'

/** Writes into the service worker which files make up this version, with the fingerprint of each. */
export function offlineFiles(): Plugin {
  return {
    name: 'osud-offline-files',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const names = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile() && entry.name !== serviceWorker)
        .map(entry => join(entry.parentPath, entry.name))
        .toSorted()
      const files = Object.fromEntries(
        names.map(path => [path.slice(dir.length).replaceAll('\\', '/'), fingerprint(readFileSync(path))]),
      )
      const path = join(dir, serviceWorker)
      const source = readFileSync(path, 'utf8')
      const version = fingerprint(source + JSON.stringify(files)).slice(7, 19)
      writeFileSync(
        path,
        filled(
          filled(source, 'FILES_OF_THIS_VERSION', files),
          'NAME_OF_THIS_VERSION',
          version.replaceAll(/\W/g, '-'),
        ),
      )
    },
  }
}

function filled(source: string, place: string, value: unknown): string {
  if (!source.includes(place)) throw new Error(`The service worker has no ${place} to fill in.`)
  return source.replaceAll(place, () => JSON.stringify(value))
}

const fingerprint = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`
