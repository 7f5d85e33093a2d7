import type { NoticeTexts } from '../en/notices.ts'

export const notices: NoticeTexts = {
  'notice.turn': (p) => `À vous de jouer · ${p.game}`,
  'notice.begin': (p) => `La partie commence · ${p.game}`,
  'notice.nudge': (p) => `Les autres vous attendent · ${p.game}`,
  'notice.low': (p) => `Votre temps est presque écoulé · ${p.game}`,
  'notice.invite': (p) => `On vous invite à une table · ${p.game}`,
  'notice.with': (p) => `À la table avec ${p.names}.`,
  'notice.alone': () => 'À votre table.',
  'notice.until': (p) => `Vous avez jusqu’au ${p.when}.`,
  'notice.said': (p) => `${p.who} : « ${p.words} »`,
  'notice.test': () => 'Chantier : un essai',
  'notice.test-text': () => 'C’est ainsi que vous saurez que c’est à vous.',

  'mail.turn-subject': (p) => `Chantier : à vous de jouer, ${p.game}`,
  'mail.begin-subject': (p) => `Chantier : la partie commence, ${p.game}`,
  'mail.nudge-subject': (p) => `Chantier : les autres vous attendent, ${p.game}`,
  'mail.low-subject': (p) => `Chantier : votre temps est presque écoulé, ${p.game}`,
  'mail.invite-subject': (p) => `Chantier : on vous invite à une table, ${p.game}`,
  'mail.turns-subject': (p) => `Chantier : à vous de jouer à ${p.count} tables`,
  'mail.turn-text': (p) =>
    `Bonjour ${p.name},\n\n${p.tables}\n\nChaque lien vous connecte sur l’appareil où vous l’ouvrez : une fois, et pendant un jour.\n`,
  'mail.since': (p) => `Depuis le ${p.when}.`,
  'mail.footer': (p) => `Pour ne plus recevoir ces courriels, ouvrez ${p.link}`,
  'mail.in-subject': () => 'Chantier : votre lien',
  'mail.in-text': (p) =>
    `Bonjour ${p.name},\n\nVoici un nouveau lien. Il vous connecte sur l’appareil où vous l’ouvrez, une fois, et pendant un jour :\n\n${p.link}\n\nSi vous ne l’avez pas demandé, ne faites rien.\n`,
  'mail.in-ask': (p) => `Continuer en tant que ${p.name} sur cet appareil ?`,
  'mail.in-button': () => 'Oui, à la table',
  'mail.in-spent': (p) =>
    `Ce lien a déjà servi, ou il a plus d’un jour. Voulez-vous que Chantier en envoie un nouveau à ${p.mail} ?`,
  'mail.in-again': () => 'Oui, l’envoyer',
  'mail.in-sent': (p) => `Un nouveau lien est parti pour ${p.mail}.`,
  'mail.too-many': (p) =>
    `Cette adresse a reçu assez de courriels pour l’instant : le prochain pourra partir dans ${p.minutes} min. Cherchez ceux qui sont déjà partis.`,

  'push.keys': () => 'Cet appareil a donné des clés avec lesquelles rien ne peut être chiffré.',
  'push.too-many': (p) => `Une personne peut avoir ${p.max} appareils, pas plus. Retirez-en un d’abord.`,
  'push.none': () => 'Cet appareil n’est pas inscrit.',
  'hook.too-many': (p) => `Une personne peut avoir ${p.max} webhooks, pas plus. Retirez-en un d’abord.`,
  'hook.none': () => 'Ce webhook n’est pas inscrit.',
  'hook.topic': () => 'L’adresse d’un sujet ntfy finit par ce sujet : https://ntfy.sh/mon-sujet.',
  'outside.address': () => 'Ce n’est pas une adresse où l’on peut envoyer quelque chose.',
  'outside.not-https': () => 'L’adresse doit commencer par https.',
  'outside.not-public': () => 'Cette adresse n’est pas dans le réseau public : rien n’y est envoyé.',
  'outside.not-found': () => 'Ce nom est introuvable sur le réseau.',
  'outside.no-answer': () => 'Personne n’y a répondu à temps.',
  'outside.status': (p) => `C’est refusé là-bas (${p.status}).`,
  'quiet.zone': (p) => `Il n’y a pas de fuseau horaire « ${p.value} ».`,
}
