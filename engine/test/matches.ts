import full from '../example/matches/four-travellers.json' with { type: 'json' }
import short from '../example/matches/one-crossing.json' with { type: 'json' }
import undone from '../example/matches/second-thoughts.json' with { type: 'json' }

/** Matches of the example game as they were once played: the rules must play them again to the same end. */
export const matches: Readonly<Record<string, { readonly final: string }>> = {
  'four-travellers': full,
  'one-crossing': short,
  'second-thoughts': undone,
}
