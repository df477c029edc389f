import { defineConfig } from 'vitest/config'

// The tests that prove rules; those that play whole matches over and over would take hours.
export default defineConfig({
  test: {
    include: ['games/*/test/*.test.ts'],
    exclude: ['**/node_modules/**', '**/conformance.test.ts'],
    isolate: false,
  },
})
