// See `web/ledgers.ts`: a ledger is imported as what its book takes from it.
declare module '*.yaml' {
  export const outline: import('@osud/rulebook/book').Outline
}
