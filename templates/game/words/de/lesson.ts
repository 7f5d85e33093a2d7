import type { LessonWords } from '../lesson.ts'

export const lesson: LessonWords = {
  'break-stone':
    'Eine Mauer braucht Steine. Wähle den Steinbruch: Er bringt drei, weniger, wenn auch andere Stein brechen.',
  'lay-wall': 'Wähle jetzt die Mauer. Alle Karten werden zugleich aufgedeckt, umentscheiden kann sich niemand.',
  'put-stones': 'Lege zwei Steine darauf: zwei Punkte. Sie fasst drei, und der letzte ist am meisten wert.',
  'send-crane': 'Lass den Kran kommen. Er hebt den fehlenden Stein, und eine fertige Mauer bringt zwei Punkte mehr.',
}
