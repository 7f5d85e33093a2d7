import type { HouseTexts } from '../en/house.ts'

export const house: HouseTexts = {
  'settings.whole': (p) => `${p.name} ne peut pas valoir « ${p.value} » : c’est un nombre entier de 0 à ${p.max}.`,
  'settings.host': (p) =>
    `${p.name} ne peut pas valoir « ${p.value} » : c’est l’adresse ou le nom où écouter, par exemple 0.0.0.0.`,
  'settings.store': (p) =>
    `${p.name} ne peut pas valoir « ${p.value} » : c’est sqlite, ou postgres://nom:secret@machine:port/base.`,
  'settings.origin': (p) =>
    `${p.name} ne peut pas valoir « ${p.value} » : c’est l’adresse publique sans chemin, par exemple https://jouer.example.org.`,
  'settings.proxy': (p) =>
    `${p.name} ne peut pas valoir « ${p.value} » : c’est yes, no, ou les adresses des mandataires, par exemple loopback ou 10.0.0.0/8.`,
  'settings.trusted': (p) =>
    `${p.name} ne peut pas être « ${p.value} » : c’est une liste de noms, avec ou sans port, séparés par des virgules.`,
  'settings.smtp': (p) =>
    `${p.name} ne peut pas valoir « ${p.value} » : c’est smtp://nom:secret@machine:587 ou smtps://….`,
  'settings.mail': (p) =>
    `${p.name} ne peut pas valoir « ${p.value} » : c’est une adresse comme Chantier <table@example.org>.`,
  'settings.mail-from': (p) =>
    `L’envoi de courriels est configuré (CHANTIER_SMTP) : ${p.name} doit donc dire de qui il vient.`,
  'settings.mail-origin': (p) =>
    `L’envoi de courriels est configuré (CHANTIER_SMTP) : ${p.name} doit donc dire où mènent ses liens.`,
  'settings.metrics': (p) =>
    `${p.name} ne peut pas valoir « ${p.value} » : c’est local, open, off, ou token: et au moins 16 caractères.`,
  'settings.log': (p) =>
    `${p.name} ne peut pas valoir « ${p.value} » : c’est silent, fatal, error, warn, info, debug ou trace.`,

  'serve.ready': (p) => `La table est mise à l’adresse ${p.address}`,
  'serve.network': (p) => `Sur votre réseau : ${p.addresses}`,
  'serve.stop': () => 'Ctrl-C arrête.',
  'serve.owner': (p) =>
    `Cette maison n’a pas encore de responsable. Qui saisit ce code sur ${p.address} le devient : ${p.code}  Il n’est montré que cette fois ; chantier admin code en fait un autre.`,
  'serve.port': (p) => `Le port ${p.port} est déjà pris. Donnez-en un autre à CHANTIER_PORT ou à --port.`,
  'serve.port-forbidden': (p) => `Vous n’avez pas droit au port ${p.port} : les ports sous 1024 sont pour le système.`,
  'serve.host': (p) => `Cette machine n’a pas d’adresse ${p.host} où écouter.`,
  'serve.failed': (p) => `La table ne peut pas être dressée : ${p.why}`,
  'serve.taken': (p) =>
    `Un autre processus sert déjà ${p.file}. Arrêtez-le, ou choisissez un autre dossier avec --data.`,
  'serve.broken': (p) =>
    `La table s’arrête : plus rien ne peut être conservé (${p.why}). Rien n’a été confirmé qui ne soit sur le disque. Vérifiez le disque, puis relancez.`,
  'serve.not-closed': (p) =>
    `La table n’a pas pu être fermée proprement (${p.why}). Ce qui a été confirmé est conservé.`,
  'serve.no-build': (p) => `La page n’est pas construite (${p.web}) : seule l’API répond. Lancez npm run build.`,

  'http.not-found': () => 'Il n’y a rien à cette adresse.',
  'http.invalid': (p) => `Cette demande ne peut pas être lue : ${p.why}.`,
  'http.too-large': (p) => `Cette demande est trop grande : au plus ${p.max} octets.`,
  'http.media': () => 'Le corps d’une demande doit être du JSON.',
  'http.method': () => 'Cette adresse ne répond pas à cette méthode.',
  'http.origin': () => 'Cette demande vient d’un autre site : elle n’est pas exécutée.',
  'http.too-many': (p) => `Trop de demandes. Réessayez dans ${p.seconds} s.`,
  'http.network': (p) =>
    `On a tant écrit depuis votre réseau que la maison n’en garde pas plus pour l’instant. Réessayez dans ${p.seconds} s.`,
  'http.inside': () => 'Quelque chose s’est mal passé dans la maison. C’est noté dans son journal ; réessayez.',
  'http.busy': () => 'La maison n’a pas accès à ses données en ce moment. Réessayez.',

  'people.who': () => 'Dites d’abord qui vous êtes : un nom suffit.',
  'people.unknown': () => 'Il n’y a personne de ce nom ici.',
  'people.banned': () => 'Le responsable de cette maison vous en a fermé la porte.',
  'people.banned-days': (p) =>
    `Le responsable de cette maison vous en a fermé la porte pour encore ${p.days} ${Number(p.days) < 2 ? 'jour' : 'jours'}.`,
  'people.name': (p) => `Un nom a de 1 à ${p.max} caractères, dont au moins un visible.`,
  'people.name-taken': (p) =>
    `Le nom « ${p.name} », ou un nom qui lui ressemble, est déjà gardé par quelqu’un. Si c’est vous, connectez-vous ; sinon, choisissez-en un autre.`,
  'people.name-guest': (p) => `${p.name} (invité)`,
  'people.too-many': (p) =>
    `Trop d’invités sont entrés depuis votre réseau en une heure. Il y aura de nouveau de la place dans ${p.minutes} min ; avec une clé d’accès ou un code de secours, vous pouvez entrer tout de suite.`,
  'company.unknown': () => 'Il n’y a personne de ce nom ici.',
  'company.asked': () => 'Trop de personnes attendent déjà une réponse de cette personne.',
  'company.full': () => 'Vous connaissez déjà plus de monde que cette maison ne peut en retenir.',
  'company.seek': () => 'Indiquez au moins un jeu et un nombre de places.',
  'people.guest': (p) => `Invité ${p.number}`,

  'passkey.origin': () =>
    'Les clés d’accès demandent une adresse sûre : https, ou localhost. L’hôte la donne avec CHANTIER_ORIGIN.',
  'passkey.stale': () => 'Cela a duré trop longtemps, ou a déjà servi. Recommencez.',
  'passkey.refused': () => 'Cette clé d’accès n’a pas pu être vérifiée.',
  'passkey.unknown': () => 'Cette clé d’accès n’appartient à personne ici.',
  'passkey.taken': () => 'Cette clé d’accès est déjà gardée ici.',
  'passkey.too-many': (p) => `Une personne peut avoir ${p.max} clés d’accès, pas plus.`,
  'recovery.refused': () => 'Ce code de secours est inconnu, ou a déjà servi.',

  'vacation.past': () => 'Des vacances ne peuvent pas commencer dans le passé.',
  'vacation.order': () => 'Des vacances finissent après avoir commencé.',
  'vacation.far': () => 'Des vacances commencent dans l’année qui vient.',
  'vacation.overlap': () => 'Cela chevauche d’autres vacances à vous.',
  'vacation.days': (p) => `C’est trop de jours en ${p.year} (${p.wanted}) : il vous en reste ${p.left} sur ${p.most}.`,
  'vacation.none': () => 'Ces vacances n’existent pas.',

  'mail.off': () => 'Cette maison n’envoie pas de courriel.',
  'mail.address': (p) => `« ${p.value} » n’est pas une adresse électronique.`,
  'mail.link': () => 'Ce lien n’est pas valable, ou ne l’est plus.',
  'mail.failed': () => 'Le courriel n’a pas pu partir. Réessayez plus tard.',
  'mail.confirm-subject': () => 'Chantier : confirmez votre adresse',
  'mail.confirm-text': (p) =>
    `Bonjour ${p.name},\n\nQuelqu’un, sans doute vous, a demandé que Chantier écrive à cette adresse quand son tour vient. Si c’était vous, ouvrez ce lien :\n\n${p.link}\n\nLe lien vaut deux jours. Si ce n’était pas vous, ne faites rien : nous n’écrirons plus.\n`,
  'mail.confirmed': () => 'Votre adresse est confirmée. Chantier vous écrira quand ce sera votre tour.',
  'mail.confirm-ask': (p) => `Voulez-vous que Chantier écrive à ${p.mail} quand c’est votre tour ?`,
  'mail.confirm-button': () => 'Oui, écrivez-moi',
  'mail.stop-ask': () => 'Voulez-vous que Chantier cesse de vous écrire quand c’est votre tour ?',
  'mail.stop-button': () => 'Oui, arrêter',
  'mail.stopped': () => 'Chantier ne vous écrira plus.',
}
