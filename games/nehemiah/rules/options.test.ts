import { describe, expect, it } from 'vitest'
import { offers } from '../../../kernel/ask.ts'
import { view } from '../../../kernel/zones.ts'
import { openMatch } from '../../../match/match.ts'
import { speakerOf } from '../../../title/say.ts'
import { board } from '../terminal/index.ts'
import {
  asked,
  box,
  hold,
  influence,
  lay,
  moves,
  open,
  openWithForemen,
  play,
  put,
  type Scene,
  thin,
  told,
  turn,
  why,
} from '../test/scene.ts'
import { words } from '../words/index.ts'
import { title } from './index.ts'

const ahead = (choice: string) => ({ decision: 'decline-ahead', choice })
const DECLINE = { choice: 'decline' }

describe('NEH-11.1', () => {
  it('plays without foremen unless they are chosen', () => {
    expect(open(3).s.options.foremen).toBe('off')
    expect(asked(open(3))).toBe('0 main-action')
    expect(asked(open(3, { foremen: 'on' }))).toBe('0 pick-foreman')
  })
})

describe('NEH-11.2', () => {
  it('adds one to every place for each round gone by, shared places included', () => {
    const t = open(3, { scoreTables: 'rising' })
    t.s.round = 2
    t.s.decks[1] = []
    for (const [seat, cubes] of [2, 2, 1].entries()) influence(t, seat, [cubes, 0, 0])
    lay(t, 1, 'wood-1', 'wood-1', 'wood-1', 'wood-1')
    put(t, 0, 1, 4, 'standing')
    turn(t, 0)
    moves(t, { choice: 'activate', column: 1, row: 4 }, { choice: 'skip' })
    // 5 + 3 and one more for each place: 10 for two; 1 + 1 for the third.
    expect(t.s.vp).toEqual([5, 5, 2])
  })
})

describe('NEH-11.4', () => {
  const boards = async (openScreens: string) => {
    const { s } = open(3, { openScreens })
    const { voice } = await speakerOf(words, { title: title as never, game: title.game as never, state: s }, 'en')
    return board(view(title.game as never, s as never, 0) as never, 0, voice, 100, box).join('\n')
  }
  it('draws the screens closed for the others, and open by option', async () => {
    const closed = await boards('off')
    expect(closed.match(/wood 2, gold 4/g)?.length).toBe(1)
    expect(closed.match(/screen/g)?.length).toBe(2)
    const all = await boards('on')
    expect(all.match(/wood 2, gold 4/g)?.length).toBe(3)
  })
  it('opens every screen at the end', async () => {
    const { s } = open(3)
    s.agenda = []
    const { voice } = await speakerOf(words, { title: title as never, game: title.game as never, state: s }, 'fr')
    expect(board(s, null, voice, 40, box).join('\n')).not.toContain('paravent')
  })
})

describe('NEH-11.5', () => {
  it('counts a named seat round the table', () => {
    expect(open(4, { firstPlayer: 'seat-3' }).s.first).toBe(3)
    expect(open(2, { firstPlayer: 'seat-3' }).s.first).toBe(1)
    const refused = openMatch(title as never, { seats: 3, seed: 'x', options: { firstPlayer: 'seat-9' } })
    expect('refusal' in refused && refused.refusal.clause).toBe('table.option-value')
  })
})

/** Seat 2 may play a town planner in every window. */
function planner(): Scene {
  const t = openWithForemen(3)
  hold(t, 2, 'town-planner')
  put(t, 2, 2, 1, 'tired')
  return t
}

describe('NEH-11.6', () => {
  it('answers windows by itself until the seat’s next turn', () => {
    const t = turn(planner(), 0)
    expect(asked(t)).toBe('2 window')
    play(t, ahead('turn'), 2)
    expect([asked(t), told(t)]).toEqual(['0 main-action', ['ahead']])
    moves(t, { choice: 'place', column: 3 })
    expect(asked(t)).toBe('1 main-action')
    moves(t, { choice: 'place', column: 3 })
    // Its own turn: asked again from here on.
    expect([asked(t), t.s.ahead]).toEqual(['2 own-plays', [0, 0, 0]])
    moves(t, { choice: 'done' }, { choice: 'place', column: 4 }, { choice: 'done' })
    expect(asked(t)).toBe('2 window')
  })
  it('answers windows by itself until the end of the round, which is asked', () => {
    const t = turn(planner(), 0)
    play(t, ahead('round'), 2)
    moves(t, { choice: 'place', column: 3 }, { choice: 'place', column: 3 }, { choice: 'done' })
    moves(t, { choice: 'place', column: 4 }, { choice: 'done' })
    expect([asked(t), t.s.ahead]).toEqual(['0 main-action', [0, 0, 2]])
    lay(t, 1, 'wood-1', 'wood-1', 'wood-1', 'wood-1')
    put(t, 0, 1, 4, 'standing')
    thin(t, 0)
    turn(t, 0)
    moves(t, { choice: 'activate', column: 1, row: 4 }, { choice: 'skip' })
    expect([asked(t), t.s.columns[0], t.s.ahead]).toEqual(['2 window', [], [0, 0, 0]])
  })
  it('can be said while somebody else is asked, and taken back', () => {
    const t = turn(planner(), 0)
    play(t, DECLINE)
    expect(asked(t)).toBe('0 main-action')
    play(t, ahead('round'), 2)
    expect([asked(t), t.s.ahead]).toEqual(['0 main-action', [0, 0, 2]])
    expect(why(t, ahead('round'), 2)).toBe('NEH-11.6 same')
    play(t, ahead('ask'), 2)
    moves(t, { choice: 'place', column: 3 })
    expect(asked(t)).toBe('2 window')
  })
  it('is offered only to seats whose cards open windows', () => {
    const t = turn(planner(), 0)
    hold(t, 1, 'carpenter')
    const offer = (seat: number) => offers(title.game as never, t.s as never, seat).length
    expect([offer(0), offer(1), offer(2)]).toEqual([0, 0, 2])
    expect(why(t, ahead('turn'), 1)).toBe('NEH-11.6 card')
    expect(offers(title.game as never, open(3).s as never, 0)).toEqual([])
  })
  it('never answers for the administrator or the turncoat', () => {
    const t = planner()
    hold(t, 2, 'administrator', 'turncoat')
    influence(t, 1, [1, 0, 0])
    lay(t, 1, 'wood-1', 'wood-1', 'wood-1', 'wood-1')
    put(t, 0, 1, 4, 'standing')
    turn(t, 0)
    play(t, ahead('round'), 2)
    thin(t, 4)
    t.s.closing = 2
    moves(t, { choice: 'activate', column: 1, row: 4 }, { choice: 'skip' })
    expect(asked(t)).toBe('2 swap-cards')
    moves(t, DECLINE)
    expect(asked(t)).toBe('2 turncoat')
  })
})

describe('NEH-11.7', () => {
  it('is refused with an unknown option, value or number of seats', () => {
    const clause = (seats: number, options: Record<string, unknown>) => {
      const opened = openMatch(title as never, { seats, seed: 'x', options })
      return 'refusal' in opened ? opened.refusal.clause : null
    }
    expect(clause(3, {})).toBe(null)
    expect([clause(1, {}), clause(5, {})]).toEqual(['table.seats', 'table.seats'])
    expect(clause(3, { colours: 'red' })).toBe('table.option-unknown')
    expect(clause(3, { foremen: 'maybe' })).toBe('table.option-value')
  })
})
