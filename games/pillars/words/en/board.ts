import { at } from '../../../../kernel/lists.ts'
import type { Card } from '../../../../kernel/words.ts'
import type { TextsOf } from '../../../../papers/speech.ts'
import { MATERIALS } from '../../rules/names.ts'
import type { Going, PillarsSpeech, PillarsVoice } from '../../rules/speech.ts'

const th = (n: number) => `${n}${['th', 'st', 'nd', 'rd'][n < 4 ? n : 0]}`
/** A number that may be negative. */
const points = (n: number) => String(n).replace('-', '−')
const signed = (n: number) => (n > 0 ? `+${n}` : points(n))
/** Whom the King's trick goes to. */
export const heir = (tie: 'nobody' | 'nearest-left') =>
  tie === 'nobody'
    ? 'to the only player without a trick'
    : 'to the nearest player without a trick, to the left of whoever played the King'
/** Cards with what each is worth. */
const listed = (p: { cards: readonly Card[]; points: readonly number[] }, v: PillarsVoice) =>
  p.cards.map((card, i) => `${v.card(card)} ${signed(at(p.points, i))}`).join(', ')
const goes = (p: Going) => (p.last ? 'the trick goes' : 'the trick would go')

export const board: TextsOf<PillarsSpeech>['board'] = {
  goal: () => 'have the most points: workers of your colour turn the materials you win into points.',
  now: (p) =>
    p.scoring
      ? `${p.last ? 'the last scoring' : 'scoring'}: turn materials into points; at most ${p.most} may be kept.`
      : `trick ${p.trick} of ${p.tricks}: the highest value wins; a worker wins for the player of its colour.`,
  you: () => 'You',
  'card-label': (p, v) => `${v.card(p.card)}, value ${p.value}`,
  'played-by': (p, v) => `${p.label}, played ${th(p.order)} by ${v.seat(p.seat)}`,
  'to-play': (p, v) => `${v.seat(p.seat)} plays ${th(p.order)}`,
  'your-card': () => 'Your card',
  'face-down': () => 'a card face down',
  rose: () => 'Tricks of the round',
  'trick-of': (p, v) => `Trick ${p.trick}: ${v.seat(p.seat)}`,
  'king-trick-at': (p) => `Trick ${p.trick}: the King’s`,
  'would-win': (p, v) => `${v.seat(p.seat)} would win the trick`,
  'has-won': (p, v) => `${v.seat(p.seat)} has won this trick`,
  'nobody-wins': () => 'The King: nobody wins this trick',
  'goes-to': () => 'to',
  'to-you': () => 'to you',
  'to-nobody': () => 'to nobody',

  'king-title': () => 'King’s trick',
  'king-not-yet': () => 'still to come',
  'king-not-yet-short': () => 'to come',
  'king-at': (p) => `trick ${p.trick}`,
  'king-aside': (p) => `trick ${p.trick}, set aside`,
  'king-to-come': (p) => `Nobody wins the trick in which the King is played. It goes ${heir(p.tie)}.`,
  'king-without': (p) => `Without a trick so far: ${[...(p.mine ? ['you'] : []), ...p.names].join(', ')}.`,
  'king-in-hand': () => 'You hold the King.',
  'king-for-now': (p) =>
    `At scoring it goes ${heir(p.tie)}. For now: ${p.mine ? 'you' : p.who}, with the King’s ${signed(p.points)}.`,
  'king-for-nobody': (p) => `At scoring it goes ${heir(p.tie)}. For now: nobody.`,
  'king-taken': (p) =>
    p.mine ? 'You had no trick: the King’s trick is yours.' : `${p.who} had no trick and took the King’s.`,
  'king-lapsed': () => 'It went to nobody: its cards score nothing.',

  advantages: () => 'Advantages',
  'advantage-counts': (p) =>
    `${p.owned} owned${p.round === 0 ? '' : p.inTrick ? ', 1 in this trick' : ', 1 dealt'}, ${p.pile} in the pile`,
  'advantage-owned': (p) => `${p.label}, owned by ${p.mine ? 'you' : p.who}`,
  'advantage-in-play': (p) => `${p.label}, in play this round`,
  'advantage-unknown': (p) => `${p.label}, in the pile or dealt`,
  'advantage-owned-short': (p) => `${p.who}`,
  'advantage-in-play-short': () => 'in play',
  'advantage-unknown-short': () => 'unknown',
  pile: (p) =>
    `${p.certain ? 'Advantage pile:' : 'In the pile or dealt:'} ${p.cards.join(', ')}.${p.n === 0 ? '' : ` At least ${p.n} more ${p.n === 1 ? 'round' : 'rounds'}.`}`,
  'pile-lasts': (p) =>
    p.n === 0 ? 'The last round, perhaps.' : `At least ${p.n} more ${p.n === 1 ? 'round' : 'rounds'}.`,
  'pile-empty': () => 'The pile is empty: this may be the last round.',
  'pile-label': (p) => `advantage pile, ${p.n} ${p.n === 1 ? 'card' : 'cards'}`,
  'pile-short': (p) => `pile ${p.n}`,
  'unknown-advantage': () => 'The advantage card of the round.',

  'your-stock': () => 'Your materials',
  units: (p, v) => `${v.name(p.material)}: ${p.n}`,
  keeps: (p) => `${p.n} kept at most`,
  excess: (p) => `${p.n} too many`,
  'tom-gives': () => 'Tom Builder gives one',
  'tom-open': () => '+1?',
  'your-tricks': (p) => `Tricks ${p.n}`,
  'tricks-label': (p) => `Your won tricks: ${p.n}`,
  acquired: () => 'Owned',
  'none-acquired': () => 'You own no advantage card yet',

  'your-scoring': () => 'Your scoring',
  'scoring-of': (p, v) => `${v.seat(p.seat)}’s scoring`,
  over: () => 'The game is over',
  'score-line': (p) =>
    `${points(p.before)} before this round; ${points(p.now)} if you finish now${p.more === p.now ? '' : `, ${points(p.more)} with this`}`,
  'scored-line': (p) => `${points(p.before)} before this round, ${points(p.now)} now`,
  'term-conversions': () => 'conversions',
  'term-workers': (p) => (p.n === 1 ? 'worker' : 'workers'),
  'term-advantages': () => 'painter',
  'term-persons': () => 'persons',
  'term-harm': () => 'villains',
  'your-workers': () => 'Your workers · once each',
  'no-worker': () => 'You have won back none of your own workers.',
  'your-advantages': () => 'Your advantages',
  'any-for': (p) => `${p.gain.replace('–', ' to ')}`,
  'rest-of-tricks': () => 'The rest of your tricks',
  'others-workers': (p) => `${p.n} ${p.n === 1 ? 'worker' : 'workers'} of other colours`,
  'more-cards': (p) => `${p.n} more ${p.n === 1 ? 'card' : 'cards'}`,
  'no-rest': () => 'nothing else',

  'last-trick': () => 'last trick',
  'set-apart': () => 'set aside',
  opens: () => 'leads',
  'at-scoring': () => 'at scoring',

  'trick-why': (p) => {
    if (p.alone) return `You lead with ${p.value}.`
    if (p.tie) return `${p.value} against ${p.value}: the card played last wins.`
    return p.own
      ? `${p.value} is the highest${p.last ? '' : ' so far'}.`
      : `The ${p.value} on the table is still the highest.`
  },
  'trick-goes': (p, v) => {
    if (p.mine) return p.last ? 'The trick is yours.' : 'For now the trick is yours.'
    const to = `${goes(p)} to ${v.seat(p.seat)}`
    return p.worker ? `A worker wins for its colour: ${to}.` : `${to.replace('t', 'T')}.`
  },
  'with-advantage': (p, v) => `With the advantage: the ${v.card(p.card)}.`,
  'trick-holds': (p, v) => {
    const gains = p.gains.flatMap((n, m) => (n === 0 ? [] : [`${n} ${v.name(at(MATERIALS, m))}`]))
    return `In it: ${[...gains, ...(p.points === 0 ? [] : [`${signed(p.points)} VP`])].join(', ')}.`
  },
  'king-would': (p, v) =>
    `${p.own ? 'The King' : 'The King lies here'}: nobody wins this trick${
      p.leads === null ? '' : `, and ${p.mine ? 'you lead' : `${v.seat(p.leads)} leads`} the next`
    }.`,
  'convert-would': (p, v) => `1 ${v.name(p.material)} for ${p.points} VP; ${p.left} ${v.name(p.material)} left.`,
  'exchange-would': (p, v) =>
    `1 ${v.name(p.material)} becomes 1 ${v.name(p.gives)}; ${p.left} ${v.name(p.material)} left.`,
  'tom-would': (p, v) => `Tom Builder: you would have ${p.n} ${v.name(p.material)}.`,
  'discard-would': (p, v) => `${p.n} ${v.name(p.material)} left.`,
  'finish-would': (p) => `${points(p.round)} VP in this round, ${points(p.now)} in all.`,

  rounds: () => 'Rounds',
  'hand-of': (p) => `hand ${p.n}`,
  'tricks-of': (p) => `${p.n} ${p.n === 1 ? 'trick' : 'tricks'}`,
  'no-trick': () => 'no trick',
  'leads-trick': () => 'winning so far',
  'trick-n': (p) => `Trick ${p.n} of ${p.all}`,
  'phase-cards': () => 'playing cards',
  'phase-scoring': () => 'scoring',
  'points-conversions': (p) =>
    `Materials turned into points by workers and advantages, in ${p.rounds} ${p.rounds === 1 ? 'round' : 'rounds'} (PIL-5.10 to 5.15).`,
  'points-workers': (p) =>
    p.each === null ? 'Own workers won back (PIL-5.19).' : `Own workers won back, ${p.each} VP each (PIL-5.19).`,
  'points-advantages': (p, v) => `In each scoring: ${listed(p, v)} (PIL-5.20).`,
  'points-persons': (p, v) => `${listed(p, v)} (PIL-5.21).`,
  head: (p) => `${p.name}:`,
}
