// What the board of Castle says, in English.
import { num } from '../../../../kernel/lists.ts'
import type { Seat } from '../../../../kernel/words.ts'
import type { TextsOf, VoiceOf } from '../../../../papers/speech.ts'
import { type Line, MATERIALS, type Resource } from '../../rules/pieces.ts'
import type { CastleSpeech } from '../../rules/speech.ts'
import { amounts, asStone, capital, counted, inShort, some } from './phrases.ts'

type Voice = VoiceOf<CastleSpeech>

const kind = (id: Resource) => id
const talers = (n: number, v: Voice) => `${n} ${v.plural(n, 'taler', 'talers')}`
const kept = (n: number, v: Voice) => (n === 0 ? 'no talers' : talers(n, v))
const taken = (seat: Seat | null, v: Voice) => (seat === null ? 'free' : `${v.seat(seat)}’s helper`)

const NOTES: Readonly<Record<Exclude<Line, 'forge'>, string>> = {
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

export const board: TextsOf<CastleSpeech>['board'] = {
  goal: () => 'have the most points: each building scores its crown, helpers score for what has been built.',
  now: (p) =>
    ({
      choose: `choose ${p.cards === 1 ? 'a card' : `${p.cards} cards`} in secret; all are turned up together.`,
      winter: 'the cards of winter act before the characters.',
      court: 'the damsel is courted: the last suitor scores.',
      load: 'the worker cards are loaded; whoever played them takes the load and may build.',
      execute: 'the characters act in the order of their numbers: take goods, build, place helpers.',
      palace: 'the game ends: the helpers in the palace are scored.',
    })[p.phase],
  or: () => 'or',
  heading: (p) => `${p.name}:`,
  'helper-of': (p, v) => `${v.seat(p.seat)}’s helper`,
  'site-built': (p, v) => `${capital(v.name(p.building))}, built`,
  'site-plan': (p, v) => `${capital(v.name(p.building))}, not built, value ${p.value}, ${p.points} VP`,
  'forge-holds': (p, v) => `${p.n} ${v.plural(p.n, 'silver bar', 'silver bars')} in the forge`,
  'space-label': (p, v) => `Helper space, ${v.name(p.building)}, fee ${p.fee}, ${taken(p.seat, v)}`,
  'track-label': (p, v) =>
    `Round ${p.round} of ${p.rounds}, ${talers(p.track, v)} on the track${p.marked.length > 0 ? `; winter cards in rounds ${p.marked.join(', ')}` : ''}`,
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
  'load-label': (p, v) => `${some(p.n, p.kind, v)} on the ${v.card(p.card)} of ${v.seat(p.seat)}`,
  'has-chosen': () => 'has chosen',
  thinks: () => 'thinks',
  waits: () => 'waits',
  'chosen-label': (p, v) => `${v.seat(p.seat)} has chosen`,
  'choice-short': () => 'In secret',
  'secret-choice': () => 'In secret',
  'deck-label': (p, v) => `Winter deck: ${p.n} ${v.plural(p.n, 'card', 'cards')}`,
  'damsel-short': () => 'The damsel',
  hoard: (p, v) => `${talers(p.n, v)} on the card`,
  gifts: (p, v) => `on her card: ${amounts(p.gifts, v)}`,
  suitor: (p, v) => `${v.seat(p.seat)} courts her`,
  'gift-label': (p, v) => `${some(p.n, p.item, v)} on her card`,
  tray: () => 'Your choice',
  paying: (p, v) => `${capital(v.name(p.building))}: ${p.value}`,
  'tray-breach': () => 'Stone for the breach',
  'tray-place-helper': () => 'Free spaces, their fee, what they bring',
  'tray-buy': () => 'On the worker cards',
  'tray-share': () => 'On her card',
  'payments-shown': (p) => `${p.shown} of ${p.all}`,
  'payment-label': (p, v) => {
    const { n } = p
    return p.act === 'breach'
      ? asStone({ stone: num(n, 0), bars: num(n, 1) }, v)
      : inShort(n.slice(0, MATERIALS.length), n.slice(MATERIALS.length))
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
  tally: (p) => `Helpers: ${p.home} in supply, ${p.out} on the board`,
  'set-of': (p, v) => `${v.seat(p.seat)}’s cards`,
  'built-count': (p) => `${p.n} built`,
  'built-list': (p, v) => `Built: ${v.names(p.built)}`,
  'cards-down': () => 'face down',
  'cards-held': (p) => `${p.n} in hand`,
  over: () => 'the end',
  'final-scoring': () => 'final scoring',
  'points-note': (p, v) =>
    p.line === 'forge' ? `${p.bars} ${v.plural(p.bars, 'bar', 'bars')} in the forge` : NOTES[p.line],
  'kind-short': (p) => kind(p.kind),
  'bars-as': (p) => `as ${kind(p.kind)}`,
  'worth-now': (p, v) => `Space for ${p.fee}: ${p.points} VP if the game ended now (${counted(p, v)}).`,
  compose: () => 'Compose…',
  'step-name': (p) => ['Messenger', 'Trader', 'Bricklayer', 'Stonemason', 'Worker', 'Master'][p.n - 1] ?? '',
  'would-yield': (p) =>
    `Yields ${p.own} ${kind(p.kind)} whenever a trader is played, and ${p.tower} to the defence tower.`,
  'brings-points': (p) => `Scores all its ${p.points} VP.`,
  'brings-half': (p) => `Scores half: ${p.points} VP.`,
  'brings-wages': (p, v) => `Earns ${talers(p.each, v)} for each piece used.`,
  'brings-thalers': (p, v) => `Earns ${talers(p.n, v)}.`,
  'master-gets': (p, v) => `The master builder of ${v.seat(p.seat)} gets ${p.points} VP for it.`,
  'kind-times': (p) => `${p.times} × ${kind(p.kind)}`,
  'would-bring': (p, v) => `If the game ended now: ${p.points} VP (${counted(p, v)}). You keep ${kept(p.left, v)}.`,
  'would-leave': (p, v) => `Fee ${p.fee}. You keep ${kept(p.left, v)}.`,
  'brief-choose-cards': (p, v) => `Choose ${p.cards.map((card) => v.card(card)).join(' + ')}`,
  'brief-pay': (p) => `Pay ${inShort(p.used, p.bars)}`,
  'brief-place-helper': (p, v) =>
    `${p.house === 'innkeeper' ? 'Inn' : capital(v.name(p.house))} for ${p.fee}${p.source === 'supply' ? '' : p.source === 'innkeeper' ? ', the innkeeper' : `, off the ${v.name(p.source)}`}`,
  'brief-build': (p, v) => `Build: ${v.name(p.building)}`,
  'brief-buy': (p, v) => `Buy ${kind(p.kind)} from ${v.seat(p.from)}`,
  'brief-load-worker-stone': (p) => {
    const [first, second] = p.kinds
    return first !== undefined && first === second ? `2 ${kind(first)}` : p.kinds.map(kind).join(' + ')
  },
  'brief-place-trader': (p, v) =>
    `On the ${v.name(p.field)}${p.source === 'innkeeper' ? ', the innkeeper' : ''}${p.displaces !== null ? `, in place of ${v.seat(p.displaces)}` : ''}`,
  'brief-take-from-tower': (p) => `Take ${p.pieces} ${kind(p.kind)}`,
  'brief-palace-give': (p) =>
    p.silver ? `Silver as ${kind(p.kind)}: ${p.points} VP` : `${capital(kind(p.kind))}: ${p.points} VP`,
}
