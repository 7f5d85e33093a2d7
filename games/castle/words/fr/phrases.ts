// How French counts and names the things of Castle.
import type { VoiceOf } from '../../../../papers/speech.ts'
import {
  type Field,
  type House,
  ITEMS,
  type Item,
  type Letter,
  MATERIALS,
  type Resource,
  type Source,
} from '../../rules/pieces.ts'
import type { Worth } from '../../rules/sayings.ts'
import type { CastleSpeech } from '../../rules/speech.ts'

export { capital } from '../../../../papers/texts.ts'

type Voice = VoiceOf<CastleSpeech>

const PIECES: Readonly<Record<Item, readonly [one: string, more: string]>> = {
  sand: ['tas de sable', 'tas de sable'],
  wood: ['bois', 'bois'],
  clay: ['argile', 'argiles'],
  stone: ['pierre', 'pierres'],
  silver: ['barre d’argent', 'barres d’argent'],
  thaler: ['thaler', 'thalers'],
}
const SHORT: Readonly<Record<Item, string>> = {
  sand: 'sable',
  wood: 'bois',
  clay: 'argile',
  stone: 'pierre',
  silver: 'argent',
  thaler: 'thaler',
}
/** With its article, after « construit » or « construire ». */
const BUILT: Readonly<Record<House, string>> = {
  keep: 'le donjon',
  tavern: 'la taverne',
  'small-gate': 'la petite porte',
  'large-gate': 'la grande porte',
  stable: 'l’écurie',
  'servants-house': 'la maison des serviteurs',
  palace: 'le palais',
  house: 'une maison',
  tower: 'une tour',
  well: 'le puits',
  market: 'le marché',
  forge: 'la forge',
  innkeeper: 'le tenancier',
  granary: 'le grenier',
}
const FIELD: Readonly<Record<Field, string>> = {
  'cart-sand': 'le chariot de sable',
  'cart-wood': 'le chariot de bois',
  'cart-clay': 'le chariot d’argile',
  'cart-stone': 'le chariot de pierre',
  rider: 'le cavalier',
}

export const the = (id: House) => BUILT[id]
/** « 1 tas de sable », « 2 thalers ». */
export const some = (n: number, item: Item, v: Voice) => `${n} ${v.plural(n, ...PIECES[item])}`
export const onePiece = (kind: Resource) => PIECES[kind][0]
export const manyPieces = (kind: Resource) => PIECES[kind][1]
export const short = (item: Item) => SHORT[item]
/** « sable ×3 » : en bref, sans accord. */
const times = (what: string, n: number) => `${what}\u00a0×${n}`
/** « de sable », « d’argile ». */
export const ofKind = (item: Item) => (item === 'clay' || item === 'silver' ? `d’${short(item)}` : `de ${short(item)}`)
export const thalers = (n: number, v: Voice) => some(n, 'thaler', v)
/** « 2 tas de sable et 1 argile », par sorte. */
export const amounts = (list: readonly number[], v: Voice) =>
  v.list(ITEMS.flatMap((item, i) => ((list[i] ?? 0) > 0 ? [some(list[i] ?? 0, item, v)] : []))) || 'rien'
export const pieces = (list: readonly Resource[], v: Voice) =>
  amounts(
    ITEMS.map((item) => list.filter((kind) => kind === item).length),
    v,
  )
/** « 2 pierres et 1 barre d’argent comme pierre » : ce que l’on donne pour la brèche. */
export const asStone = ({ stone, bars }: { readonly stone: number; readonly bars: number }, v: Voice) =>
  v.list([
    ...(stone > 0 ? [some(stone, 'stone', v)] : []),
    ...(bars > 0 ? [`${some(bars, 'silver', v)} comme pierre`] : []),
  ]) || 'rien'
export const payment = (used: readonly number[], bars: readonly number[], v: Voice) => {
  const parts = MATERIALS.flatMap((kind, k) => ((bars[k] ?? 0) > 0 ? [`${bars[k]} en ${short(kind)}`] : []))
  return parts.length === 0
    ? amounts(used, v)
    : `${amounts(used, v)} (${some(
        bars.reduce((sum, n) => sum + n, 0),
        'silver',
        v,
      )} : ${parts.join(', ')})`
}
/** « sable ×2, argent en argile ×1 ». */
export const inShort = (used: readonly number[], bars: readonly number[]) =>
  MATERIALS.flatMap((kind, k) => {
    const asBars = bars[k] ?? 0
    const own = (used[k] ?? 0) - asBars
    return [
      ...(own > 0 ? [times(short(kind), own)] : []),
      ...(asBars > 0 ? [times(`argent en ${short(kind)}`, asBars)] : []),
    ]
  }).join(', ')
export const field = (id: Field) => FIELD[id]
export const offField = (id: Field) => FIELD[id].replace(/^le /, 'du ')
/** « du donjon », « de la taverne », « d’une maison », « de l’auberge ». */
export const ofThe = (id: House) =>
  id === 'innkeeper' ? 'de l’auberge' : `de ${the(id)}`.replace(/^de le /, 'du ').replace(/^de un/, 'd’un')
export const from = (source: Source) =>
  source === 'supply' ? 'de votre réserve' : source === 'innkeeper' ? 'de l’auberge' : offField(source)
/** « à la taverne », « au palais », « à l’écurie ». */
export const into = (house: House) =>
  house === 'innkeeper' ? 'à l’auberge' : `à ${the(house)}`.replace(/^à le /, 'au ')
export const space = (letter: Letter) => (letter === '' ? '' : `, case ${letter},`)

const COUNTED: Readonly<Record<Worth['what'], (n: number, v: Voice) => string>> = {
  empty: (n, v) => `${n} ${v.plural(n, 'case vide', 'cases vides')}`,
  helpers: (n, v) => `${n} ${v.plural(n, 'assistant', 'assistants')} au château`,
  towers: (n, v) => `${n} ${v.plural(n, 'tour construite', 'tours construites')}`,
  houses: (n, v) => `${n} ${v.plural(n, 'maison construite', 'maisons construites')}`,
  unbuilt: (n, v) => `${n} ${v.plural(n, 'tuile non construite', 'tuiles non construites')}`,
  bars: (n, v) => `${n} ${v.plural(n, 'barre', 'barres')} à la forge`,
  thalers: (n, v) => (n === 0 ? 'il ne vous resterait rien' : `il vous resterait ${thalers(n, v)}`),
  pieces: (n, v) => `${n} ${v.plural(n, 'pièce', 'pièces')} à vous`,
  granary: (n, v) => `${n} ${v.plural(n, 'assistant', 'assistants')} au grenier`,
}
/** « il vous reste 2 thalers », « il ne vous reste rien ». */
export const kept = (n: number, v: Voice) => (n === 0 ? 'il ne vous reste rien' : `il vous reste ${thalers(n, v)}`)
/** What the helper on a space counts. */
export const counted = ({ what, count }: Worth, v: Voice) => COUNTED[what](count, v)
