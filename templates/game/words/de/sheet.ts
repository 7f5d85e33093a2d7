/** What the tables, fields and entries of the card sheet are called. */
export const sheet: Readonly<Record<string, string>> = {
  cards: 'Karten',
  copies: 'Anzahl',
  stones: 'Steine',
  numbers: 'Zahlen',
  value: 'Wert',
  start: 'Steine zu Beginn',
  hand: 'Karten auf der Hand',
  rounds: 'Runden',
  short: 'Runden einer kurzen Partie',
  bonus: 'Punkte einer fertigen Mauer',
}
