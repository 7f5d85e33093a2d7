/** Die Sätze des Erkunders über Partien des Hauses. */
export const house = {
  'source-house': 'dieses Hauses',
  'from-house':
    'Aus mindestens {n} {n|beendeten Partie|beendeten Partien} an offenen Tischen dieses Hauses, nach den üblichen Regeln und mit den gedruckten Karten.',
  'empty-house':
    'Das Haus nennt eine Zahl nur, wenn mindestens {matches} Partien und {people} Menschen dahinterstehen. So viele gibt es von dieser Art noch nicht.',
  'why-house':
    'Das Haus nennt nur Summen, jede aus mindestens {matches} Partien von {people} Menschen, nie eine einzelne Partie. Wer besser spielt, beginnt auch anders.',
  'rare-house': 'nur zusammen genannt',
  'board-house': 'Das Haus zeigt von niemandem die Partie: Dieser Tisch stammt aus einer Partie der Computer.',
  'house-silent': 'Das Haus antwortet gerade nicht, seine Partien sind hier nicht mitgezählt.',
}
