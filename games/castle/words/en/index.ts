// Castle in English: what is asked, what can be chosen, what happens.
import type { TextsOf } from '../../../../papers/speech.ts'
import type { CastleSpeech } from '../../rules/speech.ts'
import { board } from './board.ts'
import { cards } from './cards.ts'
import { names, points, variants } from './names.ts'
import { parts } from './parts.ts'
import {
  amounts,
  asStone,
  capital,
  from,
  into,
  payment,
  pieces,
  some,
  someOrNothing,
  space,
  talers,
  the,
} from './phrases.ts'
import { refusals } from './refusals.ts'
import { things } from './things.ts'

export const texts: TextsOf<CastleSpeech> = {
  title: 'A Castle for All Seasons',
  blurb: 'Send your people in secret, gather sand, wood, clay and stone, and finish the castle building by building.',
  ask: {
    'choose-cards': (p) =>
      `Round ${p.round} of ${p.rounds}: choose ${p.cards === 1 ? 'a card' : `${p.cards} cards`} in secret.`,
    plague: (p, v) => `The plague: give up one of your played cards, or pay ${talers(p.thalers, v)}.`,
    breach: (p) => `The breach: give up to ${p.most} stone blocks for ${p.points} VP each.`,
    snowfall: (p, v) => `Snowfall: give up a worker card, or pay ${talers(p.thalers, v)}.`,
    court: (p) => `The damsel: give her one thing, or drop out. The last suitor scores ${p.points} VP.`,
    share: () => 'The damsel is won: take one thing from her card.',
    'load-worker-stone': () => 'Choose what lies on your worker (stone) besides the stone block.',
    'recall-trader-helper': () => 'You cannot pay the toll: take one of your helpers off the carts.',
    'place-trader': () => 'Trader: place a helper on a cart or the rider, or place none.',
    'take-from-tower': () => 'Bricklayer: take all pieces of one kind from the defence tower.',
    buy: (p, v) => `Stonemason: buy pieces from the worker cards for ${talers(p.price, v)} each, or stop.`,
    'worker-order': () => 'Which of your two workers goes first?',
    build: (p, v) => `${capital(v.name(p.role))}: erect a building (${p.left} left), or stop.`,
    pay: (p, v) => `Pay for ${the(p.building, v)}: exactly ${p.cost}, in at least ${p.kinds} kinds.`,
    'place-helper': (p) => `Lodge a helper in the castle (${p.left} left), or stop.`,
    palace: (p) => `Palace: give up a piece for its value in VP (${p.left} left), or stop.`,
  },
  act: {
    'choose-cards': (p, v) => `Choose ${p.cards.map((card) => `the ${v.card(card)}`).join(' and ')}`,
    'load-worker-stone': (p, v) => `Load ${pieces(p.kinds, v)}`,
    'place-trader': (p, v) =>
      `Helper on the ${v.name(p.field)}${p.source === 'innkeeper' ? ', the innkeeper' : ''}${
        p.displaces !== null ? `, displacing ${v.seat(p.displaces)}` : ''
      }`,
    'decline-trader': () => 'Place no helper',
    'recall-trader-helper': (p, v) => `Take the helper off the ${v.name(p.field)}`,
    'take-from-tower': (p, v) => `Take ${some(p.pieces, p.kind, v)} from the defence tower`,
    buy: (p, v) =>
      `Buy ${some(1, p.kind, v)} from the ${v.card(p.card)} of ${v.seat(p.from)} for ${talers(p.price, v)}`,
    'stop-buying': () => 'Buy no more',
    build: (p, v) =>
      `Build ${the(p.building, v)} (value ${p.cost}, ${p.points === null ? `${talers(p.wages, v)} a piece` : `${p.points} VP`})`,
    'stop-building': () => 'Build no more',
    pay: (p, v) => `Pay ${payment(p.used, p.bars, v)}`,
    'pay-other': (p, v) => (p.open ? 'Compose another payment' : `Pay ${payment(p.used, p.bars, v)}`),
    'place-helper': (p, v) =>
      `Helper ${from(p.source, v)} into ${into(p.house, v)}${space(p.letter)} for ${talers(p.fee, v)}`,
    'stop-placing': () => 'Lodge no more helpers',
    'worker-order': (p, v) => `The ${v.card(p.card)} first`,
    'palace-give': (p, v) =>
      p.silver
        ? `Give up 1 silver bar as ${v.name(p.kind)}: ${p.points} VP`
        : `Give up ${some(1, p.kind, v)}: ${p.points} VP`,
    'stop-palace': () => 'Give up no more',
    'plague-remove': (p, v) => `Give up the ${v.card(p.card)}`,
    'plague-pay': (p, v) => `Pay ${talers(p.thalers, v)}`,
    breach: (p, v) => (p.stone + p.bars === 0 ? 'Give up nothing' : `Give up ${asStone(p, v)}: ${p.points} VP`),
    court: (p, v) => `Give ${some(1, p.item, v)}`,
    'drop-out': () => 'Drop out',
    share: (p, v) => `Take ${some(1, p.item, v)}`,
    'snowfall-remove': (p, v) => `Give up the ${v.card(p.card)}`,
    'snowfall-pay': (p, v) => `Pay ${talers(p.thalers, v)}`,
  },
  event: {
    round: (p, v) =>
      `Round ${p.round} of ${p.rounds}: ${v.seat(p.seat)} is first player and takes the taler of this round.`,
    'all-chosen': () => 'Everybody has chosen.',
    'winter-card': (p, v) => `${v.seat(p.seat)} turns up a winter card: ${v.card(p.card)}.`,
    'card-removed': (p, v) => `${v.seat(p.seat)} loses the ${v.card(p.card)} for the rest of the game.`,
    'winter-paid': (p, v) => `${v.seat(p.seat)} pays ${talers(p.thalers, v)} to the bank.`,
    breach: (p, v) => `${v.seat(p.seat)} gives ${asStone(p, v)} to the breach.`,
    court: (p, v) => `${v.seat(p.seat)} courts the damsel with ${some(1, p.item, v)}.`,
    'drop-out': (p, v) => `${v.seat(p.seat)} courts the damsel no longer.`,
    'damsel-won': (p, v) => `${v.seat(p.seat)} wins the heart of the damsel.`,
    'damsel-leaves': () => 'Nobody courts the damsel: she leaves.',
    share: (p, v) => `${v.seat(p.seat)} takes ${some(p.pieces, p.item, v)} from the damsel’s card.`,
    reveal: (p, v) => `${v.seat(p.seat)} reveals the ${v.card(p.card)}.`,
    load: (p, v) => `The ${v.card(p.card)} of ${v.seat(p.seat)} is loaded with ${amounts(p.pieces, v)}.`,
    'load-choice': (p, v) => `${v.seat(p.seat)} adds ${pieces(p.kinds, v)}.`,
    messenger: (p, v) => `Messenger: ${v.seat(p.seat)} takes ${talers(p.thalers, v)}.`,
    toll: (p, v) =>
      p.to === null
        ? `${v.seat(p.seat)} lays ${talers(p.thalers, v)} on the innkeeper’s card.`
        : `${v.seat(p.seat)} pays ${talers(p.thalers, v)} to the innkeeper, ${v.seat(p.to)}.`,
    recall: (p, v) => `${v.seat(p.seat)} cannot pay the toll and takes the helper off the ${v.name(p.field)}.`,
    'place-trader': (p, v) => `Trader: ${v.seat(p.seat)} places a helper on the ${v.name(p.field)}.`,
    'decline-trader': (p, v) => `Trader: ${v.seat(p.seat)} places no helper.`,
    displaced: (p, v) => `${v.seat(p.seat)}’s helper leaves the ${v.name(p.field)}.`,
    yield: (p, v) =>
      `${v.seat(p.seat)} receives ${someOrNothing(p.pieces, p.kind, v)}; the defence tower receives ${someOrNothing(p.tower, p.kind, v)}.`,
    'take-from-tower': (p, v) =>
      `Bricklayer: ${v.seat(p.seat)} takes ${some(p.pieces, p.kind, v)} from the defence tower.`,
    buy: (p, v) =>
      `Stonemason: ${v.seat(p.seat)} buys ${some(1, p.kind, v)} from the ${v.card(p.card)} of ${v.seat(p.from)} for ${talers(p.price, v)}.`,
    'worker-order': (p, v) => `${v.seat(p.seat)} begins with the ${v.card(p.card)}.`,
    work: (p, v) => `${capital(v.card(p.card))}: ${v.seat(p.seat)} takes ${amounts(p.pieces, v)}.`,
    build: (p, v) =>
      `${v.seat(p.seat)} builds ${the(p.building, v)} with ${amounts(p.used, v)}${
        p.bars > 0 ? ` (${some(p.bars, 'silver', v)} into the forge)` : ''
      }.`,
    wages: (p, v) => `${v.seat(p.seat)} receives ${talers(p.thalers, v)} for the work.`,
    'place-helper': (p, v) =>
      `${v.seat(p.seat)} lodges a helper in ${into(p.house, v)}${space(p.letter)} for ${talers(p.fee, v)}.`,
    hoard: (p, v) => `${v.seat(p.seat)} takes ${talers(p.thalers, v)} from the innkeeper’s card.`,
    'take-back': (p, v) => `Master builder: ${v.seat(p.seat)} takes the played cards back.`,
    score: (p, v) => `${v.seat(p.seat)} scores ${p.points} VP (${v.name(p.line)}), ${p.total} in all.`,
    'last-round': (p) => `Round ${p.round} was the last.`,
    scoring: () => 'The carts are cleared, and the castle is scored.',
    palace: (p, v) =>
      p.silver
        ? `${v.seat(p.seat)} gives up 1 silver bar as ${v.name(p.kind)}.`
        : `${v.seat(p.seat)} gives up ${some(1, p.kind, v)}.`,
    'game-over': (p, v) => {
      const winners = p.winners.map((seat) => v.seat(seat))
      return winners.length === 1 ? `${winners[0]} wins.` : `${v.list(winners)} share the victory.`
    },
  },
  refusal: refusals,
  sheet: async () => (await import('./sheet.ts')).sheet,
  fits: async () => (await import('./sheet.ts')).fits,
  names,
  cards,
  board,
  things,
  variants,
  points,
  parts,
}
