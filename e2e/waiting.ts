import type { Page } from 'playwright'

/** What a table may wait for: a question, pages to read, a screen to pass, or nothing any more. */
export type Waiting = 'question' | 'reading' | 'curtain' | 'end'

/** What the table waits for, once it waits for whoever sits at this page. */
export async function waitedFor(page: Page): Promise<Waiting> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('.curtain')) return 'curtain'
    const dialog = document.querySelector('dialog[open]')
    if (dialog) return dialog.querySelector('a[href="#/"]') ? 'end' : 'reading'
    return document.querySelector('[aria-busy=false] #question .primary') ? 'question' : undefined
  })
  return (await found.jsonValue()) ?? 'question'
}

/** Puts the pages away, or lifts the curtain. */
export async function goOn(page: Page, what: 'reading' | 'curtain'): Promise<void> {
  const over = await page.locator(what === 'curtain' ? '.curtain' : 'dialog[open]').elementHandle()
  if (what === 'curtain') await page.locator('.curtain .primary').click()
  else await page.keyboard.press('Escape')
  await page.waitForFunction(gone => !gone?.isConnected || !gone.checkVisibility(), over)
}
