// What the board of Nehemiah says, in English.
import { at } from '../../../../kernel/lists.ts'
import { isNeutral, NOBODY } from '../../rules/layout.ts'
import type { Spot } from '../../rules/sayings.ts'
import { BOARDS } from '../../rules/terms.ts'
import type { NehemiahTexts, NehemiahVoice } from '../speech.ts'

const many = (n: number, v: NehemiahVoice, word: string) => `${n} ${v.plural(n, word, `${word}s`)}`
const on = (b: number, v: NehemiahVoice) => `${b === 0 ? 'on' : 'in'} the ${v.name(at(BOARDS, b))}`
const who = (p: Spot, v: NehemiahVoice) =>
  p.owner === NOBODY
    ? 'nobody on it'
    : isNeutral(p.owner)
      ? 'a neutral worker, tired'
      : `${v.seat(p.owner)}’s worker, ${p.tired ? 'tired' : 'standing'}`
const ordinal = (n: number) => ['1st', '2nd', '3rd'][n - 1] ?? `${n}th`

export const board: NehemiahTexts['board'] = {
  goal: () => 'have the most points after three rounds: cubes on the three boards, gates, wood and gold.',
  now: (p, v) =>
    p.phase === 'auction'
      ? 'bid for the foremen; they serve you until the round ends.'
      : p.phase === 'final'
        ? p.n === 0
          ? 'the last turn; then boards, gates, wood and gold are scored.'
          : `${many(p.n, v, 'more turn')} after this one; then boards, gates, wood and gold are scored.`
        : p.left === 0
          ? `the deck is empty: with the next column to go ${p.last ? 'the final turns begin' : 'the boards are scored'}.`
          : `${many(p.left, v, 'more column')} to be replaced, then ${p.last ? 'the final turns begin' : 'the boards are scored'}.`,
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
    `Column ${p.column}${p.state === 'full' ? ', full' : p.state === 'closing' ? ', closing' : p.state === 'empty' ? ', empty' : ''}`,
  'slot-label': (p, v) => `${v.card(p.card)}, column ${p.column}, row ${p.row}, ${who(p, v)}`,
  'board-label': (p, v) => `${v.name(p.board)}, places ${p.places.join(', ')}. ${p.who.join('; ')}`,
  'tower-label': (p, v) => `${v.seat(p.seat)}: ${many(p.cubes, v, 'cube')} ${on(p.board, v)}, ${p.points} VP now`,
  place: (p) => ordinal(p.n),
  'gates-title': () => 'Gates',
  'gates-left': (p, v) =>
    p.n === 0 ? 'All gates are built.' : `${many(p.n, v, 'gate')} still to be built, the lowest first.`,
  'gates-of': (p) => (p.values.length > 0 ? `gates: ${p.values.join(' + ')} VP` : 'no gate'),
  'gate-built': (p, v) => `Gate of ${p.points} VP, built by ${v.seat(p.seat)}`,
  'gate-next': (p) => `Next gate: ${p.points} VP`,
  'gate-later': (p) => `Gate of ${p.points} VP, to be built later`,
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
  tally: (p, v) =>
    `${many(p.supply, v, 'worker')} in supply, ${p.standing} standing, ${p.tired} tired, ${p.aside} set aside`,
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
  'bid-sum': (p) => (p.n === 0 ? 'You bid nothing.' : `${p.n} in all. A tie goes to more workers, then more wood.`),
  'sculpt-sum': (p) => `${p.n} VP in all.`,
  'pair-wood': () => 'Worker + wood',
  'pair-gold': () => 'Worker + gold',
  'only-tired': () => 'This card cannot be carried out now: your worker only tires.',
  'will-close': (p) => `Column ${p.column} will be cleared.`,
  'will-stand': (p, v) => `Your worker will stand on “${v.card(p.card)}”, row ${p.row}.`,
  'neutral-lies': (p, v) => `The neutral worker will lie on “${v.card(p.card)}”, row ${p.row}.`,
  'coin-to': (p, v) => `${p.coin} gold to ${p.owner < 0 ? 'the bank' : v.seat(p.owner)}.`,
  'would-score': (p, v) =>
    `Points of ${v.seat(p.seat)} in this scoring: ${p.boards.map((b) => `${v.name(b.board)} ${b.was} → ${b.will}`).join(', ')}.`,
  replaced: (p) => `${p.n} of ${p.all} columns replaced`,
  'phase-auction': () => 'Auction of foremen',
  'final-turns': (p) => (p.n === 0 ? 'Last turn' : `Final turns: ${p.n} after this one`),
  over: () => 'The wall stands',
  'points-wall': () => '(for influence, in three scorings)',
  'points-temple': () => '(for influence, in three scorings)',
  'points-garrison': () => '(for influence, in three scorings)',
  'points-gates': (p) => (p.gates.length === 0 ? '(none built)' : `(${p.gates.join(' + ')})`),
  'points-works': () => '(1 each time)',
  'points-foremen': () => '(sculptor, town planner)',
  'points-wood': (p) => `(1 for every ${p.wood} wood left)`,
  'points-gold': (p) => `(1 for every ${p.gold} gold left)`,
  'brief-place': () => 'Send here',
  'brief-activate': () => 'Activate',
  'brief-figure': (p, v) => `Play the ${v.card(p.card)}`,
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
  'brief-move-cube': (p, v) => `From the ${v.name(at(BOARDS, p.board))}`,
  'brief-pick': () => 'Auction',
  'brief-bid': () => 'Bid',
  'brief-sculpt': () => 'Give up pairs',
  'brief-corrupt': () => 'Use him',
  'brief-play': (p, v) => `Play the ${v.card(p.card)}`,
  'brief-turn-cube': (p, v) => `To the ${v.name(at(BOARDS, p.into))}`,
  'brief-decline-ahead': (p) =>
    p.until === 'ask' ? 'Ask me again' : p.until === 'turn' ? 'Not before my turn' : 'Not this round',
}
