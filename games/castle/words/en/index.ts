import type { Param } from '../../../../kernel/words.ts'
import type { Voice } from '../../../../papers/texts.ts'
import { ITEMS, MATERIALS } from '../../state.ts'
import type { CastleTexts } from '../wording.ts'
import { board } from './board.ts'
import { cards as cardTexts, names, points, variants } from './names.ts'
import { parts } from './parts.ts'

const PIECES: Readonly<Record<string, readonly [one: string, more: string]>> = {
  sand: ['sand pile', 'sand piles'],
  wood: ['wooden beam', 'wooden beams'],
  clay: ['clay slab', 'clay slabs'],
  stone: ['stone block', 'stone blocks'],
  silver: ['silver bar', 'silver bars'],
  thaler: ['taler', 'talers'],
}
const WITH_ARTICLE: Readonly<Record<string, string>> = { house: 'a house', tower: 'a tower' }
const the = (id: Param | undefined, v: Voice) =>
  WITH_ARTICLE[String(id)] ?? (v.name(id).startsWith('the ') ? v.name(id) : `the ${v.name(id)}`)
const some = (n: Param | undefined, kind: Param | undefined, v: Voice) => {
  const [one, more] = PIECES[String(kind)] ?? ['piece', 'pieces']
  return `${n} ${v.plural(n, one, more)}`
}
const someOrNothing = (n: Param | undefined, kind: Param | undefined, v: Voice) =>
  Number(n) === 0 ? 'nothing' : some(n, kind, v)
const talers = (n: Param | undefined, v: Voice) => someOrNothing(n, 'thaler', v)
const numbers = (list: Param | undefined) => (Array.isArray(list) ? (list as number[]) : [])
const amounts = (list: Param | undefined, v: Voice) =>
  numbers(list)
    .flatMap((n, i) => (n > 0 ? [some(n, ITEMS[i], v)] : []))
    .join(', ') || 'nothing'
const kinds = (list: Param | undefined, v: Voice) =>
  Array.isArray(list)
    ? amounts(
        ITEMS.map((item) => list.filter((kind) => kind === item).length),
        v,
      )
    : ''
const cards = (list: Param | undefined, v: Voice) =>
  numbers(list)
    .map((card) => `the ${v.card(card)}`)
    .join(' and ')
const total = (list: Param | undefined) => numbers(list).reduce((sum, n) => sum + n, 0)
const payment = (used: Param | undefined, bars: Param | undefined, v: Voice) => {
  const parts = numbers(bars).flatMap((n, k) => (n > 0 ? [`${n} ${MATERIALS[k]}`] : []))
  return parts.length === 0
    ? amounts(used, v)
    : `${amounts(used, v)} (${some(total(bars), 'silver', v)} as ${parts.join(', ')})`
}
const from = (source: Param | undefined, v: Voice) =>
  source === 'supply' ? 'from your supply' : source === 'innkeeper' ? 'from the inn' : `off the ${v.name(source)}`
