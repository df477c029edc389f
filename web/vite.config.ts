import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { printedCovers } from './covers.ts'
import { ledgers } from './ledgers.ts'
import { offlineFiles, serviceWorker } from './offline-files.ts'

// What belongs to the rulebooks bears their name, so that it counts as theirs and not as a game's.
const rulebook = ['../rulebook/', 'src/rulebook/'].map(folder => join(import.meta.dirname, folder))

/** Short names for the styles of components: they stand in every element that has one. */
const cssHash = ({ hash, css }: { hash: (text: string) => string; css: string }): string =>
  hash(css).replace(/^\d/, 'a').slice(0, 5)

/** What the page itself loads: a part that comes later need not name it again. */
const always = /\/(index|index-client|disclose-version|speaker|view|reader\.svelte|Icon|preload-helper)-/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ledgers(),
    printedCovers(),
    svelte({ configFile: false, compilerOptions: { runes: true, cssHash } }),
    offlineFiles(),
  ],
  resolve: {
    alias: { '@formatjs/icu-skeleton-parser': join(import.meta.dirname, 'src/lang/no-skeletons.ts') },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // The page's content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter(one => !always.test(one)),
    },
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        // The rulebook that the server shows without JavaScript is set in the same type and colours.
        'rulebook-plain': join(import.meta.dirname, 'src/rulebook/plain.css'),
        'service-worker': join(import.meta.dirname, 'src/offline/service-worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? serviceWorker : 'assets/[name]-[hash].js'),
        chunkFileNames: ({ moduleIds }) =>
          moduleIds.every(id => rulebook.some(folder => id.startsWith(folder)))
            ? 'assets/rulebook-[name]-[hash].js'
            : 'assets/[name]-[hash].js',
      },
    },
  },
})
