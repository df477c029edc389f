/** The words of the teacher, in English. */
export const en = {
  'teach.title': 'Lesson',
  'teach.step': 'Step {n, number} of {most, number}',
  'teach.back': 'Back',
  'teach.on': 'Go on',
  'teach.show': 'Show me',
  'teach.yours': 'Your move',
  'teach.own': 'Now play your own game',
  'teach.again': 'Once more from the start',
  'teach.none': 'There is no lesson for this game yet.',
} as const
