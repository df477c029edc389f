/** The words of coming back to a match, in English. */
export const en = {
  'previously.title': 'Previously…',
  'previously.steps': 'What happened since my last turn',
  'previously.book': 'Read it all as a book',
  'previously.close': 'To the table',
  'previously.since': 'Since your last turn',
  'previously.step': '{n, number} of {of, number}',
  'previously.back': 'Previous',
  'previously.next': 'Next',
  'previously.skip': 'Skip',
  'previously.done': 'Done',
} as const
