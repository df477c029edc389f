import { mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import ReadAloud from '../src/look/aloud/ReadAloud.svelte'
import { aloud } from '../src/look/aloud/aloud.svelte.ts'

/** A browser that speaks these languages; a sentence lasts until it is finished. */
class Voices extends EventTarget {
  readonly said: string[] = []
  languages: readonly string[]
  now: SpeechSynthesisUtterance | undefined

  constructor(...languages: string[]) {
    super()
    this.languages = languages
  }

  getVoices(): SpeechSynthesisVoice[] {
    return this.languages.map(lang => ({
      lang,
      name: lang,
      localService: true,
      default: false,
      voiceURI: lang,
    }))
  }

  speak(utterance: SpeechSynthesisUtterance): void {
    this.said.push(utterance.text)
    this.now = utterance
  }

  cancel(): void {
    const cancelled = this.now
    this.now = undefined
    // Some browsers call this an end, some an error.
    cancelled?.dispatchEvent(new Event('end'))
  }

  finish(): void {
    this.now?.dispatchEvent(new Event('end'))
  }
}

class Utterance extends EventTarget {
  readonly text: string

  constructor(text: string) {
    super()
    this.text = text
  }
}

let voices: Voices
const [one, other] = [{}, {}]

beforeEach(() => {
  voices = new Voices('cs-CZ', 'en_GB')
  vi.stubGlobal('speechSynthesis', voices)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
})

afterEach(() => {
  aloud.stop(one)
  aloud.stop(other)
  vi.unstubAllGlobals()
})

test('there is a voice for a language or there is none, and one may come late', () => {
  const leave = aloud.listen(one)
  expect(['cs', 'en', 'uk'].map(language => aloud.speaks(language as 'cs'))).toEqual([true, true, false])
  voices.languages = ['uk-UA']
  voices.dispatchEvent(new Event('voiceschanged'))
  expect(aloud.speaks('uk')).toBe(true)
  leave()
})

test('sentence follows sentence, a pause repeats the one it cut off, and the end is silence', () => {
  const leave = aloud.listen(one)
  aloud.read(one, 'en', ['A Title', 'First. “Second!” Third…'])
  voices.finish()
  voices.finish()
  expect(voices.said).toEqual(['A Title', 'First.', '“Second!”'])
  aloud.pause()
  expect(aloud.doing(one)).toBe('paused')
  expect(voices.now).toBeUndefined()
  aloud.goOn()
  expect(voices.said.at(-1)).toBe('“Second!”')
  voices.finish()
  voices.finish()
  expect(voices.said.at(-1)).toBe('Third…')
  expect(aloud.doing(one)).toBe('silent')
  leave()
})

test('one text at a time: another one silences the first, and leaving silences its own', () => {
  const leave = aloud.listen(one)
  aloud.read(one, 'cs', ['Jedna.', 'Dvě.'])
  aloud.read(other, 'cs', ['Tři.'])
  expect(aloud.doing(one)).toBe('silent')
  expect(aloud.doing(other)).toBe('reading')
  leave()
  expect(aloud.doing(other)).toBe('reading')
  aloud.stop(other)
  expect(voices.now).toBeUndefined()
  expect(voices.said).toEqual(['Jedna.', 'Tři.'])
})

test('whoever stops it is at the button that begins again', async () => {
  const shown = mount(ReadAloud, { target: document.body, props: { language: 'en', paragraphs: ['One.'] } })
  await tick()
  const read = document.querySelector<HTMLElement>('.aloud button')
  read?.click()
  await tick()
  const stop = document.querySelector<HTMLElement>('.aloud .stop')
  stop?.focus()
  stop?.click()
  await expect.poll(() => document.activeElement).toBe(read)
  await unmount(shown)
})
