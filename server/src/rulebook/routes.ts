import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languages, speaker, type Language } from '@osud/lang'
import { gameIds, readBook, readLedgers, type GameId, type Ledger } from '@osud/rulebook'
import { cs } from '@osud/rulebook/words/cs'
import { en } from '@osud/rulebook/words/en'
import { uk } from '@osud/rulebook/words/uk'
import { languageAsked } from './language.ts'
import { bookPage, indexPage, missingPage, nowherePage, type Setting } from './pages.ts'

const words = { cs, uk, en } as const
const names = { people: {}, places: {}, kinds: {}, counted: {} }

/** A page that is ready to be sent, and the tag by which a browser knows whether it has it already. */
interface Printed {
  readonly body: string
  readonly tag: string
}

/** Serves the rulebooks as plain pages, `/rulebook`, `/rulebook/<game>` and `/rulebook/<game>/<language>`, and says where nothing is. */
export function servePages(app: FastifyInstance, webFolder: string): void {
  const press = new Press(webFolder)

  app.setNotFoundHandler((request, reply) => {
    reply.code(404).header('vary', 'Accept, Accept-Language')
    // A person gets a page, a program something that it can read.
    if (request.method === 'GET' && request.headers.accept?.includes('text/html')) {
      const language = languageAsked(request.headers['accept-language'])
      reply.header('content-language', language)
      return absent(reply, press.nowhere(language).body)
    }
    return reply.send({
      status: 'not found',
      reason: `Nothing is served at ${request.method} ${request.url}.`,
    })
  })

  app.get('/rulebook', (request, reply) => send(request, reply, press.index()))
  app.get<{ Params: { game: string } }>('/rulebook/:game', (request, reply) => {
    const language = languageAsked(request.headers['accept-language'])
    reply.header('vary', 'Accept-Language').header('content-language', language)
    const game = gameIds.find(each => each === request.params.game)
    return game === undefined
      ? absent(reply, missingPage(press.setting(language)))
      : send(request, reply, press.book(game, language))
  })
  app.get<{ Params: { game: string; language: string } }>('/rulebook/:game/:language', (request, reply) => {
    const language = languages.find(each => each === request.params.language)
    const game = gameIds.find(each => each === request.params.game)
    if (game === undefined || language === undefined) {
      const asked = language ?? languageAsked(request.headers['accept-language'])
      reply.header('vary', 'Accept-Language').header('content-language', asked)
      return absent(reply, missingPage(press.setting(asked)))
    }
    reply.header('content-language', language)
    return send(request, reply, press.book(game, language))
  })
}

function send(request: FastifyRequest, reply: FastifyReply, { body, tag }: Printed): FastifyReply {
  reply.header('etag', tag).header('cache-control', 'no-cache')
  const known = request.headers['if-none-match']?.split(',').map(each => each.trim().replace(/^W\//, ''))
  if (known?.includes(tag) || known?.includes('*')) return reply.code(304).send()
  return reply.type('text/html; charset=utf-8').send(body)
}

function absent(reply: FastifyReply, body: string): FastifyReply {
  return reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(body)
}

/** Prints each page once, when it is first asked for. */
class Press {
  readonly #webFolder: string
  readonly #printed = new Map<string, Printed>()
  #ledgers: readonly Ledger[] | undefined

  constructor(webFolder: string) {
    this.#webFolder = webFolder
  }

  book(game: GameId, language: Language): Printed {
    return this.#print(`${game}/${language}`, () =>
      bookPage(readBook(game, language), this.setting(language)),
    )
  }

  index(): Printed {
    return this.#print('', () => indexPage([this.setting('cs'), this.setting('uk'), this.setting('en')]))
  }

  nowhere(language: Language): Printed {
    return this.#print(`nowhere/${language}`, () => nowherePage(this.setting(language)))
  }

  setting(language: Language): Setting {
    this.#ledgers ??= readLedgers()
    const titles = this.#ledgers.map(({ game, title }) => [game, title[language]] as const)
    return {
      language,
      say: speaker({ language, texts: words[language], names }).say,
      style: styleIn(this.#webFolder),
      titles: Object.fromEntries(titles) as Record<GameId, string>,
    }
  }

  #print(key: string, make: () => string): Printed {
    const found = this.#printed.get(key)
    if (found !== undefined) return found
    const body = make()
    const printed = { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` }
    this.#printed.set(key, printed)
    return printed
  }
}

/** The style sheet that the web's build made for these pages; its name carries a hash. */
function styleIn(webFolder: string): string | undefined {
  try {
    const name = readdirSync(join(webFolder, 'assets')).find(each => /^rulebook-plain-.*\.css$/.test(each))
    return name === undefined ? undefined : `/assets/${name}`
  } catch {
    // Pages that were not built are not served either: the rulebook is then read unadorned.
    return undefined
  }
}
