import type { GameTypes, RuleId, Seat, SeenEvent, SeenQuestion, Value, View } from '@osud/engine'
import type { Language, Manner, SayArgs } from '@osud/lang'
import type { Component } from 'svelte'

/** Says the texts of the game and of the shell in the reader's language. */
export interface Voice {
  readonly language: Language
  say(key: string, args?: SayArgs): string
  has(key: string): boolean
  /** A text that may not exist, or something else instead. */
  sayOr(key: string, otherwise: string): string
  /** The name of somebody by id, as the table writes it. */
  nameOf(hero: string): string
}

/** Who sits on a seat, and what they are about. */
export interface Sitter {
  readonly seat: Seat
  readonly kind: 'me' | 'here' | 'bot'
  /** What people call them: their own name, or what kind of bot they are. */
  readonly name: string
  /** `asked`: the table waits for them; `thinking`: a bot that takes its time; `done`: has answered, others have not. */
  readonly doing: 'asked' | 'thinking' | 'done' | 'idle'
}

/** An option of the reader's own question as the board and the question panel show it. */
export interface Choice {
  readonly value: Value
  readonly label: string
  /** The key that chooses it: a digit, or nothing. */
  readonly key: string
  readonly legal: boolean
  readonly selected: boolean
  /** Its place in an ordered pick, from 1. */
  readonly order: number | undefined
  /** Why it is refused. */
  readonly reasons: readonly { readonly text: string; readonly rule: RuleId }[]
  /** What the player should know first, though it is legal. */
  readonly warning: { readonly text: string; readonly rule: RuleId } | undefined
}

/** The answer that the reader is about to give; the same one on the board and in the question panel. */
export interface Choosing {
  /** The reader's own question, if there is one. */
  readonly asked: SeenQuestion | undefined
  /** The choice that stands for a value; undefined if the question does not offer it. */
  of(value: Value): Choice | undefined
  /** Selects a choice, or puts it back; pressing the selected one of a single choice confirms it. */
  press(value: Value): void
}

/** What a board is drawn from. Nothing else of the table is known to it. */
export interface BoardProps<G extends GameTypes = GameTypes> {
  /** At a table that is played at it stays the same thing, and its parts change: read what is drawn from it, and keep none of it. */
  readonly view: View<G>
  readonly voice: Voice
  readonly choosing: Choosing
  readonly sitters: readonly Sitter[]
  /** All that the reader was told so far. */
  readonly log: readonly SeenEvent[]
  /** Opens the text of a rule. */
  readonly openRule: (rule: RuleId) => void
  /** Takes the story up again from a page of the log, by the key of its title. */
  readonly reread: (title: string) => void
}

/** Pages of the story that have just been turned, read in front of the table. */
export interface ReadingProps<G extends GameTypes = GameTypes> {
  readonly view: View<G>
  readonly voice: Voice
  /** The keys of title and prose of each page, and what the rules tell between this page and the next. */
  readonly pages: readonly ReadPage[]
  /** Back to the table. */
  readonly close: () => void
}

/** A page that was read aloud. */
export interface ReadPage {
  readonly title: string
  readonly prose: string
  /** What happened because of it, sentence by sentence. */
  readonly effects: readonly string[]
}

/** The end of a match, step by step. */
export interface EndingProps<G extends GameTypes = GameTypes> {
  readonly view: View<G>
  readonly voice: Voice
  readonly sitters: readonly Sitter[]
  readonly log: readonly SeenEvent[]
  /** Said once all is told; until then the end itself has the button that goes on. */
  told(): void
}

/** What is printed on the thing that a choice stands for, drawn small beside its words. */
export interface FaceProps<G extends GameTypes = GameTypes> {
  readonly view: View<G>
  readonly voice: Voice
  readonly choice: Choice
  readonly question: SeenQuestion
}

/** How the web shows a game. Everything but the hero's name may be left to the table for any game. */
export interface Boarding<G extends GameTypes = GameTypes> {
  /** The id of whoever plays from a seat, once it is known; after the seats may come somebody whom the rules play. */
  hero(state: G['state'], seat: Seat): string | undefined
  manner?(event: SeenEvent): Manner
  /** Whether from this event on nothing is told because of the page before it, though no heading says so. */
  closesPage?(event: SeenEvent): boolean
  readonly Board?: Component<BoardProps<G>>
  readonly Reading?: Component<ReadingProps<G>>
  readonly Ending?: Component<EndingProps<G>>
  readonly Face?: Component<FaceProps<G>>
  /** Whether an option has a face worth drawing; on a narrow screen the board cannot show everything beside the question. */
  faces?(question: SeenQuestion, value: Value, narrow: boolean): boolean
  /** The portrait of a hero. */
  readonly Portrait?: Component<{ readonly hero: string }>
  /** Where we are in the match, in a few words for the top bar: chapter, turn, step. */
  where?(view: View<G>, voice: Voice): readonly string[]
}
