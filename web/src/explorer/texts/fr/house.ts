/** Les phrases de l'explorateur sur les parties de la maison. */
export const house = {
  'source-house': 'de cette maison',
  'from-house':
    'D’après au moins {n} {n|partie finie|parties finies} aux tables ouvertes de cette maison, aux règles habituelles et avec les cartes imprimées.',
  'empty-house':
    'La maison ne donne un chiffre que s’il repose sur au moins {matches} parties et {people} personnes. Il n’y en a pas encore autant de ce genre.',
  'why-house':
    'La maison ne donne que des sommes, chacune d’au moins {matches} parties et {people} personnes, jamais une partie à elle seule. Qui joue mieux commence aussi autrement.',
  'rare-house': 'donnés seulement ensemble',
  'board-house': 'La maison ne montre la partie de personne : cette table vient d’une partie des ordinateurs.',
  'house-silent': 'La maison ne répond pas en ce moment : ses parties ne sont pas comptées ici.',
}
