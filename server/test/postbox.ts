import { once } from 'node:events'
import { createServer } from 'node:net'
import { onTestFinished } from 'vitest'

/** A letter as it arrived. */
export interface Posted {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** A server that takes letters in and delivers none. */
export interface Postbox {
  readonly url: string
  readonly letters: readonly Posted[]
  /** Waits for the next letter after those that were there. */
  next(after: number): Promise<Posted>
}

/** Opens a postbox that speaks SMTP; it is gone when the test is over. */
export async function openPostbox(): Promise<Postbox> {
  const letters: Posted[] = []
  const waiting = new Set<() => void>()
  const server = createServer(socket => {
    socket.setEncoding('utf8')
    socket.on('error', () => undefined)
    let [heard, from, to] = ['', '', '']
    let data: string[] | undefined
    const say = (line: string): void => void socket.write(`${line}\r\n`)
    const take = (line: string): void => {
      if (data !== undefined) {
        if (line !== '.') return void data.push(line.startsWith('.') ? line.slice(1) : line)
        letters.push(opened(from, to, data))
        data = undefined
        say('250 taken')
        for (const listener of waiting) listener()
        return
      }
      const word = line.slice(0, 4).toUpperCase()
      if (word === 'EHLO' || word === 'HELO') say('250 postbox')
      else if (word === 'MAIL') {
        from = between(line)
        say('250 ok')
      } else if (word === 'RCPT') {
        to = between(line)
        say('250 ok')
      } else if (word === 'DATA') {
        data = []
        say('354 go on')
      } else if (word === 'QUIT') {
        say('221 bye')
        socket.end()
      } else say('502 what?')
    }
    socket.on('data', chunk => {
      const lines = (heard + String(chunk)).split('\r\n')
      heard = lines.pop() ?? ''
      lines.forEach(take)
    })
    say('220 postbox')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the postbox has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    letters,
    next: after =>
      new Promise(resolve => {
        const look = (): void => {
          const letter = letters[after]
          if (letter === undefined) return
          waiting.delete(look)
          resolve(letter)
        }
        waiting.add(look)
        look()
      }),
  }
}

const between = (line: string): string => /<(.*)>/.exec(line)?.[1] ?? ''

function opened(from: string, to: string, lines: readonly string[]): Posted {
  const blank = lines.indexOf('')
  const head = lines.slice(0, blank).join('\n').replace(/\n\s+/g, ' ')
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? ''
  const body = lines.slice(blank + 1)
  const coding = header('Content-Transfer-Encoding').toLowerCase()
  return { from, to, subject: words(header('Subject')), text: decoded(coding, body) }
}

function decoded(coding: string, body: readonly string[]): string {
  if (coding === 'base64') return Buffer.from(body.join(''), 'base64').toString()
  if (coding !== 'quoted-printable') return body.join('\n')
  return Buffer.from(unquoted(body.join('\n').replace(/=\n/g, '')), 'latin1').toString()
}

const unquoted = (text: string): string =>
  text.replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

/** The words of a header, some of which may be encoded. */
const words = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?(b|q)\?(.*?)\?=/gi, (_, coding: string, word: string) =>
      coding.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : Buffer.from(unquoted(word.replaceAll('_', ' ')), 'latin1').toString(),
    )
