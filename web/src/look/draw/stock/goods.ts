import { at, blackLine, disc, ink, lit, mass, paper, whiteLine } from '../paint.ts'

/** A clay jug with one handle. */
export function jug(): string {
  return (
    mass('M-13-62H13L11-52Q30-40 26-18Q24 2 12 4H-12Q-24 2-26-18Q-30-40-11-52Z') +
    blackLine('M12-54Q36-56 30-32Q28-24 22-22', 5) +
    mass('M-14-64h28v5h-28z') +
    whiteLine('M-18-36Q-22-14-12-2M-12-40Q-16-16-8-2M-6-42Q-8-20-4-4', 1.8)
  )
}

/** A plain cup. */
export function cup(): string {
  return (
    mass('M-13-30H13L10 0Q0 6-10 0Z') +
    whiteLine('M-8-25L-6-3M-3-25V-2', 1.5) +
    lit('M-13-30Q-13-33.4 0-33.4T13-30 0-26.6-13-30Z', 2)
  )
}

/** A candle that burns. */
export function candle(): string {
  return (
    lit('M-6 4V-34H6V4Z', 2.2) +
    mass('M2-32V4H6V-34Z') +
    blackLine('M-6-34q2 8 4 2t4 4 4-6M0-34V-40', 1.8) +
    lit('M0-62Q11-48 0-38Q-11-48 0-62Z', 2.2) +
    mass('M-12 4h24v4h-24z')
  )
}

/** A tall flame with two hearts. */
export function flame(): string {
  return (
    mass(
      'M0-92C10-70 34-62 30-32C28-12 14 0 0 0C-14 0-28-12-29-32C-30-50-18-56-16-72C-8-66-6-60-5-52C2-62 4-76 0-92Z',
    ) +
    mass(
      'M2-58C8-44 20-40 17-22C15-10 8-4 0-4C-9-4-17-11-16-23C-15-34-8-36-7-45C-2-40-1-37-1-32C3-38 5-48 2-58Z',
      paper,
    ) +
    mass('M2-34C5-26 9-22 8-14C7-8 4-6 0-6C-5-6-8-9-8-15C-7-21-3-22-3-26C0-24 2-29 2-34Z')
  )
}

/** A fire on two crossed logs. */
export function campfire(): string {
  return (
    at(0, -10, 0.62, flame()) +
    mass('M-40 2L30-16 34-10-34 8ZM40 2L-30-16-34-10 34 8Z') +
    whiteLine('M-30 2L24-11M30 2L-24-11', 1.4)
  )
}

/** A folded letter with a seal. */
export function letter(): string {
  return lit('M-22-16L20-22 24 6-18 12Z', 2.2) + blackLine('M-22-16L4 0 20-22', 1.8) + disc(4, 0, 5)
}

/** A stoppered bottle, half full. */
export function potion(): string {
  return (
    lit('M-7-70H7V-62H5V-46Q28-34 24-12Q20 4 0 4Q-20 4-24-12Q-28-34-5-46V-62H-7Z', 2.8) +
    mass('M-22-22Q-10-28 0-22T23-24Q26-14 22-8Q18 2 0 2Q-18 2-22-8Q-24-14-22-22Z') +
    mass('M-8-78H8V-70H-8Z') +
    disc(-6, -12, 3, paper) +
    disc(7, -6, 2, paper) +
    blackLine('M3-32h.1', 4) +
    blackLine('M-15-32Q-17-28-17-25', 1.6)
  )
}

/** A crown of four points. */
export function crown(): string {
  return (
    lit('M-36 0L-42-40-22-22-16-54 0-28 16-54 22-22 42-40 36 0Z', 2.8) +
    mass('M0-28L16-54 22-22 42-40 36 0H0ZM-37-2H37V8H-37Z') +
    whiteLine('M-28 3h6M-14 3h6M0 3h6M14 3h6M26 3h4', 2) +
    blackLine('M-42-43h.1M-16-57h.1M16-57h.1M42-43h.1', 8) +
    blackLine('M-32-6L-36-28M-24-6L-24-16M-16-6L-16-40M-8-6L-6-26', 1.4)
  )
}

