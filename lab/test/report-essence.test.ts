import { describe, expect, test } from 'vitest'
import type { Findings, TableFindings } from '../src/findings.ts'
import { essence } from '../src/report/index.ts'
import { largeFindings } from './report/sample.ts'
import { bare, small } from './report/small.ts'

// oxlint-disable-next-line no-control-regex
const plain = (text: string): string => text.replace(/\u001b\[\d+m/g, '')
const [table] = small.tables as [TableFindings]
const wordy: Findings = {
  ...small,
  seed: 'x'.repeat(200),
  bots: Array.from({ length: 5 }, () => 'a-bot-with-a-very-long-name'),
  tables: [
    {
      ...table,
      failed: 12,
      byRole: { ['r'.repeat(90)]: table.bySeat[0] ?? { games: 0, wins: 0, share: 0, from: 0, to: 1 } },
      endings: { ['e'.repeat(90)]: 1 },
      cards: [
        {
          card: 'c'.repeat(90),
          drafted: 1,
          played: 1,
          wins: { games: 1, wins: 0, share: 0, from: 0, to: 1 },
          change: { points: -50, from: -Infinity, to: Infinity },
        },
      ],
    },
  ],
  failed: Array.from({ length: 12 }, (_, i) => ({
    seed: `s.${i}`,
    seats: 2,
    bots: ['b'.repeat(60)],
    stuck: false,
    why: 'why '.repeat(60),
  })),
}

describe('the essence', () => {
  test.each([24, 30, 40, 63, 80, 81, 120, 200])('never exceeds a width of %i', width => {
    for (const found of [small, bare, wordy, largeFindings(), { ...small, tables: [] }])
      for (const colour of [false, true])
        for (const line of plain(essence(found, { width, colour })).split('\n'))
          expect(Array.from(line).length, line).toBeLessThanOrEqual(width)
  })

  test('is 80 wide and without colours unless told otherwise', () => {
    const text = essence(largeFindings())
    expect(text).toBe(essence(largeFindings(), { width: 80, colour: false }))
    expect(Math.max(...text.split('\n').map(line => Array.from(line).length))).toBe(80)
    expect(text).not.toContain('\u001b')
  })

  test('says the same with colours', () => {
    expect(essence(small, { colour: true })).toContain('\u001b[33m')
    expect(plain(essence(small, { colour: true }))).toBe(essence(small))
  })

  test('tells game, options, bots, seed and speed', () => {
    const text = essence(small, { width: 200 })
    expect(text).toMatch(
      /^salt & <smoke> \(rules 2\.1\), story="brine", deep=\{"night":true\}, bots keen, idle, seed a<b&'c'\n/,
    )
    expect(text).toContain('803 games in 7.3 s: 110 games/s, 6,600 answers/s (interrupted)')
    expect(essence(bare)).not.toContain('interrupted')
    expect(essence(bare)).not.toContain('experiment')
    expect(essence({ ...bare, experiment: 'by-lot' })).toContain('experiment by-lot,')
  })

  test('tells wins with their intervals, the best first, and a full dot for who is surely off the fair share', () => {
    const text = essence(small)
    expect(text).toContain('2 seats, 803 games')
    expect(text).toMatch(
      /wins by role \(┆ fair share 50\.0%\)\n +<king> +51\.7% .*○.*\n +cook .*○.*\n +thatcher .*○/,
    )
    expect(text).toMatch(
      /wins by bot .*\n +keen +77\.5% \(74\.5% to 80\.3%\), 620 of 800 +·*┆·*━*●━*·*\n +idle +22\.5%/,
    )
    expect(text).toMatch(/wins by seat .*\n +1 +57\.5% \(54\.0% to 60\.9%\), 460 of 800 +.*●/)
  })

  test('draws intervals where they are', () => {
    const lines = essence(small, { width: 120 }).split('\n')
    const strip = (name: string) =>
      / ([·┆┿━○●]+)$/.exec(lines.find(line => line.startsWith(`    ${name} `)) ?? '')?.[1] ?? ''
    const [keen, idle] = [strip('keen'), strip('idle')]
    expect(keen).toHaveLength(40)
    const place = (share: number) => Math.round(((share - 0.197) / (0.803 - 0.197)) * 39)
    expect(keen.indexOf('●')).toBe(place(0.775))
    expect(idle.indexOf('●')).toBe(place(0.225))
    expect([19, 20]).toContain(keen.indexOf('┆'))
    expect(keen.indexOf('━')).toBe(place(0.745))
  })

  test('tells endings, scores and lengths', () => {
    const text = essence(small)
    expect(text).toMatch(
      /endings\n +dawn +62\.5%, 500 +█{40}\n +dusk +31\.3%, 250 +█{20}\n +noon & <night> +6\.3%, 50 +█{4}\n/,
    )
    expect(text).toContain('scores (9 to 15, winners median 14, all 12)')
    expect(text).toContain('    winners     ▁ █▄\n    all      ▅  █ ▇▃\n')
    expect(text).toContain('  length  58–63 answers, median 60, mean 60.3')
  })

  test('tells the eight cards that change most', () => {
    const text = essence(largeFindings())
    const [first] = largeFindings().tables
    const most = first?.cards
      .toSorted((a, b) => Math.abs(b.change.points) - Math.abs(a.change.points))
      .slice(0, 8)
    const told = text.split('4 seats')[0]?.match(/card-\d+/g)
    expect(told).toEqual(most?.map(({ card }) => card))
    expect(essence(small)).toMatch(/crown & <chair> +−9\.8 \(−12\.7 to −6\.9\), 366 played +·*━+●━+·*┆/)
  })

  test('tells failed games with what is needed to see them again', () => {
    expect(essence(small)).toMatch(
      /\n3 games failed:\n {2}--seats 2 --bots keen,idle --seed s\.4: failed, no <page> & no way\n {2}--seats 2 --bots idle,keen --seed s\.9: stuck, too long\n/,
    )
    expect(essence(wordy)).toMatch(/\n {2}and 2 more \(--json lists all\)$/)
    const [table] = small.tables
    const broken = { ...wordy, tables: table === undefined ? [] : [{ ...table, failed: 5000 }] }
    expect(essence(broken)).toMatch(/\n5,000 games failed:\n/)
    expect(essence(broken)).toMatch(/\n {2}and 4,990 more \(--json lists the first 12\)$/)
    expect(essence(bare)).toMatch(/\n\nNo game failed\.$/)
  })
})
