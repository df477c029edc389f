import { at, blackLine, disc, ink, lit, mass, paper, whiteLine } from '../paint.ts'

/** A clay jug with one handle. */
export function jug(): string {
  return (
    mass('M-13-62h26l-2 10q19 12 15 34-2 20-14 22h-24q-12-2-14-22-4-22 15-34z') +
    blackLine('M12-54q24-2 18 22-2 8-8 10', 5) +
    mass('M-14-64h28v5h-28z') +
    whiteLine('M-18-36q-4 22 6 34m0-38q-4 24 4 38m2-40q-2 22 2 38', 1.8)
  )
}

/** A plain cup. */
export function cup(): string {
  return (
    mass('M-13-30h26l-3 30q-10 6-20 0z') +
    whiteLine('M-8-25l2 22m3-22v23', 1.5) +
    lit('M-13-30q0-3.4 13-3.4t13 3.4-13 3.4-13-3.4z', 2)
  )
}

/** A candle that burns. */
export function candle(): string {
  return (
    lit('M-6 4v-38h12v38z', 2.2) +
    mass('M2-32v36h4v-38z') +
    blackLine('M-6-34q2 8 4 2t4 4 4-6m-6 0v-6', 1.8) +
    lit('M0-62q11 14 0 24-11-10 0-24z', 2.2) +
    mass('M-12 4h24v4h-24z')
  )
}

/** A tall flame with two hearts. */
export function flame(): string {
  return (
    mass(
      'M0-92c10 22 34 30 30 60-2 20-16 32-30 32-14 0-28-12-29-32-1-18 11-24 13-40 8 6 10 12 11 20 7-10 9-24 5-40z',
    ) +
    mass(
      'M2-58c6 14 18 18 15 36-2 12-9 18-17 18-9 0-17-7-16-19 1-11 8-13 9-22 5 5 6 8 6 13 4-6 6-16 3-26z',
      paper,
    ) +
    mass('M2-34c3 8 7 12 6 20-1 6-4 8-8 8-5 0-8-3-8-9 1-6 5-7 5-11 3 2 5-3 5-8z')
  )
}

/** A fire on two crossed logs. */
export function campfire(): string {
  return (
    at(0, -10, 0.62, flame()) +
    mass('M-40 2l70-18 4 6-68 18zm80 0-70-18-4 6 68 18z') +
    whiteLine('M-30 2l54-13m6 13-54-13', 1.4)
  )
}

/** A folded letter with a seal. */
export function letter(): string {
  return lit('M-22-16l42-6 4 28-42 6z', 2.2) + blackLine('M-22-16l26 16 16-22', 1.8) + disc(4, 0, 5)
}

/** A stoppered bottle, half full. */
export function potion(): string {
  return (
    lit('M-7-70h14v8h-2v16q23 12 19 34-4 16-24 16-20 0-24-16-4-22 19-34v-16h-2z', 2.8) +
    mass('M-22-22q12-6 22 0t23-2q3 10-1 16-4 10-22 10-18 0-22-10-2-6 0-14z') +
    mass('M-8-78h16v8h-16z') +
    disc(-6, -12, 3, paper) +
    disc(7, -6, 2, paper) +
    blackLine('M3-32h.1', 4) +
    blackLine('M-15-32q-2 4-2 7', 1.6)
  )
}

/** A crown of four points. */
export function crown(): string {
  return (
    lit('M-36 0l-6-40 20 18 6-32 16 26 16-26 6 32 20-18-6 40z', 2.8) +
    mass('M0-28l16-26 6 32 20-18-6 40h-36zm-37 26h74v10h-74z') +
    whiteLine('M-28 3h6m8 0h6m8 0h6m8 0h6m6 0h4', 2) +
    blackLine('M-42-43h.1m25.9-14h.1m31.9 0h.1m25.9 14h.1', 8) +
    blackLine('M-32-6l-4-22m12 22v-10m8 10v-34m8 34 2-20', 1.4)
  )
}

