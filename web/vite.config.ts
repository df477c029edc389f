import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
  resolve: {
    alias: { '@formatjs/icu-skeleton-parser': join(import.meta.dirname, 'src/lang/no-skeletons.ts') },
  },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // The page's content security policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
