import type { TextsOf } from '../../../../papers/speech.ts'
import type { TrestleSpeech } from '../../rules/speech.ts'
import { board } from './board.ts'
import { cover } from './cover.ts'
import { things } from './things.ts'

const stones = (n: number) => `${n} ${n === 1 ? 'stone' : 'stones'}`
const points = (n: number) => `${n} ${n === 1 ? 'point' : 'points'}`

export const texts: TextsOf<TrestleSpeech> = {
  title: cover.title,
  blurb: cover.blurb,
  ask: {
    'choose-card': (p) => `Round ${p.round}: choose a card. All are revealed together.`,
    'build-wall': (p) => `How many of your ${stones(p.stones)} go on the wall? It holds ${p.height}.`,
  },
  act: {
    choose: (p, v) => `Choose ${v.card(p.card)}`,
    build: ({ n }) => (n[0] === undefined ? 'Put stones on the wall' : `Put ${stones(n[0])} on the wall`),
  },
  event: {
    round: (p) => `Round ${p.round} begins.`,
    reveal: (p, v) => `${v.seat(p.seat)} reveals: ${v.card(p.card)}.`,
    quarry: (p, v) => `${v.seat(p.seat)} breaks ${stones(p.stones)}.`,
    build: (p, v) => `${v.seat(p.seat)} builds a wall of ${stones(p.stones)}${p.full ? ' and finishes it' : ''}.`,
    crane: (p, v) => `The crane of ${v.seat(p.seat)} lifts ${stones(p.stones)}${p.full ? ' and finishes a wall' : ''}.`,
    'crane-idle': (p, v) => `The crane of ${v.seat(p.seat)} finds no wall and brings 1 stone.`,
    'game-over': (p, v) => `The match is over. Won by ${v.list(p.winners.map((seat) => v.seat(seat)))}.`,
  },
  refusal: {
    'TRE-1.4': (p) => `You have only ${stones(p.stones)}.`,
    'TRE-2.5': (p) => `A wall holds no more than ${stones(p.height)}.`,
  },
  names: {
    blue: 'Blue',
    red: 'Red',
    green: 'Green',
    yellow: 'Yellow',
    purple: 'Purple',
    round: 'Round',
    points: 'points',
    stones: 'stones',
    hand: 'hand',
    walls: 'walls',
  },
  cards: {
    quarry: (p) =>
      `Gives ${stones(p.stones)}, one less for every other quarry revealed in the round; never less than one.`,
    wall: (p) =>
      `Put 0 to ${stones(p.stones)} of yours on it: 1 point each, and ${points(p.bonus)} more when it is finished.`,
    crane: (p) =>
      `Lifts up to ${stones(p.stones)} from the supply onto your oldest unfinished wall. Without one it brings you 1 stone.`,
  },
  board,
  things,
  sheet: async () => (await import('./sheet.ts')).sheet,
  variants: { length: { name: 'Length of the match', values: { usual: 'usual', short: 'short' } } },
  points: { stones: 'Stones on walls', walls: 'Finished walls' },
  parts: {
    score: (p) => (p.points > 0 ? 'points at once' : 'points lost'),
    supply: (p) => (p.points > 0 ? 'stones at hand' : 'stones used'),
    hand: (p) => (p.points > 0 ? 'better cards left in hand' : 'a good card gone from the hand'),
  },
}
