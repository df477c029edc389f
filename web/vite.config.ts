import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { offlineFiles, serviceWorker } from './offline-files.ts'

/** Short names for the styles of components: they stand in every element that has one. */
const cssHash = ({ hash, css }: { hash: (text: string) => string; css: string }): string =>
  `s${hash(css).slice(0, 5)}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true, cssHash } }), offlineFiles()],
  resolve: {
    alias: { '@formatjs/icu-skeleton-parser': join(import.meta.dirname, 'src/lang/no-skeletons.ts') },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // The page's content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        'service-worker': join(import.meta.dirname, 'src/offline/service-worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? serviceWorker : 'assets/[name]-[hash].js'),
      },
    },
  },
})
