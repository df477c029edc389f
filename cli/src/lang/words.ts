// Written by `npm run words`; do not edit.
/** The keys of the texts, with their arguments. */
export interface Words {
  'cli.people': { readonly who: readonly string[] }
  'cli.bots': { readonly bot: string | number; readonly who: readonly string[] }
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
  'cli.offer-none': Record<never, never>
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
  'cli.nothing': Record<never, never>
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
}