/** A lute that stands on its body. */
export function lute(): string {
  return (
    lit('M0 4c-28 0-34-26-20-42 8-8 14-12 15-22h10c1 10 7 14 15 22 14 16 8 42-20 42z', 2.8) +
    mass('M5-60c1 10 7 14 15 22 14 16 8 42-20 42z') +
    disc(0, -20, 8.7, paper) +
    disc(0, -20, 7.3) +
    mass('M-5-104h10l-1 46h-8zm0 0-9-18 10-4 10 22z') +
    blackLine('M-14-119l-7 2m10 5-7 2m20-4 7-2m-9-5 7-2', 2) +
    whiteLine('M-1.6-102v98m3.2-98v98', 0.9)
  )
}

/** A coin with the fork on it, lying towards you; its centre is its foot. */
export function coin(): string {
  return disc(0, 0, 15, paper, 2.6) + disc(0, 0, 10.6, paper, 1.2) + blackLine('M0 8v-8l-6-7m6 7 6-7', 2.2)
}

/** A goblet with a stem. */
export function goblet(): string {
  return (
    lit('M-18-64h36q0 30-14 34v20q10 4 14 14h-36q4-10 14-14v-20q-14-4-14-34z') +
    mass('M2-64h16q0 30-14 34v20q10 4 14 14h-18z') +
    blackLine('M-12-56q1 14 7 19', 1.6) +
    mass('M-18-64h36v5h-36z')
  )
}

/** A lantern on its ring; the glass is of a colour. */
export function lantern(glass = paper): string {
  return (
    blackLine('M-9-70q9-22 18 0', 2.6) +
    mass('M-8-74h16l12 16h-40zm-11 70h38v8h-38z') +
    lit('M-16-58h32l1 54h-34z', 3, glass) +
    lit('M0-44q9 14 0 26-9-12 0-26z', 2) +
    blackLine('M-9-58l-1 54m19-54 1 54m-10-14v14', 2)
  )
}

/** A torch in a bracket. */
export function torch(): string {
  return (
    at(0, -58, 0.6, flame()) + mass('M-9-60h18l-5 64h-8z') + whiteLine('M-7-50h14m-13 10h12m-8 10 1 30', 1.6)
  )
}

/** A pot on three feet. */
export function cauldron(): string {
  return (
    mass('M-34-50h68v7h-4q10 35-16 43h-28q-26-8-16-43h-4zm14 44-6 12h6l6-10zm40 0 6 12h-6l-6-10z') +
    whiteLine('M-24-38q-8 24 10 32m-2-32q-6 22 8 33', 1.9)
  )
}

/** Steam above something hot. */
export function steam(): string {
  return blackLine('M-14 0q-8-8 0-16t0-14m14 26q-8-8 0-16t0-14m14 34q-8-8 0-16t0-14', 2.4)
}

/** A tied purse, well filled. */
export function purse(): string {
  return (
    mass('M-9-50q-25 16-23 40 4 14 32 14t32-14q2-24-23-40z') +
    mass('M-9-50q-11-12-9-18 10 6 18-2 8 8 18 2 2 6-9 18z') +
    whiteLine('M-12-50h24m-26 8q-12 16-8 34m16-34q-8 16-4 38', 2) +
    blackLine('M10-50q16 4 20-6', 2)
  )
}

/** A heavy key, its bit down. */
export function key(): string {
  return (
    disc(0, -82, 19) +
    disc(0, -82, 10.5, paper) +
    mass('M-4-66h8v70h-8zm8 42h18v10h-8v6h8v10h-18z') +
    mass('M-8-64h16v7h-16z') +
    whiteLine('M-12-93q10-6 20-3m-9.4 42v52', 1.5)
  )
}

/** An open book; its pages are for you to fill. */
export function book(): string {
  return (
    mass('M-60-44q30-12 60 0 30-12 60 0l6 46q-34-10-66 2-32-12-66-2z') +
    lit('M-56-50q30-12 56 2v44q-28-10-60 0z', 2.2) +
    lit('M56-50q-30-12-56 2v44q28-10 60 0z', 2.2) +
    blackLine('M8-42q20-10 42-4m-42 12q20-10 43-4m-43 12q20-10 44-4m-44 12q20-10 45-4m-44 12q19-10 31-7', 1.6)
  )
}

/** A closed book that stands, with clasps. */
export function tome(): string {
  return (
    mass('M-28-76h52q6 0 6 6v74h-58z') +
    lit('M-28-2h54v-8h-54z', 2) +
    whiteLine('M-19-72v60m7-50h32v40h-32z', 1.7) +
    disc(4, -42, 7, paper) +
    whiteLine('M30-58h-10m10 32h-10', 3)
  )
}

