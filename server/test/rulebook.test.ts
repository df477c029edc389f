import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bookLanguages, gameIds, readLedger } from '@osud/rulebook'
import { serve, type RunningServer } from '@osud/server'
import { html } from '../src/rulebook/html.ts'
import { languageAsked } from '../src/rulebook/language.ts'
import { temporaryFolder } from './folders.ts'

async function started(style?: string): Promise<RunningServer> {
  const webFolder = await temporaryFolder()
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Osud</title>')
  if (style !== undefined) {
    await mkdir(join(webFolder, 'assets'))
    await writeFile(join(webFolder, 'assets', style), 'body{}')
  }
  const server = await serve({ host: '127.0.0.1', port: 0, dataFolder: await temporaryFolder(), webFolder })
  onTestFinished(() => server.close())
  return server
}

const at = ({ port }: RunningServer, path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' })

describe('the rulebook without JavaScript', () => {
  test.each([
    ['cs-CZ,cs;q=0.9,en;q=0.8', 'cs', 'Zaklínač: Cesta osudu', 'Slovníček'],
    ['uk', 'uk', 'Відьмак. Шлях призначення', 'Словничок'],
    ['de-DE,de;q=0.9', 'en', 'The Witcher: Path of Destiny', 'Glossary'],
  ])('is in the language that the browser asks for: %s', async (asked, language, title, glossary) => {
    const server = await started()
    const answer = await at(server, '/rulebook/path-of-destiny', { 'accept-language': asked })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-language')).toBe(language)
    expect(answer.headers.get('vary')).toContain('Accept-Language')
    const page = await answer.text()
    expect(page).toContain(`<html lang="${language}" data-game="path-of-destiny">`)
    expect(page).toContain(title)
    expect(page).toContain(glossary)
    expect(page).not.toContain('<script')
    expect(page).not.toContain('style=')
  })

  test('has an address of its own for each language, whatever the browser asks for', async () => {
    const server = await started()
    const answer = await at(server, '/rulebook/path-of-destiny/uk', { 'accept-language': 'cs' })
    expect(answer.headers.get('content-language')).toBe('uk')
    expect(answer.headers.get('vary')).toBeNull()
    const page = await answer.text()
    for (const language of bookLanguages)
      expect(page).toContain(
        `<link rel="alternate" hreflang="${language}" href="/rulebook/path-of-destiny/${language}" />`,
      )
    expect(page).toContain('hreflang="x-default" href="/rulebook/path-of-destiny"')
  })

  test.each(gameIds)('has every rule of %s under its id, and leads only to what is there', async game => {
    const server = await started()
    const page = await (await at(server, `/rulebook/${game}/cs`)).text()
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(readLedger(game).rules.filter(({ id }) => !ids.includes(id))).toEqual([])
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
    const links = [...page.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)
    expect(links.filter(id => !ids.includes(id))).toEqual([])
  })

  test('says where the rules are not written for players yet, and in which language they are', async () => {
    const server = await started()
    const page = await (await at(server, '/rulebook/wonder-book/cs')).text()
    expect(page).toContain('Tato pravidla zatím nikdo nepřepsal pro hráče.')
    expect(page).toMatch(/<p class="rule" id="WB-001" lang="en">/)
    expect(await (await at(server, '/rulebook/path-of-destiny/cs')).text()).not.toContain('nepřepsal')
  })

  test('is not sent again to a browser that has it', async () => {
    const server = await started()
    const first = await at(server, '/rulebook/wonder-book/en')
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w-]{20,}"$/)
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const second = await at(server, '/rulebook/wonder-book/en', { 'if-none-match': `W/${tag}` })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    const other = await at(server, '/rulebook/wonder-book/cs', { 'if-none-match': tag })
    expect(other.status).toBe(200)
  })

  test('keeps the strict policy of every page', async () => {
    const server = await started()
    const policy =
      (await at(server, '/rulebook/path-of-destiny')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("style-src 'self'")
    expect(policy).not.toContain('unsafe')
  })

  test('is set with the style sheet that was built for it, and is readable without', async () => {
    const styled = await started('rulebook-plain-1a2b.css')
    expect(await (await at(styled, '/rulebook/path-of-destiny')).text()).toContain(
      '<link rel="stylesheet" href="/assets/rulebook-plain-1a2b.css" />',
    )
    const plain = await started()
    expect(await (await at(plain, '/rulebook/path-of-destiny')).text()).not.toContain('stylesheet')
  })

  test('has an index that leads to every book in every language', async () => {
    const server = await started()
    for (const path of ['/rulebook', '/rulebook/']) {
      const answer = await at(server, path)
      expect(answer.status).toBe(200)
      const page = await answer.text()
      for (const game of gameIds)
        for (const language of bookLanguages) expect(page).toContain(`href="/rulebook/${game}/${language}"`)
    }
  })

  test.each(['/rulebook/chess', '/rulebook/chess/cs', '/rulebook/path-of-destiny/de'])(
    'tells in words that there is nothing at %s',
    async path => {
      const server = await started()
      const answer = await at(server, path, { 'accept-language': 'cs' })
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toContain('text/html')
      const page = await answer.text()
      expect(page).toContain('Pravidla k\u00a0této hře tu nejsou.')
      expect(page).toContain('href="/rulebook/wonder-book/cs"')
    },
  )
})

describe('the language that a browser asks for', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['uk-UA', 'uk'],
    ['en;q=0.3, cs;q=0.7, uk;q=0.5', 'cs'],
    ['cs;q=0, uk', 'uk'],
    ['*', 'en'],
    [';;q=,', 'en'],
  ])('%s gives %s', (asked, language) => {
    expect(languageAsked(asked)).toBe(language)
  })
})

test('what is put into a page cannot become markup', () => {
  expect(html`<p title="${'"><script>'}">${"<b> & '"}</p>`.text).toBe(
    '<p title="&quot;&gt;&lt;script&gt;">&lt;b&gt; &amp; &#39;</p>',
  )
})
