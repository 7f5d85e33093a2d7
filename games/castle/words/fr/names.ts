import type { Param, Params } from '../../../../kernel/words.ts'
import { amountsIn } from '../../../../papers/sheet.ts'
import type { Say } from '../../../../papers/texts.ts'
import type { CastleTexts } from '../wording.ts'

export const names: CastleTexts['names'] = {
  sand: 'tas de sable',
  wood: 'bois',
  clay: 'argile (brique)',
  stone: 'pierre',
  silver: 'barre d’argent',
  thaler: 'thaler',
  'victory-point': 'point de victoire',
  helper: 'assistant',
  messenger: 'messager',
  trader: 'marchand',
  bricklayer: 'maçon',
  stonemason: 'tailleur de pierre',
  'worker-wood': 'ouvrier (bois)',
  'worker-sand': 'ouvrier (sable)',
  'worker-stone': 'ouvrier (pierre)',
  'master-builder': 'maître bâtisseur',
  keep: 'donjon',
  tavern: 'taverne',
  'small-gate': 'petite porte',
  'large-gate': 'grande porte',
  stable: 'écurie',
  'servants-house': 'maison des serviteurs',
  palace: 'palais',
  market: 'marché',
  forge: 'forge',
  house: 'maison',
  tower: 'tour',
  well: 'puits',
  'defence-tower': 'tour de garde',
  'cart-sand': 'chariot de sable',
  'cart-wood': 'chariot de bois',
  'cart-clay': 'chariot d’argile',
  'cart-stone': 'chariot de pierre',
  rider: 'cavalier',
  'round-track': 'compteur de tours',
  bank: 'banque',
  stock: 'stock général',
  'own-stock': 'stock personnel',
  'first-player': 'premier joueur',
  supply: 'assistants en réserve',
  innkeeper: 'le tenancier',
  granary: 'le grenier',
  plague: 'la peste',
  breach: 'la brèche',
  damsel: 'la demoiselle du château',
  snowfall: 'chute de neige',
  'phase-round-start': 'début du tour',
  'phase-court': 'cour',
  'phase-choose': 'choix',
  'phase-winter': 'hiver',
  'phase-reveal': 'révélation',
  'phase-load': 'ouvriers',
  'phase-execute': 'exécution',
  'phase-round-end': 'fin du tour',
  'action-build': 'construire',
  'action-place-helper': 'placer un assistant',
  'action-buy': 'acheter',
  'action-place-trader': 'placer au chariot',
  'action-take-tower': 'prendre à la tour',
  summer: 'été',
  winter: 'hiver',
  blue: 'Bleu',
  red: 'Rouge',
  green: 'Vert',
  yellow: 'Jaune',
  round: 'Tour',
  points: 'PV',
  hand: 'main',
  down: 'face cachée',
  played: 'jouées',
  removed: 'hors du jeu',
  'winter-deck': 'pioche Hiver',
  'winter-spent': 'cartes Hiver hors du jeu',
  tiles: 'tuiles',
  castle: 'château',
  worker: 'ouvrier',
}

const thalers = (n: Param | undefined) => `${n} ${Number(n) > 1 ? 'thalers' : 'thaler'}`
const buildings = (p: Params) =>
  `Construisez jusqu’à ${p.buildings} ${Number(p.buildings) > 1 ? 'bâtiments' : 'bâtiment'}`
const helpers = (p: Params) => `Puis logez jusqu’à ${p.helpers} ${Number(p.helpers) > 1 ? 'assistants' : 'assistant'}.`
const PIECES: Readonly<Record<string, readonly [one: string, more: string]>> = {
  sand: ['tas de sable', 'tas de sable'],
  wood: ['bois', 'bois'],
  clay: ['argile', 'argiles'],
  stone: ['pierre', 'pierres'],
  silver: ['barre d’argent', 'barres d’argent'],
}
const KINDS: Readonly<Record<string, string>> = {
  sand: 'sable',
  wood: 'bois',
  clay: 'argile',
  stone: 'pierre',
  silver: 'argent',
}
const worker: Say = (p) => {
  const load = amountsIn(p, 'load').map(([kind, n]) => `${n} ${PIECES[kind]?.[n > 1 ? 1 : 0]}`)
  const among = (Array.isArray(p.among) ? p.among : []).map((kind) => KINDS[kind] ?? kind)
  if (Number(p.choice) > 0)
    load.push(
      `${p.choice} ${Number(p.choice) > 1 ? 'pièces' : 'pièce'} à votre choix : ${among.slice(0, -1).join(', ')} ou ${among.at(-1)}`,
    )
  return `Porte ${load.join(' et ')}. ${buildings(p)} pour la moitié de leurs PV.`
}
/** "3 PV par tour", "1 PV pour 2 assistants". */
const each = (p: Params, space: string, one: string, many: string) =>
  p[`${space}.per`] === 1
    ? `${p[`${space}.vp`]} PV par ${one}`
    : `${p[`${space}.vp`]} PV pour ${p[`${space}.per`]} ${many}`
const list = (x: Param | undefined): readonly (string | number)[] => (Array.isArray(x) ? x : [])