/** A scroll unrolled, with lines of writing and a hanging seal. */
export function scroll(): string {
  return (
    lit('M-30-92h60v84h-60z') +
    mass('M-38-102h76q6 6 0 12h-76q-6-6 0-12zm0 90h76q6 6 0 12h-76q-6-6 0-12z') +
    whiteLine('M-34-97h64m-64 90h64', 1.4) +
    blackLine('M-20-80h40m-42 9h44m-44 9h40m-40 9h44m-44 9h30', 2) +
    disc(12, -26, 9)
  )
}

/** A sheet of paper with lines of writing. */
export function sheet(): string {
  return (
    lit('M-34-92l64-4 6 96-66 4z') +
    blackLine('M-24-80l44-3m-43 13 46-3m-45 13 42-3m-41 13 45-3m-44 13 26-2', 2)
  )
}

/** A quill with its tip on the paper, leaning right. */
export function quill(): string {
  return (
    lit('M2-8q-10-36 12-70 16-22 38-30 2 30-14 56-14 24-32 42z', 2.4) +
    mass('M6-12q18-16 32-40 16-26 14-56-12 38-46 96z') +
    blackLine('M-4 4q14-38 48-98', 2.4) +
    blackLine('M8-40l8 2m-6-20 12 2m-4-18h10', 1.4)
  )
}

/** A small pot of ink. */
export function inkwell(): string {
  return (
    mass('M-9-34h18v8q15 6 13 30h-44q-2-24 13-30z') +
    mass('M-12-38h24v5h-24z') +
    whiteLine('M-14-16q-2 8 0 14m7-16v16', 1.8)
  )
}

/** A bell with its clapper. */
export function bell(): string {
  return (
    disc(0, 1, 7) +
    lit('M0-76q24 2 24 36 2 24 14 32v6h-76v-6q12-8 14-32 0-34 24-36z') +
    mass('M4-76q20 2 20 36 2 24 14 32v6h-34z') +
    blackLine('M-30-10h60', 2) +
    blackLine('M-16-58q-2 24-8 38m16-44q-2 28-6 46', 1.5) +
    blackLine('M-7-78q7-14 14 0', 4)
  )
}

/** Two dice. */
export function dice(): string {
  return (
    lit('M-38-4l-6-30 26-14 28 8 4 30-28 16z') +
    mass('M-38-4l-6-30 30 10v30z') +
    blackLine('M-14-24l24-16m-24 16v30', 2) +
    blackLine('M-24-40h.1m15.9 6h.1m5.9 10h.1m5.9 14h.1', 5) +
    whiteLine('M-36-22h.1m7.9 8h.1m5.9 10h.1', 5) +
    lit('M22 0v-26h26v26z') +
    blackLine('M29-19h.1m11.9 0h.1m-12.1 12h.1m11.9 0h.1m-6.1-6h.1', 5)
  )
}

/** A mask with ribbons, half of it dark. */
export function mask(): string {
  return (
    blackLine('M-44-46q-18 16-12 42m100-42q18 16 12 42', 3) +
    lit('M-46-58q46-18 92 0 4 28-24 42-14-4-22-14-8 10-22 14-28-14-24-42z') +
    mass('M0-67q26 1 46 9 4 28-24 42-14-4-22-14z') +
    mass('M-34-46q14-8 24 4-12 8-24-4z') +
    mass('M34-46q-14-8-24 4 12 8 24-4z', paper)
  )
}

/** A ring with a stone. */
export function ring(): string {
  return (
    disc(0, -24, 28) +
    disc(0, -24, 19.5, paper, 1) +
    lit('M-14-62l6-10h16l6 10-14 16z', 2.6) +
    mass('M0-62h14l-14 16z') +
    blackLine('M-14-62h28', 1.6) +
    whiteLine('M-23-30q3 20 21 27', 2)
  )
}

/** An hourglass, half run out. */
export function hourglass(): string {
  return (
    lit('M-22-84h44q0 28-18 42 18 14 18 42h-44q0-28 18-42-18-14-18-42z') +
    mass('M-16-62h32q-4 10-16 18-12-8-16-18zm-2 62q4-18 18-20 14 2 18 20zm17-44h2v30h-2z') +
    mass('M-30-92h60v8h-60zm0 90h60v8h-60z') +
    blackLine('M-26-84v84m52-84v84', 3)
  )
}

