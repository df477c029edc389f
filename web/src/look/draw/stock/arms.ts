import { blackLine, disc, lit, mass, paper, whiteLine } from '../paint.ts'

/** A sword with its point in the ground. */
export function sword(): string {
  return (
    lit('M-5-90H5L4.4-6 0 6-4.4-6Z', 2.4) +
    mass('M0-90H5L4.4-6 0 6Z') +
    blackLine('M-1.4-86V-22', 1.2) +
    mass(
      'M-27-97c4-3 8-2 10 1 7 2 11 1 17 1s10 1 17-1c2-3 6-4 10-1v7c-4 3-8 2-10-1-7-2-11 0-17 0s-10-2-17 0c-2 3-6 4-10 1z',
    ) +
    mass('M-4-118h8l1 22H-5z') +
    whiteLine('M-4-112l8-3M-4-106l8-3M-4.6-100l9-3', 1.3) +
    disc(0, -123, 6.4) +
    disc(-1.5, -124, 2, paper)
  )
}

/** A hunting knife with its point in the ground. */
export function dagger(): string {
  return (
    lit('M-7-58H7L7-24Q6-6-4 6-7-6-7-20Z', 2.4) +
    mass('M1-58H7L7-24Q6-6-4 6Q1-12 1-30Z') +
    mass('M-17-66H17V-58H-17ZM-6-66L-7-98Q0-106 8-98L6-66Z') +
    whiteLine('M-4-92l8 0M-4-84l8 0M-4-76l8 0', 1.5)
  )
}

/** An axe that stands on its shaft. */
export function axe(): string {
  return (
    mass('M-4 4L-3-104H4L5 4Z') +
    whiteLine('M-1.6-60L-2 0', 1.3) +
    lit('M-5-98L-34-108Q-44-84-34-58L-5-72H8V-98Z') +
    mass('M-5-98H8V-72H-5ZM-34-58Q-40-68-41-78L-5-82V-72Z') +
    blackLine('M-34-100Q-38-84-34-68', 1.4)
  )
}

/** A scythe that leans on nothing. */
export function scythe(): string {
  return (
    blackLine('M-8 4L10-112', 5) +
    blackLine('M2-60l14 2M-3-34l12 2', 4) +
    lit('M12-116Q-26-124-60-88Q-30-106 10-102Z', 2.4) +
    mass('M10-102Q-30-106-60-88Q-28-98 10-96Z')
  )
}

/** A shield parted per pale. */
export function shield(): string {
  return (
    lit('M-32-78Q0-86 32-78Q36-24 0 4Q-36-24-32-78Z', 3.4) +
    mass('M0-82Q16-82 32-78Q36-24 0 4Z') +
    blackLine('M-24-66v34M-16-70v48M-8-72v58', 1.6) +
    whiteLine('M-25-72Q0-78 25-72Q28-28 0-5', 1.6)
  )
}

/** A drawn bow with an arrow that points to the right. */
export function bow(): string {
  return (
    blackLine('M-8-118Q44-60-8 0', 6) +
    blackLine('M-8-118L-34-59-8 0', 1.6) +
    blackLine('M-34-59H52', 2.6) +
    mass('M66-59L48-66V-52Z') +
    blackLine('M-34-59l-8-7M-28-59l-8-7M-34-59l-8 7M-28-59l-8 7', 2)
  )
}

/** A crossbow seen from above, its bolt pointing up. */
export function crossbow(): string {
  return (
    mass('M-6-100H6L7-10Q12 0 8 6H-8Q-12 0-7-10Z') +
    whiteLine('M-3-70L-4 0M3-56V-20', 1.5) +
    lit('M-56-62Q-40-92 0-94T56-62Q36-80 0-82T-56-62Z', 3) +
    blackLine('M-55-62L0-44 55-62', 1.8) +
    lit('M-2.4-44V-110H-8L0-128 8-110H2.4V-44Z', 2)
  )
}

/** A spear with a crossbar under its leaf. */
export function spear(): string {
  return (
    mass('M-3 4V-96H3V4Z') +
    mass('M-20-92H20V-86H-20Z') +
    lit('M0-140Q16-116 5-94H-5Q-16-116 0-140Z', 2.4) +
    mass('M0-140Q16-116 5-94H0Z')
  )
}

/** A hunting horn on a cord. */
export function horn(): string {
  return (
    blackLine('M-34-46Q0-110 32-44', 1.8) +
    mass('M-52-60L-32-66Q-20-20 26-32Q40-36 46-44L50-40Q40-8 4-6Q-40-8-52-60Z') +
    lit('M-53-59Q-46-70-31-67Q-36-58-53-59Z', 2.2) +
    whiteLine('M-34-40Q-22-18 6-16M18-30Q24-22 20-12M26-32Q33-26 30-16', 1.7)
  )
}
