import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { offlineFiles, serviceWorker } from './offline-files.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), offlineFiles()],
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
