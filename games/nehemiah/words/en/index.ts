// Nehemiah in English.
import { at } from '../../../../kernel/lists.ts'
import type { Card, Seat } from '../../../../kernel/words.ts'
import { isNeutral } from '../../rules/layout.ts'
import { BOARDS } from '../../rules/terms.ts'
import type { NehemiahTexts, NehemiahVoice } from '../speech.ts'
import { board as sayings } from './board.ts'
import { cards } from './cards.ts'
import { names } from './names.ts'
import { parts } from './parts.ts'
import { refusals } from './refusals.ts'
import { things } from './things.ts'

const wood = (n: number) => `${n} wood`
const gold = (n: number) => `${n} gold`
const vp = (n: number) => `${n} VP`
const workers = (n: number) => (n === 1 ? '1 worker' : `${n} workers`)
/** "3 workers, 1 wood and 2 gold". */
const amounts = (list: readonly number[], units: readonly ((n: number) => string)[], v: NehemiahVoice) =>
  v.list(units.flatMap((unit, i) => (at(list, i) > 0 ? [unit(at(list, i))] : []))) || 'nothing'
const bid = (list: readonly number[], v: NehemiahVoice) => amounts(list, [workers, wood, gold], v)
const goods = (p: { wood: number; gold: number }, v: NehemiahVoice) => amounts([p.wood, p.gold], [wood, gold], v)
const cost = (p: { wood: number; gold: number }, v: NehemiahVoice) =>
  p.wood + p.gold === 0 ? '' : `pays ${goods(p, v)}${p.wood > 0 && p.gold > 0 ? ',' : ''} and `
const pairs = (n: number, what: string) => (n > 0 ? [`${n} ${n === 1 ? 'pair' : 'pairs'} with ${what}`] : [])
const board = (b: number, v: NehemiahVoice) => v.name(at(BOARDS, b))
/** Cubes lie on the Wall, in the Temple, in the Garrison. */
const on = (b: number, v: NehemiahVoice) => (b === 0 ? `on the ${board(b, v)}` : `in the ${board(b, v)}`)
const seats = (list: readonly Seat[], v: NehemiahVoice) => v.list(list.map((seat) => v.seat(seat)))
const worker = (owner: number, v: NehemiahVoice) =>
  isNeutral(owner) ? 'a neutral worker' : `${v.seat(owner)}’s worker`
const spot = (p: { column: number; row: number }) => `column ${p.column}, row ${p.row}`
/** Names of Work cards stand in quotes, since many are deeds: “Build a gate”. */
const card = (c: Card, v: NehemiahVoice) => `“${v.card(c)}”`
const send = (p: { column: number; card: Card | null }, v: NehemiahVoice) =>
  p.card === null ? `Send a worker to column ${p.column}` : `Send a worker to ${card(p.card, v)} (column ${p.column})`
const round = (n: number) => 'I'.repeat(n)

