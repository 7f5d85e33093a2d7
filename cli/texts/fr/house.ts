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
  admin: {
    nothing: 'Aucune maison n’a jamais été ouverte là.',
    'other-version':
      'La maison qui est là est d’une autre version : utilisez son propre chantier, ou ouvrez-la d’abord avec celui-ci.',
    deed: (word) => `Il n’y a pas de « ${word} » : people, reports, warn, silence, ban, lift, rename, undo, log, code.`,
    needs: (what) => `Il manque quelque chose : chantier admin ${what}`,
    nobody: (word) => `Personne ici ne s’appelle « ${word} ».`,
    several: (word) => `Plusieurs personnes s’appellent « ${word} ». Désignez-en une par son identifiant :`,
    none: 'Personne.',
    owner: (name) => `Responsable : ${name}.`,
    noOwner: 'Cette maison n’a pas de responsable. chantier admin code fait un code pour le devenir.',
    waiting: (n) =>
      n === 1 ? 'Un signalement attend.' : n === 0 ? 'Aucun signalement n’attend.' : `${n} signalements attendent.`,
    barred: (n) =>
      n < 2 ? `${n} personne est privée de parole ou exclue.` : `${n} personnes sont privées de parole ou exclues.`,
    backup: (when) => `La dernière sauvegarde date du ${when}.`,
    noBackup: 'Aucune sauvegarde n’a encore été faite : chantier backup --to FICHIER',
    code: (code) => `Le code du responsable : ${code}`,
    codeHow: 'Qui le saisit sur la page #/owner tient la maison à partir de ce moment. Il n’est montré que cette fois.',
    done: (what, who) => `C’est fait : ${what} ${who}`,
    guest: (name) => `${name} (invité)`,
    person: (name, id, matches) => `${name}, ${id}, ${matches} ${plural(matches, 'partie', 'parties')}`,
    reported: (n) => `${n} ${plural(n, 'signalement', 'signalements')}`,
    silenced: (until) => `sans parole jusqu’au ${until}`,
    banned: (until) => (until === null ? 'exclusion sans fin' : `exclusion jusqu’au ${until}`),
    report: (by, about, when) => `${by} signale ${about}, ${when}`,
    sealed: 'Ce qui s’y est dit est scellé jusqu’à la fin de la ronde.',
    taken: 'annulé',
    terminal: 'au terminal',
    house: 'la maison',
  },
  verify: {
    none: 'Cette partie ne dit rien de son mélange : seules celles des tables en ligne le font.',
    open: 'Cette partie n’est pas terminée : son secret n’est pas encore révélé.',
    noted:
      'Le sceau du fichier n’est pas celui que vous avez noté : le fichier est d’une autre table, ou a été modifié.',
    commitment: 'Le secret ne correspond pas au sceau : ce n’est pas celui qui avait été scellé.',
    seed: 'Le secret et les mots des joueurs ne donnent pas la graine de cette partie.',
    result: 'Le résultat du fichier n’est pas celui que donnent les choix.',
    promise: (commitment) => `Le sceau : ${commitment}`,
    words: (seat, words) => `${seat} a ajouté : ${words}`,
    noWords: (seat) => `${seat} n’a rien ajouté`,
    fits: 'Le secret correspond au sceau et, avec ces mots, donne la graine.',
    fair: (entries) =>
      `Tout concorde : ${entries} ${plural(entries, 'entrée découle', 'entrées découlent')} de ce mélange.`,
    asNoted: 'C’est le sceau que vous avez noté : le secret était fixé quand vous l’avez noté.',
    notNoted:
      'Si le sceau date d’avant la partie, un fichier ne peut pas le dire : comparez-le à celui que vous aviez noté (--commitment SCEAU).',
    alone: 'Personne n’a ajouté de mots : la maison seule a choisi le mélange.',
  },
  doctor: {
    answers: (address) => `une maison répond à ${address}`,
    free: (port) => `${port} est libre`,
    fine: 'en ordre',
    off: 'aucun configuré',
  },
}
