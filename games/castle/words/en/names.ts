import type { Param, Params } from '../../../../kernel/words.ts'
import { amountsIn } from '../../../../papers/sheet.ts'
import type { Say } from '../../../../papers/texts.ts'
import type { CastleTexts } from '../wording.ts'

export const names: CastleTexts['names'] = {
  sand: 'sand pile',
  wood: 'wooden beam',
  clay: 'clay slab',
  stone: 'stone block',
  silver: 'silver bar',
  thaler: 'taler',
  'victory-point': 'victory point',
  helper: 'helper',
  messenger: 'messenger',
  trader: 'trader',
  bricklayer: 'bricklayer',
  stonemason: 'stonemason',
  'worker-wood': 'worker (wood)',
  'worker-sand': 'worker (sand)',
  'worker-stone': 'worker (stone)',
  'master-builder': 'master builder',
  keep: 'keep',
  tavern: 'tavern',
  'small-gate': 'small gate',
  'large-gate': 'large gate',
  stable: 'stable',
  'servants-house': 'servants’ house',
  palace: 'palace',
  market: 'market',
  forge: 'forge',
  house: 'house',
  tower: 'tower',
  well: 'well',
  'defence-tower': 'defence tower',
  'cart-sand': 'sand cart',
  'cart-wood': 'wood cart',
  'cart-clay': 'clay cart',
  'cart-stone': 'stone cart',
  rider: 'rider',
  'round-track': 'round track',
  bank: 'bank',
  stock: 'general stock',
  'own-stock': 'personal stock',
  'first-player': 'first player',
  supply: 'helpers in supply',
  innkeeper: 'the innkeeper',
  granary: 'the granary',
  plague: 'the plague',
  breach: 'the breach',
  damsel: 'the damsel of the castle',
  snowfall: 'snowfall',
  'phase-round-start': 'round start',
  'phase-court': 'courtship',
  'phase-choose': 'choice',
  'phase-winter': 'winter',
  'phase-reveal': 'reveal',
  'phase-load': 'loading',
  'phase-execute': 'execution',
  'phase-round-end': 'round end',
  'action-build': 'build',
  'action-place-helper': 'place helper',
  'action-buy': 'buy',
  'action-place-trader': 'place trader',
  'action-take-tower': 'take from tower',
  summer: 'summer',
  winter: 'winter',
  blue: 'Blue',
  red: 'Red',
  green: 'Green',
  yellow: 'Yellow',
  round: 'Round',
  points: 'VP',
  hand: 'hand',
  down: 'face down',
  played: 'played',
  removed: 'out of the game',
  'winter-deck': 'winter deck',
  'winter-spent': 'winter cards out of the game',
  tiles: 'tiles',
  castle: 'castle',
  worker: 'worker',
}

const talers = (n: Param | undefined) => `${n} ${Number(n) === 1 ? 'taler' : 'talers'}`
const buildings = (p: Params) => `Erect up to ${p.buildings} ${Number(p.buildings) === 1 ? 'building' : 'buildings'}`
const helpers = (p: Params) => `Then lodge up to ${p.helpers} ${Number(p.helpers) === 1 ? 'helper' : 'helpers'}.`
const PIECES: Readonly<Record<string, readonly [one: string, more: string]>> = {
  sand: ['sand pile', 'sand piles'],
  wood: ['wooden beam', 'wooden beams'],
  clay: ['clay slab', 'clay slabs'],
  stone: ['stone block', 'stone blocks'],
  silver: ['silver bar', 'silver bars'],
}
const worker: Say = (p) => {
  const load = amountsIn(p, 'load').map(([kind, n]) => `${n} ${PIECES[kind]?.[n === 1 ? 0 : 1]}`)
  const among = Array.isArray(p.among) ? p.among : []
  if (Number(p.choice) > 0)
    load.push(
      `${p.choice} ${p.choice === 1 ? 'piece' : 'pieces'} of your choice: ${among.slice(0, -1).join(', ')} or ${among.at(-1)}`,
    )
  return `Carries ${load.join(' and ')}. ${buildings(p)} for half their VP.`
}
/** "3 VP for each tower", "1 VP for every 2 of them". */
const each = (p: Params, space: string, one: string, many: string) =>
  p[`${space}.per`] === 1
    ? `${p[`${space}.vp`]} VP for each ${one}`
    : `${p[`${space}.vp`]} VP for every ${p[`${space}.per`]} ${many}`
const list = (x: Param | undefined): readonly (string | number)[] => (Array.isArray(x) ? x : [])

