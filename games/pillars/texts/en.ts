import type { Voice } from '../../../kernel/texts.ts'
import type { Param } from '../../../kernel/words.ts'
import { MATERIALS } from '../state.ts'
import type { PillarsTexts } from '../wording.ts'
import { board } from './board.en.ts'

const amounts = (units: Param | undefined, v: Voice) =>
  MATERIALS.flatMap((m, i) => {
    const n = Array.isArray(units) ? Number(units[i]) : 0
    return n > 0 ? [`${n} ${v.name(m)}`] : []
  }).join(', ')
const signed = (n: Param | undefined) => (Number(n) < 0 ? `−${-Number(n)}` : `${n}`)
const gained = (n: Param | undefined) => (Number(n) < 0 ? signed(n) : `+${n}`)
const score = [
  'Choose a material for Tom Builder.',
  'Convert materials, or finish.',
  'Discard a material, you keep three.',
]

export const texts: PillarsTexts = {
  title: 'The Pillars of the Earth: the card game',
  blurb:
    'Tricks at the cathedral of Kingsbridge: a worker wins the trick for the player of its colour, whoever played it.',
  ask: {
    'play-card': (p) =>
      p.leading
        ? `Lead a card to trick ${p.trick}.`
        : p.last
          ? `Play the last card of trick ${p.trick}.`
          : `Play a card to trick ${p.trick}.`,
    score: (p) => (p.stage === 'tom' ? score[0] : p.stage === 'convert' ? score[1] : score[2]) as string,
  },
  act: {
    'play-card': (p, v) => `Play ${v.card(p.card)}`,
    'choose-material': (p, v) => `Take 1 ${v.name(p.material)}`,
    convert: (p, v) =>
      p.gives === null
        ? `${v.card(p.card)}: 1 ${v.name(p.material)} for ${p.points} VP`
        : `${v.card(p.card)}: 1 ${v.name(p.material)} for 1 ${v.name(p.gives)}`,
    'finish-conversions': (p) => `Finish (${gained(p.score)} VP)`,
    'discard-material': (p, v) => `Discard 1 ${v.name(p.material)}`,
  },
  event: {
    deal: (p, v) => `Round ${p.round}: the cards are dealt; ${v.seat(p.seat)} holds Lady Aliena and leads.`,
    play: (p, v) => `${v.seat(p.seat)} plays ${v.card(p.card)}.`,
    'trick-won': (p, v) => `Trick ${p.trick} goes to ${v.seat(p.seat)} (${v.card(p.card)}).`,
    'king-trick': (p, v) => `Trick ${p.trick} holds the King, played by ${v.seat(p.seat)}: nobody wins it.`,
    'king-trick-lapses': () => 'The King’s trick goes to nobody.',
    'king-trick-awarded': (p, v) => `${v.seat(p.seat)} has won no trick and takes the King’s trick.`,
    'advantage-returned': (p, v) => `The ${v.card(p.card)} goes under the advantage pile.`,
    'advantage-owned': (p, v) => `${v.seat(p.seat)} owns the ${v.card(p.card)} from now on.`,
    'last-round': () => 'This is the last scoring.',
    gain: (p, v) => `${v.seat(p.seat)} gains ${amounts(p.gained, v)}.`,
    tom: (p, v) => `${v.seat(p.seat)} takes 1 ${v.name(p.material)} from Tom Builder.`,
    convert: (p, v) => `${v.seat(p.seat)}: ${v.card(p.card)} turns 1 ${v.name(p.material)} into ${p.points} VP.`,
    exchange: (p, v) => `${v.seat(p.seat)}: ${v.card(p.card)} turns 1 ${v.name(p.material)} into 1 ${v.name(p.gives)}.`,
    'round-score': (p, v) => `${v.seat(p.seat)} scores ${signed(p.score)} VP in this round, ${signed(p.total)} in all.`,
    discard: (p, v) => `${v.seat(p.seat)} discards 1 ${v.name(p.material)}.`,
    'game-over': (p, v) => {
      const winners = (p.winners as number[]).map((seat) => v.seat(seat))
      return winners.length === 1
        ? `${winners[0]} wins and is the master builder of Kingsbridge.`
        : `${winners.join(' and ')} share the victory.`
    },
  },
  refusal: {
    'PIL-3.4': () => 'Alfred Builder may only be played as your last card.',
    'PIL-5.9': () => 'First choose Tom Builder’s material: stone, wood or sand, never metal.',
    'PIL-5.10': (p, v) => `The ${v.card(p.card)} has already converted in this scoring: once each.`,
    'PIL-5.12': () => 'The potter works once in each scoring.',
    'PIL-5.13': () => 'The bell founder works once in each scoring.',
    'PIL-5.14': () => 'The brickmaker works once in each scoring.',
    'PIL-5.18': (p, v) => `You have no ${v.name(p.material)} to give up.`,
    'PIL-5.23': (p, v) => `You have no ${v.name(p.material)} to discard.`,
  },
  names: {
    sand: 'sand',
    wood: 'wood',
    stone: 'stone',
    metal: 'metal',
    blue: 'Blue',
    green: 'Green',
    red: 'Red',
    orange: 'Orange',
    worker: 'worker',
    neutral: 'neutral card',
    advantage: 'advantage card',
    hand: 'hand',
    table: 'current trick',
    won: 'won tricks',
    'king-trick': 'King’s trick',
    'advantage-pile': 'advantage pile',
    owned: 'owned advantages',
    stock: 'stock',
    'score-pad': 'score pad',
    round: 'Round',
    trick: 'Trick',
    points: 'VP',
    leads: 'leads',
    tricks: 'tricks',
  },
  cards: {
    toolmaker: () => 'At scoring, its player may turn 1 metal into 5 VP. 1 VP for its player.',
    stonemason: () => 'At scoring, its player may turn 1 stone into 4 VP. 1 VP for its player.',
    carpenter: () => 'At scoring, its player may turn 1 wood into 3 VP. 1 VP for its player.',
    'mortar-mixer': () => 'At scoring, its player may turn 1 sand into 2 VP. 1 VP for its player.',
    'master-builder': () =>
      'At scoring, its player may turn 1 material of any kind into VP: sand 1, wood 2, stone 3, metal 4. 1 VP for its player.',
    quarry: () => 'At scoring: 1 stone.',
    forest: () => 'At scoring: 1 wood.',
    'gravel-pit': () => 'At scoring: 1 sand.',
    'alfred-builder': () => 'May only be played to the last trick. At scoring: 1 metal.',
    ellen: () => 'At scoring: 2 VP. Only with four players.',
    'regan-hamleigh': () => 'At scoring: −2 VP.',
    'tom-builder': () => 'At scoring: 1 stone, wood or sand, as you choose.',
    'william-hamleigh': () => 'At scoring: −3 VP.',
    'prior-philip': () => 'At scoring: 1 metal.',
    'bishop-waleran': () => 'At scoring: −1 VP.',
    'lady-aliena': () => 'Her holder leads the first trick of the round. At scoring: 1 VP.',
    king: () => 'Nobody wins a trick that holds the King. 3 VP for whoever is given the King’s trick.',
    painter: () => 'Owned: 1 VP at every scoring.',
    assistant: () => 'Owned: at every scoring, any number of materials for 1 VP each.',
    brickmaker: () => 'Owned: once in each scoring, turn 1 sand into 1 stone.',
    'bell-founder': () => 'Owned: once in each scoring, turn 1 metal into 5 VP.',
    potter: () => 'Owned: once in each scoring, turn 1 sand into 3 VP.',
  },
  board,
  variants: {
    colours: { name: 'Colours of the seats', values: { blue: 'blue', green: 'green', red: 'red', orange: 'orange' } },
    kingTrickLeader: {
      name: 'Who leads after the King’s trick',
      values: { 'king-player': 'who played the King', 'same-leader': 'who led the King’s trick' },
    },
    kingTrickTie: {
      name: 'King’s trick when several have no trick',
      values: { nobody: 'to nobody', 'nearest-left': 'to the nearest, left of who played the King' },
    },
    roundCap: { name: 'Most rounds', values: {} },
    trickReview: {
      name: 'Completed tricks that may be looked at again',
      values: { last: 'the last one', all: 'all', none: 'none' },
    },
  },
  points: { conversions: 'Conversions', workers: 'Own workers', advantages: 'Advantages', persons: 'Persons' },
}