/** A lute that stands on its body. */
export function lute(): string {
  return (
    lit('M0 4C-28 4-34-22-20-38C-12-46-6-50-5-60H5C6-50 12-46 20-38C34-22 28 4 0 4Z', 2.8) +
    mass('M5-60C6-50 12-46 20-38C34-22 28 4 0 4Z') +
    disc(0, -20, 8.7, paper) +
    disc(0, -20, 7.3) +
    mass('M-5-104H5L4-58H-4ZM-5-104L-14-122-4-126 6-104Z') +
    blackLine('M-14-119l-7 2M-11-112l-7 2M2-114l7-2M0-121l7-2', 2) +
    whiteLine('M-1.6-102V-4M1.6-102V-4', 0.9)
  )
}

/** A coin with the fork on it, lying towards you; its centre is its foot. */
export function coin(): string {
  return disc(0, 0, 15, paper, 2.6) + disc(0, 0, 10.6, paper, 1.2) + blackLine('M0 8V0L-6-7M0 0L6-7', 2.2)
}

/** A goblet with a stem. */
export function goblet(): string {
  return (
    lit('M-18-64H18Q18-34 4-30V-10Q14-6 18 4H-18Q-14-6-4-10V-30Q-18-34-18-64Z') +
    mass('M2-64H18Q18-34 4-30V-10Q14-6 18 4H0Z') +
    blackLine('M-12-56Q-11-42-5-37', 1.6) +
    mass('M-18-64h36v5h-36z')
  )
}

/** A lantern on its ring; the glass is of a colour. */
export function lantern(glass = paper): string {
  return (
    blackLine('M-9-70Q0-92 9-70', 2.6) +
    mass('M-8-74H8L20-58H-20ZM-19-4H19V4H-19Z') +
    lit('M-16-58H16L17-4H-17Z', 3, glass) +
    lit('M0-44Q9-30 0-18Q-9-30 0-44Z', 2) +
    blackLine('M-9-58L-10-4M9-58L10-4M0-18V-4', 2)
  )
}

/** A torch in a bracket. */
export function torch(): string {
  return at(0, -58, 0.6, flame()) + mass('M-9-60H9L4 4H-4Z') + whiteLine('M-7-50h14M-6-40h12M-2-30L-1 0', 1.6)
}

/** A pot on three feet. */
export function cauldron(): string {
  return (
    mass('M-34-50H34V-43H30Q40-8 14 0H-14Q-40-8-30-43H-34ZM-20-6l-6 12h6l6-10zM20-6l6 12h-6l-6-10z') +
    whiteLine('M-24-38Q-32-14-14-6M-16-38Q-22-16-8-5', 1.9)
  )
}

/** Steam above something hot. */
export function steam(): string {
  return blackLine('M-14 0q-8-8 0-16t0-14M0-4q-8-8 0-16t0-14M14 0q-8-8 0-16t0-14', 2.4)
}

/** A tied purse, well filled. */
export function purse(): string {
  return (
    mass('M-9-50Q-34-34-32-10Q-28 4 0 4T32-10Q34-34 9-50Z') +
    mass('M-9-50Q-20-62-18-68Q-8-62 0-70Q8-62 18-68Q20-62 9-50Z') +
    whiteLine('M-12-50H12M-14-42Q-26-26-22-8M-6-42Q-14-26-10-4', 2) +
    blackLine('M10-50Q26-46 30-56', 2)
  )
}

/** A heavy key, its bit down. */
export function key(): string {
  return (
    disc(0, -82, 19) +
    disc(0, -82, 10.5, paper) +
    mass('M-4-66H4V4H-4ZM4-24H22V-14H14V-8H22V2H4Z') +
    mass('M-8-64H8V-57H-8Z') +
    whiteLine('M-12-93Q-2-99 8-96M-1.4-54V-2', 1.5)
  )
}

