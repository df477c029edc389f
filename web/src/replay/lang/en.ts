/** The words of looking back on a match, in English. */
export const en = {
  'replay.loading': 'Turning back the pages…',
  'replay.title': 'Looking back',
  'replay.board': 'The table as it was',
  'replay.position': 'Position in the match',
  'replay.at': 'Answer {n, number} of {last, number}',
  'replay.begins': 'The match begins.',
  'replay.answers': '{who} answers.',
  'replay.answered': '{who}: {what}',
  'replay.undone': 'An answer is taken back.',
  'replay.over': 'The match is over.',

  'replay.start': 'To the beginning',
  'replay.chapter-back': 'Back a chapter',
  'replay.turn-back': 'Back a turn',
  'replay.back': 'Back an answer',
  'replay.play': 'Play',
  'replay.pause': 'Pause',
  'replay.on': 'On an answer',
  'replay.turn-on': 'On a turn',
  'replay.chapter-on': 'On a chapter',
  'replay.end': 'To the end',
  'replay.speed': 'Speed',
  'replay.speed-of': '{n, number}×',
  'replay.keys':
    'Keys: ← → an answer, with Shift a turn, Page Up and Page Down a chapter, Home and End, Space plays.',

  'replay.eyes': 'Seen by',
  'replay.onlooker': 'onlooker',
  'replay.open': 'All cards face up',
  'replay.only-own': 'The match goes on, so you see what you could see at the table.',
  'replay.only-all': 'The match goes on and several of you share this screen: it shows what all may see.',

  'replay.told': 'What was told',
  'replay.side': 'Chronicle and analysis',
  'replay.leave': 'Back to the shelf',
  'replay.to-table': 'To the table',
  'replay.close': 'Close',

  'replay.branch': 'What if…',
  'replay.branch-title': 'What if it went otherwise?',
  'replay.branch-fate':
    'A new match begins after answer {n, number}. Cards lie as they lay; the old match stays as it is.',
  'replay.branch-chance':
    'A new match begins about answer {n, number}. The old one still goes on, so whatever you have not seen lies elsewhere in the new one: nobody can peek.',
  'replay.branch-who': 'Who plays?',
  'replay.branch-go': 'Play on from here',
  'replay.branch-over': 'Here the match has ended. Go back a little first.',
  'replay.is-branch': 'A what-if, branched off after answer {n, number}',

  'replay.analysis': 'Analysis',
  'replay.analysis-note':
    'A bot plays the match again in its mind and looks for the answers that cost most, and for what turned it. What a player could not know is not held against them.',
  'replay.analyse': 'Analyse the match',
  'replay.retracing': 'Reading the match: {n, number} of {of, number}',
  'replay.stop': 'Stop, and show what is found',
  'replay.analysis-failed': 'The analysis broke off. The match is not harmed; try again.',
  'replay.again': 'Analyse once more',
  'replay.no-mistakes': 'No clear mistake was found.',
  'replay.look': 'Look at it',
  'replay.as-table': 'The curve as a table',
  'replay.column': 'After answer',
} as const
