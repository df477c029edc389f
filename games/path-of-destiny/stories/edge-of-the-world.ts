import type { Story } from '../rules/story.ts'

/** The Edge of the World: a devil who steals seed, and what the valley owes. The easiest of the three stories. */
export const edgeOfTheWorld: Story = {
  id: 'edge-of-the-world',
  complexity: 1,
  initiative: [
    'letho',
    'triss',
    'ciri',
    'yennefer',
    'geralt',
    'regis',
    'dijkstra',
    'yarpen',
    'dandelion',
    'vesemir',
  ],
  special: 'extra-effort',
  pages: {
    2: { leads: 3 },
    3: { leads: 4 },

    4: { path: 'left', symbol: 'diplomacy', leads: 6 },
    5: { path: 'right', symbol: 'combat', leads: 10 },

    6: {
      leads: 7,
      effects: [
        { to: 'left', draw: 2, discard: 1 },
        { to: 'right', experience: 1 },
      ],
    },
    7: { leads: 8 },
    8: { path: 'left', symbol: 'exploration', leads: 14 },
    9: { path: 'right', symbol: 'magic', leads: 18 },

    10: {
      leads: 11,
      effects: [
        { to: 'left', experience: 1 },
        { to: 'right', first: 1 },
      ],
    },
    11: { leads: 12 },
    12: { path: 'left', symbol: 'exploration', leads: 22 },
    13: { path: 'right', symbol: 'diplomacy', leads: 26 },

    14: { leads: 15, effects: [{ to: 'left', victory: 2 }] },
    15: { leads: 16, effects: [{ to: 'right', tokens: 1, of: 'right' }] },
    16: { path: 'left', symbol: 'diplomacy', leads: 30 },
    17: { path: 'right', symbol: 'combat', leads: 32 },

    18: {
      leads: 19,
      effects: [
        { to: 'left', draw: 2, discard: 1 },
        { to: 'right', victory: 2 },
      ],
    },
    19: { leads: 20 },
    20: { path: 'left', symbol: 'diplomacy', leads: 34 },
    21: { path: 'right', symbol: 'magic', leads: 36 },

    22: {
      leads: 23,
      effects: [
        { to: 'left', first: 1 },
        { to: 'right', experience: 2 },
      ],
    },
    23: {
      leads: 24,
      effects: [
        { to: 'left', tokens: 2, of: 'right' },
        { to: 'right', tokens: 2, of: 'right' },
      ],
    },
    24: { path: 'left', symbol: 'combat', leads: 38 },
    25: { path: 'right', symbol: 'exploration', leads: 40 },

    26: { leads: 27, effects: [{ to: 'right', victory: 2 }] },
    27: { leads: 28, effects: [{ to: 'left', tokens: 1, of: 'left' }] },
    28: { path: 'left', symbol: 'magic', leads: 42 },
    29: { path: 'right', symbol: 'combat', leads: 44 },

    30: {
      leads: 31,
      effects: [
        { to: 'left', victory: 3 },
        { to: 'right', experience: 2 },
      ],
    },
    31: { epilogue: true },
    32: {
      leads: 33,
      effects: [
        { to: 'left', experience: 3 },
        { to: 'right', victory: 1 },
      ],
    },
    33: { epilogue: true },
    34: {
      leads: 35,
      effects: [
        { to: 'left', victory: 3 },
        { to: 'right', victory: 1 },
      ],
    },
    35: { epilogue: true },
    36: {
      leads: 37,
      effects: [
        { to: 'left', victory: 2 },
        { to: 'right', victory: 1 },
      ],
    },
    37: { epilogue: true },
    38: {
      leads: 39,
      effects: [
        { to: 'left', victory: 2 },
        { to: 'right', experience: 2 },
      ],
    },
    39: { epilogue: true },
    40: {
      leads: 41,
      effects: [
        { to: 'left', victory: 1 },
        { to: 'right', victory: 3 },
      ],
    },
    41: { epilogue: true },
    42: {
      leads: 43,
      effects: [
        { to: 'left', victory: 2 },
        { to: 'right', experience: 3 },
      ],
    },
    43: { epilogue: true },
    44: {
      leads: 45,
      effects: [
        { to: 'left', victory: 2 },
        { to: 'right', experience: 3 },
      ],
    },
    45: { epilogue: true },
  },
}
