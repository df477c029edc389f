import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumHere as chromium } from './e2e/chromium.ts'

declare module 'vitest' {
  /** What tests are told by the run that they are part of. */
  interface ProvidedContext {
    readonly chromium: typeof chromium
    /** The port at which a test is given the address of an empty PostgreSQL database. */
    readonly databases: number
  }
}

const browserTests = '**/*.browser.test.ts'
// Whole matches by the dozen: what every game must prove.
const conformance = 'games/*/test/conformance.test.ts'
// Servers that are killed, attacked and loaded: one after the other, so that they have the machine to themselves.
const trials = 'server/test/{crash,hostile,load,nodes,shutdown}.test.ts'
// Figures of the whole table: they are read while nothing else runs.
const speed = 'e2e/speed.e2e.ts'
const leaveAlone = ['**/node_modules/**', '**/dist/**', '**/.stryker-tmp/**']

const wholeTable = {
  provide: { chromium },
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // A machine that does other things may let one browser test fail; whatever needs a second attempt says so.
  retry: 1,
  setupFiles: ['e2e/attempts.ts'],
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['**/*.test.ts'],
          exclude: [...leaveAlone, browserTests, conformance, trials],
          testTimeout: 60_000,
          globalSetup: './server/test/services.ts',
          // Nothing of ours keeps state between two test files, and loading everything anew for each costs half the run.
          isolate: false,
        },
      },
      {
        test: {
          name: 'trials',
          include: [trials],
          exclude: leaveAlone,
          globalSetup: './server/test/services.ts',
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
      {
        test: { name: 'conformance', include: [conformance], exclude: leaveAlone, testTimeout: 60_000 },
      },
      {
        extends: './web/vite.config.ts',
        root: import.meta.dirname,
        test: {
          name: 'browser',
          include: [browserTests],
          exclude: leaveAlone,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          ...wholeTable,
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          exclude: [...leaveAlone, speed],
          // Half of the time a browser waits; two of them keep two cores busy.
          maxWorkers: 2,
        },
      },
      {
        test: { ...wholeTable, name: 'speed', include: [speed] },
      },
    ],
  },
})