const house = (id: Param | undefined, v: Voice) => (id === 'innkeeper' ? 'the inn' : the(id, v))
const space = (letter: Param | undefined) => (letter === '' ? '' : `, space ${letter},`)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const texts: CastleTexts = {
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
    'choose-cards': (p, v) => `Choose ${cards(p.cards, v)}`,
    'load-worker-stone': (p, v) => `Load ${kinds(p.kinds, v)}`,
    'place-trader': (p, v) =>
      `Helper on the ${v.name(p.field)}${p.source === 'innkeeper' ? ', the innkeeper' : ''}${
        Number(p.displaces) >= 0 ? `, displacing ${v.seat(p.displaces)}` : ''
      }`,
    'decline-trader': () => 'Place no helper',
    'recall-trader-helper': (p, v) => `Take the helper off the ${v.name(p.field)}`,
    'take-from-tower': (p, v) => `Take ${some(p.pieces, p.kind, v)} from the tower`,
    buy: (p, v) =>
      `Buy ${some(1, p.kind, v)} from the ${v.card(p.card)} of ${v.seat(p.from)} for ${talers(p.price, v)}`,
    'stop-buying': () => 'Buy no more',
    build: (p, v) => `Build ${the(p.building, v)} (value ${p.cost}, ${p.points} VP)`,
    'stop-building': () => 'Build no more',
    pay: (p, v) => `Pay ${payment(p.used, p.bars, v)}`,
    'pay-other': (p, v) => (p.open ? 'Compose another payment' : `Pay ${payment(p.used, p.bars, v)}`),
    'place-helper': (p, v) =>
      `Helper ${from(p.source, v)} into ${house(p.house, v)}${space(p.letter)} for ${talers(p.fee, v)}`,
    'stop-placing': () => 'Lodge no more helpers',
    'worker-order': (p, v) => `The ${v.card(p.card)} first`,
    'palace-give': (p, v) =>
      p.silver
        ? `Give up 1 silver bar as ${v.name(p.kind)}: ${p.points} VP`
        : `Give up ${some(1, p.kind, v)}: ${p.points} VP`,
    'stop-palace': () => 'Give up no more',
    'plague-remove': (p, v) => `Give up the ${v.card(p.card)}`,
    'plague-pay': (p, v) => `Pay ${talers(p.thalers, v)}`,
    breach: (p, v) => {
      const [stone = 0, bars = 0] = numbers(p.n)
      if (stone + bars === 0) return 'Give up nothing'
      const parts = [stone > 0 ? some(stone, 'stone', v) : '', bars > 0 ? `${some(bars, 'silver', v)} as stone` : '']
      return `Give up ${parts.filter(Boolean).join(' and ')}: ${p.points} VP`
    },
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
    breach: (p, v) =>
      `${v.seat(p.seat)} gives ${someOrNothing(Number(p.stone) + Number(p.bars), 'stone', v)} to the breach.`,
    court: (p, v) => `${v.seat(p.seat)} courts the damsel with ${some(1, p.item, v)}.`,
    'drop-out': (p, v) => `${v.seat(p.seat)} courts the damsel no longer.`,
    'damsel-won': (p, v) => `${v.seat(p.seat)} wins the heart of the damsel.`,
    'damsel-leaves': () => 'Nobody courts the damsel: she leaves.',
    share: (p, v) => `${v.seat(p.seat)} takes ${some(p.pieces, p.item, v)} from her card.`,
    reveal: (p, v) => `${v.seat(p.seat)} reveals the ${v.card(p.card)}.`,
    load: (p, v) => `The ${v.card(p.card)} of ${v.seat(p.seat)} is loaded with ${amounts(p.pieces, v)}.`,
    'load-choice': (p, v) => `${v.seat(p.seat)} adds ${kinds(p.kinds, v)}.`,
    messenger: (p, v) => `Messenger: ${v.seat(p.seat)} takes ${talers(p.thalers, v)}.`,
    toll: (p, v) =>
      p.to === null
        ? `${v.seat(p.seat)} lays ${talers(p.thalers, v)} on the innkeeper’s card.`
        : `${v.seat(p.seat)} pays ${talers(p.thalers, v)} to the innkeeper, ${v.seat(p.to)}.`,
    recall: (p, v) => `${v.seat(p.seat)} cannot pay the toll and takes the helper off the ${v.name(p.field)}.`,
    'place-trader': (p, v) => `Trader: ${v.seat(p.seat)} places a helper on the ${v.name(p.field)}.`,
    'decline-trader': (p, v) => `Trader: ${v.seat(p.seat)} places no helper.`,
    displaced: (p, v) => `The helper of ${v.seat(p.seat)} leaves the ${v.name(p.field)}.`,
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
        Number(p.bars) > 0 ? ` (${some(p.bars, 'silver', v)} into the forge)` : ''
      }.`,
    wages: (p, v) => `${v.seat(p.seat)} receives ${talers(p.thalers, v)} for the work.`,
    'place-helper': (p, v) =>
      `${v.seat(p.seat)} lodges a helper in ${house(p.house, v)}${space(p.letter)} for ${talers(p.fee, v)}.`,
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
      const winners = numbers(p.winners).map((seat) => v.seat(seat))
      return winners.length === 1 ? `${winners[0]} wins.` : `${winners.join(' and ')} share the victory.`
    },
  },
  refusal: {
    'CAS-3.2': () => 'The master builder takes played cards back: you have none on the table yet.',
    'CAS-4.2': (p, v) =>
      `The worker (stone) carries sand, wood or clay of your choice, never a ${PIECES[String(p.kind)]?.[0] ?? v.name(p.kind)}.`,
    'CAS-4.5': (p, v) =>
      `There are not that many ${PIECES[String(p.kind)]?.[1] ?? v.name(p.kind)} in the general stock.`,
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
    'CAS-8.5': (p) =>
      p.why === 'own' ? 'You cannot buy from your own worker.' : 'At this table you buy only once from an opponent.',
    'CAS-9.4': () => 'Choose one of the two workers that you played in this round.',
    'CAS-11.1': (p, v) => `No tile of this kind is left on the board (${v.name(p.building)}).`,
    'CAS-11.2': (p, v) =>
      p.why === 'value'
        ? Number(p.value) < Number(p.cost)
          ? `This comes to ${p.value}; ${Number(p.cost) - Number(p.value)} is missing: the building costs exactly ${p.cost}.`
          : `This comes to ${p.value}, ${Number(p.value) - Number(p.cost)} too much: the building costs exactly ${p.cost}.`
        : p.why === 'own'
          ? `You have only ${some(p.has, p.kind, v)}; the rest would have to come from silver.`
          : `You cannot pay for ${the(p.building, v)} exactly with what you have.`,
    'CAS-11.3': (p, v) =>
      p.why === 'kinds'
        ? `A payment needs at least ${p.least} kinds among sand, wood, clay and stone; this one has ${p.kinds}.`
        : `You could reach the value of ${the(p.building, v)}, but not with three kinds of resources.`,
    'CAS-12.1': (p, v) => `You have only ${some(p.has, 'silver', v)}.`,
    'CAS-12.2': (p, v) =>
      `Silver becomes ${v.name(p.kind)} from its cart, and that holds only ${some(p.stock, p.kind, v)}.`,
    'CAS-12.3': (p, v) =>
      `More silver would become ${v.name(p.kind)} than this payment uses: every converted piece must be spent.`,
    'CAS-13.2': (p, v) => `Nobody has built ${the(p.house, v)} yet.`,
    'CAS-13.3': (p) =>
      p.why === 'taken'
        ? 'This space is occupied.'
        : 'You have already lodged a helper in this building in this round.',
    'CAS-13.4': (p, v) => `You cannot pay the fee (${v.name(p.house)}).`,
    'CAS-13.7': () => 'You have no helper there to place.',
    'CAS-15.10': (p, v) => `You have no ${v.name(p.kind)} to give up.`,
    'CAS-19.3': () => 'Take one of your own helpers off the carts or the rider.',
    'CAS-19.8': (p, v) => `That costs ${talers(p.thalers, v)}, and you do not have that many: give up a card.`,
    'CAS-19.9': (p) =>
      p.why === 'stone' ? 'You do not have that many stone blocks.' : 'You do not have that many silver bars.',
    'CAS-19.10': (p, v) => `You have no ${v.name(p.item)} to give.`,
    'CAS-19.12': (p, v) => `There is no ${v.name(p.item)} on her card.`,
    'CAS-19.14': (p, v) =>
      p.why === 'worker'
        ? 'The snow takes only worker cards.'
        : `That costs ${talers(p.thalers, v)}, and you do not have that many: give up a worker.`,
    'castle.listed': () => 'This payment is one of those in the list: choose it there.',
    'castle.all-listed': () => 'The list above has every payment there is.',
  },
  sheet: async () => (await import('./sheet.ts')).sheet,
  names,
  cards: cardTexts,
  board,
  variants,
  points,
  parts,
}
