/** Sentences about the line that is played out after a moment was tried again. {who} and {was} are names, {n} a number of choices. */
export const line = {
  'line-see': 'Voir la ligne du maître',
  'line-title': 'La ligne du maître',
  'line-how': 'Toutes les places continuent comme le ferait le maître, et les mêmes cartes viennent.',
  'line-count': '{n} choix jusqu’ici.',
  'line-one': 'Une ligne parmi d’autres : le maître n’est pas parfait, et d’autres auraient pu jouer autrement.',
  'line-wins': 'Cette ligne est gagnée par {who} ; la partie l’a été par {was}.',
  'line-wins-too': 'Cette ligne aussi est gagnée par {who}.',
  'line-scores': 'Dans la partie : {was}. Sur cette ligne : {here}.',
  'line-seat': 'Place',
  'line-match': 'Dans la partie',
  'line-here': 'Sur cette ligne',
  'line-won': 'gagne',
  'line-back': 'Retour aux choix',
}
