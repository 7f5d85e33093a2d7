import { describe, expect, it } from 'vitest'
import { next } from '../../../kernel/agenda.ts'
import { deciders } from '../../../kernel/ask.ts'
import { type Match, openMatch, playIn, undoIn } from '../../../match/match.ts'
import { canUndo } from '../../../match/trail.ts'
import { foremanCard } from '../sheet/box.ts'
import type { ForemanId } from '../sheet/form.ts'
import { hold, lay, openWithForemen, put, type Scene, turn } from '../test/scene.ts'
import { title } from './index.ts'
import type { NehemiahState, NehemiahStep } from './state.ts'

/** A match that stands at a prepared scene. */
function matchAt(t: Scene): Match {
  const opened = openMatch(title as never, { seats: t.s.seats, seed: 'undo', options: { ...t.s.options } })
  if (!('match' in opened)) throw new Error('cannot be opened')
  opened.match.state = t.s
  return opened.match
}
const stateOf = (m: Match) => m.state as NehemiahState
const top = (m: Match) => `${deciders(m.game, m.state).join()} ${m.state.agenda.at(-1)?.do}`

function does(m: Match, seat: number, move: object): void {
  const decision = m.state.agenda.at(-1)?.do
  const choice = title.canon.read(stateOf(m), seat, { decision, ...move }, title.game.box)
  const no = playIn(m, seat, choice)
  if (no !== null) throw new Error(`${JSON.stringify(move)}: ${no.clause}`)
}

function scene(...cards: ForemanId[]): Scene {
  const t = openWithForemen(3)
  hold(t, 0, ...cards)
  lay(t, 1, 'wood-1', 'gold-2', 'wall-1', 'wood-1')
  put(t, 1, 1, 1, 'tired')
  put(t, 0, 1, 3, 'standing')
  return turn(t, 0)
}

describe('NEH-11.8', () => {
  it('takes back the steps of a turn one by one, to its start', () => {
    const t = scene('seasonal-worker')
    const before = JSON.stringify({ ...t.s, events: null })
    const m = matchAt(t)
    does(m, 0, { choice: 'play', card: 'seasonal-worker', column: 2 })
    does(m, 0, { choice: 'activate', column: 1, row: 3 })
    does(m, 0, { choice: 'resolve' })
    expect(top(m)).toBe('0 extra-activation')
    for (let k = 0; k < 3; k++) expect(undoIn(m, 0)).toBe(null)
    expect(JSON.stringify({ ...m.state, events: null })).toBe(before)
  })
  it('ends with the turn, even if the same seat is asked next', () => {
    const m = matchAt(scene('seasonal-worker'))
    does(m, 0, { choice: 'done' })
    does(m, 0, { choice: 'place', column: 2 })
    expect([top(m), canUndo(m, 0)]).toEqual(['0 own-plays', true])
    does(m, 0, { choice: 'done' })
    // Seat 0 is asked before the turn of seat 1, and its own turn is over.
    expect([top(m), canUndo(m, 0)]).toEqual(['0 window', false])
  })
  it('does not reach behind an answered window', () => {
    const t = openWithForemen(3)
    hold(t, 1, 'seasonal-worker', 'inspector')
    const m = matchAt(turn(t, 0))
    does(m, 1, { choice: 'play', card: 'seasonal-worker', column: 1 })
    expect([top(m), canUndo(m, 1)]).toEqual(['1 window', false])
    does(m, 1, { choice: 'play', card: 'inspector' })
    does(m, 1, { choice: 'place', column: 1 })
    expect(canUndo(m, 1)).toBe(false)
  })
  it('lets a sealed bid be taken back until all are in', () => {
    const opened = openMatch(title as never, {
      seats: 3,
      seed: 'bids',
      options: { foremen: 'on', firstPlayer: 'seat-0' },
    })
    if (!('match' in opened)) throw new Error('cannot be opened')
    const m = opened.match
    does(m, 0, { card: title.game.box.id[stateOf(m).faceUp[0] as number] as string })
    expect(canUndo(m, 0)).toBe(false)
    does(m, 1, { workers: 1, wood: 0, gold: 2 })
    expect(undoIn(m, 1)).toBe(null)
    expect(top(m)).toBe('0,1,2 bid')
    for (const seat of [0, 1, 2]) does(m, seat, { workers: 0, wood: 0, gold: 0 })
    expect([0, 1, 2].map((seat) => canUndo(m, seat))).toEqual([false, false, false])
  })
  it('does not reach behind what the sculptor cost', () => {
    const t = openWithForemen(3)
    t.s.faceUp = [foremanCard('carpenter'), foremanCard('merchant')]
    next<NehemiahStep>(t.s, { do: 'sculpt', seat: 1 }, { do: 'pick-foreman', seat: 1 })
    const m = matchAt(t)
    does(m, 1, { wood: 1, gold: 0 })
    expect([top(m), canUndo(m, 1)]).toEqual(['1 pick-foreman', false])
  })
  it('does not reach behind a replacement', () => {
    const t = openWithForemen(3)
    hold(t, 0, 'administrator')
    lay(t, 1, 'wood-1', 'wood-1', 'wood-1', 'wood-1')
    put(t, 0, 1, 4, 'standing')
    const m = matchAt(turn(t, 0))
    does(m, 0, { choice: 'activate', column: 1, row: 4 })
    does(m, 0, { choice: 'resolve' })
    expect([top(m), canUndo(m, 0)]).toEqual(['0 swap-cards', false])
  })
})
