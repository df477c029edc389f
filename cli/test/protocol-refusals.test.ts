import { describe, expect, test } from 'vitest'
import { longestLine, mostMatches } from '../src/index.ts'
import { errorOf, ferry, freshProtocol, playOn, ready, send, sendLine } from './speaking.ts'

describe('what the protocol refuses', () => {
  test('options that the game does not have', () => {
    const refused = (options: object) => errorOf({ ...ferry, match: 'b', options })
    expect(refused({ bridges: 1 })).toEqual({
      code: 'unknown-setting',
      given: 'bridges',
      known: ['crossings'],
    })
    expect(refused({ constructor: 1 })).toMatchObject({ code: 'unknown-setting' })
    const choice = { code: 'unknown-choice', setting: 'crossings', known: [3, 1] }
    expect(refused({ crossings: 2 })).toEqual({ ...choice, given: '2' })
    expect(refused({ crossings: '1' })).toEqual({ ...choice, given: '1' })
    expect(refused({ crossings: null })).toEqual({ ...choice, given: 'null' })
    expect(refused({ crossings: [1] })).toEqual({ ...choice, given: 'an object' })
    expect(refused({ crossings: 'x'.repeat(99) })).toEqual({ ...choice, given: `${'x'.repeat(40)}…` })
  })

  test('lines that are no request', () => {
    const protocol = ready()
    const error = (line: string | Uint8Array) => sendLine(protocol, line).error
    expect(error('{"do":')).toMatchObject({ code: 'not-json' })
    expect(error(Uint8Array.of(0x22, 0xff, 0x22))).toEqual({
      code: 'not-json',
      why: 'the line is not valid UTF-8',
    })
    expect(error('['.repeat(100_000))).toMatchObject({ code: 'not-json' })
    for (const line of ['[]', 'null', '1', '"x"']) expect(error(line)).toEqual({ code: 'not-an-object' })
    expect(error('x'.repeat(longestLine + 1))).toEqual({ code: 'too-long', limit: longestLine })
    expect(error('ž'.repeat(longestLine / 2 + 1))).toMatchObject({ code: 'too-long' })
    expect(error('{}')).toEqual({ code: 'missing-field', field: 'do' })
    expect(error('{"do":1}')).toMatchObject({ code: 'malformed', field: 'do' })
  })

  test('requests that do not exist', () => {
    expect(errorOf({ do: 'dance' })).toMatchObject({ code: 'unknown-request', given: 'dance' })
    expect(errorOf({ do: '__proto__' })).toMatchObject({ code: 'unknown-request' })
    expect(errorOf({ do: 'constructor' })).toMatchObject({ code: 'unknown-request' })
  })

  test.each([
    [{ do: 'new', seats: 2 }, 'game'],
    [{ do: 'new', game: 'night-ferry' }, 'seats'],
    [{ do: 'answer', question: 1, value: 1 }, 'seat'],
    [{ do: 'answer', seat: 0, value: 1 }, 'question'],
    [{ do: 'answer', seat: 0, question: 1 }, 'value'],
    [{ do: 'suggest', seat: 0, question: 1 }, 'value'],
    [{ do: 'view' }, 'seat'],
    [{ do: 'log' }, 'seat'],
    [{ do: 'questions' }, 'seat'],
    [{ do: 'undo' }, 'seat'],
    [{ do: 'bot' }, 'seat'],
    [{ do: 'load' }, 'save'],
    [{ do: 'replay' }, 'record'],
  ])('%j, which lacks a field', (request, field) => {
    expect(errorOf(request)).toEqual({ code: 'missing-field', field })
  })

  test.each([
    [{ ...ferry, match: 'b', game: 1 }, 'game'],
    [{ ...ferry, match: 'b', seats: '2' }, 'seats'],
    [{ ...ferry, match: 'b', variant: 1 }, 'variant'],
    [{ ...ferry, match: 'b', options: ['crossings'] }, 'options'],
    [{ ...ferry, match: 'b', seed: [] }, 'seed'],
    [{ ...ferry, match: 'b', seed: 'x'.repeat(201) }, 'seed'],
    [{ ...ferry, match: 'b', undo: 'maybe' }, 'undo'],
    [{ ...ferry, match: '' }, 'match'],
    [{ ...ferry, match: 'x'.repeat(101) }, 'match'],
    [{ do: 'view', seat: '0' }, 'seat'],
    [{ do: 'answer', seat: 'onlooker', question: 1, value: 1 }, 'seat'],
    [{ do: 'answer', seat: 0, question: '1', value: 1 }, 'question'],
    [{ do: 'log', seat: 0, since: -1 }, 'since'],
    [{ do: 'undo', seat: 0, count: null }, 'count'],
    [{ do: 'bot', seat: 0, bot: 1 }, 'bot'],
    [{ do: 'save', as: 'poem' }, 'as'],
    [{ do: 'load', match: 'b', save: [] }, 'save'],
    [{ do: 'replay', match: 'b', record: 'x' }, 'record'],
    [{ do: 'replay', match: 'b', record: {}, until: 1.5 }, 'until'],
    [{ do: 'games', id: {} }, 'id'],
  ])('%j, which has a field of the wrong kind', (request, field) => {
    expect(errorOf(request)).toMatchObject({ code: 'malformed', field })
  })

  test('fields that a request does not have', () => {
    expect(errorOf({ do: 'games', match: 'main' })).toEqual({ code: 'unknown-field', field: 'match' })
    expect(errorOf({ ...ferry, match: 'b', setup: { crossings: 9 } })).toMatchObject({ field: 'setup' })
    const line = '{"do":"view","seat":0,"__proto__":{"polluted":true}}'
    expect(sendLine(ready(), line).error).toEqual({ code: 'unknown-field', field: '__proto__' })
    expect({}).not.toHaveProperty('polluted')
  })

  test('games, variants and bots that do not exist', () => {
    for (const name of ['chess', '__proto__', 'constructor']) {
      expect(errorOf({ ...ferry, match: 'b', game: name })).toMatchObject({
        code: 'unknown-game',
        given: name,
      })
      expect(errorOf({ ...ferry, match: 'b', variant: name })).toMatchObject({
        code: 'unknown-variant',
        given: name,
      })
      expect(errorOf({ do: 'bot', seat: 0, bot: name })).toMatchObject({ code: 'unknown-bot', given: name })
    }
  })

  test('too few, too many and half seats', () => {
    for (const seats of [0, 1, 5, -2, 2.5, 1e300]) {
      expect(errorOf({ ...ferry, match: 'b', seats })).toMatchObject({ code: 'bad-setup' })
    }
  })

  test('a match that is not there, one that is there already, and one too many', () => {
    expect(errorOf({ do: 'save', match: 'b' })).toEqual({ code: 'no-match', match: 'b' })
    expect(errorOf(ferry)).toEqual({ code: 'match-exists', match: 'main' })
    const protocol = ready()
    for (let i = 1; i < mostMatches; i++) expect(send(protocol, { ...ferry, match: `m${i}` }).ok).toBe(true)
    expect(errorOf({ ...ferry, match: 'more' }, protocol)).toEqual({
      code: 'too-many-matches',
      limit: mostMatches,
    })
    send(protocol, { do: 'close', match: 'm1' })
    expect(send(protocol, { ...ferry, match: 'more' }).ok).toBe(true)
  })

  test('seats that the table does not have', () => {
    for (const seat of [-1, 2, 0.5, 1e9]) {
      for (const what of ['view', 'log', 'questions', 'bot', 'undo']) {
        expect(errorOf({ do: what, seat })).toMatchObject({ code: 'no-seat' })
      }
      expect(errorOf({ do: 'answer', seat, question: 1, value: 'reeds' })).toMatchObject({ code: 'no-seat' })
    }
  })

  test('answers that the engine refuses, with its own reasons', () => {
    const protocol = ready()
    const answer = (seat: number, question: number, value: unknown) =>
      errorOf({ do: 'answer', seat, question, value }, protocol)
    expect(answer(0, 1, 'rapids')).toMatchObject({ code: 'refused', reasons: [{ rule: 'FER-04' }] })
    expect(answer(0, 1, 'swim')).toEqual({ code: 'not-an-option', given: 'swim' })
    expect(answer(1, 1, 'reeds')).toEqual({ code: 'not-asked', seat: 1 })
    expect(answer(0, 9, 'reeds')).toMatchObject({ code: 'stale-question', open: [1] })
    expect(errorOf({ do: 'bot', seat: 1 }, protocol)).toEqual({ code: 'not-asked', seat: 1 })
    expect(errorOf({ do: 'undo', seat: 0 }, protocol)).toEqual({ code: 'undo-nothing' })
    send(protocol, { do: 'answer', seat: 0, question: 1, value: 'reeds' })
    expect(answer(0, 2, 'goat')).toMatchObject({ code: 'malformed' })
    expect(answer(0, 2, ['goat', 'goat'])).toMatchObject({ code: 'repeated' })
    expect(answer(0, 2, ['goat', 'letter', 'barrel'])).toMatchObject({ code: 'too-many' })
    expect(errorOf({ do: 'undo', seat: 0 }, protocol)).toEqual({ code: 'undo-barrier' })
    expect(errorOf({ do: 'suggest', seat: 1, question: 2, value: [] }, protocol)).toEqual({
      code: 'no-suggestions',
    })
  })

  test('anything more once the match has ended', () => {
    const protocol = ready()
    playOn(protocol)
    expect(errorOf({ do: 'bot', seat: 0 }, protocol)).toEqual({ code: 'ended' })
    expect(errorOf({ do: 'answer', seat: 0, question: 1, value: 1 }, protocol)).toEqual({ code: 'ended' })
  })

  test('undo at a table without it, and of what others have answered', () => {
    const protocol = freshProtocol()
    send(protocol, { ...ferry, undo: 'off' })
    expect(errorOf({ do: 'undo', seat: 0 }, protocol)).toEqual({ code: 'undo-off' })
    const other = ready()
    send(other, { do: 'answer', seat: 0, question: 1, value: 'reeds' })
    send(other, { do: 'answer', seat: 0, question: 2, value: [] })
    expect(errorOf({ do: 'undo', seat: 1 }, other)).toEqual({ code: 'undo-others' })
  })

  test('saves and records that are damaged, foreign, of other rules, or no set-up of the game', () => {
    const protocol = ready()
    const { record } = playOn(protocol) as unknown as { record: Record<string, object> }
    const { save } = send(protocol, { do: 'save' }) as unknown as { save: Record<string, object> }
    const replay = (changed: object) =>
      errorOf({ do: 'replay', match: 'b', record: { ...record, ...changed } }, protocol)
    const load = (changed: object) =>
      errorOf({ do: 'load', match: 'b', save: { ...save, ...changed } }, protocol)
    const header = record['header'] as object
    expect(load({})).toBeUndefined()
    send(protocol, { do: 'close', match: 'b' })
    expect(load({ events: [] })).toMatchObject({ code: 'damaged' })
    expect(load({ header: 1 })).toMatchObject({ code: 'damaged' })
    expect(load({ header: {} })).toMatchObject({ code: 'damaged' })
    expect(load({ entries: [{ undo: 'x' }] })).toMatchObject({ code: 'damaged' })
    expect(load({ header: { ...header, game: '__proto__' } })).toMatchObject({ code: 'unknown-game' })
    expect(load({ header: { ...header, seats: 1e9 } })).toMatchObject({ code: 'bad-setup' })
    for (const options of [
      { crossings: 1e9 },
      {},
      { crossings: 1, bridges: 1 },
      ['crossings'],
      null,
      'short',
    ])
      expect(load({ header: { ...header, options } })).toMatchObject({ code: 'bad-setup' })
    expect(replay({ final: 'other' })).toMatchObject({ code: 'damaged' })
    expect(replay({ entries: [{ seat: 0, value: 'swim' }] })).toMatchObject({ code: 'not-an-option' })
    expect(replay({ origin: { at: {} } })).toMatchObject({ code: 'damaged' })
    expect(replay({ header: { ...header, rules: '0' } })).toEqual({ code: 'version', has: '1', needs: '0' })
    expect(protocol.match('b')).toBeUndefined()
  })
})