/** An open book; its pages are for you to fill. */
export function book(): string {
  return (
    mass('M-60-44Q-30-56 0-44Q30-56 60-44L66 2Q32-8 0 4Q-32-8-66 2Z') +
    lit('M-56-50Q-26-62 0-48L0-4Q-28-14-60-4Z', 2.2) +
    lit('M56-50Q26-62 0-48L0-4Q28-14 60-4Z', 2.2) +
    blackLine('M8-42Q28-52 50-46M8-34Q28-44 51-38M8-26Q28-36 52-30M8-18Q28-28 53-22M9-10Q28-20 40-17', 1.6)
  )
}

/** A closed book that stands, with clasps. */
export function tome(): string {
  return (
    mass('M-28-76H24Q30-76 30-70V4H-28Z') +
    lit('M-28-2H26V-10H-28Z', 2) +
    whiteLine('M-19-72V-12M-12-62H20V-22H-12Z', 1.7) +
    disc(4, -42, 7, paper) +
    whiteLine('M30-58H20M30-26H20', 3)
  )
}

/** A scroll unrolled, with lines of writing and a hanging seal. */
export function scroll(): string {
  return (
    lit('M-30-92H30V-8H-30Z') +
    mass('M-38-102H38Q44-96 38-90H-38Q-44-96-38-102ZM-38-12H38Q44-6 38 0H-38Q-44-6-38-12Z') +
    whiteLine('M-34-97H30M-34-7H30', 1.4) +
    blackLine('M-20-80H20M-22-71H22M-22-62H18M-22-53H22M-22-44H8', 2) +
    disc(12, -26, 9)
  )
}

/** A sheet of paper with lines of writing. */
export function sheet(): string {
  return (
    lit('M-34-92L30-96 36 0-30 4Z') +
    blackLine('M-24-80L20-83M-23-70L23-73M-22-60L20-63M-21-50L24-53M-20-40L6-42', 2)
  )
}

/** A quill with its tip on the paper, leaning right. */
export function quill(): string {
  return (
    lit('M2-8Q-8-44 14-78Q30-100 52-108Q54-78 38-52Q24-28 6-10Z', 2.4) +
    mass('M6-12Q24-28 38-52Q54-78 52-108Q40-70 6-12Z') +
    blackLine('M-4 4Q10-34 44-94', 2.4) +
    blackLine('M8-40l8 2M10-58l12 2M18-74l10 0', 1.4)
  )
}

/** A small pot of ink. */
export function inkwell(): string {
  return (
    mass('M-9-34H9V-26Q24-20 22 4H-22Q-24-20-9-26Z') +
    mass('M-12-38H12V-33H-12Z') +
    whiteLine('M-14-16Q-16-8-14-2M-7-18V-2', 1.8)
  )
}

/** A bell with its clapper. */
export function bell(): string {
  return (
    disc(0, 1, 7) +
    lit('M0-76Q24-74 24-40Q26-16 38-8V-2H-38V-8Q-26-16-24-40Q-24-74 0-76Z') +
    mass('M4-76Q24-74 24-40Q26-16 38-8V-2H4Z') +
    blackLine('M-30-10H30', 2) +
    blackLine('M-16-58Q-18-34-24-20M-8-64Q-10-36-14-18', 1.5) +
    blackLine('M-7-78Q0-92 7-78', 4)
  )
}

/** Two dice. */
export function dice(): string {
  return (
    lit('M-38-4L-44-34-18-48 10-40 14-10-14 6Z') +
    mass('M-38-4L-44-34-14-24-14 6Z') +
    blackLine('M-14-24L10-40M-14-24V6', 2) +
    blackLine('M-24-40h.1M-8-34h.1M-2-24h.1M4-10h.1', 5) +
    whiteLine('M-36-22h.1M-28-14h.1M-22-4h.1', 5) +
    lit('M22 0V-26H48V0Z') +
    blackLine('M29-19h.1M41-19h.1M29-7h.1M41-7h.1M35-13h.1', 5)
  )
}

