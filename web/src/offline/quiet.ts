const doings = ['pointerdown', 'keydown', 'input', 'wheel', 'hashchange']

/** Until nobody has done anything in this page for `calm` milliseconds; no longer than `longest`. */
export function quiet(calm: number, longest: number): Promise<void> {
  return new Promise(resolve => {
    const done = (): void => {
      for (const doing of doings) removeEventListener(doing, disturbed, true)
      clearTimeout(calmed)
      clearTimeout(latest)
      resolve()
    }
    const disturbed = (): void => {
      clearTimeout(calmed)
      calmed = setTimeout(done, calm)
    }
    let calmed = setTimeout(done, calm)
    const latest = setTimeout(done, longest)
    for (const doing of doings) addEventListener(doing, disturbed, { capture: true, passive: true })
  })
}
