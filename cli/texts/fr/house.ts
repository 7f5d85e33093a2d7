import type { house as en } from '../en/house.ts'

const plural = (n: number, one: string, other: string) => (n < 2 ? one : other)

export const house: typeof en = {
  saved: (path, rows) => `Enregistré : ${path} (${rows} lignes)`,
  restored: (where, rows) => `Remis en place : ${where} (${rows} lignes)`,
  needsTo: 'Où ? chantier backup --to FICHIER',
  failed: (why) => `Cela n’a pas pu se faire : ${why}`,
  backup: {
    nothing: 'Il n’y a rien à sauvegarder : aucune maison n’a jamais été ouverte là.',
    occupied: 'Quelque chose est déjà gardé là. Déplacez-le d’abord, ou nommez un autre endroit.',
    'not-a-backup': 'Ce fichier n’est pas une sauvegarde de Chantier.',
    future: 'Cette sauvegarde vient d’un Chantier plus récent. Mettez Chantier à jour pour la remettre en place.',
    damaged: 'Cette sauvegarde est abîmée ou coupée. Rien n’a été changé.',
  },
  verify: {
    none: 'Cette partie ne dit rien de son mélange : seules celles des tables en ligne le font.',
    open: 'Cette partie n’est pas terminée : son secret n’est pas encore révélé.',
    noted:
      'L’engagement du fichier n’est pas celui que vous avez noté : le fichier est d’une autre table, ou a été modifié.',
    commitment: 'Le secret ne correspond pas à l’engagement : ce n’est pas celui qui était promis.',
    seed: 'Le secret et les mots des joueurs ne donnent pas la graine de cette partie.',
    result: 'Le résultat du fichier n’est pas celui que donnent les choix.',
    promise: (commitment) => `L’engagement : ${commitment}`,
    words: (seat, words) => `${seat} a ajouté : ${words}`,
    noWords: (seat) => `${seat} n’a rien ajouté`,
    fits: 'Le secret correspond à l’engagement et, avec ces mots, donne la graine.',
    fair: (entries) =>
      `Tout concorde : ${entries} ${plural(entries, 'entrée découle', 'entrées découlent')} de ce mélange.`,
    asNoted: 'C’est l’engagement que vous avez noté : le secret était fixé quand vous l’avez noté.',
    notNoted:
      'Si l’engagement date d’avant la partie, un fichier ne peut pas le dire : comparez-le au sceau que vous aviez noté (--commitment SCEAU).',
    alone: 'Personne n’a ajouté de mots : la maison seule a choisi le mélange.',
  },
  doctor: {
    answers: (address) => `une maison répond à ${address}`,
    free: (port) => `${port} est libre`,
    fine: 'en ordre',
    off: 'aucun réglé',
  },
}
