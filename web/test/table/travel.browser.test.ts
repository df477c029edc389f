import { afterEach, expect, test } from 'vitest'
import { placesIn, travelFrom } from '../../src/table/travel.ts'

afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset['motion']
})

/** A table with a deck at the left, two seats at the right and a row of places between them. */
function lay(): HTMLElement {
  document.body.innerHTML = `<main style="position:relative;height:300px">
    <i data-home="deck" style="position:absolute;left:0;top:0;width:20px;height:30px"></i>
    <i data-home="ciri card:taken" style="position:absolute;left:400px;top:0;width:20px;height:30px"></i>
    <ol data-from="deck" style="position:absolute;left:100px;top:100px;display:flex;margin:0;padding:0"></ol>
    <p style="position:absolute;left:100px;top:200px"></p>
  </main>`
  return document.querySelector('main') as HTMLElement
}

function put(where: string, name: string): HTMLElement {
  const thing = document.createElement('b')
  thing.dataset['travels'] = name
  thing.style.cssText = 'display:block;width:20px;height:30px'
  document.querySelector(where)?.append(thing)
  return thing
}

const targetOf = (journey: Animation | undefined): Element | null | undefined =>
  (journey?.effect as KeyframeEffect | undefined)?.target

/** Where a thing is seen when its journey begins, in the middle of it across the page. */
function beginning(journey: Animation | undefined): number {
  journey?.pause()
  if (journey) journey.currentTime = journey.effect?.getTiming().delay ?? 0
  const box = targetOf(journey)?.getBoundingClientRect()
  return Math.round((box?.x ?? NaN) + (box?.width ?? NaN) / 2)
}

test('what lay elsewhere comes from there, what is new from the deck', () => {
  const board = lay()
  put('p', 'card:played')
  const before = placesIn(board)
  document.querySelector('p')?.replaceChildren()
  put('ol', 'card:played')
  put('ol', 'card:dealt')
  const journeys = travelFrom(before, board)
  expect(journeys.map(beginning)).toEqual([110, 10])
})

test('what is new and has no home is laid down, and what nobody asked for stays', () => {
  const board = lay()
  put('ol', 'card:old')
  const before = placesIn(board)
  document.querySelector('p')?.setAttribute('data-from', '')
  const token = put('p', 'token:magic')
  put('main', 'mark:1').style.position = 'absolute'
  const [journey, ...others] = travelFrom(before, board)
  expect(others).toEqual([])
  expect(targetOf(journey)).toBe(token)
  beginning(journey)
  expect(getComputedStyle(token).opacity).toBe('0')
})

test('what somebody has taken goes to them, takes no room and cannot be pressed, and then it is gone', async () => {
  const board = lay()
  const taken = put('ol', 'card:taken')
  const discarded = put('ol', 'card:discarded')
  put('ol', 'card:stays')
  const before = placesIn(board)
  taken.remove()
  discarded.remove()
  const journeys = travelFrom(before, board)
  const [stays, goes] = journeys
  expect(journeys).toHaveLength(2)
  expect(beginning(stays)).toBe(150)
  expect(beginning(goes)).toBe(110)
  expect(taken.inert).toBe(true)
  expect(board.querySelectorAll('[data-travels]')).toHaveLength(1)
  if (goes) goes.currentTime = Number(goes.effect?.getComputedTiming().endTime) - 1
  const { x, width } = taken.getBoundingClientRect()
  expect(Math.abs(x + width / 2 - 410)).toBeLessThan(3)
  goes?.finish()
  await expect.poll(() => taken.isConnected).toBe(false)
})

test('many things do not keep the others from travelling', () => {
  const board = lay()
  put('p', 'card:first')
  const before = placesIn(board)
  for (let n = 0; n < 60; n++) put('ol', `card:${n}`)
  expect(travelFrom(before, board)).toHaveLength(24)
})

test('nothing travels for a player who has stilled the table', () => {
  const board = lay()
  put('p', 'card:played')
  const before = placesIn(board)
  put('ol', 'card:dealt')
  document.documentElement.dataset['motion'] = 'off'
  expect(travelFrom(before, board)).toEqual([])
})