/** A mask with ribbons, half of it dark. */
export function mask(): string {
  return (
    blackLine('M-44-46Q-62-30-56-4M44-46Q62-30 56-4', 3) +
    lit('M-46-58Q0-76 46-58Q50-30 22-16Q8-20 0-30Q-8-20-22-16Q-50-30-46-58Z') +
    mass('M0-67Q26-66 46-58Q50-30 22-16Q8-20 0-30Z') +
    mass('M-34-46Q-20-54-10-42Q-22-34-34-46Z') +
    mass('M34-46Q20-54 10-42Q22-34 34-46Z', paper)
  )
}

/** A ring with a stone. */
export function ring(): string {
  return (
    disc(0, -24, 28) +
    disc(0, -24, 19.5, paper, 1) +
    lit('M-14-62L-8-72H8L14-62 0-46Z', 2.6) +
    mass('M0-62H14L0-46Z') +
    blackLine('M-14-62H14', 1.6) +
    whiteLine('M-23-30Q-20-10-2-3', 2)
  )
}

/** An hourglass, half run out. */
export function hourglass(): string {
  return (
    lit('M-22-84H22Q22-56 4-42Q22-28 22 0H-22Q-22-28-4-42Q-22-56-22-84Z') +
    mass('M-16-62H16Q12-52 0-44Q-12-52-16-62ZM-18 0Q-14-18 0-20Q14-18 18 0ZM-1-44h2v30h-2z') +
    mass('M-30-92H30V-84H-30ZM-30-2H30V6H-30Z') +
    blackLine('M-26-84V0M26-84V0', 3)
  )
}

/** A net hung up to dry. */
export function net(): string {
  return (
    blackLine('M-56-80Q0-60 56-80M-56-80Q-50-20-16 0Q0 8 16 0Q50-20 56-80', 2.6) +
    blackLine(
      'M-40-74L20-4M-22-70L36-16M0-69L48-34M22-71L54-52M40-74L-20-4M22-70L-36-16M0-69L-48-34M-22-71L-54-52',
      1.7,
    ) +
    blackLine('M-56-80h.1M-28-73h.1M0-70h.1M28-73h.1M56-80h.1', 10)
  )
}

/** A hat with a long feather. */
export function hat(): string {
  return (
    mass('M-70-14Q-40-26-34-32Q-36-66-8-70Q30-72 34-34Q60-30 72-14Q50 6 0 4Q-52 6-70-14Z') +
    whiteLine('M-33-28Q0-16 34-30M-56-12Q0 0 56-12M-24-50Q-20-60-8-62', 2.2) +
    lit('M26-30Q-4-58-14-96Q-16-122 6-124Q34-110 36-78Q38-50 26-30Z', 2.4) +
    blackLine(
      'M26-32Q8-70 2-112M16-54l-16-10M12-68l-18-12M8-84l-14-12M20-52l12-10M16-70l16-12M10-88l14-10',
      1.7,
    )
  )
}

/** A long glove that lies limp, its fingers down. */
export function glove(): string {
  return (
    blackLine('M-15-34L-17-2M-5-30L-6 8M6-30L6 8M16-34L18 0M16-52L34-32', 11) +
    mass('M-22-118H24L20-70Q24-50 22-30H-21Q-24-54-18-70Z') +
    lit('M-25-122H27V-112H-25Z', 2.2) +
    whiteLine(
      'M-11-104L-9-72Q-14-54-14-36M-3-104V-76M-6-62Q-6-44-6-4M6-60V-4M15-56Q17-40 17-8M12-102h.1M12-92h.1M12-82h.1M12-72h.1',
      1.8,
    )
  )
}

