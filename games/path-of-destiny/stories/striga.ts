import type { Story } from '../rules/story.ts'

/** Striga: the king’s daughter under a curse, three nights of one full moon in Vizima. */
export const striga: Story = {
  id: 'striga',
  complexity: 2,
  initiative: [
    'letho',
    'geralt',
    'vesemir',
    'ciri',
    'regis',
    'yarpen',
    'triss',
    'yennefer',
    'dandelion',
    'dijkstra',
  ],
  special: 'hidden-goals',
  pages: {
    2: { leads: 3 },
    3: { leads: 4 },

    4: { path: 'left', symbol: 'exploration', leads: 6 },
    5: { path: 'right', symbol: 'diplomacy', leads: 10 },

    6: {
      leads: 7,
      effects: [
        { to: 'left', first: 1 },
        { to: 'right', special: 'magic' },
      ],
    },
    7: { leads: 8 },
    8: { path: 'left', symbol: 'combat', leads: 14 },
    9: { path: 'right', symbol: 'magic', leads: 18 },

    10: { leads: 11, effects: [{ to: 'left', special: 'exploration' }] },
    11: { leads: 12, effects: [{ to: 'right', draw: 2, discard: 1 }] },
    12: { path: 'left', symbol: 'combat', leads: 22 },
    13: { path: 'right', symbol: 'magic', leads: 26 },

    14: {
      leads: 15,
      effects: [
        { to: 'left', victory: 2 },
        { to: 'right', tokens: 1, of: 'left' },
      ],
    },
    15: { leads: 16 },
    16: { path: 'left', symbol: 'combat', leads: 30 },
    17: { path: 'right', symbol: 'diplomacy', leads: 32 },

    18: { leads: 19, effects: [{ to: 'right', victory: 2 }] },
    19: { leads: 20, effects: [{ to: 'left', experience: 1 }] },
    20: { path: 'left', symbol: 'diplomacy', leads: 34 },
    21: { path: 'right', symbol: 'magic', leads: 36 },

    22: {
      leads: 23,
      effects: [
        { to: 'left', first: 1 },
        { to: 'right', experience: 1 },
      ],
    },
    23: { leads: 24 },
    24: { path: 'left', symbol: 'magic', leads: 38 },
    25: { path: 'right', symbol: 'combat', leads: 40 },

    26: { leads: 27, effects: [{ to: 'right', victory: 2 }] },
    27: { leads: 28, effects: [{ to: 'left', tokens: 1, of: 'left' }] },
    28: { path: 'left', symbol: 'magic', leads: 42 },
    29: { path: 'right', symbol: 'exploration', leads: 44 },

    30: {
      leads: 31,
      effects: [
        { to: 'left', victory: 1 },
        { to: 'right', victory: 2 },
      ],
    },
    31: { epilogue: true },
    32: {
      leads: 33,
      effects: [
        { to: 'left', experience: 2 },
        { to: 'right', victory: 1 },
      ],
    },
    33: { epilogue: true },
    34: {
      leads: 35,
      effects: [
        { to: 'left', victory: 1 },
        { to: 'right', experience: 2 },
      ],
    },
    35: { epilogue: true },
    36: {
      leads: 37,
      effects: [
        { to: 'left', first: 1 },
        { to: 'right', victory: 1 },
      ],
    },
    37: { epilogue: true },
    38: {
      leads: 39,
      effects: [
        { to: 'left', victory: 1 },
        { to: 'right', victory: 1 },
      ],
    },
    39: { epilogue: true },
    40: {
      leads: 41,
      effects: [
        { to: 'left', victory: 1 },
        { to: 'right', victory: 1 },
      ],
    },
    41: { epilogue: true },
    42: {
      leads: 43,
      effects: [
        { to: 'left', victory: 1 },
        { to: 'right', experience: 1 },
      ],
    },
    43: { epilogue: true },
    44: {
      leads: 45,
      effects: [
        { to: 'left', victory: 2 },
        { to: 'right', victory: 1 },
      ],
    },
    45: { epilogue: true },
  },
}
