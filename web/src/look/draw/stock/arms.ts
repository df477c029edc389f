import { blackLine, disc, lit, mass, paper, whiteLine } from '../paint.ts'

/** A sword with its point in the ground. */
export function sword(): string {
  return (
    lit('M-5-90h10l-.6 84-4.4 12-4.4-12z', 2.4) +
    mass('M0-90h5l-.6 84-4.4 12z') +
    blackLine('M-1.4-86v64', 1.2) +
    mass(
      'M-27-97c4-3 8-2 10 1 7 2 11 1 17 1s10 1 17-1c2-3 6-4 10-1v7c-4 3-8 2-10-1-7-2-11 0-17 0s-10-2-17 0c-2 3-6 4-10 1z',
    ) +
    mass('M-4-118h8l1 22h-10z') +
    whiteLine('M-4-112l8-3m-8 9 8-3m-8.6 9 9-3', 1.3) +
    disc(0, -123, 6.4) +
    disc(-1.5, -124, 2, paper)
  )
}

/** A hunting knife with its point in the ground. */
export function dagger(): string {
  return (
    lit('M-7-58h14v34q-1 18-11 30-3-12-3-26z', 2.4) +
    mass('M1-58h6v34q-1 18-11 30 5-18 5-36z') +
    mass('M-17-66h34v8h-34zm11 0-1-32q7-8 15 0l-2 32z') +
    whiteLine('M-4-92h8m-8 8h8m-8 8h8', 1.5)
  )
}

/** An axe that stands on its shaft. */
export function axe(): string {
  return (
    mass('M-4 4l1-108h7l1 108z') +
    whiteLine('M-1.6-60l-.4 60', 1.3) +
    lit('M-5-98l-29-10q-10 24 0 50l29-14h13v-26z') +
    mass('M-5-98h13v26h-13zm-29 40q-6-10-7-20l36-4v10z') +
    blackLine('M-34-100q-4 16 0 32', 1.4)
  )
}

/** A scythe that leans on nothing. */
export function scythe(): string {
  return (
    blackLine('M-8 4l18-116', 5) +
    blackLine('M2-60l14 2m-19 24 12 2', 4) +
    lit('M12-116q-38-8-72 28 30-18 70-14z', 2.4) +
    mass('M10-102q-40-4-70 14 32-10 70-8z')
  )
}

/** A shield parted per pale. */
export function shield(): string {
  return (
    lit('M-32-78q32-8 64 0 4 54-32 82-36-28-32-82z', 3.4) +
    mass('M0-82q16 0 32 4 4 54-32 82z') +
    blackLine('M-24-66v34m8-38v48m8-50v58', 1.6) +
    whiteLine('M-25-72q25-6 50 0 3 44-25 67', 1.6)
  )
}

/** A drawn bow with an arrow that points to the right. */
export function bow(): string {
  return (
    blackLine('M-8-118q52 58 0 118', 6) +
    blackLine('M-8-118l-26 59 26 59', 1.6) +
    blackLine('M-34-59h86', 2.6) +
    mass('M66-59l-18-7v14z') +
    blackLine('M-34-59l-8-7m14 7-8-7m2 7-8 7m14-7-8 7', 2)
  )
}

/** A crossbow seen from above, its bolt pointing up. */
export function crossbow(): string {
  return (
    mass('M-6-100h12l1 90q5 10 1 16h-16q-4-6 1-16z') +
    whiteLine('M-3-70l-1 70m7-56v36', 1.5) +
    lit('M-56-62q16-30 56-32t56 32q-20-18-56-20t-56 20z', 3) +
    blackLine('M-55-62l55 18 55-18', 1.8) +
    lit('M-2.4-44v-66h-5.6l8-18 8 18h-5.6v66z', 2)
  )
}

/** A spear with a crossbar under its leaf. */
export function spear(): string {
  return (
    mass('M-3 4v-100h6v100z') +
    mass('M-20-92h40v6h-40z') +
    lit('M0-140q16 24 5 46h-10q-11-22 5-46z', 2.4) +
    mass('M0-140q16 24 5 46h-5z')
  )
}

/** A hunting horn on a cord. */
export function horn(): string {
  return (
    blackLine('M-34-46q34-64 66 2', 1.8) +
    mass('M-52-60l20-6q12 46 58 34 14-4 20-12l4 4q-10 32-46 34-44-2-56-54z') +
    lit('M-53-59q7-11 22-8-5 9-22 8z', 2.2) +
    whiteLine('M-34-40q12 22 40 24m12-14q6 8 2 18m6-20q7 6 4 16', 1.7)
  )
}
