import type { Findings } from '../../src/findings.ts'
import { shareOf } from '../../src/interval.ts'

/** Findings small enough to reckon by hand, with signs in them that HTML must not take for its own. */
export const small: Findings = {
  game: 'salt & <smoke>',
  rules: '2.1',
  options: { story: '"brine"', deep: { night: true } },
  seed: "a<b&'c'",
  bots: ['keen', 'idle'],
  workers: 3,
  interrupted: true,
  games: 803,
  answers: 48180,
  seconds: 7.3,
  gamesPerSecond: 110,
  answersPerSecond: 6600,
  tables: [
    {
      seats: 2,
      games: 803,
      failed: 3,
      bySeat: [shareOf(460, 800), shareOf(340, 800)],
      byBot: { keen: shareOf(620, 800), idle: shareOf(180, 800) },
      byRole: { cook: shareOf(304, 600), thatcher: shareOf(289, 600), '<king>': shareOf(207, 400) },
      byTrait: { 'first & last': { yes: shareOf(411, 800), no: shareOf(389, 800) } },
      endings: { dawn: 500, dusk: 250, 'noon & <night>': 50 },
      facts: {
        'chapter 1': { salt: 600, smoke: 200 },
        'chapter 2': { smoke: 480, salt: 320 },
        weather: { '<rain>': 64, sun: 736 },
      },
      lengths: {
        count: 800,
        least: 58,
        median: 60,
        mean: 60.3,
        most: 63,
        values: [
          [58, 100],
          [60, 400],
          [61, 200],
          [63, 100],
        ],
      },
      scores: {
        winners: {
          count: 800,
          least: 12,
          median: 14,
          mean: 14.2,
          most: 15,
          values: [
            [12, 80],
            [14, 480],
            [15, 240],
          ],
        },
        all: {
          count: 1600,
          least: 9,
          median: 12,
          mean: 12.4,
          most: 15,
          values: [
            [9, 320],
            [12, 560],
            [14, 480],
            [15, 240],
          ],
        },
      },
      cards: [
        {
          card: 'ladle',
          drafted: 410,
          played: 390,
          wins: shareOf(201, 390),
          change: { points: 1.5, from: -3.4, to: 6.4 },
        },
        {
          card: 'crown & <chair>',
          drafted: 377,
          played: 366,
          wins: shareOf(147, 366),
          change: { points: -9.8, from: -12.7, to: -6.9 },
        },
      ],
      story: {
        pages: [
          { id: 'p1', games: 800, ending: false },
          { id: 'p2', games: 550, ending: false },
          { id: 'dawn', games: 500, ending: true },
          { id: 'dusk', games: 250, ending: true },
          { id: 'noon & <night>', games: 50, ending: true },
        ],
        ways: [
          { from: 'p1', to: 'p2', games: 550 },
          { from: 'p1', to: 'dusk', games: 250 },
          { from: 'p2', to: 'dawn', games: 500 },
          { from: 'p2', to: 'noon & <night>', games: 50 },
        ],
      },
    },
  ],
  failed: [
    { seed: 's.4', seats: 2, bots: ['keen', 'idle'], stuck: false, why: 'no <page> & no way' },
    { seed: 's.9', seats: 2, bots: ['idle', 'keen'], stuck: true, why: 'too long' },
    { seed: 's.11', seats: 2, bots: ['keen', 'idle'], stuck: false, why: 'no <page> & no way' },
  ],
}

/** Findings of a game that tells nothing but who won: no roles, no story, no cards, no points. */
export const bare: Findings = {
  ...small,
  game: 'coin',
  options: {},
  interrupted: false,
  failed: [],
  tables: [
    {
      seats: 2,
      games: 1,
      failed: 0,
      bySeat: [shareOf(1, 1), shareOf(0, 1)],
      byBot: { keen: shareOf(1, 2) },
      byRole: {},
      byTrait: {},
      endings: {},
      facts: {},
      cards: [],
    },
  ],
}
