// Written by `npm run words`; do not edit.
/** A selector that no message names. */
type AnyOther = string & Record<never, never>

/** The keys of the texts, with their arguments. */
export interface Words {
  'analysis.title': Record<never, never>
  'analysis.lead': { readonly n: number }
  'analysis.curve': Record<never, never>
  'analysis.points-are': Record<never, never>
  'analysis.answers': { readonly n: number }
  'analysis.axis': Record<never, never>
  'analysis.sideways': Record<never, never>
  'analysis.value': { readonly n: number }
  'analysis.stood': {
    readonly who: string | number
    readonly first: number
    readonly last: number
    readonly least: number
    readonly most: number
  }
  'analysis.mistakes': Record<never, never>
  'analysis.swings': Record<never, never>
  'analysis.weighing': { readonly n: number; readonly of: number }
  'analysis.weighed': { readonly n: number; readonly mistakes: number }
  'analysis.mistakes-of': { readonly who: string | number; readonly n: number; readonly cost: number }
  'analysis.number': { readonly n: number }
  'analysis.answered': { readonly what: string | number }
  'analysis.better': { readonly what: string | number }
  'analysis.cost': { readonly n: number }
  'analysis.at-once': Record<never, never>
  'analysis.swing': {
    readonly who: string | number
    readonly n: number
    readonly way: 'up' | AnyOther
    readonly why: 'chance' | 'choice' | AnyOther
  }
  'analysis.stopped': { readonly n: number; readonly of: number }
  'answer.nothing': Record<never, never>
  'answer.deal': {
    readonly who: string | number
    readonly give: string | number
    readonly get: string | number
  }
  'answer.no-trade': Record<never, never>
  'cli.people': { readonly who: readonly string[] }
  'cli.bots': { readonly who: readonly string[]; readonly bot: string | number }
  'cli.bot-novice': Record<never, never>
  'cli.bot-companion': Record<never, never>
  'cli.bot-expert': Record<never, never>
  'cli.bot-greedy': Record<never, never>
  'cli.bot-random': Record<never, never>
  'cli.level': Record<never, never>
  'cli.level-novice': Record<never, never>
  'cli.level-companion': Record<never, never>
  'cli.level-expert': Record<never, never>
  'cli.thinking': { readonly who: string | number }
  'cli.keys': Record<never, never>
  'cli.keys-choose': Record<never, never>
  'cli.keys-pick': Record<never, never>
  'cli.keys-amount': Record<never, never>
  'cli.turn-page': Record<never, never>
  'cli.begin': Record<never, never>
  'cli.more-settings': Record<never, never>
  'cli.number': Record<never, never>
  'cli.numbers': Record<never, never>
  'cli.numbers-or-none': Record<never, never>
  'cli.not-a-number': { readonly from: number; readonly to: number }
  'cli.not-numbers': { readonly to: number }
  'cli.rules': { readonly ids: string | number }
  'cli.taken-back': Record<never, never>
  'cli.pass': { readonly who: string | number }
  'cli.enter': Record<never, never>
  'cli.cards': { readonly n: number }
  'cli.share': { readonly what: string | number; readonly from: number; readonly to: number }
  'cli.left': { readonly n: number }
  'cli.offer-give': { readonly what: string | number; readonly to: number }
  'cli.offer-get': { readonly what: string | number; readonly to: number }
  'cli.offer-sum': {
    readonly who: string | number
    readonly give: string | number
    readonly get: string | number
  }
  'cli.offer-send': Record<never, never>
  'cli.offer-again': Record<never, never>
  'cli.offer-empty': Record<never, never>
  'cli.done': Record<never, never>
  'cli.resumed': { readonly file: string | number }
  'cli.lost': { readonly n: number }
  'cli.saved': { readonly file: string | number }
  'cli.kept': { readonly file: string | number }
  'cli.not-saved': Record<never, never>
  'cli.until': { readonly n: number; readonly all: number }
  'cli.unfinished': Record<never, never>
  'cli.verified': { readonly hash: string | number }
  'cli.no-file': { readonly file: string | number }
  'cli.unreadable': { readonly file: string | number; readonly why: string | number }
  'cli.unwritable': { readonly file: string | number; readonly why: string | number }
  'cli.no-save': { readonly file: string | number }
  'cli.unknown-game': { readonly file: string | number; readonly game: string | number }
  'cli.trouble': { readonly file: string | number; readonly why: string | number }
  'cli.other-setup': { readonly file: string | number }
  'cli.no-seat': { readonly seats: number; readonly given: number }
  'cli.analysis-kept': { readonly file: string | number }
}
