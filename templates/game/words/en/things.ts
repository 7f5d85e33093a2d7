// What the things on the table of Trestle Works are, in English.
import type { TextsOf } from '../../../../papers/speech.ts'
import type { TrestleSpeech } from '../../rules/speech.ts'

const stones = (n: number) => `${n} ${n === 1 ? 'stone' : 'stones'}`
const points = (n: number) => `${n} ${n === 1 ? 'point' : 'points'}`

export const things: TextsOf<TrestleSpeech>['things'] = {
  seat: {
    name: (p, v) => v.seat(p.seat),
    text: (p) => (p.first ? 'Works first in this round.' : 'Works in turn, clockwise from the first.'),
  },
  yard: { name: 'Yard', text: (p) => `${stones(p.stones)} that can still go on walls.` },
  'card-place': { name: 'Place for a card', text: () => 'Here lies the card of the round, once all are revealed.' },
  'hidden-card': { name: 'Card face down', text: () => 'Chosen in secret; it is revealed when all have chosen.' },
  wall: {
    name: 'Wall',
    text: (p) =>
      p.stones === p.height
        ? `Finished: ${points(p.stones)} for its stones and ${points(p.bonus)} more.`
        : `${p.stones} of ${stones(p.height)}. Only the crane can add to it now.`,
  },
  points: { name: 'Points', text: (p) => `1 for every stone on a wall, ${p.bonus} more for every finished wall.` },
  'full-walls': { name: 'Finished walls', text: (p) => `Each is worth ${points(p.bonus)} beside its stones.` },
  hand: { name: 'Hand', text: (p) => `${p.n} of at most ${p.most} cards, seen by their player alone.` },
  round: {
    name: (p) => `Round ${p.round}`,
    text: (p) => `The match has ${p.rounds} rounds: in each, everybody plays one card.`,
  },
  choosing: { name: 'Choosing', text: () => 'Everybody chooses a card at once, face down.' },
  working: { name: 'Working', text: () => 'The revealed cards are carried out one after the other.' },
  over: { name: 'The end', text: () => 'The most points win, then the most stones left.' },
}
