import { chromium, type Browser, type LaunchOptions } from 'playwright'
import { afterAll, inject } from 'vitest'
import { startTable, type Table } from './table.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: LaunchOptions
  }
}

/** A server and a browser for the tests of one file; both go when they are done. */
export async function openHouse(): Promise<{ readonly table: Table; readonly browser: Browser }> {
  const [table, browser] = await Promise.all([startTable(), chromium.launch(inject('chromium'))])
  afterAll(async () => {
    await browser.close()
    await table.stop()
  })
  return { table, browser }
}