/** A pendant on a chain; a crack runs through it. */
export function amulet(): string {
  return (
    blackLine('M0-48L-34-112M0-48L34-112', 3) +
    whiteLine('M-4-56L-32-108M4-56L32-108', 1) +
    lit('M-18-48H18L32-32V-8L18 6H-18L-32-8V-32Z', 3) +
    mass('M0-48H18L32-32V-8L18 6H0Z') +
    blackLine('M-16-36L-24-26V-12L-16-2', 1.6) +
    disc(0, -20, 9, paper, 2.4) +
    blackLine('M-6-48L2-34-6-24 6-14-2 0 2 6', 4) +
    whiteLine('M-6-48L2-34-6-24 6-14-2 0 2 6', 1.6)
  )
}

/** A round pendant with the fork on it. */
export function medallion(): string {
  return (
    blackLine('M-5-58L-36-124M5-58L36-124', 2.6) +
    disc(0, -54, 6, paper, 2.6) +
    disc(0, -20, 31) +
    disc(0, -20, 25, paper) +
    mass('M0-45A25 25 0 0 1 0 5Z') +
    blackLine('M0-2V-18L-11-32', 4) +
    whiteLine('M1-2V-18L12-32', 3.4)
  )
}

/** A compass with a slanted needle. */
export function compass(): string {
  return (
    disc(0, -44, 47) +
    disc(0, -44, 38, paper) +
    disc(0, -44, 32, paper, 1.6) +
    blackLine('M0-80v8M0-16v8M-36-44h8M28-44h8', 3) +
    lit('M-20-64L7-50-7-38Z', 1.8) +
    mass('M20-24L-7-38 7-50Z') +
    disc(0, -44, 3.4, paper, 1.6) +
    disc(0, -95, 7, paper, 3)
  )
}

/** A basket of herbs. */
export function basket(): string {
  return (
    blackLine('M-40-36Q0-120 40-36', 4.5) +
    mass(
      'M-30-38Q-46-58-36-78Q-22-66-20-42ZM-14-40Q-24-66-8-90Q6-66-2-40ZM6-40Q6-66 24-80Q30-58 18-40ZM22-40Q30-62 48-64Q48-44 34-38Z',
    ) +
    whiteLine(
      'M-34-70L-24-42M-8-80L-8-44M22-72L12-44M44-58L28-42M-8-64l-5-6M-8-64l5-6M-8-54l-5-6M-8-54l5-6',
      1.5,
    ) +
    lit('M-46-40H46L36 4H-36Z') +
    mass('M4-40H46L36 4H4Z') +
    blackLine(
      'M-43-28H4M-40-16H4M-38-6H4M-30-40V-28M-14-40V-28M-22-28V-16M-6-28V-16M-30-16V-6M-14-16V-6',
      1.6,
    ) +
    whiteLine('M4-28H42M4-16H40M4-6H37M20-40V-28M34-40V-28M12-28V-16M28-28V-16M20-16V-6', 1.6)
  )
}

/** A pack so full that a kettle, a blanket and a boot stick out. */
export function pack(): string {
  return (
    lit('M-34-94Q-34-104-24-104H22Q32-104 32-94T22-84H-24Q-34-84-34-94Z', 2.4) +
    blackLine('M-28-94q4-6 7 0t-4 4M-14-103v18M10-103v18', 1.6) +
    mass('M-30-82Q0-92 30-82Q42-40 36 4H-36Q-42-40-30-82Z') +
    lit('M-30-62Q0-48 30-62L32-40Q0-26-32-40Z', 2) +
    lit('M-20-26H20V-4H-20Z', 2) +
    blackLine('M-20-18H20M0-46V-30', 2) +
    whiteLine('M-28-70Q-34-40-30-4M28-70Q34-40 30-4', 1.7) +
    at(46, -26, 0.62, cauldronBelly()) +
    blackLine('M34-62Q46-62 46-54', 2.4)
  )
}

function cauldronBelly(): string {
  return (
    mass('M-20-36H20Q30 0 0 4Q-30 0-20-36Z') +
    blackLine('M-20-36Q0-64 20-36', 3) +
    whiteLine('M-12-28Q-16-10-6-4', 2)
  )
}