export const texts: NehemiahTexts = {
  title: 'Nehemiah',
  blurb:
    'Rebuild the walls of Jerusalem: send workers to columns of jobs, and let the tired ones of others work for a coin.',
  ask: {
    'pick-foreman': () => 'Choose the Foreman card of this auction.',
    bid: (p, v) => `Bid secretly for the ${v.card(p.lot)}: workers, wood and gold.`,
    'artisan-move': (p, v) => `No cube in supply: move one to the ${board(p.board, v)}, or decline.`,
    sculpt: () => 'Sculptor: how many pairs of a worker and a wood, of a worker and a gold?',
    window: (p) =>
      p.moment === 'before'
        ? 'Before this turn: play a Foreman card, or decline.'
        : p.moment === 'after'
          ? 'A column is about to go: play a Foreman card, or decline.'
          : 'Before the scoring: play a Foreman card, or decline.',
    'own-plays': (p) =>
      p.before
        ? 'Play Foreman cards before your action, or go on.'
        : 'Play Foreman cards after your action, or end your turn.',
    'main-action': (p) =>
      p.place && p.activate
        ? 'Your turn: send a worker, or activate one.'
        : p.place
          ? 'Your turn: send a worker.'
          : p.activate
            ? 'Your turn: activate a worker.'
            : 'Your turn: play a Foreman card, or pass.',
    inspect: (p, v) => `Inspector: choose ${v.seat(p.player)}’s action.`,
    'place-neutral': () => 'Lay a neutral worker in another column.',
    'resolve-or-skip': (p, v) => `Carry out ${card(p.anchor, v)}, or skip it.`,
    'extra-activation': (p) => `Pay ${gold(p.coin)} for a tired worker above, or stop.`,
    'assistant-worker': (p) =>
      p.first ? 'Assistant: activate a worker.' : 'Assistant: activate a second worker, or stop.',
    'corrupt-target': () => 'Corrupt worker: choose a standing worker of another player.',
    raise: (p) =>
      p.first ? 'Night work: stand up a tired worker of yours.' : 'Night work: stand up another, or stop.',
    send: (p) => (p.first || p.why === 'convict' ? 'Send a worker to a column.' : 'Send another worker, or stop.'),
    'place-anywhere': (p) =>
      p.why === 'companion' && p.from < 0
        ? 'Companion: choose the standing worker who moves.'
        : 'Choose a free card for your worker.',
    'crew-target': () => 'Crew change: choose a worker of another player to relieve.',
    'swap-workers': (p) => (p.first < 0 ? 'Choose a worker to swap.' : 'Choose the worker he changes places with.'),
    'swap-cards': (p) =>
      p.column >= 0
        ? 'Choose two cards of this column to swap.'
        : p.why === 'administrator'
          ? 'Administrator: choose a column just refilled, or decline.'
          : 'Choose a column whose cards you will swap.',
    consolidate: (p) =>
      p.first
        ? `Consolidation: pay ${gold(p.coin)} for an occupied card of this column.`
        : 'Consolidation: pay for another card, or stop.',
    'cube-source': (p, v) => `No cube in supply: which board gives one to the ${board(p.board, v)}?`,
    turncoat: () => 'Turncoat: move one cube of any player to another board, or decline.',
  },
  act: {
    place: send,
    activate: (p, v) => `Activate ${card(p.card, v)} (${spot(p)})`,
    figure: (p, v) => `Play the ${v.card(p.card)} instead of the main action`,
    pass: () => 'Pass',
    'place-neutral': (p, v) =>
      p.card === null
        ? `Lay the neutral worker in column ${p.column}`
        : `Lay the neutral worker on ${card(p.card, v)} (column ${p.column})`,
    resolve: (p, v) => `Carry out ${card(p.card, v)}`,
    skip: (p, v) => `Skip ${card(p.card, v)}`,
    extra: (p, v) => `Pay ${gold(p.coin)} for ${card(p.card, v)} (row ${p.row})`,
    stop: () => 'Stop',
    raise: (p, v) => `Stand up the worker on ${card(p.card, v)} (${spot(p)})`,
    send,
    lift: (p, v) => `Move the worker on ${card(p.card, v)} (${spot(p)})`,
    put: (p, v) => `To ${card(p.card, v)} (${spot(p)})`,
    relieve: (p, v) => `Relieve ${worker(p.owner, v)} on ${card(p.card, v)} (${spot(p)})`,
    'swap-worker': (p, v) => `Swap ${worker(p.owner, v)} on ${card(p.card, v)} (${spot(p)})`,
    'choose-column': (p) => `Column ${p.column}`,
    'swap-rows': (p, v) => `Swap ${card(p.card, v)} (row ${p.rowA}) and ${card(p.other, v)} (row ${p.rowB})`,
    consolidate: (p, v) => `Pay ${gold(p.coin)} for ${card(p.card, v)} (row ${p.row})`,
    'move-cube': (p, v) => `Move a cube from the ${board(p.board, v)}`,
    pick: (p, v) => `Auction the ${v.card(p.card)}`,
    bid: (p, v) => (p.n.length === 0 ? 'Bid workers, wood and gold' : `Bid ${bid(p.n, v)}`),
    sculpt: (p, v) => {
      if (p.n.length === 0) return 'Give up pairs of a worker and a good'
      const given = [...pairs(p.n[0] ?? 0, 'wood'), ...pairs(p.n[1] ?? 0, 'gold')]
      return given.length === 0 ? 'Give up no pair' : `Give up ${v.list(given)}`
    },
    corrupt: (p, v) => `Use ${worker(p.owner, v)} on ${card(p.card, v)} (${spot(p)})`,
    play: (p, v) =>
      p.column === null ? `Play the ${v.card(p.card)}` : `Play the ${v.card(p.card)} in column ${p.column}`,
    decline: () => 'Decline',
    done: () => 'Go on',
    'turn-cube': (p, v) =>
      `Move one of ${v.seat(p.player)}’s cubes from the ${board(p.out, v)} to the ${board(p.into, v)}`,
    'decline-ahead': (p) =>
      p.until === 'ask'
        ? 'Ask me in every window'
        : p.until === 'turn'
          ? 'Do not ask me before my next turn'
          : 'Do not ask me before the end of the round',
  },
  event: {
    'set-up': (p, v) => `The columns are laid out; ${v.seat(p.seat)} is First Player.`,
    income: (p) => `Workers set aside come home; everybody takes ${wood(p.wood)} and ${gold(p.gold)}.`,
    'foremen-up': (p, v) => `Foremen of round ${round(p.round)}: ${p.cards.map((card) => v.card(card)).join(', ')}.`,
    'pick-foreman': (p, v) => `${v.seat(p.seat)} auctions the ${v.card(p.card)}.`,
    bid: (p, v) => `${v.seat(p.seat)} bids ${bid(p.bid, v)}.`,
    'foreman-won': (p, v) => `${v.seat(p.seat)} wins the ${v.card(p.card)} for ${bid(p.bid, v)}.`,
    'foreman-left': (p, v) => `The ${v.card(p.card)} leaves the game.`,
    artisan: (p, v) => `${v.card(p.card)}: ${v.seat(p.seat)} puts a cube ${on(p.board, v)}.`,
    sculpt: (p, v) =>
      p.wood + p.gold === 0
        ? `${v.card(p.card)}: ${v.seat(p.seat)} gives up nothing.`
        : `${v.card(p.card)}: ${v.seat(p.seat)} gives up ${amounts([p.wood + p.gold, p.wood, p.gold], [workers, wood, gold], v)} for ${p.points} VP.`,
    place: (p, v) => `${v.seat(p.seat)} sends a worker to ${card(p.card, v)} (${spot(p)}).`,
    'place-neutral': (p, v) => `${v.seat(p.seat)} lays a neutral worker on ${card(p.card, v)} (${spot(p)}).`,
    activate: (p, v) => `${v.seat(p.seat)} activates ${card(p.card, v)} (${spot(p)}).`,
    corrupt: (p, v) => `${v.seat(p.seat)} uses ${worker(p.owner, v)} on ${card(p.card, v)} (${spot(p)}).`,
    inspect: (p, v) => `${v.seat(p.seat)} chooses ${v.seat(p.player)}’s action.`,
    skip: (p, v) => `${v.seat(p.seat)} does not carry out ${card(p.card, v)}.`,
    'pay-owner': (p, v) => `${v.seat(p.seat)} pays ${v.seat(p.owner)} ${gold(p.coin)} for ${card(p.card, v)}.`,
    'pay-bank': (p, v) => `${v.seat(p.seat)} pays the bank ${gold(p.coin)} for ${card(p.card, v)}.`,
    gain: (p, v) => `${v.card(p.card)}: ${v.seat(p.seat)} ${cost(p, v)}takes ${amounts(p.gets, [wood, gold, vp], v)}.`,
    influence: (p, v) =>
      `${v.card(p.card)}: ${v.seat(p.seat)} ${cost(p, v)}puts ${v.plural(p.cubes, '1 cube', `${p.cubes} cubes`)} ${on(p.board, v)}.`,
    'cube-moved': (p, v) => `${v.seat(p.seat)} moves a cube from the ${board(p.out, v)} to the ${board(p.into, v)}.`,
    gate: (p, v) => `${v.card(p.card)}: ${v.seat(p.seat)} ${cost(p, v)}takes a gate worth ${p.points} VP.`,
    raise: (p, v) => `${v.seat(p.seat)} stands up the worker on ${card(p.card, v)} (${spot(p)}).`,
    'move-worker': (p, v) => `${v.seat(p.seat)} moves a worker to ${card(p.card, v)} (${spot(p)}).`,
    'crew-change': (p, v) => `${v.seat(p.seat)} relieves ${worker(p.owner, v)} on ${card(p.card, v)} (${spot(p)}).`,
    'swap-workers': (p, v) =>
      `${v.seat(p.seat)} swaps the workers of column ${p.columnA}, row ${p.rowA} and column ${p.columnB}, row ${p.rowB}.`,
    'swap-cards': (p, v) => `${v.seat(p.seat)} swaps rows ${p.rowA} and ${p.rowB} of column ${p.columnA}.`,
    closing: (p) => `Column ${p.column} closes at the end of this turn.`,
    'column-cleared': (p) => `Column ${p.column} is cleared; its workers go home.`,
    'column-filled': (p) => `Column ${p.column} is refilled from deck ${round(p.deck)}.`,
    pass: (p, v) => `${v.seat(p.seat)} can neither send nor activate a worker, and passes.`,
    stalemate: (p, v) =>
      p.columns === 1
        ? 'Nobody can move: column 1 is cleared.'
        : `Nobody can move: columns ${v.list(Array.from({ length: p.columns }, (_, i) => `${i + 1}`))} are cleared.`,
    'play-foreman': (p, v) => `${v.seat(p.seat)} plays the ${v.card(p.card)}.`,
    'town-planner': (p, v) => `${v.seat(p.seat)} takes ${p.points} VP for columns with tired workers.`,
    turncoat: (p, v) =>
      `${v.seat(p.seat)} moves ${p.player === p.seat ? 'one of their own cubes' : `one of ${v.seat(p.player)}’s cubes`} from the ${board(p.out, v)} to the ${board(p.into, v)}.`,
    ahead: (p, v) =>
      p.until === 'ask'
        ? `${v.seat(p.seat)} wants to be asked in every window.`
        : p.until === 'turn'
          ? `${v.seat(p.seat)} declines all windows before their next turn.`
          : `${v.seat(p.seat)} declines all windows before the end of the round.`,
    'round-end': (p) =>
      p.round < 3
        ? `Deck ${round(p.round)} cannot fill a column any more: round ${round(p.round)} is ending.`
        : `The last turn is over: round ${round(p.round)} is ending.`,
    score: (p, v) => {
      const points = p.points
      const parts = points.flatMap((n, seat) => (n > 0 ? [`${v.seat(seat)} ${n} VP`] : []))
      return `${board(p.board, v)}: ${parts.length === 0 ? 'nobody scores' : parts.join(', ')}.`
    },
    'cube-back': (p, v) =>
      `${board(p.board, v)}: ${seats(p.leaders, v)} ${v.plural(p.leaders.length, 'takes', 'take')} one cube back.`,
    'new-round': (p) => `Round ${round(p.round)} begins.`,
    'end-phase': (p, v) => `${v.seat(p.seat)} leaves a column empty: the final turns begin, ${p.left} to go.`,
    final: (p, v) => `${v.seat(p.seat)}: gates ${p.gates}, wood ${p.wood}, gold ${p.gold}; ${p.total} VP in all.`,
    'game-over': (p, v) =>
      p.winners.length === 1
        ? `${seats(p.winners, v)} wins and has rebuilt Jerusalem.`
        : `${seats(p.winners, v)} share the victory.`,
  },
  refusal: refusals,
  sheet: async () => (await import('./sheet.ts')).sheet,
  fits: async () => (await import('./sheet.ts')).fits,
  names,
  cards,
  board: sayings,
  things,
  variants: {
    foremen: { name: 'Foremen', values: { off: 'without', on: 'with auctions each round' } },
    scoreTables: {
      name: 'Points for influence',
      values: { flat: 'the same in every round', rising: 'one more for each place, each round' },
    },
    tieBreakStock: {
      name: 'Wood and gold that break a tie',
      values: { 'before-sale': 'before the final sale', 'after-sale': 'after the final sale' },
    },
    openScreens: { name: 'Screens', values: { off: 'goods and points are hidden', on: 'everything is open' } },
    firstPlayer: {
      name: 'First Player',
      values: {
        random: 'at random',
        'seat-0': 'first seat',
        'seat-1': 'second seat',
        'seat-2': 'third seat',
        'seat-3': 'fourth seat',
      },
    },
  },
  points: {
    wall: 'Wall',
    temple: 'Temple',
    garrison: 'Garrison',
    gates: 'Gates',
    works: 'Remarkable works',
    foremen: 'Foremen',
    wood: 'Wood',
    gold: 'Gold',
  },
  parts,
}
