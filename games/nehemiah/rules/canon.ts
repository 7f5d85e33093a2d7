// The moves of Nehemiah as plain objects: the notation of match files and records. Columns and rows count from 1.
import { at, num, top } from '../../../kernel/lists.ts'
import { lastOf, ref } from '../../../kernel/ref.ts'
import type { Card, Ref, Seat } from '../../../kernel/words.ts'
import type { Canon } from '../../../title/title.ts'
import type { Box } from '../sheet/box.ts'
import { placeOf } from './layout.ts'
import { chosen, chosenSlot, cubeAt, faceUpRef, foremanRef } from './refs.ts'
import type { NehemiahChoice, NehemiahState } from './state.ts'
import { AHEAD, BOARDS } from './terms.ts'

interface Move {
  decision: string
  choice?: string
  step?: string
  column?: number
  row?: number
  rows?: [number, number]
  card?: string
  board?: string
  player?: Seat
  from?: string
  to?: string
  workers?: number
  wood?: number
  gold?: number
}

const column = (address: Ref | undefined) => ({ column: lastOf(address) + 1 })
const board = (address: Ref | undefined): string => at(BOARDS, lastOf(address))

function write(s: NehemiahState, seat: Seat, choice: NehemiahChoice, box: Box): Move {
  const { act, on = [], n = [] } = choice
  if (act === 'decline-ahead') return { decision: 'decline-ahead', choice: at(AHEAD, num(n, 0)) }
  const [first, second] = on
  const step = top(s.agenda)
  const decision = step.do
  const place = () => placeOf(chosenSlot(choice))
  const held = () => at(box.id, num(at(s.foremen, seat), chosen(choice)))
  switch (act) {
    case 'place':
      return { decision, choice: 'place', ...column(first) }
    case 'activate':
      return { decision, choice: 'activate', ...place() }
    case 'figure':
      return { decision, choice: 'figure', card: held() }
    case 'send':
      return { decision, choice: 'send', ...column(first) }
    case 'raise':
      return { decision, choice: 'raise', ...place() }
    case 'extra':
    case 'consolidate':
      return { decision, choice: 'activate', ...place() }
    case 'place-neutral':
      return { decision, ...column(first) }
    case 'lift':
      return { decision, step: 'worker', ...place() }
    case 'put':
      return { decision, step: 'card', ...place() }
    case 'relieve':
    case 'corrupt':
      return { decision, ...place() }
    case 'swap-worker':
      return { decision, step: step.do === 'swap-workers' && step.first < 0 ? 'first' : 'second', ...place() }
    case 'choose-column':
      return { decision, step: 'column', ...column(first) }
    case 'swap-rows':
      return { decision, step: 'rows', rows: [lastOf(first) + 1, lastOf(second) + 1] }
    case 'move-cube':
      return { decision, choice: 'move', board: board(first) }
    case 'pick':
      return { decision, card: at(box.id, num(s.faceUp, chosen(choice))) }
    case 'bid':
      return { decision, workers: num(n, 0), wood: num(n, 1), gold: num(n, 2) }
    case 'sculpt':
      return { decision, wood: num(n, 0), gold: num(n, 1) }
    case 'play':
      return { decision, choice: 'play', card: held(), ...(second !== undefined && column(second)) }
    case 'turn-cube': {
      const cube = cubeAt(first)
      return { decision, choice: 'move', player: cube.player, from: at(BOARDS, cube.board), to: board(second) }
    }
    default:
      return { decision, choice: act }
  }
}

/** A move as somebody else wrote it. */
type Written = Readonly<Record<string, unknown>>
const isWritten = (move: unknown): move is Written => typeof move === 'object' && move !== null

/** A number of a move, or none of it: an address made of it is nowhere. */
const number = (n: unknown): number => (typeof n === 'number' ? n : Number.NaN)
const amount = (n: unknown): number => (typeof n === 'number' ? n : 0)
const slot = (m: Written): Ref => ref('column', number(m.column) - 1, number(m.row) - 1)
const lane = (m: Written): Ref => ref('column', number(m.column) - 1)
/** Where something unknown stands in a list of names, or −1. */
const indexIn = (names: readonly unknown[], name: unknown): number => names.indexOf(name)
const boardOf = (id: unknown): number => indexIn(BOARDS, id)
const boardNamed = (id: unknown): Ref => ref('board', boardOf(id))

