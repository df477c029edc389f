// Written by `npm run words`; do not edit.
/** The keys of the texts, with their arguments. */
export interface Words {
  'word.yes': Record<never, never>
  'word.no': Record<never, never>
  'word.you': Record<never, never>
  'word.bot': Record<never, never>
  'word.onlooker': Record<never, never>
  'word.seat': { readonly n: string | number }
  'word.rulebook': Record<never, never>
  'word.chronicle': Record<never, never>
  'word.language': Record<never, never>
  'button.undo': Record<never, never>
  'button.confirm': Record<never, never>
  'button.cancel': Record<never, never>
  'button.back': Record<never, never>
  'button.close': Record<never, never>
  'button.save': Record<never, never>
  'button.load': Record<never, never>
  'button.suggest': Record<never, never>
  'button.agree': Record<never, never>
  'button.again': Record<never, never>
  'button.leave': Record<never, never>
  'prompt.sure': Record<never, never>
  'prompt.ready': Record<never, never>
  'prompt.pick': { readonly n: number }
  'prompt.pick-between': { readonly min: number; readonly max: number }
  'prompt.together': Record<never, never>
  'table.your-turn': Record<never, never>
  'table.turn': { readonly nick: string | number }
  'table.waiting': { readonly nicks: readonly string[] }
  'table.answered': Record<never, never>
  'table.suggests': { readonly nick: string | number; readonly what: string | number }
  'table.agrees': { readonly nick: string | number }
  'table.undone': { readonly nick: string | number; readonly n: number }
  'table.bot-sits': { readonly nick: string | number }
  'table.players': { readonly n: number }
  'table.points': { readonly nick: string | number; readonly n: number }
  'end.over': Record<never, never>
  'end.winner': { readonly nick: string | number }
  'end.winners': { readonly nicks: readonly string[] }
  'end.nobody': Record<never, never>
  'end.won-together': Record<never, never>
  'end.lost-together': Record<never, never>
  'trouble.no-seat': Record<never, never>
  'trouble.ended': Record<never, never>
  'trouble.not-asked': Record<never, never>
  'trouble.stale-question': Record<never, never>
  'trouble.malformed': Record<never, never>
  'trouble.not-an-option': Record<never, never>
  'trouble.refused': Record<never, never>
  'trouble.repeated': Record<never, never>
  'trouble.too-few': { readonly given: number; readonly limit: number }
  'trouble.too-many': { readonly given: number; readonly limit: number }
  'trouble.over-cap': { readonly cap: number; readonly given: number }
  'trouble.no-suggestions': Record<never, never>
  'trouble.undo-off': Record<never, never>
  'trouble.undo-nothing': Record<never, never>
  'trouble.undo-barrier': Record<never, never>
  'trouble.undo-others': Record<never, never>
  'trouble.rules-bug': Record<never, never>
  'trouble.damaged': Record<never, never>
  'trouble.foreign': Record<never, never>
  'trouble.version': { readonly needs: string | number; readonly has: string | number }
  'trouble.bad-setup': Record<never, never>
}
