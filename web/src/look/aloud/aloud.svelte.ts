import type { Language } from '@osud/lang'

/** What reading aloud is about. */
export type Doing = 'silent' | 'reading' | 'paused'

/**
 * Reads texts aloud with a voice of the browser, sentence by sentence: some browsers fall silent in the middle of a long
 * text, and some cannot pause, so a pause ends the sentence and going on begins it again.
 */
class Aloud {
  #voices: readonly SpeechSynthesisVoice[] = $state.raw([])
  #doing: Doing = $state('silent')
  /** Whose text is being read. */
  #owner: object | undefined = $state.raw()
  #sentences: readonly string[] = []
  #at = 0
  #language: Language = 'en'
  /** Raised whenever something else is said: what an earlier utterance reports then counts for nothing. */
  #turn = 0

  /** Follows the voices of the browser, which may come late; returns what ends it and silences the owner's text. */
  listen(owner: object): () => void {
    const synthesis = browserVoice()
    if (synthesis === undefined) return () => undefined
    const look = (): void => void (this.#voices = synthesis.getVoices())
    look()
    synthesis.addEventListener('voiceschanged', look)
    return () => {
      synthesis.removeEventListener('voiceschanged', look)
      this.stop(owner)
    }
  }

  /** What is being done with the owner's text. */
  doing(owner: object): Doing {
    return this.#owner === owner ? this.#doing : 'silent'
  }

  /** Whether there is a voice for a language. */
  speaks(language: Language): boolean {
    return this.#voiceFor(language) !== undefined
  }

  /** Reads paragraphs from their beginning; whatever else was being read falls silent. */
  read(owner: object, language: Language, paragraphs: readonly string[]): void {
    this.#owner = owner
    this.#language = language
    this.#sentences = paragraphs.flatMap(sentencesOf)
    this.#at = 0
    this.#go()
  }

  pause(): void {
    if (this.#doing !== 'reading') return
    this.#hush()
    this.#doing = 'paused'
  }

  /** Goes on with the sentence in which it was paused. */
  goOn(): void {
    if (this.#doing === 'paused') this.#go()
  }

  /** Ends the reading of the owner's text. */
  stop(owner: object): void {
    if (this.doing(owner) === 'silent') return
    this.#hush()
    this.#doing = 'silent'
  }

  #hush(): void {
    this.#turn++
    browserVoice()?.cancel()
  }

  #go(): void {
    const voice = this.#voiceFor(this.#language)
    this.#hush()
    if (voice === undefined) return
    this.#doing = 'reading'
    this.#say(voice, this.#turn)
  }

  #say(voice: SpeechSynthesisVoice, turn: number): void {
    const sentence = this.#sentences[this.#at]
    if (sentence === undefined) {
      this.#doing = 'silent'
      return
    }
    const utterance = new SpeechSynthesisUtterance(sentence)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = 0.95
    utterance.addEventListener('end', () => {
      if (turn !== this.#turn) return
      this.#at++
      this.#say(voice, turn)
    })
    utterance.addEventListener('error', () => {
      if (turn === this.#turn) this.#doing = 'silent'
    })
    browserVoice()?.speak(utterance)
  }

  /** A voice for the language: one of this device rather than one of the network, the reader's usual one first. */
  #voiceFor(language: Language): SpeechSynthesisVoice | undefined {
    const able = this.#voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language)
    return able.toSorted((one, other) => rank(other) - rank(one))[0]
  }
}

/** Reads for the whole page, one text at a time. */
export const aloud = new Aloud()

/** What this browser speaks with, if it speaks at all. */
const browserVoice = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined

const rank = ({ localService, default: usual }: SpeechSynthesisVoice): number =>
  (localService ? 2 : 0) + (usual ? 1 : 0)

/** The sentences of a paragraph. */
function sentencesOf(paragraph: string): string[] {
  return paragraph
    .split(/(?<=[.!?…][“”»]?)\s+/u)
    .map(sentence => sentence.trim())
    .filter(sentence => sentence !== '')
}