/** A net hung up to dry. */
export function net(): string {
  return (
    blackLine('M-56-80q56 20 112 0m-112 0q6 60 40 80 16 8 32 0 34-20 40-80', 2.6) +
    blackLine(
      'M-40-74l60 70m-42-66 58 54m-36-53 48 35m-26-37 32 19m-14-22-60 70m42-66-58 54m36-53-48 35m26-37-32 19',
      1.7,
    ) +
    blackLine('M-56-80h.1m27.9 7h.1m27.9 3h.1m27.9-3h.1m27.9-7h.1', 10)
  )
}

/** A hat with a long feather. */
export function hat(): string {
  return (
    mass('M-70-14q30-12 36-18-2-34 26-38 38-2 42 36 26 4 38 20-22 20-72 18-52 2-70-18z') +
    whiteLine('M-33-28q33 12 67-2m-90 18q56 12 112 0m-80-38q4-10 16-12', 2.2) +
    lit('M26-30q-30-28-40-66-2-26 20-28 28 14 30 46 2 28-10 48z', 2.4) +
    blackLine(
      'M26-32q-18-38-24-80m14 58-16-10m12-4-18-12m14-4-14-12m26 44 12-10m-16-8 16-12m-22-6 14-10',
      1.7,
    )
  )
}

/** A long glove that lies limp, its fingers down. */
export function glove(): string {
  return (
    blackLine('M-15-34l-2 32m12-28-1 38m12-38v38m10-42 2 34m-2-52 18 20', 11) +
    mass('M-22-118h46l-4 48q4 20 2 40h-43q-3-24 3-40z') +
    lit('M-25-122h52v10h-52z', 2.2) +
    whiteLine(
      'M-11-104l2 32q-5 18-5 36m11-68v28m-3 14q0 18 0 58m12-56v56m9-52q2 16 2 48m-5-94h.1m-.1 10h.1m-.1 10h.1m-.1 10h.1',
      1.8,
    )
  )
}

/** A pendant with an eye on it, cracked through; a splinter is gone. */
export function amulet(): string {
  return (
    blackLine('M0-62l-36-62m36 62 36-62', 2.8) +
    disc(0, -60, 6, paper, 2.6) +
    lit('M0-56q38 26 38 50-4 30-24 34l-8-10-10 12q-32-6-34-36 0-24 38-50z', 3) +
    mass('M0-56q38 26 38 50-4 30-24 34l-8-10q-10-22 0-40-10-16-6-34z') +
    lit('M-24-4q24-22 48 0-24 20-48 0z', 2.4) +
    disc(0, -5, 8) +
    whiteLine('M1-56l-7 16 12 12-10 14 10 12-10 10 10 12', 3.2) +
    blackLine('M1-56l-7 16 12 12-10 14 10 12-10 10 10 12', 1.4) +
    lit('M8 32l8 2-6 10z', 1.8)
  )
}

/** A round pendant with the fork on it. */
export function medallion(): string {
  return (
    blackLine('M-5-58l-31-66m41 66 31-66', 2.6) +
    disc(0, -54, 6, paper, 2.6) +
    disc(0, -20, 31) +
    disc(0, -20, 25, paper) +
    mass('M0-45a25 25 0 0 1 0 50z') +
    blackLine('M0-2v-16l-11-14', 4) +
    whiteLine('M1-2v-16l11-14', 3.4)
  )
}

/** A compass with a slanted needle. */
export function compass(): string {
  return (
    disc(0, -44, 47) +
    disc(0, -44, 38, paper) +
    disc(0, -44, 32, paper, 1.6) +
    blackLine('M0-80v8m0 56v8m-36-36h8m56 0h8', 3) +
    lit('M-20-64l27 14-14 12z', 1.8) +
    mass('M20-24l-27-14 14-12z') +
    disc(0, -44, 3.4, paper, 1.6) +
    disc(0, -95, 7, paper, 3)
  )
}

