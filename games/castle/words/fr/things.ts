// What the things on the table of Castle are, in French.
import type { TextsOf } from '../../../../papers/speech.ts'
import type { CastleSpeech } from '../../rules/speech.ts'
import type { CastlePhase } from '../../rules/things.ts'
import { capital, counted, some, thalers, the } from './phrases.ts'

const PHASES: Readonly<Record<CastlePhase, readonly [name: string, text: string]>> = {
  choose: [
    'Choix secret',
    'Chacun pose une carte face cachée (deux cartes à deux joueurs). Puis toutes sont révélées ensemble.',
  ],
  winter: [
    'Carte Hiver',
    'Une carte Hiver est apparue : elle touche chacun dans l’ordre, avant la révélation des cartes choisies.',
  ],
  court: [
    'La cour',
    'Les prétendants de la demoiselle offrent une chose ou renoncent, dans l’ordre. Le dernier marque des points.',
  ],
  load: ['Chargement', 'Les cartes Ouvrier révélées reçoivent leurs pièces des chariots, avant l’étape 1.'],
  palace: [
    'Décompte du palais',
    'Qui a des assistants au palais change maintenant des pièces en PV, selon leur valeur.',
  ],
  execute: ['Exécution', 'Les cartes révélées agissent étape par étape, du messager (1) au maître bâtisseur (6).'],
  over: [
    'Fin de la partie',
    'Tous les assistants ont marqué. Qui a le plus de PV l’emporte ; à égalité, les thalers, puis la valeur du stock.',
  ],
}
const STEPS = [
  'Les messagers prennent des thalers à la banque.',
  'Les marchands placent des assistants sur les chariots ; puis chacun de ceux-ci rapporte des pièces.',
  'Les maçons vident une niche de la tour de garde, construisent pour des thalers et logent des assistants.',
  'Les tailleurs achètent sur les cartes Ouvrier, construisent pour tous les PV et logent des assistants.',
  'Les ouvriers prennent ce que porte leur carte et construisent pour la moitié des PV.',
  'Les maîtres bâtisseurs reprennent leurs cartes et marquent pour les bâtiments des autres ce tour-ci.',
]
const HELPERS: Readonly<Record<CastleSpeech['thing']['helper']['at'], string>> = {
  field: 'Il rapporte des pièces chaque fois qu’un marchand est joué, et peut partir pour une case du château.',
  castle: 'Il reste jusqu’à la fin de la partie et y marque pour son propriétaire.',
  inn: 'Les marchands lui paient le péage, et il peut repartir pour tout placement suivant.',
  granary: 'Il reste jusqu’à la fin : moins il y a d’assistants au grenier, plus chacun marque.',
}

