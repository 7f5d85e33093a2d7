// The moves of Nehemiah as plain objects: the notation of match files and records. Columns and rows count from 1.
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Ref, Seat } from '../../../kernel/words.ts'
import type { Canon } from '../../../title/title.ts'
import type { Box } from '../sheet/box.ts'
import { ROWS } from '../sheet/form.ts'
import { slotAt } from './refs.ts'
import { AHEAD, BOARDS, type NehemiahChoice, type NehemiahState, type NehemiahStep } from './state.ts'
import { cubeAt } from './turncoat.ts'

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

const place = (ref: Ref | undefined) => ({ column: (slotAt(ref) >> 2) + 1, row: (slotAt(ref) % ROWS) + 1 })
const column = (ref: Ref | undefined) => ({ column: lastOf(ref) + 1 })
const board = (ref: Ref | undefined) => BOARDS[lastOf(ref)] as string
const top = (s: NehemiahState) => s.agenda[s.agenda.length - 1] as NehemiahStep

function write(s: NehemiahState, seat: Seat, { act, on = [], n = [] }: NehemiahChoice, box: Box): Move {
  if (act === 'decline-ahead') return { decision: 'decline-ahead', choice: AHEAD[n[0] as number] as string }
  const [first, second] = on
  const decision = top(s).do
  const held = () => box.id[s.foremen[seat]?.[lastOf(first)] as Card] as string
  switch (act) {
    case 'place':
      return { decision, choice: 'place', ...column(first) }
    case 'activate':
      return { decision, choice: 'activate', ...place(first) }
    case 'figure':
      return { decision, choice: 'figure', card: held() }
    case 'send':
      return { decision, choice: 'send', ...column(first) }
    case 'raise':
      return { decision, choice: 'raise', ...place(first) }
    case 'extra':
    case 'consolidate':
      return { decision, choice: 'activate', ...place(first) }
    case 'place-neutral':
      return { decision, ...column(first) }
    case 'lift':
      return { decision, step: 'worker', ...place(first) }
    case 'put':
      return { decision, step: 'card', ...place(first) }
    case 'relieve':
    case 'corrupt':
      return { decision, ...place(first) }
    case 'swap-worker': {
      const step = top(s) as Extract<NehemiahStep, { do: 'swap-workers' }>
      return { decision, step: step.first < 0 ? 'first' : 'second', ...place(first) }
    }
    case 'choose-column':
      return { decision, step: 'column', ...column(first) }
    case 'swap-rows':
      return { decision, step: 'rows', rows: [lastOf(first) + 1, lastOf(second) + 1] }
    case 'move-cube':
      return { decision, choice: 'move', board: board(first) }
    case 'pick':
      return { decision, card: box.id[s.faceUp[lastOf(first)] as Card] as string }
    case 'bid':
      return { decision, workers: n[0] as number, wood: n[1] as number, gold: n[2] as number }
    case 'sculpt':
      return { decision, wood: n[0] as number, gold: n[1] as number }
    case 'play':
      return { decision, choice: 'play', card: held(), ...(second !== undefined && column(second)) }
    case 'turn-cube': {
      const cube = cubeAt(first)
      return { decision, choice: 'move', player: cube.player, from: BOARDS[cube.board] as string, to: board(second) }
    }
    default:
      return { decision, choice: act }
  }
}

const at = (m: Move): Ref => `column.${(m.column ?? 0) - 1}.${(m.row ?? 0) - 1}`
const col = (m: Move): Ref => `column.${(m.column ?? 0) - 1}`
const boardRef = (id: string | undefined): Ref => `board.${BOARDS.indexOf(id as 'wall')}`

/** Where a card lies in a pile, by its id in the sheet. */
const find = (pile: readonly Card[] | undefined, id: unknown, box: Box): number =>
  pile?.findIndex((card) => card >= 0 && box.id[card] === id) ?? -1

/** What a move of a decision says when it is neither stopping, skipping, declining nor passing. */
const ACT_OF: Readonly<Record<string, NehemiahChoice['act']>> = {
  'extra-activation': 'extra',
  'assistant-worker': 'activate',
  consolidate: 'consolidate',
  'crew-target': 'relieve',
  'corrupt-target': 'corrupt',
  'swap-workers': 'swap-worker',
  raise: 'raise',
}
const BARE: readonly unknown[] = ['pass', 'resolve', 'skip', 'stop', 'decline', 'done']

function read(s: NehemiahState, seat: Seat, move: unknown, box: Box): NehemiahChoice | null {
  if (typeof move !== 'object' || move === null) return null
  const m = move as Move
  if (m.decision === 'decline-ahead') {
    const until = AHEAD.indexOf(m.choice as 'ask')
    return until < 0 ? null : { act: 'decline-ahead', n: [until] }
  }
  if (s.agenda.length === 0 || m.decision !== top(s).do) return null
  if (BARE.includes(m.choice)) return { act: m.choice as NehemiahChoice['act'] }
  switch (m.decision) {
    case 'main-action':
    case 'inspect': {
      if (m.choice === 'place') return { act: 'place', on: [col(m)] }
      if (m.choice === 'activate') return { act: 'activate', on: [at(m)] }
      return m.choice === 'figure' ? held(s, seat, 'figure', m, box) : null
    }
    case 'place-neutral':
      return { act: 'place-neutral', on: [col(m)] }
    case 'send':
      return { act: 'send', on: [col(m)] }
    case 'place-anywhere':
      return { act: m.step === 'worker' ? 'lift' : 'put', on: [at(m)] }
    case 'swap-cards':
      return m.step === 'column' ? { act: 'choose-column', on: [col(m)] } : readRows(s, m)
    case 'cube-source':
    case 'artisan-move':
      return { act: 'move-cube', on: [boardRef(m.board)] }
    case 'pick-foreman': {
      const index = find(s.faceUp, m.card, box)
      return index < 0 ? null : { act: 'pick', on: [`face-up.0.${index}`] }
    }
    case 'bid':
      return { act: 'bid', n: [m.workers ?? 0, m.wood ?? 0, m.gold ?? 0] }
    case 'sculpt':
      return { act: 'sculpt', n: [m.wood ?? 0, m.gold ?? 0] }
    case 'window':
    case 'own-plays':
      return held(s, seat, 'play', m, box)
    case 'turncoat':
      return { act: 'turn-cube', on: [`cube.${m.player}.${BOARDS.indexOf(m.from as 'wall')}`, boardRef(m.to)] }
    default: {
      const act = ACT_OF[m.decision]
      return act === undefined ? null : { act, on: [at(m)] }
    }
  }
}

function held(s: NehemiahState, seat: Seat, act: 'play' | 'figure', m: Move, box: Box): NehemiahChoice | null {
  const index = find(s.foremen[seat], m.card, box)
  if (index < 0) return null
  const card = `foreman.${seat}.${index}`
  return { act, on: m.column === undefined ? [card] : [card, col(m)] }
}

function readRows(s: NehemiahState, m: Move): NehemiahChoice | null {
  if (!Array.isArray(m.rows)) return null
  const { column: c } = top(s) as Extract<NehemiahStep, { do: 'swap-cards' }>
  return { act: 'swap-rows', on: m.rows.map((row) => `column.${c}.${row - 1}`) }
}

export const canon: Canon<NehemiahState, NehemiahChoice, Box> = { write, read }
