/** What the tables, fields and entries of the card sheet are called. */
export const sheet: Readonly<Record<string, string>> = {
  cards: 'Cartes',
  copies: 'exemplaires',
  stones: 'pierres',
  numbers: 'Nombres',
  value: 'valeur',
  start: 'pierres au début',
  hand: 'cartes en main',
  rounds: 'manches',
  short: 'manches d’une partie courte',
  bonus: 'points d’un mur achevé',
}
