/** Sentences of the explorer about matches of the house. */
export const house = {
  'source-house': 'of this house',
  'from-house':
    'From at least {n} finished {n|match|matches} at open tables of this house, by the usual rules and the printed cards.',
  'empty-house':
    'The house tells a figure only where at least {matches} matches and {people} people stand behind it. There are not so many of this kind yet.',
  'why-house':
    'The house tells sums only, each of at least {matches} matches and {people} people, and never a single match. Who plays better also begins otherwise.',
  'rare-house': 'told only together',
  'board-house': 'The house shows nobody’s match: this table is from a match of the computers.',
  'house-silent': 'The house does not answer now, so its matches are not counted here.',
}