export const cards: CastleTexts['cards'] = {
  messenger: (p) => `Take ${talers(p.thalers)} from the bank.`,
  trader: () =>
    'Place a helper on a cart or, when all carts are occupied, on the rider. Then every such helper brings pieces, and one of each kind goes to the defence tower.',
  bricklayer: (p) =>
    `Take all pieces of one kind from the defence tower. ${buildings(p)}: ${talers(p.thalers)} per piece used. ${helpers(p)}`,
  stonemason: (p) =>
    `Buy pieces from the worker cards of others, ${talers(p.price)} each. ${buildings(p)} for their full VP. ${helpers(p)}`,
  'worker-wood': worker,
  'worker-sand': worker,
  'worker-stone': worker,
  'master-builder': (p) =>
    `Take all your played cards back. ${p.vp} VP for each building that others erected in this round.`,
  keep: (p) => `At the end: ${each(p, '14', 'empty helper space in the castle', 'empty helper spaces in the castle')}.`,
  tavern: (p) =>
    `At the end: ${each(p, '12', 'helper in the castle', 'helpers in the castle')}, or ${each(p, '6', 'of them', 'of them')} on the cheaper space.`,
  'small-gate': (p) => `At the end: ${each(p, '5', 'tower built', 'towers built')}.`,
  'large-gate': (p) => `At the end: ${each(p, '10', 'tower built', 'towers built')}.`,
  stable: (p) =>
    `At the end: ${each(p, '16', 'house built', 'houses built')}, or ${p['12.vp']} VP on the cheaper space.`,
  'servants-house': (p) =>
    `At the end: ${each(p, 'a', 'building tile that was not built', 'building tiles that were not built')}.`,
  palace: (p) =>
    `At the end: turn up to ${p['a.most']} pieces into VP at their value, up to ${Number(p['a.most']) + Number(p['b.most'])} with both spaces.`,
  house: () => 'No helper spaces. Houses count for the stable.',
  tower: () => 'No helper spaces. Towers count for the gates.',
  well: () => 'No helper spaces.',
  market: (p) =>
    `At the end: ${each(p, 'a', 'taler', 'talers')}; with both spaces ${each({ ...p, 'a.per': p['a.perBoth'] ?? null }, 'a', 'taler', 'talers')}.`,
  forge: (p) =>
    `At the end: ${each(p, '10', 'silver bar in the forge', 'silver bars in the forge')}, or ${each(p, '6', 'of them', 'of them')} on the cheaper space.`,
  innkeeper: (p, v) =>
    `Every trader pays ${talers(p.toll)} to the innkeeper or onto this card. Space for ${p.spaces} ${v.plural(p.spaces, 'helper', 'helpers')}, ${talers(p.fee)}: he takes what lies here, and may leave for any later placement.`,
  granary: (p) =>
    `Space for ${p.spaces} helpers, ${talers(p.fee)} each. At the end ${list(p.vpEach)[0]} VP for a single helper, ${list(p.vpEach)[1]} VP each for two, ${list(p.vpEach)[2]} VP each for three.`,
  plague: (p) => `In turn, give up one of your played cards or pay ${talers(p.thalers)} for each of them.`,
  breach: (p) => `In turn, give up to ${p.most} stone blocks for ${p.vp} VP each.`,
  damsel: (p, v) =>
    `Every round, give ${p.most} ${v.plural(p.most, 'thing', 'things')} or drop out. The last suitor scores ${p.vp} VP; the others share what was given.`,
  snowfall: (p) => `In turn, give up a worker card from hand or table, or pay ${talers(p.thalers)}.`,
}

export const variants: CastleTexts['variants'] = {
  season: { name: 'Season', values: { summer: 'summer', winter: 'winter' } },
  'tower-share': {
    name: 'The defence tower’s share of a yield',
    values: { 'from-yield': 'one of the pieces drawn on the board', extra: 'one piece on top of them' },
  },
  'stonemason-purchase': {
    name: 'Purchases from an opponent’s two workers (2 players)',
    values: { 'per-card': 'one from each card', 'per-opponent': 'one in all' },
  },
  'helper-fees': {
    name: 'Fees for helpers',
    values: { 'to-bank': 'to the bank', removed: 'out of the game' },
  },
  'winter-spaces': {
    name: 'Winter marks on the round track',
    values: { 'always-six': '11, 9, 7, 5, 4, 2: six cards in every game', odd: '13, 11, 9, 7, 5, 3' },
  },
}

export const points: CastleTexts['points'] = {
  stonemason: 'Buildings of the stonemason',
  worker: 'Buildings of the workers',
  'master-builder': 'Master builder',
  keep: 'Keep',
  tavern: 'Tavern',
  'small-gate': 'Small gate',
  'large-gate': 'Large gate',
  stable: 'Stable',
  'servants-house': 'Servants’ house',
  market: 'Market',
  palace: 'Palace',
  forge: 'Forge',
  granary: 'Granary',
  breach: 'Breach',
  damsel: 'Damsel',
}
