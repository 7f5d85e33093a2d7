/** Sentences about the line that is played out after a moment was tried again. {who} and {was} are names, {n} a number of choices. */
export const line = {
  'line-see': 'See the master’s line',
  'line-title': 'The master’s line',
  'line-how': 'All seats play on as the master would, and the same cards come.',
  'line-count': '{n} {n|choice|choices} so far.',
  'line-one': 'One line of many: the master is not perfect, and others might have played otherwise.',
  'line-wins': 'This line is won by {who}; the match was won by {was}.',
  'line-wins-too': 'This line, too, is won by {who}.',
  'line-scores': 'In the match: {was}. On this line: {here}.',
  'line-seat': 'Seat',
  'line-match': 'In the match',
  'line-here': 'On this line',
  'line-won': 'won',
  'line-back': 'Back to the choices',
}
