import type { analyse as en } from '../en/analyse.ts'

const plural = (n: number, one: string, other: string) => (n < 2 ? one : other)

export const analyse: typeof en = {
  progress: (done, of, left) => `${done} moments sur ${of}, encore ${left}`,
  running: (path) => `${path} : la partie n’est pas terminée. Il y aura quelque chose à expliquer ensuite.`,
  judged: (first, again, net, sign) =>
    `Jugé par le maître ${net ? 'avec ce qu’il a appris' : 'par sa seule expérience'} : ${first} réflexions par choix, jusqu’à ${again} de chaque côté de ce qui ressemblait à une erreur.${sign && ` Juge ${sign}.`}`,
  known: 'Le fichier contient déjà cette analyse.',
  before: 'Voici l’analyse complète d’avant ; elle reste jusqu’à ce que la plus profonde soit complète.',
  stopped: (done, of) => `Arrêté après ${done} moments sur ${of}. La même commande reprend à cet endroit.`,
  results: {
    won: (who) => `${who} l’emporte`,
    lost: (who) => `${who} perd`,
    shared: (who) => `${who} partage la victoire`,
  },
  good: {
    gifts: 'surtout grâce aux erreurs des autres',
    cards: 'surtout grâce aux cartes',
    own: 'surtout en jouant bien',
    small: 'surtout par de meilleurs petits choix que les autres',
    unseen: 'surtout grâce à la place des cartes cachées',
    untold: 'surtout par ce que le juge ne peut expliquer',
  },
  bad: {
    gifts: 'surtout par ce que les autres se sont offert',
    cards: 'surtout à cause des cartes',
    own: 'surtout par ses propres erreurs',
    small: 'surtout par des petits choix moins bons que ceux des autres, dont aucun n’est une erreur qui tienne',
    unseen: 'surtout à cause de la place des cartes cachées',
    untold: 'surtout par ce que le juge ne peut expliquer',
  },
  gist: (result, cause) => `${result}, ${cause}.`,
  where: 'D’où cela vient, en points sur 100',
  head: ['place', 'départ', 'cartes', 'son jeu', 'jeu des autres', 'caché ou inexpliqué', 'fin', 'hors chance'],
  mistakes: (n) =>
    n === 0 ? 'Aucune erreur qui tienne' : `${n} ${plural(n, 'erreur qui tient', 'erreurs qui tiennent')}`,
  marks: { inaccuracy: 'imprécision', mistake: 'erreur', blunder: 'grosse erreur' },
  mistake: (seat, choice) => `${seat} · ${choice}`,
  cost: (mark, points, doubt) => `${mark} : cède ${points} ± ${doubt} sur 100`,
  better: (choice) => `mieux : ${choice}`,
  unknown: 'Nul ne pouvait le savoir : un autre choix n’était meilleur que par les cartes cachées',
  asItLay: (points: string, doubt: string, choice: string) =>
    `telles qu’elles étaient, ${points} ± ${doubt} de plus : ${choice}`,
  finest: 'Bien trouvé : tout le reste était nettement moins bon',
  ahead: (points, doubt, next) => `${points} ± ${doubt} d’avance sur : ${next}`,
  sure: 'Aucune analyse n’est parfaite. Le jeu, ce sont les erreurs qui tiennent et les petits choix : ce dont les chances ont bougé avec eux, au-delà de ce qu’elles font toujours pour qui vient de choisir. Chacun d’eux n’est connu qu’à peu près.',
  kept: (path) => `Gardé dans ${path}.`,
  notKept: (sentence) => `Impossible de le garder : ${sentence}`,
}
