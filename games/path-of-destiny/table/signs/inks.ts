/** The colours of what is printed on cards; paper keeps them by day and by night (`look/tokens.css`). */
export const inks = {
  ink: '#211b16',
  card: '#fbf6ea',
  muted: '#5b5040',
  idle: '#d9ceb6',
} as const
