let stilled: MediaQueryList | undefined

/** Whether movement is wanted: neither the system nor the player's own setting stills it. */
export const moves = (): boolean =>
  document.documentElement.dataset['motion'] !== 'off' &&
  !(stilled ??= matchMedia('(prefers-reduced-motion: reduce)')).matches
