/** The words in which answers and whole matches are told again, in English. */
export const en = {
  'analysis.title': 'analysis',
  'analysis.lead': 'The lead at the end: {n, plural, one {# point} other {# points}}.',
  'analysis.curve': 'How the match went',
  'analysis.points-are':
    'Points here are how bots judge a position: what everybody has and may still get, against the others.',
  'analysis.answers': '{n, plural, one {# answer} other {# answers}}',
  'analysis.axis': 'answers',
  'analysis.sideways': 'It scrolls sideways.',
  'analysis.value': '{n, number}',
  'analysis.stood':
    '{who}: first {first, number}, last {last, number}, lowest {least, number}, highest {most, number}.',
  'analysis.mistakes': 'The costliest mistakes',
  'analysis.swings': 'The greatest swings',
  'analysis.weighing': 'decisions weighed: {n, number} of {of, number}',
  'analysis.weighed': 'Decisions weighed: {n, number}. Clear mistakes: {mistakes, number}.',
  'analysis.mistakes-of':
    '{who}: {n, plural, one {# clear mistake} other {# clear mistakes}}, {cost, plural, one {# point} other {# points}} in all',
  'analysis.number': 'Answer {n, number}',
  'analysis.answered': 'Answered: {what}',
  'analysis.better': 'Better: {what}',
  'analysis.cost': 'It cost {n, plural, one {# point} other {# points}}.',
  'analysis.at-once': 'All answer at once:',
  'analysis.swing':
    '{who} stands {n, plural, one {# point} other {# points}} {way, select, up {better} other {worse}}. {why, select, chance {Chance did it.} choice {The choice did it.} other {Any answer would have led to much the same.}}',
  'analysis.stopped': 'Interrupted. Decisions weighed: {n, number} of {of, number}.',
  'answer.nothing': 'nothing',
  'answer.deal': '{who}: gives {give}, gets {get}',
  'answer.no-trade': 'No trade',
} as const
