// What the things on the table of Castle are, in English.
import type { TextsOf } from '../../../../papers/speech.ts'
import type { CastleSpeech } from '../../rules/speech.ts'
import type { CastlePhase } from '../../rules/things.ts'
import { capital, counted, some, talers, the } from './phrases.ts'

const PHASES: Readonly<Record<CastlePhase, readonly [name: string, text: string]>> = {
  choose: [
    'Secret choice',
    'Everybody lays a card face down, two cards with two players. Then all are turned up at once.',
  ],
  winter: [
    'Winter card',
    'A winter card was turned up: it strikes everybody in player order before the chosen cards are shown.',
  ],
  court: ['Courtship', 'Suitors of the damsel give one thing or drop out, in player order. The last one scores.'],
  load: ['Loading', 'Worker cards just revealed get their pieces from the carts, before step 1.'],
  palace: ['Palace scoring', 'Whoever has helpers in the palace now turns pieces into VP at their value.'],
  execute: ['Execution', 'The revealed cards act step by step, from the messenger (1) to the master builder (6).'],
  over: [
    'End of the game',
    'All helpers have scored. The most VP wins; then talers left, then the value of what is in stock.',
  ],
}
const STEPS = [
  'Messengers take talers from the bank.',
  'Traders place helpers on carts; then every helper on a cart brings pieces.',
  'Bricklayers empty a niche of the defence tower, build for talers and lodge helpers.',
  'Stonemasons buy from worker cards, build for full VP and lodge helpers.',
  'Workers take what lies on their cards and build for half the VP.',
  'Master builders take their cards back and score the buildings that others erected this round.',
]
const HELPERS: Readonly<Record<CastleSpeech['thing']['helper']['at'], string>> = {
  field: 'It yields pieces whenever a trader is played, and can leave for a space in the castle.',
  castle: 'It stays to the end of the game and scores there for its owner.',
  inn: 'Traders pay their toll to it, and it may leave for any later placement.',
  granary: 'It stays to the end: the fewer helpers in the granary, the more each scores.',
}

