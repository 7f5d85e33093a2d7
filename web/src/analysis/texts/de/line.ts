/** Sentences about the line that is played out after a moment was tried again. {who} and {was} are names, {n} a number of choices. */
export const line = {
  'line-see': 'Die Linie des Meisters',
  'line-title': 'Die Linie des Meisters',
  'line-how': 'Alle Plätze spielen weiter, wie der Meister es täte, und dieselben Karten kommen.',
  'line-count': 'Bisher {n} {n|Entscheidung|Entscheidungen}.',
  'line-one': 'Eine Linie von vielen: Der Meister ist nicht vollkommen, und andere hätten vielleicht anders gespielt.',
  'line-wins': 'Diese Linie geht an {who}; die Partie ging an {was}.',
  'line-wins-too': 'Auch diese Linie geht an {who}.',
  'line-scores': 'In der Partie: {was}. Auf dieser Linie: {here}.',
  'line-seat': 'Platz',
  'line-match': 'In der Partie',
  'line-here': 'Auf dieser Linie',
  'line-won': 'gewinnt',
  'line-back': 'Zurück zur Auswahl',
}