/** Where a card lies in a pile, by its id in the sheet. */
const find = (pile: readonly Card[], id: unknown, box: Box): number =>
  pile.findIndex((card) => card >= 0 && box.id[card] === id)

/** What a move of a decision says when it is neither stopping, skipping, declining nor passing. */
const ACT_OF: Readonly<Partial<Record<string, NehemiahChoice['act']>>> = {
  'extra-activation': 'extra',
  'assistant-worker': 'activate',
  consolidate: 'consolidate',
  'crew-target': 'relieve',
  'corrupt-target': 'corrupt',
  'swap-workers': 'swap-worker',
  raise: 'raise',
}
const BARE = ['pass', 'resolve', 'skip', 'stop', 'decline', 'done'] as const

function read(s: NehemiahState, seat: Seat, move: unknown, box: Box): NehemiahChoice | null {
  if (!isWritten(move)) return null
  if (move.decision === 'decline-ahead') {
    const until = indexIn(AHEAD, move.choice)
    return until < 0 ? null : { act: 'decline-ahead', n: [until] }
  }
  if (s.agenda.length === 0 || move.decision !== top(s.agenda).do) return null
  const bare = BARE.find((act) => act === move.choice)
  return bare === undefined ? readTarget(s, seat, move, box) : { act: bare }
}

function readTarget(s: NehemiahState, seat: Seat, m: Written, box: Box): NehemiahChoice | null {
  const step = top(s.agenda)
  switch (step.do) {
    case 'main-action':
    case 'inspect': {
      if (m.choice === 'place') return { act: 'place', on: [lane(m)] }
      if (m.choice === 'activate') return { act: 'activate', on: [slot(m)] }
      return m.choice === 'figure' ? readHeld(s, seat, 'figure', m, box) : null
    }
    case 'place-neutral':
      return { act: 'place-neutral', on: [lane(m)] }
    case 'send':
      return { act: 'send', on: [lane(m)] }
    case 'place-anywhere':
      return { act: m.step === 'worker' ? 'lift' : 'put', on: [slot(m)] }
    case 'swap-cards':
      return m.step === 'column' ? { act: 'choose-column', on: [lane(m)] } : readRows(step.column, m)
    case 'cube-source':
    case 'artisan-move':
      return { act: 'move-cube', on: [boardNamed(m.board)] }
    case 'pick-foreman': {
      const index = find(s.faceUp, m.card, box)
      return index < 0 ? null : { act: 'pick', on: [faceUpRef(index)] }
    }
    case 'bid':
      return { act: 'bid', n: [amount(m.workers), amount(m.wood), amount(m.gold)] }
    case 'sculpt':
      return { act: 'sculpt', n: [amount(m.wood), amount(m.gold)] }
    case 'window':
    case 'own-plays':
      return readHeld(s, seat, 'play', m, box)
    case 'turncoat':
      return { act: 'turn-cube', on: [ref('cube', number(m.player), boardOf(m.from)), boardNamed(m.to)] }
    default: {
      const act = ACT_OF[step.do]
      return act === undefined ? null : { act, on: [slot(m)] }
    }
  }
}

function readHeld(s: NehemiahState, seat: Seat, act: 'play' | 'figure', m: Written, box: Box): NehemiahChoice | null {
  const index = find(s.foremen[seat] ?? [], m.card, box)
  if (index < 0) return null
  const card = foremanRef(seat, index)
  return { act, on: m.column === undefined ? [card] : [card, lane(m)] }
}

function readRows(c: number, m: Written): NehemiahChoice | null {
  if (!Array.isArray(m.rows)) return null
  return { act: 'swap-rows', on: m.rows.map((row: unknown) => ref('column', c, number(row) - 1)) }
}

export const canon: Canon<NehemiahState, NehemiahChoice, Box> = { write, read }
