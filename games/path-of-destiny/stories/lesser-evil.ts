import type { Story } from '../rules/story.ts'

/** The Lesser Evil: left always stands with Renfri, right with Stregobor, and who leads the way taken pays for it. */
export const lesserEvil: Story = {
  id: 'lesser-evil',
  complexity: 3,
  initiative: [
    'dandelion',
    'vesemir',
    'yarpen',
    'dijkstra',
    'regis',
    'geralt',
    'yennefer',
    'letho',
    'ciri',
    'triss',
  ],
  special: 'alliances',
  pages: {
    2: { leads: 3 },
    3: { leads: 4 },
    4: { path: 'left', symbol: 'combat', leads: 6 },
    5: { path: 'right', symbol: 'diplomacy', leads: 10 },
    6: { leads: 7, effects: [{ to: 'left', experience: -1 }] },
    7: { leads: 8, effects: [{ to: 'right', tokens: 1, of: 'right' }] },
    8: { path: 'left', symbol: 'exploration', leads: 14 },
    9: { path: 'right', symbol: 'diplomacy', leads: 18 },
    10: { leads: 11, effects: [{ to: 'left', draw: 2, discard: 1 }] },
    11: { leads: 12, effects: [{ to: 'right', last: true }] },
    12: { path: 'left', symbol: 'diplomacy', leads: 22 },
    13: { path: 'right', symbol: 'exploration', leads: 26 },
    14: { leads: 15, effects: [{ to: 'left', experience: -1 }] },
    15: { leads: 16, effects: [{ to: 'right', first: 2 }] },
    16: { path: 'left', symbol: 'diplomacy', leads: 30 },
    17: { path: 'right', symbol: 'exploration', leads: 32 },
    18: {
      leads: 19,
      effects: [
        { to: 'right', draw: 0, discard: 1 },
        { to: 'left', victory: 3 },
      ],
    },
    19: { leads: 20 },
    20: { path: 'left', symbol: 'diplomacy', leads: 34 },
    21: { path: 'right', symbol: 'exploration', leads: 36 },
    22: {
      leads: 23,
      effects: [
        { to: 'left', experience: -1 },
        { to: 'right', experience: 4 },
      ],
    },
    23: { leads: 24 },
    24: { path: 'left', symbol: 'combat', leads: 38 },
    25: { path: 'right', symbol: 'diplomacy', leads: 40 },
    26: {
      leads: 27,
      effects: [
        { to: 'right', experience: -1 },
        { to: 'left', first: 2 },
      ],
    },
    27: { leads: 28 },
    28: { path: 'left', symbol: 'magic', leads: 42 },
    29: { path: 'right', symbol: 'combat', leads: 44 },
    30: {
      leads: 31,
      effects: [
        { to: 'left', experience: -1 },
        { to: 'right', victory: 4 },
      ],
    },
    31: { epilogue: true },
    32: {
      leads: 33,
      effects: [
        { to: 'right', experience: -1 },
        { to: 'left', victory: 4 },
      ],
    },
    33: { epilogue: true },
    34: {
      leads: 35,
      effects: [
        { to: 'left', experience: -1 },
        { to: 'right', experience: 5 },
      ],
    },
    35: { epilogue: true },
    36: {
      leads: 37,
      effects: [
        { to: 'right', experience: -1 },
        { to: 'left', victory: 4 },
      ],
    },
    37: { epilogue: true },
    38: {
      leads: 39,
      effects: [
        { to: 'left', experience: -1 },
        { to: 'right', victory: 4 },
      ],
    },
    39: { epilogue: true },
    40: {
      leads: 41,
      effects: [
        { to: 'right', experience: -1 },
        { to: 'left', experience: 6 },
      ],
    },
    41: { epilogue: true },
    42: {
      leads: 43,
      effects: [
        { to: 'left', experience: -1 },
        { to: 'right', victory: 5 },
      ],
    },
    43: { epilogue: true },
    44: {
      leads: 45,
      effects: [
        { to: 'right', experience: -1 },
        { to: 'left', victory: 5 },
      ],
    },
    45: { epilogue: true },
  },
}
