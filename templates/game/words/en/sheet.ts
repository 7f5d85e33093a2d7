/** What the tables, fields and entries of the card sheet are called. */
export const sheet: Readonly<Record<string, string>> = {
  cards: 'Cards',
  copies: 'copies',
  stones: 'stones',
  numbers: 'Numbers',
  value: 'value',
  start: 'stones at the start',
  hand: 'cards in a hand',
  rounds: 'rounds',
  short: 'rounds of a short match',
  bonus: 'points of a finished wall',
}
