// What the things on the table of Pillars are, in English.
import type { TextsOf } from '../../../../papers/speech.ts'
import { capital } from '../../../../papers/texts.ts'
import type { PillarsSpeech } from '../../rules/speech.ts'
import { heir } from './board.ts'

const FOR = {
  sand: 'Sand is for the mortar mixer',
  wood: 'Wood is for the carpenter',
  stone: 'Stone is for the stonemason',
  metal: 'Metal is for the toolmaker',
} as const

export const things: TextsOf<PillarsSpeech>['things'] = {
  'king-trick': {
    name: 'The King’s trick',
    text: (p) =>
      p.trick === null
        ? `Nobody wins the trick in which the King is played. At scoring it goes ${heir(p.tie)}.`
        : `Trick ${p.trick} was the King’s: nobody won it. At scoring it goes ${heir(p.tie)}.`,
  },
  advantage: {
    name: (p, v) => capital(v.card(p.card)),
    text: (p, v) =>
      `${p.does} ${
        p.seat !== null
          ? `Owned by ${v.seat(p.seat)} to the end of the game.`
          : p.is === 'in-play'
            ? 'It is in play this round: whoever wins its trick will own it.'
            : 'It was dealt this round or is still in the pile.'
      }`,
  },
  advantages: {
    name: 'Advantages',
    text: (p) =>
      `Five cards, one dealt each round; whoever wins it keeps it. ${p.owned} owned, ${p.pile} in the pile: the game ends when all five are owned.`,
  },
  'advantage-pile': {
    name: 'Advantage pile',
    text: (p, v) =>
      `${p.n} ${v.plural(p.n, 'card', 'cards')}, face down. Each round the top one is shuffled into the deck; when all five are owned the game ends.`,
  },
  place: {
    name: (p, v) => `Place of ${v.seat(p.seat)}`,
    text: (p) => `Card ${p.order} of this trick goes here. You never have to follow.`,
  },
  'hidden-card': { name: 'A card in hand', text: () => 'Only its holder may see it.' },
  material: {
    name: (p, v) => capital(v.name(p.material)),
    text: (p) =>
      `${FOR[p.material]} and any master builder: at scoring, one unit becomes VP. You keep at most ${p.most} materials from one round to the next.`,
  },
  tricks: {
    name: 'Won tricks',
    text: () => 'All their cards come face up at scoring: materials, your own workers, and people who help or harm.',
  },
  'no-trick': {
    name: 'No trick',
    text: (p) =>
      p.king
        ? `Nothing won so far. At scoring the King’s trick goes ${heir(p.tie)}.`
        : `Nothing won so far. The King’s trick, once played, goes ${heir(p.tie)}.`,
  },
  'none-owned': {
    name: 'Your advantages',
    text: () => 'You own none yet. Win the trick in which the round’s advantage lies, and it is yours to the end.',
  },
  'own-advantages': {
    name: 'Your advantages',
    text: () => 'They work at every scoring and need no worker. Press to read them.',
  },
  petal: {
    name: (p) => `Trick ${p.trick}`,
    text: (p, v) => (p.seat === null ? 'The King was in it: nobody won it.' : `Won by ${v.seat(p.seat)}.`),
  },
  pointer: {
    name: 'Who wins the trick',
    text: (p, v) =>
      p.seat === null
        ? 'The King was played: nobody wins this trick.'
        : p.over
          ? `${v.seat(p.seat)} has won it. A worker wins for the player of its colour, whoever played it.`
          : `${v.seat(p.seat)} would win it now: the highest value wins; at a tie, the card played last. A worker wins for its colour.`,
  },
  sum: {
    name: 'Your round in points',
    text: () =>
      'What materials brought, 1 VP for each own worker won, and the people in your tricks. The sum can be below zero.',
  },
  heap: {
    name: 'Cards that bring you nothing more',
    text: () => 'Workers of the other colours bring their winner nothing. Press to see the cards.',
  },
  points: {
    name: 'Victory points (VP)',
    text: () =>
      'All rounds together; a round can also cost points. Materials left and advantages owned count nothing at the end.',
  },
  hand: {
    name: 'Hand',
    text: (p, v) =>
      `${p.n} ${v.plural(p.n, 'card', 'cards')} left to play this round. Any card may be played, but Alfred only as the last.`,
  },
  'advantage-of': { name: (p, v) => capital(v.card(p.card)), text: (p) => p.does },
  rounds: { name: 'Points by round', text: () => 'What each round so far has brought, in order.' },
  'winning-now': {
    name: 'Winning so far',
    text: () =>
      'As it stands, this player would win the trick: the highest value wins; at a tie, the card played last.',
  },
  round: {
    name: (p) => `Round ${p.round}`,
    text: (p) =>
      `At least ${p.count} rounds in all. The game ends with the round in which the fifth advantage finds an owner.`,
  },
  trick: {
    name: (p) => `Trick ${p.n} of ${p.all}`,
    text: () => 'Everybody plays one card; one player wins them all, unless the King is among them.',
  },
  'phase-cards': {
    name: 'Playing cards',
    text: () => 'Trick by trick, one card each. The highest value wins; at a tie, the card played last.',
  },
  'phase-scoring': {
    name: 'Scoring',
    text: (p) =>
      `All at once: take materials, turn them into VP with your own workers and advantages, keep at most ${p.most}.`,
  },
  over: { name: 'The game is over', text: () => 'The most VP wins; ties share the victory.' },
}