export const things: TextsOf<CastleSpeech>['things'] = {
  track: {
    name: 'Compteur de tours',
    text: (p) =>
      `Un thaler pour chaque tour à venir : il en reste ${p.track}. À chaque tour le premier joueur en prend un${p.winter ? ' ; un flocon marque un tour à carte Hiver' : ''}.`,
  },
  'site-plan': {
    name: (p, v) => capital(v.name(p.building)),
    text: (p) =>
      `À construire : payez exactement ${p.value}, en ${p.kinds} sortes au moins, pour ${p.points} PV avec le tailleur de pierre ou la moitié avec un ouvrier. ${p.does}`,
  },
  'site-built': {
    name: (p, v) => capital(v.name(p.building)),
    text: (p) => `Ce bâtiment sert à tous. ${p.does}`,
  },
  space: {
    name: 'Case d’assistant',
    text: (p, v) => {
      const to = `${the(p.building)} : y loger un assistant coûte ${thalers(p.fee, v)}, et il reste jusqu’à la fin.`
      if (p.building === 'innkeeper')
        return `Un assistant tient l’auberge pour ${thalers(p.fee, v)} : il reçoit les péages, et peut repartir pour tout placement suivant.`
      if (p.seat !== null) return `${capital(to)} L’assistant de ${v.seat(p.seat)} s’y trouve.`
      return `${capital(to)}${p.worth === null ? '' : ` Le vôtre marquerait ${p.worth.points} PV si la partie finissait maintenant (${counted(p.worth, v)}).`}`
    },
  },
  'forge-silver': {
    name: 'Argent à la forge',
    text: (p, v) =>
      `Barres dépensées à la place d’autres pièces : ${some(p.n, 'silver', v)}. Les assistants de la forge en tirent des PV à la fin.`,
  },
  field: {
    name: (p, v) => capital(v.name(p.field)),
    text: (p, v) =>
      `Un assistant y reçoit ${p.own} chaque fois qu’un marchand est joué, après ${p.tower} pour la tour de garde. ${
        p.field === 'rider'
          ? 'Le cavalier n’est ouvert que si les quatre chariots sont pris.'
          : p.seat === null
            ? 'Le chariot est libre.'
            : `L’assistant de ${v.seat(p.seat)} s’y trouve ; on ne le déloge que si les quatre chariots sont pris.`
      }`,
  },
  niche: {
    name: 'Tour de garde',
    text: (p, v) => `Un maçon prend tout le contenu d’une niche. Ici : ${some(p.n, p.kind, v)}.`,
  },
  bank: {
    name: 'Banque',
    text: () =>
      'Les thalers qui ne sont à personne. Messagers et maçons y sont payés ; si elle est vide, ils ne reçoivent rien.',
  },
  resource: {
    name: (p, v) => capital(v.name(p.kind)),
    text: (p) =>
      p.kind === 'silver'
        ? 'Dans un paiement, une barre remplace une pièce de n’importe quelle sorte dont le chariot n’est pas vide. Seule, elle ne vaut rien.'
        : `Vaut ${p.value} dans un paiement. Un bâtiment se paie exactement, en ${p.kinds} sortes au moins.`,
  },
  talers: {
    name: 'Thalers',
    text: () =>
      'La monnaie : pour loger des assistants et acheter sur les cartes Ouvrier. Elle départage les égalités.',
  },
  supply: {
    name: 'Assistants',
    text: (p) =>
      `${p.home} sur ${p.all} en réserve. Les marchands les envoient aux chariots ; maçons et tailleurs les logent au château.`,
  },
  helper: { name: (p, v) => `Assistant de ${v.seat(p.seat)}`, text: (p) => HELPERS[p.at] },
  points: {
    name: 'Points de victoire (PV)',
    text: () =>
      'Marqués aussitôt, au vu de tous ; les assistants du château ajoutent les leurs à la fin. Qui a le plus de PV l’emporte.',
  },
  'chosen-card': { name: 'Carte choisie', text: () => 'Choisie en secret. Elle est révélée quand tous ont choisi.' },
  load: {
    name: 'Sur une carte Ouvrier',
    text: (p, v) =>
      `${capital(some(p.n, p.kind, v))} pour ${v.seat(p.seat)} à l’étape 5. À l’étape 4 les tailleurs des autres peuvent acheter une pièce, jamais la dernière de la carte.`,
  },
  'winter-deck': {
    name: 'Pioche Hiver',
    text: (p, v) =>
      `${p.n} ${v.plural(p.n, 'carte', 'cartes')} à venir. Une carte apparaît à chaque tour marqué, après le choix secret.`,
  },
  'winter-card': { name: (p) => p.name, text: (p) => p.does },
  hoard: {
    name: 'Thalers sur la carte',
    text: () => 'Péages des marchands tant que personne ne tient l’auberge. Qui y loge un assistant les prend.',
  },
  suitor: {
    name: 'Prétendant',
    text: (p, v) =>
      `${v.seat(p.seat)} courtise encore la demoiselle, et doit offrir une chose à chaque tour ou renoncer.`,
  },
  gift: {
    name: 'Cadeau à la demoiselle',
    text: (p, v) =>
      `${capital(some(p.n, p.item, v))} sur sa carte. Quand elle est conquise, tous sauf le vainqueur se partagent les cadeaux.`,
  },
  'pile-hand': {
    name: 'Cartes en main',
    text: () => 'Les cartes que vous pouvez encore choisir. Appuyez pour les lire.',
  },
  'pile-played': {
    name: 'Cartes jouées',
    text: () =>
      'Vous ne pouvez plus les choisir tant que votre maître bâtisseur ne les a pas reprises. Appuyez pour les lire.',
  },
  tray: { name: 'Votre choix', text: () => 'Les possibilités qui s’offrent à vous maintenant.' },
  payment: {
    name: 'Une façon de payer',
    text: (p) =>
      `Exactement ${p.value}, en ${p.kinds} sortes au moins. La flèche après l’argent montre ce qu’une barre devient.`,
  },
  compose: {
    name: 'Un autre paiement',
    text: (p) => `Composez-le vous-même, pièce par pièce : exactement ${p.value}, en ${p.kinds} sortes au moins.`,
  },
  'breach-gift': {
    name: 'De la pierre pour la brèche',
    text: (p) => `Chaque pierre donnée rapporte ${p.each} PV aussitôt. L’argent peut remplacer la pierre.`,
  },
  'first-player': {
    name: 'Premier joueur',
    text: () =>
      'Il agit le premier à chaque étape et a pris le thaler du tour. Au tour suivant, le marqueur passe au voisin de gauche.',
  },
  built: {
    name: 'Bâtiments construits',
    text: (p, v) =>
      `${capital(v.names(p.built))}. Les tuiles ne rapportent plus rien : les points sont venus à la construction.`,
  },
  held: {
    name: 'Cartes en main',
    text: (p) => `Cartes encore en main : ${p.n} sur 8. Les cartes jouées reviennent avec le maître bâtisseur.`,
  },
  round: {
    name: 'Tour',
    text: (p) =>
      `Tour ${p.round} sur ${p.rounds}. La partie finit aussi après le tour où le dernier bâtiment est construit.`,
  },
  step: { name: (p) => `Étape ${p.n}`, text: (p) => STEPS[p.n - 1] ?? '' },
  season: {
    name: (p) => (p.season === 'winter' ? 'La partie d’hiver' : 'La partie d’été'),
    text: (p) =>
      p.season === 'winter'
        ? 'Six cartes Hiver apparaissent en chemin ; tout le reste est comme en été.'
        : 'La partie sans cartes Hiver.',
  },
  phase: { name: (p) => PHASES[p.phase][0], text: (p) => PHASES[p.phase][1] },
}