/** A side drum with its sticks. */
export function drum(): string {
  return (
    lit('M-46-56V-8Q-46 8 0 8T46-8V-56Z', 3) +
    mass('M10-46V7Q46 6 46-8V-56Z') +
    blackLine('M-44-46L-30 2-18-42-6 6 4-42', 2) +
    whiteLine('M14-42L24 3 34-44 42-2', 2) +
    lit('M-48-58Q-48-72 0-72T48-58 0-44-48-58Z', 3) +
    mass('M-49-54Q-40-40 0-40T49-54V-48Q40-34 0-34T-49-48ZM-47-6Q-40 6 0 6T47-6V2Q40 14 0 14T-47 2Z') +
    blackLine('M-10-58L-44-104M14-60L52-100', 4.5) +
    blackLine('M-10-58h.1M14-60h.1', 10)
  )
}

/** A bowl with a heap of dumplings. */
export function dumplings(): string {
  const dumpling =
    lit('M-15 0Q-17-16 0-17T15 0Q0 6-15 0Z', 2.2) + blackLine('M-8-9l3-5M0-10v-6M8-9l-3-5', 1.5)
  const heap = [
    [-12, -54],
    [12, -55],
    [0, -67],
    [-28, -42],
    [-9, -42],
    [10, -42],
    [29, -42],
  ] as const
  return (
    heap.map(([x, y]) => at(x, y, 1, dumpling)).join('') +
    mass('M-54-44H54Q50-6 18 0H-18Q-50-6-54-44ZM-20 0h40v6h-40z') +
    whiteLine('M-44-36Q-38-12-18-6M-34-36Q-30-16-14-8M-22-36Q-20-20-10-12', 2)
  )
}

/** A pie with a slice cut out of it. */
export function pie(): string {
  return (
    mass('M-58-20H58L46 4H-46Z') +
    whiteLine('M-48-12L-42 0M-34-14l3 14M-20-14v14M-6-14v14M8-14v14M22-14v14M36-14l-3 14M48-12l-6 10', 1.7) +
    lit('M-60-20Q-60-30-48-32Q-30-50 0-50T48-32Q60-30 60-20Q0-10-60-20Z') +
    blackLine('M-30-34l-6 8M-14-40l-3 9M2-42v9M18-40l3 9M32-34l5 7', 2.6)
  )
}

/** A spoon that stands on its handle. */
export function spoon(): string {
  return (
    lit('M-2.4 4L-3.4-50Q-14-60-13-76Q-10-92 0-92T13-76Q14-60 3.4-50L2.4 4Z', 2.2) +
    mass('M0-86Q9-84 8-74Q7-62 0-58Z')
  )
}

/** Open scissors, points up. */
export function scissors(): string {
  return (
    lit('M2-44L-22-118Q-8-100 8-50ZM-2-44L22-118Q8-100-8-50Z', 2.2) +
    mass('M-2-44L22-118Q8-100-2-50Z') +
    blackLine('M-4-46L-14-24M4-46L14-24', 6) +
    disc(-18, -11, 14) +
    disc(-18, -11, 7.5, paper) +
    disc(18, -11, 14) +
    disc(18, -11, 7.5, paper) +
    disc(0, -47, 3, paper)
  )
}

/** A jar with a lid; what it holds is drawn with its foot at the bottom of the glass. */
export function jar(content: string): string {
  return (
    lit('M-32-84Q-40-78-40-66V-4Q-38 4-28 4H28Q38 4 40-4V-66Q40-78 32-84Z', 3) +
    content +
    mass('M-34-96H34V-84H-34Z') +
    whiteLine('M-30-90H10', 1.6) +
    blackLine('M-33-66V-12', 2.2)
  )
}

