import type { luck as english } from '../en/luck.ts'

export const luck: typeof english = {
  title: 'Sans la chance des cartes',
  head: ['adversaire', 'gagnées %', '95 % par donne', 'sans la chance %', '95 %', 'aussi sûr que'],
  rungs: ['niveau', 'Elo', '95 %', 'gagne %', '95 %', 'aussi sûr que'],
  games: (n, low, high) => `${n} parties (${low} à ${high})`,
  means:
    '« Aussi sûr que » : tant de parties comptées telles qu’elles ont fini en montreraient autant ; entre parenthèses, 95 %. Les parts sans la chance peuvent être inférieures à 0 ou supérieures à 100.',
  unshown: (games) => `Rien ne montre que cela épargne des parties : ${games} ont été jouées.`,
  cost: (ms, part) => `Trouver la chance a pris ${ms} ms par partie, ${part} % du temps de réflexion des adversaires.`,
  kept: (n, of) => `${n} parties sur ${of} ont été gardées sans leur chance : elles ne comptent que plus haut.`,
  none: 'Aucune donne entière n’a été gardée avec sa chance : il n’y a rien à dire sans elle.',
  verdict: (sentence) => `Sans la chance : ${sentence}`,
}
