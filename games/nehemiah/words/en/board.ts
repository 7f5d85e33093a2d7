// What the board of Nehemiah says, in English.

import type { Param, Params } from '../../../../kernel/words.ts'
import type { Say, Voice } from '../../../../papers/texts.ts'
import { NEUTRAL, NOBODY } from '../../rules/layout.ts'
import { BOARDS } from '../../rules/state.ts'

const list = (p: Param | undefined, by = ', ') => (Array.isArray(p) ? p.join(by) : '')
const many = (n: Param | undefined, v: Voice, word: string) => `${n} ${v.plural(n, word, `${word}s`)}`
const on = (b: Param | undefined, v: Voice) => `${Number(b) === 0 ? 'on' : 'in'} the ${v.name(BOARDS[Number(b)])}`
const who = (p: Params, v: Voice) =>
  Number(p.owner) === NOBODY
    ? 'nobody on it'
    : Number(p.owner) >= NEUTRAL
      ? 'a neutral worker, tired'
      : `worker of ${v.seat(p.owner)}, ${p.tired ? 'tired' : 'standing'}`
const ordinal = (n: number) => ['1st', '2nd', '3rd'][n - 1] ?? `${n}th`

export const board = {
  city: () => 'The city: influence',
  columns: () => 'Columns of works',
  piles: () => 'Piles',
  deck: (p) => `Deck ${p.deck}`,
  discard: () => 'Discard',
  foremen: () => 'Foremen',
  'pile-label': (p, v) => `${p.name}: ${many(p.n, v, 'card')}`,
  'of-deck': (p) => `(Deck ${p.deck})`,
  'column-open': (p) => `${p.column}`,
  'column-full': (p) => `${p.column} · full`,
  'column-closing': (p) => `${p.column} · closing`,
  'column-empty': () => 'empty',
  'column-label': (p) =>
    `Column ${p.column}${p.state === 'full' ? ', full' : p.state === 'closing' ? ', to be replaced' : p.state === 'empty' ? ', empty' : ''}`,
  'slot-label': (p, v) => `${v.card(p.card)}, column ${p.column}, row ${p.row}, ${who(p, v)}`,
  'board-label': (p, v) => `${v.name(p.board)}, places ${list(p.places)}. ${list(p.who, '; ')}`,
  'tower-label': (p, v) => `${v.seat(p.seat)}: ${many(p.cubes, v, 'cube')} ${on(p.board, v)}, ${p.points} VP now`,
  place: (p) => ordinal(Number(p.n)),
  'gates-title': () => 'Gates',
  'gates-left': (p, v) => `${many(p.n, v, 'gate')} still to be built, the lowest first.`,
  'gates-of': (p) =>
    Array.isArray(p.values) && p.values.length > 0 ? `gates: ${list(p.values, ' + ')} VP` : 'no gate',
  'gate-built': (p, v) => `Gate of ${p.points} VP, built by ${v.seat(p.seat)}`,
  'gate-next': (p) => `Next gate: ${p.points} VP`,
  'gate-later': (p) => `Gate of ${p.points} VP, still open`,
  'own-mat': () => 'Your mat',
  you: () => 'You',
  screen: () => 'screen',
  'screen-of': (p, v) => `Wood, gold and points of ${v.seat(p.seat)} are behind the screen`,
  'sum-now': () => 'If it were scored now',
  amount: (p) => `${p.name}: ${p.n}`,
  workers: () => 'Workers',
  'wood-head': () => 'Wood',
  'gold-head': () => 'Gold',
  aside: (p) => `${p.n} set aside`,
  'workers-label': (p) => `Workers: ${p.supply} in supply, ${p.out} on cards, ${p.aside} set aside`,
  tally: (p) => `${p.supply} workers in supply, ${p.standing} standing, ${p.tired} tired, ${p.aside} set aside`,
  cubes: () => 'Cubes',
  neutrals: () => 'Neutral',
  points: () => 'Points',
  'no-foreman': () => 'no foreman',
  'foremen-of': (p, v) => `Foremen of ${v.seat(p.seat)}`,
  'foreman-label': (p, v) => `Foreman: ${v.card(p.card)}`,
  ahead: () => 'not asked',
  swaps: () => 'change places',
  'when-hand': () => 'at once when won',
  'when-hourglass': () => 'all round',
  'when-scroll': () => 'before the scoring',
  'when-exclamation': () => 'as an interruption',
  'when-plus': () => 'before or after the action',
  'when-figure': () => 'instead of the action',
  'auction-n': (p) => `Auction ${p.n} of ${p.all}`,
  'bid-sealed': (p, v) => `${v.seat(p.seat)} has sealed a bid`,
  'bid-awaited': (p, v) => `${v.seat(p.seat)} has not bid yet`,
  'bid-sum': (p) =>
    Number(p.n) === 0 ? 'A bid of nothing.' : `${p.n} in all. A tie goes to more workers, then more wood.`,
  'sculpt-sum': (p) => `${p.n} VP in all.`,
  'pair-wood': () => 'Worker + wood',
  'pair-gold': () => 'Worker + gold',
  'only-tired': () => 'This card cannot be carried out now: your worker only tires.',
  'will-close': (p) => `Column ${p.column} will be replaced.`,
  'will-stand': (p, v) => `Your worker will stand on ${v.card(p.card)}, row ${p.row}.`,
  'neutral-lies': (p, v) => `The neutral worker will lie on ${v.card(p.card)}, row ${p.row}.`,
  'coin-to': (p, v) => `${p.coin} gold to ${Number(p.owner) < 0 ? 'the bank' : v.seat(p.owner)}.`,
  'would-score': (p, v) => `Points of ${v.seat(p.seat)} in this scoring:`,
  replaced: (p) => `${p.n} of ${p.all} columns replaced`,
  'phase-auction': () => 'Auction of foremen',
  'final-turns': (p) => (Number(p.n) === 1 ? 'Last turn' : `Final turns: ${p.n} left`),
  over: () => 'The wall stands',
  'points-wall': () => '(for influence, in three scorings)',
  'points-temple': () => '(for influence, in three scorings)',
  'points-garrison': () => '(for influence, in three scorings)',
  'points-gates': (p) => `(${list(p.gates, ' + ')})`,
  'points-works': () => '(1 each time)',
  'points-foremen': () => '(sculptor, town planner)',
  'points-wood': (p) => `(1 for every ${p.wood} wood left)`,
  'points-gold': (p) => `(1 for every ${p.gold} gold left)`,
  'brief-place': () => 'Send here',
  'brief-activate': () => 'Activate',
  'brief-figure': (p, v) => `Play ${v.card(p.card)}`,
  'brief-place-neutral': () => 'Lay him here',
  'brief-resolve': () => 'Carry out',
  'brief-skip': () => 'Skip',
  'brief-extra': (p) => `Pay ${p.coin} gold`,
  'brief-raise': () => 'Stand up',
  'brief-send': () => 'Send here',
  'brief-lift': () => 'Move him',
  'brief-put': () => 'Put him here',
  'brief-relieve': () => 'Relieve',
  'brief-swap-worker': () => 'This one',
  'brief-swap-rows': () => 'Swap',
  'brief-consolidate': (p) => `Pay ${p.coin} gold`,
  'brief-move-cube': (p, v) => `From the ${v.name(BOARDS[Number(p.board)])}`,
  'brief-pick': () => 'Auction',
  'brief-bid': () => 'Bid',
  'brief-sculpt': () => 'Give up pairs',
  'brief-corrupt': () => 'Use him',
  'brief-play': (p, v) => `Play ${v.card(p.card)}`,
  'brief-turn-cube': (p, v) => `To the ${v.name(BOARDS[Number(p.into)])}`,
  'brief-decline-ahead': (p) =>
    p.until === 'ask' ? 'Ask me again' : p.until === 'turn' ? 'Not before my turn' : 'Not this round',
} satisfies Readonly<Record<string, Say>>