export const cards: CastleTexts['cards'] = {
  messenger: (p) => `Prenez ${thalers(p.thalers)} à la banque.`,
  trader: () =>
    'Placez un assistant sur un chariot ou, si tous sont occupés, sur le cavalier. Puis chacun de ces assistants rapporte des pièces, et une de chaque sorte va à la tour de garde.',
  bricklayer: (p) =>
    `Prenez toutes les pièces d’une sorte sur la tour de garde. ${buildings(p)} : ${thalers(p.thalers)} par pièce employée. ${helpers(p)}`,
  stonemason: (p) =>
    `Achetez des pièces sur les cartes Ouvrier des autres, ${thalers(p.price)} chacune. ${buildings(p)} pour tous leurs PV. ${helpers(p)}`,
  'worker-wood': worker,
  'worker-sand': worker,
  'worker-stone': worker,
  'master-builder': (p) =>
    `Reprenez toutes vos cartes jouées. ${p.vp} PV pour chaque bâtiment que les autres ont construit ce tour-ci.`,
  keep: (p) => `À la fin : ${each(p, '14', 'case d’assistant vide au château', 'cases d’assistant vides au château')}.`,
  tavern: (p) =>
    `À la fin : ${each(p, '12', 'assistant au château', 'assistants au château')} ; sur la case la moins chère, ${each(p, '6', 'assistant', 'assistants')}.`,
  'small-gate': (p) => `À la fin : ${each(p, '5', 'tour construite', 'tours construites')}.`,
  'large-gate': (p) => `À la fin : ${each(p, '10', 'tour construite', 'tours construites')}.`,
  stable: (p) =>
    `À la fin : ${each(p, '16', 'maison construite', 'maisons construites')} ; sur la case la moins chère, ${p['12.vp']} PV.`,
  'servants-house': (p) =>
    `À la fin : ${each(p, 'a', 'tuile de bâtiment qui n’a pas été construite', 'tuiles de bâtiment qui n’ont pas été construites')}.`,
  palace: (p) =>
    `À la fin : jusqu’à ${p['a.most']} pièces deviennent des PV selon leur valeur ; jusqu’à ${Number(p['a.most']) + Number(p['b.most'])} avec les deux cases.`,
  house: () => 'Sans case d’assistant. Les maisons comptent pour l’écurie.',
  tower: () => 'Sans case d’assistant. Les tours comptent pour les portes.',
  well: () => 'Sans case d’assistant.',
  market: (p) =>
    `À la fin : ${each(p, 'a', 'thaler', 'thalers')} ; avec les deux cases, ${each({ ...p, 'a.per': p['a.perBoth'] ?? null }, 'a', 'thaler', 'thalers')}.`,
  forge: (p) =>
    `À la fin : ${each(p, '10', 'barre d’argent à la forge', 'barres d’argent à la forge')} ; sur la case la moins chère, ${each(p, '6', 'barre', 'barres')}.`,
  innkeeper: (p, v) =>
    `Tout marchand paie ${thalers(p.toll)} au tenancier, ou sur cette carte. Place pour ${p.spaces} ${v.plural(p.spaces, 'assistant', 'assistants')}, ${thalers(p.fee)} : il prend ce qui s’y trouve, et peut repartir pour tout placement suivant.`,
  granary: (p) =>
    `Place pour ${p.spaces} assistants, ${thalers(p.fee)} chacun. À la fin, ${list(p.vpEach)[0]} PV pour un seul assistant, ${list(p.vpEach)[1]} PV chacun pour deux, ${list(p.vpEach)[2]} PV chacun pour trois.`,
  plague: (p) => `À tour de rôle, cédez une de vos cartes jouées, ou payez ${thalers(p.thalers)} pour chacune.`,
  breach: (p, v) =>
    `À tour de rôle, cédez jusqu’à ${p.most} ${v.plural(p.most, 'pierre', 'pierres')}, pour ${p.vp} PV chacune.`,
  damsel: (p, v) =>
    `À chaque tour, offrez ${p.most} ${v.plural(p.most, 'chose', 'choses')} ou renoncez. Le dernier prétendant marque ${p.vp} PV ; les autres se partagent les cadeaux.`,
  snowfall: (p) =>
    `À tour de rôle, cédez une carte Ouvrier, de la main ou de la table, ou payez ${thalers(p.thalers)}.`,
}

export const variants: CastleTexts['variants'] = {
  season: { name: 'Saison', values: { summer: 'été', winter: 'hiver' } },
  'tower-share': {
    name: 'Part de la tour de garde dans un revenu',
    values: { 'from-yield': 'une des pièces dessinées sur le plateau', extra: 'une pièce en plus de celles-ci' },
  },
  'stonemason-purchase': {
    name: 'Achats aux deux ouvriers d’un adversaire (2 joueurs)',
    values: { 'per-card': 'un par carte', 'per-opponent': 'un en tout' },
  },
  'helper-fees': {
    name: 'Prix des assistants',
    values: { 'to-bank': 'à la banque', removed: 'hors du jeu' },
  },
  'winter-spaces': {
    name: 'Marques d’hiver sur le compteur de tours',
    values: { 'always-six': '11, 9, 7, 5, 4, 2 : six cartes dans chaque partie', odd: '13, 11, 9, 7, 5, 3' },
  },
}

export const points: CastleTexts['points'] = {
  stonemason: 'Bâtiments du tailleur de pierre',
  worker: 'Bâtiments des ouvriers',
  'master-builder': 'Maître bâtisseur',
  keep: 'Donjon',
  tavern: 'Taverne',
  'small-gate': 'Petite porte',
  'large-gate': 'Grande porte',
  stable: 'Écurie',
  'servants-house': 'Maison des serviteurs',
  market: 'Marché',
  palace: 'Palais',
  forge: 'Forge',
  granary: 'Grenier',
  breach: 'Brèche',
  damsel: 'Demoiselle',
}
