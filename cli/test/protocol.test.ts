import { bots } from '@osud/bots'
import { describe, expect, test } from 'vitest'
import { findGame, Protocol } from '../src/index.ts'
import type { Shelved } from '../src/index.ts'
import { errorOf, ferry, freshProtocol, playOn, ready, send } from './speaking.ts'

describe('what the protocol does', () => {
  test('it greets with its version, the games and the bots', () => {
    expect(JSON.parse(freshProtocol().hello())).toEqual({
      osud: 1,
      engine: '0.1.0',
      games: [
        {
          id: 'night-ferry',
          version: '1',
          seats: { min: 2, max: 4 },
          settings: { crossings: [3, 1] },
          variants: ['short', 'full'],
          hidden: true,
        },
      ],
      bots: ['random', 'greedy', 'novice', 'companion', 'expert'],
    })
  })

  test('games tells the same again', () => {
    const protocol = freshProtocol()
    const { osud: _, engine: __, ...shelf } = JSON.parse(protocol.hello()) as Record<string, unknown>
    expect(send(protocol, { id: 'x', do: 'games' })).toEqual({ id: 'x', ok: true, ...shelf })
  })

  test('new takes the usual options and its own seed unless told otherwise', () => {
    const protocol = freshProtocol()
    send(protocol, { do: 'new', game: 'night-ferry', seats: 3 })
    expect(protocol.match('main')?.header).toMatchObject({
      seed: 'not by chance',
      options: { crossings: 3 },
      undo: 'own',
    })
    send(protocol, { ...ferry, match: 'other', undo: 'table', seed: 7 })
    expect(protocol.match('other')?.header).toMatchObject({
      seed: 7,
      options: { crossings: 1 },
      undo: 'table',
    })
  })

  test('new takes options in place of the usual ones or of those of a variant', () => {
    const games = [findGame('path-of-destiny') as Shelved]
    const protocol = new Protocol({ engine: '0.1.0', games, bots, seed: () => 'x' })
    const path = { do: 'new', game: 'path-of-destiny', seats: 1 }
    send(protocol, { ...path, options: { story: 'striga', firstGame: true } })
    send(protocol, { ...path, match: 'b', variant: 'striga', options: { requirements: 'once' } })
    const usual = { story: 'striga', characters: 'dealt', keptCards: 'coming' }
    expect(protocol.match('main')?.header.options).toMatchObject({
      ...usual,
      firstGame: true,
      difficulty: 'normal',
    })
    expect(protocol.match('b')?.header.options).toMatchObject({
      ...usual,
      requirements: 'once',
      difficulty: 'swords',
    })
  })

  test('a match with options that no variant has is saved and comes back', () => {
    const games = [findGame('path-of-destiny') as Shelved]
    const protocol = new Protocol({ engine: '0.1.0', games, bots, seed: () => 'x' })
    const options = { story: 'striga', difficulty: 'blood', soloPathTokens: 'earned' }
    send(protocol, { do: 'new', game: 'path-of-destiny', seats: 1, options })
    const { save } = send(protocol, { do: 'save' })
    expect(send(protocol, { do: 'load', match: 'again', save })).toMatchObject({ ok: true, lost: 0 })
  })

  test('no response but a save or a record holds the seed', () => {
    const protocol = freshProtocol()
    const told = [send(protocol, { ...ferry, seed: 'pssst' })]
    for (const seat of [0, 1, 'onlooker']) {
      for (const what of ['questions', 'view', 'log']) told.push(send(protocol, { do: what, seat }))
    }
    told.push(
      send(protocol, { do: 'bot', seat: 0 }),
      send(protocol, { do: 'suggest', seat: 1, question: 1, value: 1 }),
    )
    expect(JSON.stringify(told)).not.toContain('pssst')
    expect(JSON.stringify(send(protocol, { do: 'save' }))).toContain('pssst')
  })

  test('a seat sees its own question whole, another seat and an onlooker only that it is asked', () => {
    const protocol = ready()
    send(protocol, { do: 'answer', seat: 0, question: 1, value: 'reeds' })
    const asked = (seat: unknown) => send(protocol, { do: 'questions', seat })['questions']
    const [own, other] = asked(0) as Record<string, unknown>[]
    expect(own).toMatchObject({ question: 2, mine: true, kind: 'pick', min: 0, max: 2, rule: ['FER-05'] })
    expect(other).not.toHaveProperty('options')
    expect(JSON.stringify(asked('onlooker'))).not.toContain('options')
    expect(send(protocol, { do: 'questions', seat: 'onlooker' })).not.toHaveProperty('undo')
  })

  test('a view hides the hands of others', () => {
    const { view } = send(ready(), { do: 'view', seat: 0 }) as unknown as {
      view: { zones: Record<string, string[]> }
    }
    expect(view.zones['hand:1']).toEqual(['?', '?', '?'])
    expect(view.zones['hand:0']).not.toContain('?')
  })

  test('an answer moves the match on, and the response says what it waits for', () => {
    const protocol = ready()
    expect(send(protocol, { id: 5, do: 'answer', seat: 0, question: 1, value: 'reeds' })).toEqual({
      id: 5,
      ok: true,
      length: 1,
      waiting: [{ question: 2, seats: [0, 1], done: [] }],
    })
    const { waiting } = send(protocol, { do: 'answer', seat: 1, question: 2, value: [] })
    expect(waiting).toEqual([{ question: 2, seats: [0, 1], done: [1] }])
  })

  test('a suggestion is seen by everybody at the table', () => {
    const protocol = ready()
    send(protocol, { do: 'suggest', seat: 1, question: 1, value: 'reeds' })
    const { questions } = send(protocol, { do: 'questions', seat: 0 }) as unknown as { questions: object[] }
    expect(questions[0]).toMatchObject({ suggestions: [{ seat: 1, value: 'reeds' }] })
  })

  test('undo gives the question a new number', () => {
    const protocol = ready()
    send(protocol, { do: 'answer', seat: 0, question: 1, value: 'reeds' })
    send(protocol, { do: 'answer', seat: 0, question: 2, value: [] })
    expect(send(protocol, { do: 'undo', seat: 0 })['waiting']).toEqual([
      { question: 3, seats: [0, 1], done: [] },
    ])
  })

  test('the log can be read from where it was left', () => {
    const protocol = ready()
    expect(send(protocol, { do: 'log', seat: 0 })).toMatchObject({
      events: [{ key: 'log.page', args: { page: { text: 'page.jetty' } }, rule: ['FER-03'] }],
      next: 1,
    })
    send(protocol, { do: 'answer', seat: 0, question: 1, value: 'reeds' })
    const { events, next } = send(protocol, { do: 'log', seat: 0, since: 1 })
    expect(events).toHaveLength(1)
    expect(next).toBe(2)
  })

  test('bots play to the end, and the same requests lead to the same match', () => {
    const [one, other] = [ready(), ready()]
    const first = playOn(one)
    expect(first).toEqual(playOn(other))
    expect(send(one, { do: 'view', seat: 0 })['view']).toHaveProperty('result.winners')
  })

  test('a save goes on where it was, under another name', () => {
    const protocol = ready()
    send(protocol, { do: 'answer', seat: 0, question: 1, value: 'reeds' })
    const { save } = send(protocol, { do: 'save' })
    expect(send(protocol, { do: 'load', match: 'b', save })).toMatchObject({ ok: true, length: 1, lost: 0 })
    expect(protocol.match('b')?.hash()).toBe(protocol.match('main')?.hash())
  })

  test('a record replays to its end, or as far as asked', () => {
    const protocol = ready()
    const { record } = playOn(protocol)
    const end = protocol.match('main')
    expect(send(protocol, { do: 'replay', match: 'b', record })).toMatchObject({
      ok: true,
      result: end?.result,
    })
    expect(protocol.match('b')?.hash()).toBe(end?.hash())
    expect(send(protocol, { do: 'replay', match: 'c', record, until: 2 })).toMatchObject({ length: 2 })
  })

  test('a closed match is forgotten and its name is free', () => {
    const protocol = ready()
    expect(send(protocol, { id: 1, do: 'close' })).toEqual({ id: 1, ok: true })
    expect(errorOf({ do: 'view', seat: 0 }, protocol)).toEqual({ code: 'no-match', match: 'main' })
    expect(send(protocol, ferry).ok).toBe(true)
  })

  test.each([['text'], [7], [true], [null]])('the response repeats the id %j', id => {
    expect(send(ready(), { id, do: 'games' }).id).toBe(id)
    expect(send(ready(), { id, do: 'nonsense' }).id).toBe(id)
  })

  test('matches can have names that mean something to JavaScript', () => {
    const protocol = freshProtocol()
    for (const match of ['__proto__', 'constructor', 'hasOwnProperty']) {
      expect(send(protocol, { do: 'view', match, seat: 0 }).error).toEqual({ code: 'no-match', match })
      expect(send(protocol, { ...ferry, match }).ok).toBe(true)
      expect(send(protocol, { do: 'view', match, seat: 0 }).ok).toBe(true)
    }
  })

  test('a blank line gets no response', () => {
    for (const line of ['', '  ', '\t\r']) expect(freshProtocol().respond(line)).toBeUndefined()
  })
})
