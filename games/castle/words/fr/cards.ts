// What the cards and buildings of Castle do, in French.
import type { SayOf, TextsOf } from '../../../../papers/speech.ts'
import { KINDS } from '../../rules/pieces.ts'
import type { CastleSpeech } from '../../rules/speech.ts'
import { manyPieces, onePiece, short } from './phrases.ts'

type Figures = CastleSpeech['card']['worker-stone']

const thalers = (n: number) => `${n} ${n > 1 ? 'thalers' : 'thaler'}`
const buildings = (p: Figures) => `Construisez jusqu’à ${p.buildings} ${p.buildings > 1 ? 'bâtiments' : 'bâtiment'}`
const helpers = (p: Figures) => `Puis logez jusqu’à ${p.helpers} ${p.helpers > 1 ? 'assistants' : 'assistant'}.`
const worker: SayOf<CastleSpeech, Figures> = (p) => {
  const load = KINDS.flatMap((kind) => {
    const n = p[`load.${kind}`] ?? 0
    return n === 0 ? [] : [`${n} ${n > 1 ? manyPieces(kind) : onePiece(kind)}`]
  })
  const among = p.among.map(short)
  if (p.choice > 0)
    load.push(
      `${p.choice} ${p.choice > 1 ? 'pièces' : 'pièce'} à votre choix : ${among.slice(0, -1).join(', ')} ou ${among.at(-1)}`,
    )
  return `Porte ${load.join(' et ')}. ${buildings(p)} pour la moitié de leurs PV.`
}
/** « 3 PV par tour », « 1 PV pour 2 assistants ». */
const each = (vp: number, per: number, one: string, many: string) =>
  per === 1 ? `${vp} PV par ${one}` : `${vp} PV pour ${per} ${many}`

export const cards: TextsOf<CastleSpeech>['cards'] = {
  messenger: (p) => `Prenez ${thalers(p.thalers)} à la banque.`,
  trader: () =>
    'Placez un assistant sur un chariot ou, si tous sont occupés, sur le cavalier. Puis chaque assistant qui s’y trouve rapporte des pièces ; une de chacun va à la tour de garde.',
  bricklayer: (p) =>
    `Prenez toutes les pièces d’une sorte sur la tour de garde. ${buildings(p)} : ${thalers(p.thalers)} par pièce employée. ${helpers(p)}`,
  stonemason: (p) =>
    `Achetez des pièces sur les cartes Ouvrier des autres, ${thalers(p.price)} chacune. ${buildings(p)} pour tous leurs PV. ${helpers(p)}`,
  'worker-wood': worker,
  'worker-sand': worker,
  'worker-stone': worker,
  'master-builder': (p) =>
    `Reprenez toutes vos cartes jouées. ${p.vp} PV pour chaque bâtiment que les autres ont construit ce tour-ci.`,
  keep: (p) =>
    `À la fin : ${each(p['14.vp'], p['14.per'], 'case d’assistant vide d’un bâtiment construit', 'cases d’assistant vides des bâtiments construits')}.`,
  tavern: (p) =>
    `À la fin : ${each(p['12.vp'], p['12.per'], 'assistant au château', 'assistants au château')} ; sur la case la moins chère, ${each(p['6.vp'], p['6.per'], 'assistant', 'assistants')}.`,
  'small-gate': (p) => `À la fin : ${each(p['5.vp'], p['5.per'], 'tour construite', 'tours construites')}.`,
  'large-gate': (p) => `À la fin : ${each(p['10.vp'], p['10.per'], 'tour construite', 'tours construites')}.`,
  stable: (p) =>
    `À la fin : ${each(p['16.vp'], p['16.per'], 'maison construite', 'maisons construites')} ; sur la case la moins chère, ${each(p['12.vp'], p['12.per'], 'maison', 'maisons')}.`,
  'servants-house': (p) =>
    `À la fin : ${each(p['a.vp'], p['a.per'], 'tuile de bâtiment non construite', 'tuiles de bâtiment non construites')}.`,
  palace: (p) =>
    `À la fin : changez jusqu’à ${p['a.most']} pièces en PV selon leur valeur, jusqu’à ${p['a.most'] + p['b.most']} avec les deux cases.`,
  house: () => 'Sans case d’assistant. Les maisons comptent pour l’écurie.',
  tower: () => 'Sans case d’assistant. Les tours comptent pour les portes.',
  well: () => 'Sans case d’assistant.',
  market: (p) =>
    `À la fin : ${each(p['a.vp'], p['a.per'], 'thaler', 'thalers')} ; avec les deux cases, ${each(p['a.vp'], p['a.perBoth'], 'thaler', 'thalers')}.`,
  forge: (p) =>
    `À la fin : ${each(p['10.vp'], p['10.per'], 'barre d’argent à la forge', 'barres d’argent à la forge')} ; sur la case la moins chère, ${each(p['6.vp'], p['6.per'], 'barre', 'barres')}.`,
  innkeeper: (p, v) =>
    `Chaque marchand paie ${thalers(p.toll)} au tenancier, ou pose ce péage sur la carte. Place pour ${p.spaces} ${v.plural(p.spaces, 'assistant', 'assistants')}, ${thalers(p.fee)} : il prend les thalers de la carte, et peut repartir vers toute autre case.`,
  granary: (p) =>
    `Place pour ${p.spaces} assistants, ${thalers(p.fee)} chacun. À la fin : seul, un assistant vaut ${p.vpEach[0]} PV ; à deux, ${p.vpEach[1]} PV chacun ; à trois, ${p.vpEach[2]} PV chacun.`,
  plague: (p) => `À tour de rôle, cédez une de vos cartes jouées, ou payez ${thalers(p.thalers)} pour chacune.`,
  breach: (p, v) =>
    `À tour de rôle, cédez jusqu’à ${p.most} ${v.plural(p.most, 'pierre', 'pierres')}, pour ${p.vp} PV chacune.`,
  damsel: (p, v) =>
    `À chaque tour, offrez ${p.most} ${v.plural(p.most, 'chose', 'choses')} ou renoncez. Le dernier prétendant marque ${p.vp} PV ; les autres se partagent les cadeaux.`,
  snowfall: (p) =>
    `À tour de rôle, cédez une carte Ouvrier, de la main ou de la table, ou payez ${thalers(p.thalers)}.`,
}