/** A pair of scales in balance, tilted by degrees. */
export function scales(turn = 0): string {
  const pan = (x: number) => {
    const y = x * Math.sin((turn * Math.PI) / 180)
    const rim = `M${x} ${(-98 + y).toFixed(1)}`
    return (
      blackLine(`${rim}l-18 48M${x} ${(-98 + y).toFixed(1)}l18 48`, 1.6) +
      mass(`M${x - 24} ${(-50 + y).toFixed(1)}h48q-6 16-24 16t-24-16z`)
    )
  }
  return (
    mass('M-4-104H4L5-6H18L22 4H-22L-18-6H-5Z') +
    at(0, -98, 1, mass('M-56-3H56V3H-56Z'), turn) +
    disc(0, -106, 7, paper, 3) +
    pan(-54) +
    pan(54)
  )
}

/** An armillary sphere on its foot. */
export function armillary(): string {
  const orbit = (ry: number, turn: number) =>
    `<ellipse cx="0" cy="-70" rx="44" ry="${ry}" fill="none" stroke="${ink}" stroke-width="4" transform="rotate(${turn} 0 -70)"/>`
  return (
    mass('M-3-28H3L5-4H22V4H-22V-4H-5Z') +
    disc(0, -70, 46) +
    disc(0, -70, 41, paper) +
    orbit(15, -24) +
    orbit(15, 66) +
    orbit(40, 0) +
    disc(0, -70, 10) +
    whiteLine('M-4-74Q-2-78 3-77', 1.6)
  )
}

/** A pair of boots that have seen a swamp. */
export function boots(): string {
  const boot =
    mass('M-14-70H8L8-26Q24-20 30-10V4H-16Z') +
    whiteLine('M-10-60H4M-8-50V-14M-4-2H24', 1.8) +
    mass('M-18 2H34V8H-18Z')
  return at(-24, 0, 1, boot) + at(24, 2, 1, boot)
}

/** A shirt hung by its shoulders; its foot is where it hangs. */
export function shirt(): string {
  return (
    lit('M-20 0Q0 8 20 0L44 18 34 34 22 26 24 66H-24L-22 26-34 34-44 18Z', 2.4) +
    blackLine('M-10 3Q0 14 10 3M-12 24Q-14 44-12 62M2 20V60', 1.5) +
    mass('M12 20L22 26 24 66H14Z')
  )
}

/** A barrel with three hoops. */
export function barrel(): string {
  return (
    lit('M-26-72H26Q38-34 26 4H-26Q-38-34-26-72Z', 3) +
    mass('M6-72H26Q38-34 26 4H6Q12-34 6-72Z') +
    blackLine('M-14-70Q-20-34-14 2M-4-70Q-6-34-4 2', 1.4) +
    whiteLine('M16-68Q22-34 16 0', 1.4) +
    blackLine('M-29-58H29M-32-34H32M-29-10H29', 4.4)
  )
}

/** A flask in the shape of a heart. */
export function philtre(): string {
  return (
    lit('M-6-88H6V-66Q30-82 38-58Q42-34 0 4Q-42-34-38-58Q-30-82-6-66Z', 2.8) +
    mass('M-30-44Q-14-50 0-44T31-46Q26-24 0-4Q-26-24-30-44Z') +
    mass('M-9-98H9V-87H-9Z') +
    whiteLine('M-16-36h.1M6-24h.1M14-36h.1M-4-16h.1', 4) +
    blackLine('M-28-60Q-26-66-20-68', 2)
  )
}

/** An egg in its cup. */
export function egg(): string {
  return (
    lit('M0-66Q17-60 18-36H-18Q-17-60 0-66Z', 2.4) +
    mass('M4-65Q17-60 18-36H8Q12-52 4-65Z') +
    mass('M-22-38H22Q20-16 5-12V-4Q14-2 16 4H-16Q-14-2-5-4V-12Q-20-16-22-38Z') +
    whiteLine('M-14-32Q-12-22-6-18', 1.7)
  )
}

/** A hammer with a blunt head. */
export function mallet(): string {
  return (
    mass('M-4 4L-4-70H4L5 4Z') +
    lit('M-36-106H36V-68H-36Z', 3) +
    mass('M8-106H36V-68H8Z') +
    blackLine('M-26-98V-76M-18-100V-74', 1.6) +
    whiteLine('M-1-60V-2M26-98V-76', 1.5)
  )
}