/** A basket of herbs. */
export function basket(): string {
  return (
    blackLine('M-40-36q40-84 80 0', 4.5) +
    mass(
      'M-30-38q-16-20-6-40 14 12 16 36zm16-2q-10-26 6-50 14 24 6 50zm20 0q0-26 18-40 6 22-6 40zm16 0q8-22 26-24 0 20-14 26z',
    ) +
    whiteLine('M-34-70l10 28m16-38v36m30-28-10 28m32-14-16 16m-36-22-5-6m5 6 5-6m-5 16-5-6m5 6 5-6', 1.5) +
    lit('M-46-40h92l-10 44h-72z') +
    mass('M4-40h42l-10 44h-32z') +
    blackLine(
      'M-43-32q6 6 12 0t12 0 12 0 11 0m-45 10q6 6 12 0t12 0 12 0 9 0m-43 10q6 6 12 0t12 0 12 0 7 0m-41 10q6 5 12 0t12 0 12 0',
      1.7,
    ) +
    whiteLine(
      'M6-32q6 6 12 0t12 0 11-1m-33 11q6 6 12 0t12 0 8-1m-34 11q6 6 12 0t12 0 7-1m-31 11q6 5 12 0t12 0',
      1.7,
    ) +
    lit('M-50-46h100v8h-100z', 2)
  )
}

/** A sack on ropes, so full that a blanket, a spoon, a lute and a kettle stick out. */
export function pack(): string {
  return (
    at(-22, -78, 0.5, spoon(), -18) +
    at(14, -58, 0.62, lute(), 16) +
    mass('M-30-84q30 8 60 0 20 44 10 84-40 10-82 0-8-42 12-84z') +
    whiteLine('M-34-70q-8 34 0 66m12-68q-6 32 0 70m56-68q8 34 0 66', 1.8) +
    lit('M-46-34q46 16 92 0v6q-46 16-92 0zm42-46h8v84h-8z', 1.8) +
    lit('M-42-92q0-12 10-12h60q12 0 12 12t-12 12h-60q-10 0-10-12z', 2.4) +
    blackLine('M-34-92q5-8 9 0t-5 5m16-16v22m26-22v22', 1.8) +
    blackLine('M42-50q12 0 12 10', 2.4) +
    at(54, -14, 0.62, kettle())
  )
}

function kettle(): string {
  return (
    mass('M-20-36h40q10 36-20 40-30-4-20-40z') +
    blackLine('M-20-36q20-28 40 0', 3) +
    whiteLine('M-12-28q-4 18 6 24', 2)
  )
}

/** A side drum with its sticks. */
export function drum(): string {
  return (
    lit('M-46-56v48q0 16 46 16t46-16v-48z', 3) +
    mass('M10-46v53q36-1 36-15v-48z') +
    blackLine('M-44-46l14 48 12-44 12 48 10-48', 2) +
    whiteLine('M14-42l10 45 10-47 8 42', 2) +
    lit('M-48-58q0-14 48-14t48 14-48 14-48-14z', 3) +
    mass('M-49-54q9 14 49 14t49-14v6q-9 14-49 14t-49-14zm2 48q7 12 47 12t47-12v8q-7 12-47 12t-47-12z') +
    blackLine('M-10-58l-34-46m58 44 38-40', 4.5) +
    blackLine('M-10-58h.1m23.9-2h.1', 10)
  )
}

/** A bowl with a heap of dumplings. */
export function dumplings(): string {
  const dumpling =
    lit('M-15 0q-2-16 15-17t15 17q-15 6-30 0z', 2.2) + blackLine('M-8-9l3-5m5 4v-6m8 7-3-5', 1.5)
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
    mass('M-54-44h108q-4 38-36 44h-36q-32-6-36-44zm34 44h40v6h-40z') +
    whiteLine('M-44-36q6 24 26 30m-16-30q4 20 20 28m-8-28q2 16 12 24', 2)
  )
}

/** A pie with a slice cut out of it. */
export function pie(): string {
  return (
    mass('M-58-20h116l-12 24h-92z') +
    whiteLine('M-48-12l6 12m8-14 3 14m11-14v14m14-14v14m14-14v14m14-14v14m14-14-3 14m15-12-6 10', 1.7) +
    lit('M-60-20q0-10 12-12 18-18 48-18t48 18q12 2 12 12-60 10-120 0z') +
    blackLine('M-30-34l-6 8m22-14-3 9m19-11v9m16-7 3 9m11-3 5 7', 2.6)
  )
}

