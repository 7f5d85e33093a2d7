// What the cards and buildings of Castle do, in English.
import type { SayOf, TextsOf } from '../../../../papers/speech.ts'
import { KINDS } from '../../rules/pieces.ts'
import type { CastleSpeech } from '../../rules/speech.ts'
import { manyPieces, onePiece } from './phrases.ts'

type Figures = CastleSpeech['card']['worker-stone']

const talers = (n: number) => `${n} ${n === 1 ? 'taler' : 'talers'}`
const buildings = (p: Figures) => `Erect up to ${p.buildings} ${p.buildings === 1 ? 'building' : 'buildings'}`
const helpers = (p: Figures) => `Then lodge up to ${p.helpers} ${p.helpers === 1 ? 'helper' : 'helpers'}.`
const worker: SayOf<CastleSpeech, Figures> = (p) => {
  const load = KINDS.flatMap((kind) => {
    const n = p[`load.${kind}`] ?? 0
    return n === 0 ? [] : [`${n} ${n === 1 ? onePiece(kind) : manyPieces(kind)}`]
  })
  if (p.choice > 0)
    load.push(
      `${p.choice} ${p.choice === 1 ? 'piece' : 'pieces'} of your choice: ${p.among.slice(0, -1).join(', ')} or ${p.among.at(-1)}`,
    )
  return `Carries ${load.join(' and ')}. ${buildings(p)} for half their VP.`
}
/** "3 VP for each tower", "1 VP for every 2 of them". */
const each = (vp: number, per: number, one: string, many: string) =>
  per === 1 ? `${vp} VP for each ${one}` : `${vp} VP for every ${per} ${many}`

export const cards: TextsOf<CastleSpeech>['cards'] = {
  messenger: (p) => `Take ${talers(p.thalers)} from the bank.`,
  trader: () =>
    'Place a helper on a cart or, when all carts are occupied, on the rider. Then every helper there brings pieces; one of each goes to the defence tower.',
  bricklayer: (p) =>
    `Take all pieces of one kind from the defence tower. ${buildings(p)}: ${talers(p.thalers)} per piece used. ${helpers(p)}`,
  stonemason: (p) =>
    `Buy pieces from the worker cards of others, ${talers(p.price)} each. ${buildings(p)} for their full VP. ${helpers(p)}`,
  'worker-wood': worker,
  'worker-sand': worker,
  'worker-stone': worker,
  'master-builder': (p) =>
    `Take all your played cards back. ${p.vp} VP for each building that others erected in this round.`,
  keep: (p) =>
    `At the end: ${each(p['14.vp'], p['14.per'], 'empty helper space of a built building', 'empty helper spaces of built buildings')}.`,
  tavern: (p) =>
    `At the end: ${each(p['12.vp'], p['12.per'], 'helper in the castle', 'helpers in the castle')}, or ${each(p['6.vp'], p['6.per'], 'of them', 'of them')} on the cheaper space.`,
  'small-gate': (p) => `At the end: ${each(p['5.vp'], p['5.per'], 'tower built', 'towers built')}.`,
  'large-gate': (p) => `At the end: ${each(p['10.vp'], p['10.per'], 'tower built', 'towers built')}.`,
  stable: (p) =>
    `At the end: ${each(p['16.vp'], p['16.per'], 'house built', 'houses built')}, or ${each(p['12.vp'], p['12.per'], 'house', 'houses')} on the cheaper space.`,
  'servants-house': (p) =>
    `At the end: ${each(p['a.vp'], p['a.per'], 'building tile that was not built', 'building tiles that were not built')}.`,
  palace: (p) =>
    `At the end: turn up to ${p['a.most']} pieces into VP at their value, up to ${p['a.most'] + p['b.most']} with both spaces.`,
  house: () => 'No helper spaces. Houses count for the stable.',
  tower: () => 'No helper spaces. Towers count for the gates.',
  well: () => 'No helper spaces.',
  market: (p) =>
    `At the end: ${each(p['a.vp'], p['a.per'], 'taler', 'talers')}; with both spaces ${each(p['a.vp'], p['a.perBoth'], 'taler', 'talers')}.`,
  forge: (p) =>
    `At the end: ${each(p['10.vp'], p['10.per'], 'silver bar in the forge', 'silver bars in the forge')}, or ${each(p['6.vp'], p['6.per'], 'of them', 'of them')} on the cheaper space.`,
  innkeeper: (p, v) =>
    `Every trader pays ${talers(p.toll)} to the innkeeper or onto this card. Space for ${p.spaces} ${v.plural(p.spaces, 'helper', 'helpers')}, ${talers(p.fee)}: he takes what lies here, and may leave for any later placement.`,
  granary: (p) =>
    `Space for ${p.spaces} helpers, ${talers(p.fee)} each. At the end ${p.vpEach[0]} VP for a single helper, ${p.vpEach[1]} VP each for two, ${p.vpEach[2]} VP each for three.`,
  plague: (p) => `In turn, give up one of your played cards or pay ${talers(p.thalers)} for each of them.`,
  breach: (p) => `In turn, give up to ${p.most} stone blocks for ${p.vp} VP each.`,
  damsel: (p, v) =>
    `Every round, give ${p.most} ${v.plural(p.most, 'thing', 'things')} or drop out. The last suitor scores ${p.vp} VP; the others share what was given.`,
  snowfall: (p) => `In turn, give up a worker card from hand or table, or pay ${talers(p.thalers)}.`,
}
