import { typeset, type Language } from '@osud/lang'
import { bookLanguages, gameIds, piecesOf, type Book, type GameId } from '@osud/rulebook'
import type { BookKey } from '@osud/rulebook/words'
import { html, raw, type Html } from './html.ts'

/** Says the words around a rulebook in one language. */
export type Say = (key: BookKey, args?: Readonly<Record<string, string | number>>) => string

/** What every page is set with. */
export interface Setting {
  readonly language: Language
  readonly say: Say
  /** The address of the style sheet; undefined where the pages were not built. */
  readonly style: string | undefined
  /** The title of each game in the language of the page. */
  readonly titles: Readonly<Record<GameId, string>>
}

const languageNames: Readonly<Record<Language, string>> = { cs: 'Čeština', uk: 'Українська', en: 'English' }

/** A whole rulebook on one page. */
export function bookPage(book: Book, setting: Setting): string {
  const { say } = setting
  return page(setting, {
    title: `${book.title} – ${say('book.rulebook')}`,
    game: book.game,
    body: html`
      <h1>${book.title}<small>${say('book.rulebook')}</small></h1>
      ${book.forPlayers ? '' : html`<p class="note">${say('book.ledger')}</p>`} ${contents(book, say)}
      ${book.parts.map(
        part =>
          html`<section>
            <h2>${part.title}</h2>
            ${part.topics.map(
              topic =>
                html`<section id="${topic.id}">
                  <h3>${topic.title}</h3>
                  ${topic.rules.map(
                    ({ id, text }) =>
                      html`<p class="rule" id="${id}" lang="${book.wording}">
                        <a href="#${id}">${id}</a> ${wording(typeset(book.wording, text))}
                      </p>`,
                  )}
                </section>`,
            )}
          </section>`,
      )}
      ${glossary(book, say)}
    `,
  })
}

function contents(book: Book, say: Say): Html {
  return html`<nav class="contents" aria-label="${say('book.contents')}">
    ${book.parts.map(
      part =>
        html`<div>
          <p>${part.title}</p>
          <ul>
            ${part.topics.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
          </ul>
        </div>`,
    )}
    <div>
      <p><a href="#glossary">${say('book.glossary')}</a></p>
    </div>
  </nav>`
}

function glossary(book: Book, say: Say): Html {
  return html`<section id="glossary">
    <h2>${say('book.glossary')}</h2>
    <dl>
      ${book.terms.map(
        ({ id, name, meaning, rule, elsewhere }) =>
          html`<div id="${id}">
            <dt>${name}</dt>
            <dd>
              <span lang="${book.wording}">${typeset(book.wording, meaning)}</span>
              ${rule === undefined ? '' : html`<a href="#${rule}">${rule}</a>`}
            </dd>
            <dd class="elsewhere">
              ${elsewhere.map(other => html`<span lang="${other.language}">${other.name}</span>`)}
            </dd>
          </div>`,
      )}
    </dl>
  </section>`
}

/** The text of a rule; rules that it names are on the same page. */
function wording(text: string): Html[] {
  return piecesOf(text).map(piece =>
    piece.rule === undefined ? html`${piece.text}` : html`<a href="#${piece.rule}">${piece.rule}</a>`,
  )
}

/** Which rulebooks there are, each in each language: a page for whoever does not know yet what they read best. */
export function indexPage(settings: readonly [Setting, ...Setting[]]): string {
  const [first] = settings
  return page(first, {
    title: settings.map(({ say }) => say('book.all')).join(' · '),
    body: html`
      <h1>
        Osud<small
          >${settings.map(
            ({ say, language }, at) =>
              html`${at > 0 ? ' · ' : ''}<span lang="${language}">${say('book.all')}</span>`,
          )}</small
        >
      </h1>
      <ul class="games">
        ${gameIds.map(
          game =>
            html`<li>
              <ul>
                ${settings.map(
                  ({ titles, language }) =>
                    html`<li>
                      <a href="/rulebook/${game}/${language}" hreflang="${language}" lang="${language}"
                        >${titles[game]}</a
                      >
                    </li>`,
                )}
              </ul>
            </li>`,
        )}
      </ul>
    `,
  })
}

/** Says that there is no such rulebook, and which ones there are. */
export function missingPage(setting: Setting): string {
  const { say, titles, language } = setting
  return page(setting, {
    title: say('book.no-game'),
    body: html`
      <h1>${say('book.no-game')}</h1>
      <p>${say('book.no-game-note')}</p>
      <ul class="games">
        ${gameIds.map(game => html`<li><a href="/rulebook/${game}/${language}">${titles[game]}</a></li>`)}
      </ul>
    `,
  })
}

/** Says that nothing is served at an address, and where the shelf is. */
export function nowherePage(setting: Setting): string {
  const { say } = setting
  return page(setting, {
    title: say('book.nowhere'),
    body: html`
      <h1>${say('book.nowhere')}</h1>
      <p><a href="/">${say('book.shelf')}</a></p>
    `,
  })
}

interface Page {
  readonly title: string
  /** The game whose rulebook it is. */
  readonly game?: GameId
  readonly body: Html
}

function page(setting: Setting, { title, game, body }: Page): string {
  const { language, say, style } = setting
  return html`${raw('<!doctype html>')}
    <html lang="${language}" data-game="${game ?? 'shell'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – Osud</title>
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        ${style === undefined ? '' : html`<link rel="stylesheet" href="${style}" />`}
        ${game === undefined ? '' : alternates(game)}
      </head>
      <body>
        <div class="book">
          ${game === undefined ? '' : html`<header>${gamesOf(setting, game)} ${languagesOf(setting, game)}</header>`}
          <main>${body}</main>
          <footer>
            <p>${say('book.unofficial')}</p>
            <nav aria-label="Osud"><a href="/">${say('book.osud')}</a></nav>
          </footer>
        </div>
      </body>
    </html>`.text
}

function gamesOf({ language, say, titles }: Setting, game: GameId): Html {
  return html`<nav aria-label="${say('book.game')}">
    <ul>
      ${gameIds.map(
        each =>
          html`<li>
            <a href="/rulebook/${each}/${language}" ${each === game ? raw('aria-current="true"') : ''}
              >${titles[each]}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`
}

/** A book is served in the reader's language, and each language has an address of its own below. */
function addressOf(game: GameId): string {
  return `/rulebook/${game}`
}

function alternates(game: GameId): Html[] {
  return [
    ...bookLanguages.map(
      each => html`<link rel="alternate" hreflang="${each}" href="${addressOf(game)}/${each}" />`,
    ),
    html`<link rel="alternate" hreflang="x-default" href="${addressOf(game)}" />`,
  ]
}

function languagesOf({ language, say }: Setting, game: GameId): Html {
  return html`<nav aria-label="${say('book.language')}">
    <ul>
      ${bookLanguages.map(
        each =>
          html`<li>
            <a
              href="${addressOf(game)}/${each}"
              hreflang="${each}"
              lang="${each}"
              ${each === language ? raw('aria-current="true"') : ''}
              >${languageNames[each]}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`
}
