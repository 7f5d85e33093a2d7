import type { luck as english } from '../en/luck.ts'

export const luck: typeof english = {
  title: 'Sans la chance des cartes',
  head: ['adversaire', 'gagnées %', '95 % par donne', 'sans la chance %', '95 %', 'aussi sûr que (parties)'],
  rungs: ['niveau', 'Elo', '95 %', 'gagne %', '95 %', 'aussi sûr que (parties)'],
  means:
    '« Aussi sûr que » : tant de parties comptées telles qu’elles ont fini en montreraient autant ; entre parenthèses, 95 %. Les parts sans la chance peuvent être inférieures à 0 ou supérieures à 100 ; ce qu’elles estiment, non.',
  unshown: (games) => `Rien ne montre que cela épargne des parties (parties jouées : ${games}).`,
  cost: (ms, part) => `Trouver la chance a pris ${ms} ms par partie, ${part} % du temps de réflexion des adversaires.`,
  kept: (n, of) => `Parties gardées sans leur chance, qui ne comptent que plus haut : ${n} sur ${of}.`,
  none: 'Aucune donne entière n’a été gardée avec sa chance : il n’y a rien à dire sans elle.',
  verdict: (sentence) => `Sans la chance : ${sentence}`,
}
