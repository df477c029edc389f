/** The signs of going back and forth: 24 × 24, filled shapes. */
export const signs = {
  play: 'M6 3L20.5 12L6 21Z',
  pause: 'M5 3.4H10V20.6H5ZM14 3.4H19V20.6H14Z',
  on: 'M8 4L17.4 12L8 20Z',
  back: 'M16 4L6.6 12L16 20Z',
  'turn-on': 'M3.4 5L11.6 12L3.4 19ZM12.4 5L20.6 12L12.4 19Z',
  'turn-back': 'M20.6 5L12.4 12L20.6 19ZM11.6 5L3.4 12L11.6 19Z',
  'chapter-on': 'M1.6 5.4L9 12L1.6 18.6ZM9 5.4L16.4 12L9 18.6ZM17.4 5H19.4V19H17.4ZM20.6 5H22.6V19H20.6Z',
  'chapter-back': 'M22.4 5.4L15 12L22.4 18.6ZM15 5.4L7.6 12L15 18.6ZM4.6 5H6.6V19H4.6ZM1.4 5H3.4V19H1.4Z',
  end: 'M4 4L14.6 12L4 20ZM16 4H19.4V20H16Z',
  start: 'M20 4L9.4 12L20 20ZM4.6 4H8V20H4.6Z',
  fork: 'M3.2 2.4H8.2V4.6L12 11.2L15.8 4.6V2.4H20.8V7H17.6L13.6 13.8V21.6H10.4V13.8L6.4 7H3.2Z',
} as const

/** The name of a sign. */
export type SignName = keyof typeof signs
