// What the board of Castle says, in English.

import type { Param } from '../../../../kernel/words.ts'
import type { Say, Voice } from '../../../../papers/texts.ts'
import { ITEMS, MATERIALS } from '../../state.ts'
import type { BoardId } from '../board.ts'

const KIND: Readonly<Record<string, string>> = {
  sand: 'sand',
  wood: 'wood',
  clay: 'clay',
  stone: 'stone',
  silver: 'silver',
}
const kind = (id: Param | undefined) => KIND[String(id)] ?? String(id)
const numbers = (list: Param | undefined) => (Array.isArray(list) ? (list as number[]) : [])
const talers = (n: Param | undefined, v: Voice) => `${n} ${v.plural(n, 'taler', 'talers')}`
const taken = (seat: Param | undefined, v: Voice) => (Number(seat) < 0 ? 'free' : `helper of ${v.seat(seat)}`)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const paid = (used: readonly number[], bars: readonly number[]) =>
  MATERIALS.flatMap((id, k) => {
    const own = (used[k] ?? 0) - (bars[k] ?? 0)
    return [...(own > 0 ? [`${own} ${id}`] : []), ...((bars[k] ?? 0) > 0 ? [`${bars[k]} silver as ${id}`] : [])]
  }).join(', ')

const COUNTED: Readonly<Record<string, (n: number, v: Voice) => string>> = {
  empty: (n, v) => `${n} empty ${v.plural(n, 'space', 'spaces')}`,
  helpers: (n, v) => `${n} ${v.plural(n, 'helper', 'helpers')} in the castle`,
  towers: (n, v) => `${n} ${v.plural(n, 'tower', 'towers')} built`,
  houses: (n, v) => `${n} ${v.plural(n, 'house', 'houses')} built`,
  unbuilt: (n, v) => `${n} ${v.plural(n, 'tile', 'tiles')} not built`,
  bars: (n, v) => `${n} ${v.plural(n, 'bar', 'bars')} in the forge`,
  thalers: (n, v) => `${talers(n, v)} left`,
  pieces: (n, v) => `${n} ${v.plural(n, 'piece', 'pieces')} of yours`,
  granary: (n, v) => `${n} ${v.plural(n, 'helper', 'helpers')} in the granary`,
}
const NOTES: Readonly<Record<string, string>> = {
  stonemason: 'full crown numbers',
  worker: 'half crown numbers',
  'master-builder': 'buildings of the others',
  keep: 'empty spaces',
  tavern: 'helpers in the castle',
  'small-gate': 'towers built',
  'large-gate': 'towers built',
  stable: 'houses built',
  'servants-house': 'tiles not built',
  market: 'talers given up',
  palace: 'pieces given up',
  granary: 'helpers in the granary',
  breach: 'stone for the breach',
  damsel: 'the last suitor',
}