/** A spoon that stands on its handle. */
export function spoon(): string {
  return (
    lit('M-2.4 4l-1-54q-10.6-10-9.6-26 3-16 13-16t13 16q1 16-9.6 26l-1 54z', 2.2) +
    mass('M0-86q9 2 8 12-1 12-8 16z')
  )
}

/** Open scissors, points up. */
export function scissors(): string {
  return (
    lit('M2-44l-24-74q14 18 30 68zm-4 0 24-74q-14 18-30 68z', 2.2) +
    mass('M-2-44l24-74q-14 18-24 68z') +
    blackLine('M-4-46l-10 22m18-22 10 22', 6) +
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
    lit('M-32-84q-8 6-8 18v62q2 8 12 8h56q10 0 12-8v-62q0-12-8-18z', 3) +
    content +
    mass('M-28-100q28-6 56 0l8 14 8 16-14-8-14 8-14-8-16 8-14-8-16 8 8-16z') +
    whiteLine('M-35-87q35 5 70 0', 2) +
    blackLine('M-33-66v54', 2.2)
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
    mass('M-4-104h8l1 98h13l4 10h-44l4-10h13z') +
    at(0, -98, 1, mass('M-56-3h112v6h-112z'), turn) +
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
    mass('M-3-28h6l2 24h17v8h-44v-8h17z') +
    disc(0, -70, 46) +
    disc(0, -70, 41, paper) +
    orbit(15, -24) +
    orbit(15, 66) +
    orbit(40, 0) +
    disc(0, -70, 10) +
    whiteLine('M-4-74q2-4 7-3', 1.6)
  )
}

/** A pair of boots that have seen a swamp. */
export function boots(): string {
  const boot =
    mass('M-14-70h22v44q16 6 22 16v14h-46z') +
    whiteLine('M-10-60h14m-12 10v36m4 12h28', 1.8) +
    mass('M-18 2h52v6h-52z')
  return at(-24, 0, 1, boot) + at(24, 2, 1, boot)
}

/** A shirt hung by its shoulders; its foot is where it hangs. */
export function shirt(): string {
  return (
    lit('M-16 0q16 6 32 0l14 6 18 50-12 5-13-35 5 54h-56l5-54-13 35-12-5 18-50z', 2.4) +
    blackLine('M-9 3l9 23 9-23m-13 8h8m-7 6h6m-17 11q-4 24-2 48m16-44v42m-38-20 8-4m0-28-8 22', 1.6) +
    mass('M14 16l9 10 5 54h-12z')
  )
}

/** A barrel with three hoops. */
export function barrel(): string {
  return (
    lit('M-26-72h52q12 38 0 76h-52q-12-38 0-76z', 3) +
    mass('M6-72h20q12 38 0 76h-20q6-38 0-76z') +
    blackLine('M-14-70q-6 36 0 72m10-72q-2 36 0 72', 1.4) +
    whiteLine('M16-68q6 34 0 68', 1.4) +
    blackLine('M-29-58h58m-61 24h64m-61 24h58', 4.4)
  )
}

/** A flask in the shape of a heart. */
export function philtre(): string {
  return (
    lit('M-6-88h12v22q24-16 32 8 4 24-38 62-42-38-38-62 8-24 32-8z', 2.8) +
    mass('M-30-44q16-6 30 0t31-2q-5 22-31 42-26-20-30-40z') +
    mass('M-9-98h18v11h-18z') +
    whiteLine('M-16-36h.1m21.9 12h.1m7.9-12h.1m-18.1 20h.1', 4) +
    blackLine('M-28-60q2-6 8-8', 2)
  )
}

/** An egg in its cup. */
export function egg(): string {
  return (
    lit('M0-66q17 6 18 30h-36q1-24 18-30z', 2.4) +
    mass('M4-65q13 5 14 29h-10q4-16-4-29z') +
    mass('M-22-38h44q-2 22-17 26v8q9 2 11 8h-32q2-6 11-8v-8q-15-4-17-26z') +
    whiteLine('M-14-32q2 10 8 14', 1.7)
  )
}

/** A hammer with a blunt head. */
export function mallet(): string {
  return (
    mass('M-4 4v-74h8l1 74z') +
    lit('M-36-106h72v38h-72z', 3) +
    mass('M8-106h28v38h-28z') +
    blackLine('M-26-98v22m8-24v26', 1.6) +
    whiteLine('M-1-60v58m27-96v22', 1.5)
  )
}
