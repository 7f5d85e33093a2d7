// Why not, in English.
import type { TextsOf } from '../../../../papers/speech.ts'
import type { CastleSpeech } from '../../rules/speech.ts'
import { into, manyPieces, onePiece, some, talers, the } from './phrases.ts'

export const refusals: TextsOf<CastleSpeech>['refusal'] = {
  'CAS-3.1': (p) => (p.cards === 1 ? 'You choose one card each round.' : `You choose ${p.cards} cards each round.`),
  'CAS-3.2': () => 'The master builder takes played cards back: you have none on the table.',
  'CAS-4.2': (p) => `The worker (stone) carries sand, wood or clay of your choice, never a ${onePiece(p.kind)}.`,
  'CAS-4.5': (p) => `There are not that many ${manyPieces(p.kind)} in the general stock.`,
  'CAS-6.3': () => 'The rider can be chosen only when all four carts are occupied.',
  'CAS-6.4': () => 'Helpers are displaced only when all four carts are occupied: take a free cart.',
  'CAS-6.5': () => 'This helper came in this very round and cannot be displaced yet.',
  'CAS-6.7': (p) =>
    p.why === 'own'
      ? 'Your own helper stands here already: you cannot displace it.'
      : 'You have no helper in your supply.',
  'CAS-7.1': (p, v) => `There is no ${v.name(p.kind)} on the defence tower.`,
  'CAS-8.1': (p) =>
    p.why === 'thaler' ? 'You have no taler to pay with.' : 'You have already bought a piece from this card.',
  'CAS-8.2': () => 'The last piece on a worker card is not for sale.',
  'CAS-8.3': (p) => `There is no ${onePiece(p.kind)} on this worker card.`,
  'CAS-8.5': (p) =>
    p.why === 'own' ? 'You cannot buy from your own worker.' : 'At this table you buy only once from an opponent.',
  'CAS-9.4': () => 'Choose one of the two workers that you played in this round.',
  'CAS-11.1': (p, v) => `No tile is left on the board to build ${the(p.building, v)}.`,
  'CAS-11.2': (p, v) =>
    p.why === 'value'
      ? p.value < p.cost
        ? `This comes to ${p.value}; ${p.cost - p.value} is missing: the building costs exactly ${p.cost}.`
        : `This comes to ${p.value}, ${p.value - p.cost} too much: the building costs exactly ${p.cost}.`
      : p.why === 'own'
        ? `You have ${p.has === 0 ? `no ${onePiece(p.kind)}` : `only ${some(p.has, p.kind, v)}`}; the rest would have to come from silver.`
        : `You cannot pay for ${the(p.building, v)} exactly with what you have.`,
  'CAS-11.3': (p, v) =>
    p.why === 'kinds'
      ? `A payment needs at least ${p.least} kinds among sand, wood, clay and stone; this one has ${p.kinds}.`
      : `You could reach the value of ${the(p.building, v)}, but not with enough different kinds of pieces.`,
  'CAS-12.1': (p, v) => (p.has === 0 ? 'You have no silver bar.' : `You have only ${some(p.has, 'silver', v)}.`),
  'CAS-12.2': (p, v) =>
    p.stock === 0
      ? `Silver is changed for a ${onePiece(p.kind)} off its cart, and that cart is empty.`
      : `Silver is changed for ${manyPieces(p.kind)} off their cart, which holds only ${some(p.stock, p.kind, v)}.`,
  'CAS-12.3': (p) =>
    `This payment changes more silver for ${manyPieces(p.kind)} than it spends: every piece changed must be spent.`,
  'CAS-13.2': (p, v) => `Nobody has built ${the(p.house, v)} yet.`,
  'CAS-13.3': (p) =>
    p.why === 'taken' ? 'This space is occupied.' : 'You have already lodged a helper in this building in this round.',
  'CAS-13.4': (p, v) => `You cannot pay the fee of a space in ${into(p.house, v)}.`,
  'CAS-13.7': (p) =>
    p.from === 'supply'
      ? 'You have no helper in your supply.'
      : p.from === 'inn'
        ? 'You have no helper at the inn.'
        : 'None of your helpers stands there.',
  'CAS-15.10': (p, v) => `You have no ${v.name(p.kind)} to give up.`,
  'CAS-19.1': () => 'The innkeeper has not turned up yet.',
  'CAS-19.3': () => 'Take one of your own helpers off the carts or the rider.',
  'CAS-19.6': () => 'The granary has not turned up yet.',
  'CAS-19.8': (p, v) => `That costs ${talers(p.thalers, v)}, more than you have: give up a card.`,
  'CAS-19.9': (p) =>
    p.why === 'most'
      ? `The breach takes ${p.most} stone blocks at most.`
      : p.why === 'stone'
        ? 'You do not have that many stone blocks.'
        : 'You do not have that many silver bars.',
  'CAS-19.10': (p, v) => `You have no ${v.name(p.item)} to give.`,
  'CAS-19.12': (p, v) => `There is no ${v.name(p.item)} on the damsel’s card.`,
  'CAS-19.14': (p, v) =>
    p.why === 'worker'
      ? 'The snow takes only worker cards.'
      : `That costs ${talers(p.thalers, v)}, more than you have: give up a worker.`,
  'castle.listed': () => 'This payment is one of those in the list: choose it there.',
  'castle.unlisted': () => 'This payment is not in the list: put it together piece by piece.',
  'castle.all-listed': () => 'The list above has every payment there is.',
}