export const things: TextsOf<CastleSpeech>['things'] = {
  track: {
    name: 'Round track',
    text: (p) =>
      `One taler for each round still to come: ${p.track} left. Each round the first player takes one${p.winter ? '; a snowflake marks a round with a winter card' : ''}.`,
  },
  'site-plan': {
    name: (p, v) => capital(v.name(p.building)),
    text: (p) =>
      `Not built yet: pay exactly ${p.value} in at least ${p.kinds} kinds, for ${p.points} VP with the stonemason or half with a worker. ${p.does}`,
  },
  'site-built': {
    name: (p, v) => capital(v.name(p.building)),
    text: (p) => `It stands, for everybody. ${p.does}`,
  },
  space: {
    name: 'Helper space',
    text: (p, v) => {
      const to = `${the(p.building, v)}: a helper lodged here costs ${talers(p.fee, v)} and stays to the end.`
      if (p.building === 'innkeeper')
        return `A helper keeps the inn for ${talers(p.fee, v)}: he gets the tolls, and may leave for any later placement.`
      if (p.seat !== null) return `${capital(to)} ${v.seat(p.seat)}’s helper is here.`
      return `${capital(to)}${p.worth === null ? '' : ` Yours would score ${p.worth.points} VP if the game ended now (${counted(p.worth, v)}).`}`
    },
  },
  'forge-silver': {
    name: 'Silver in the forge',
    text: (p, v) =>
      `Bars that were spent in place of other pieces: ${some(p.n, 'silver', v)}. Helpers in the forge score them at the end.`,
  },
  field: {
    name: (p, v) => capital(v.name(p.field)),
    text: (p, v) =>
      `A helper here gets ${p.own} whenever a trader is played, after ${p.tower} for the defence tower. ${
        p.field === 'rider'
          ? 'The rider is open only while all four carts are taken.'
          : p.seat === null
            ? 'The cart is free.'
            : `${v.seat(p.seat)}’s helper stands here; displacing needs all four carts taken.`
      }`,
  },
  niche: {
    name: 'Defence tower',
    text: (p, v) => `A bricklayer takes everything from one niche. Here: ${some(p.n, p.kind, v)}.`,
  },
  bank: {
    name: 'Bank',
    text: () =>
      'Talers that belong to nobody. Messengers and bricklayers are paid from here; if it is empty they get nothing.',
  },
  resource: {
    name: (p, v) => capital(v.name(p.kind)),
    text: (p) =>
      p.kind === 'silver'
        ? 'In a payment a bar becomes one piece of any kind whose cart is not empty. It has no value of its own.'
        : `Worth ${p.value} in a payment. Buildings are paid exactly, in at least ${p.kinds} kinds.`,
  },
  talers: {
    name: 'Talers',
    text: () => 'Money: for lodging helpers and for buying pieces from worker cards. It breaks ties at the end.',
  },
  supply: {
    name: 'Helpers',
    text: (p) =>
      `${p.home} of ${p.all} in supply. Traders send them to the carts; bricklayers and stonemasons lodge them in the castle.`,
  },
  helper: { name: (p, v) => `Helper of ${v.seat(p.seat)}`, text: (p) => HELPERS[p.at] },
  points: {
    name: 'Victory points (VP)',
    text: () => 'Scored at once, for all to see; helpers in the castle add theirs at the end. The most VP wins.',
  },
  'chosen-card': { name: 'Chosen card', text: () => 'Chosen in secret. It is turned up when everybody has chosen.' },
  load: {
    name: 'On a worker card',
    text: (p, v) =>
      `${capital(some(p.n, p.kind, v))} for ${v.seat(p.seat)} in step 5. In step 4 others’ stonemasons may buy a piece, but never the last one on the card.`,
  },
  'winter-deck': {
    name: 'Winter deck',
    text: (p, v) =>
      `${p.n} ${v.plural(p.n, 'card', 'cards')} to come. One is turned up in each round with a winter mark, after the secret choice.`,
  },
  'winter-card': { name: (p) => p.name, text: (p) => p.does },
  hoard: {
    name: 'Talers on the card',
    text: () => 'Tolls of traders while nobody keeps the inn. Whoever lodges a helper there takes them.',
  },
  suitor: {
    name: 'Suitor',
    text: (p, v) => `${v.seat(p.seat)} still courts the damsel and must give a thing every round, or drop out.`,
  },
  gift: {
    name: 'Gift to the damsel',
    text: (p, v) =>
      `${capital(some(p.n, p.item, v))} on her card. When she is won, all but the winner share the gifts.`,
  },
  'pile-hand': { name: 'Cards in hand', text: () => 'The cards you can still choose. Press to read them.' },
  'pile-played': {
    name: 'Played cards',
    text: () => 'They cannot be chosen again until your master builder takes them back. Press to read them.',
  },
  tray: { name: 'Your choice', text: () => 'What you can choose from now.' },
  payment: {
    name: 'A way to pay',
    text: (p) => `Exactly ${p.value}, in at least ${p.kinds} kinds. An arrow after silver shows what a bar becomes.`,
  },
  compose: {
    name: 'Another payment',
    text: (p) => `Compose it yourself, piece by piece: exactly ${p.value}, in at least ${p.kinds} kinds.`,
  },
  'breach-gift': {
    name: 'Stone for the breach',
    text: (p) => `Each stone given scores ${p.each} VP at once. Silver may stand in for stone.`,
  },
  'first-player': {
    name: 'First player',
    text: () => 'Acts first in every step and took the round’s taler. Next round the marker goes on clockwise.',
  },
  built: {
    name: 'Buildings erected',
    text: (p, v) =>
      `${capital(v.names(p.built))}. The tiles give their owner nothing more: points came when they were built.`,
  },
  held: {
    name: 'Cards in hand',
    text: (p, v) =>
      `${p.n} of 8 cards ${v.plural(p.n, 'is', 'are')} still in hand. Played cards come back with the master builder.`,
  },
  round: {
    name: 'Round',
    text: (p) =>
      `Round ${p.round} of ${p.rounds}. The game also ends after the round in which the last building is erected.`,
  },
  step: { name: (p) => `Step ${p.n}`, text: (p) => STEPS[p.n - 1] ?? '' },
  season: {
    name: (p) => (p.season === 'winter' ? 'The winter game' : 'The summer game'),
    text: (p) =>
      p.season === 'winter'
        ? 'Six winter cards turn up along the way; all else is as in summer.'
        : 'The game without winter cards.',
  },
  phase: { name: (p) => PHASES[p.phase][0], text: (p) => PHASES[p.phase][1] },
}