export const board: Readonly<Record<BoardId, Say>> = {
  or: () => 'or',
  'helper-of': (p, v) => `helper of ${v.seat(p.seat)}`,
  'site-built': (p, v) => `${capital(v.name(p.building))}, built`,
  'site-plan': (p, v) => `${capital(v.name(p.building))}, not built, value ${p.value}, ${p.points} VP`,
  'forge-holds': (p, v) => `${p.n} ${v.plural(p.n, 'silver bar', 'silver bars')} in the forge`,
  'space-label': (p, v) => `Helper space, ${v.name(p.building)}, fee ${p.fee}, ${taken(p.seat, v)}`,
  'track-label': (p, v) =>
    `Round ${p.round} of ${p.rounds}, ${talers(p.track, v)} on the track${numbers(p.marked).length > 0 ? `; winter cards in rounds ${numbers(p.marked).join(', ')}` : ''}`,
  'field-label': (p, v) =>
    `${capital(v.name(p.field))}: ${p.stock} in stock, yields ${p.own}, and ${p.tower} to the tower; ${taken(p.seat, v)}`,
  'niche-label': (p, v) => `Defence tower: ${v.name(p.kind)}, ${p.n}`,
  'bank-label': (p, v) => `Bank: ${talers(p.n, v)}`,
  'cards-of-round': () => 'Cards of the round',
  'round-short': () => 'The round',
  'card-done': () => 'done',
  'card-yours': () => 'your turn',
  'card-at-work': () => 'at work',
  'card-master': (p) => `${p.points} VP each`,
  'card-of': (p, v) => `${v.seat(p.seat)}: ${v.card(p.card)}`,
  'load-label': (p, v) => `${p.n} ${v.name(p.kind)} on the ${v.card(p.card)} of ${v.seat(p.seat)}`,
  'has-chosen': () => 'has chosen',
  thinks: () => 'thinks',
  waits: () => 'waits',
  'chosen-label': (p, v) => `${v.seat(p.seat)} has chosen`,
  'choice-short': () => 'In secret',
  'secret-choice': () => 'In secret',
  'deck-label': (p, v) => `Winter deck: ${p.n} ${v.plural(p.n, 'card', 'cards')}`,
  hoard: (p, v) => `${talers(p.n, v)} on the card`,
  gifts: (p, v) => {
    const list = numbers(p.gifts).flatMap((n, i) => (n > 0 ? [`${n} ${v.name(ITEMS[i])}`] : []))
    return `on her card: ${list.join(', ') || 'nothing'}`
  },
  suitor: (p, v) => `${v.seat(p.seat)} courts`,
  'gift-label': (p, v) => `${p.n} ${v.name(p.item)} on her card`,
  tray: () => 'Tray',
  paying: (p, v) => `${capital(v.name(p.building))}: ${p.value}`,
  'tray-breach': () => 'Stone for the breach',
  'tray-place-helper': () => 'Free spaces, their fee, what they count',
  'tray-buy': () => 'On the worker cards',
  'tray-share': () => 'On her card',
  'payments-shown': (p) => `${p.shown} of ${p.all}`,
  'payment-label': (p) => {
    const n = numbers(p.n)
    return p.act === 'breach'
      ? `${n[0]} stone, ${n[1]} silver as stone`
      : paid(n.slice(0, MATERIALS.length), n.slice(MATERIALS.length))
  },
  leaves: () => 'left',
  'own-label': (p, v) => `${capital(v.name(p.what))}: ${p.n}`,
  'your-stock': () => 'Your stock',
  'played-count': (p) => `${p.n} played`,
  'hand-count': (p) => `${p.n} in hand`,
  'card-chosen': () => 'chosen',
  'card-in-hand': () => 'in hand',
  'card-played': () => 'played',
  chosen: () => 'chosen',
  first: () => 'first player',
  tally: (p) => `Helpers: ${p.home} at hand, ${p.out} on the board`,
  'set-of': (p, v) => `The cards of ${v.seat(p.seat)}`,
  'built-count': (p) => `${p.n} built`,
  'built-list': (p, v) => `Built: ${v.names(p.built)}`,
  'cards-down': () => 'face down',
  'cards-held': (p) => `${p.n} in hand`,
  over: () => 'the end',
  'final-scoring': () => 'final scoring',
  'points-note': (p) => (p.line === 'forge' ? `${p.bars} bars in the forge` : (NOTES[String(p.line)] ?? '')),
  'kind-short': (p) => kind(p.kind),
  'bars-as': (p) => `as ${kind(p.kind)}`,
  'worth-now': (p, v) =>
    `Space for ${p.fee}: ${p.points} VP if the game ended now (${COUNTED[String(p.what)]?.(Number(p.count), v) ?? p.count}).`,
  compose: () => 'Compose…',
  'step-name': (p) => ['Messenger', 'Trader', 'Bricklayer', 'Stonemason', 'Worker', 'Master'][Number(p.n) - 1] ?? '',
  'would-yield': (p) => `Yields ${p.own} ${kind(p.kind)} whenever a trader is played, and ${p.tower} to the tower.`,
  'brings-points': (p) => `Scores all its ${p.points} VP.`,
  'brings-half': (p) => `Scores half: ${p.points} VP.`,
  'brings-wages': (p, v) => `Earns ${talers(p.each, v)} for each piece used.`,
  'brings-thalers': (p, v) => `Earns ${talers(p.n, v)}.`,
  'would-bring': (p, v) =>
    `If the game ended now: ${p.points} VP (${COUNTED[String(p.what)]?.(Number(p.count), v) ?? p.count}). You keep ${talers(p.left, v)}.`,
  'would-leave': (p, v) => `Fee ${p.fee}. You keep ${talers(p.left, v)}.`,
  'brief-choose-cards': (p, v) =>
    `Choose ${numbers(p.cards)
      .map((card) => v.card(card))
      .join(' + ')}`,
  'brief-pay': (p) => `Pay ${paid(numbers(p.used), numbers(p.bars))}`,
  'brief-pay-other': (p) => `Pay ${paid(numbers(p.used), numbers(p.bars))}`,
  'brief-place-helper': (p, v) =>
    `${p.house === 'innkeeper' ? 'Inn' : capital(v.name(p.house))} for ${p.fee}${p.source === 'supply' ? '' : p.source === 'innkeeper' ? ', the innkeeper' : `, off the ${v.name(p.source)}`}`,
  'brief-build': (p, v) => `Build: ${v.name(p.building)}`,
  'brief-buy': (p, v) => `Buy ${kind(p.kind)} from ${v.seat(p.from)}`,
  'brief-load-worker-stone': (p) => {
    const list = (Array.isArray(p.kinds) ? p.kinds : []) as readonly string[]
    return list.length === 2 && list[0] === list[1] ? `2 ${kind(list[0])}` : list.map(kind).join(' + ')
  },
  'brief-place-trader': (p, v) =>
    `On the ${v.name(p.field)}${p.source === 'innkeeper' ? ', the innkeeper' : ''}${Number(p.displaces) >= 0 ? `, not ${v.seat(p.displaces)}` : ''}`,
  'brief-take-from-tower': (p) => `Take ${p.pieces} ${kind(p.kind)}`,
  'brief-palace-give': (p) =>
    p.silver ? `Silver as ${kind(p.kind)}: ${p.points} VP` : `${capital(kind(p.kind))}: ${p.points} VP`,
}
