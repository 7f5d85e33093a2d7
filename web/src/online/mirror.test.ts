import { describe, expect, it } from 'vitest'
import { closedOptions, deciders } from '../../../kernel/ask.ts'
import { isOver } from '../../../kernel/play.ts'
import { below, rngOf } from '../../../kernel/random.ts'
import type { Seat, State } from '../../../kernel/words.ts'
import { mayKnow, view } from '../../../kernel/zones.ts'
import { type Match, openMatch, playIn, undoIn } from '../../../match/match.ts'
import { canUndo, type NoUndo, whyNoUndo } from '../../../match/trail.ts'
import type { FromServer } from '../../../wire/messages.ts'
import type { SeatInfo, TableInfo } from '../../../wire/table.ts'
import type { Told } from '../../../wire/told.ts'
import { difference } from '../../../wire/written.ts'
import { findTitle, isPlayable, shelf } from '../lib/shelf.ts'
import { Mirror } from './mirror.ts'

async function opened(game: string, seats: number): Promise<Match> {
  const title = await findTitle(game)
  if (title === null) throw new Error(game)
  const found = openMatch(title, { seats, seed: `mirror ${game}` })
  if (!('match' in found)) throw new Error('refused')
  return found.match
}

/** What a server says to one seat about a match. */
function server(match: Match, seat: Seat | null) {
  const sight = (): State => {
    const { events: _, ...rest } = view(match.game, match.state, seat)
    return rest as State
  }
  const told = (): Told[] =>
    match.story.map((d) => ({ seat: d.seat, events: d.events.filter((e) => mayKnow(e.only, seat)) }))
  /** The match's own reason; whoever only watches has no turn. */
  const noUndo = (): NoUndo | null =>
    seat === null ? 'table.undo-turn-over' : (whyNoUndo(match, seat)?.clause ?? null)
  let before = sight()
  return {
    noUndo,
    table(from = 0): FromServer {
      before = sight()
      const seq = match.log.length
      const awaited = deciders(match.game, match.state)
      const info = { id: 't', seq, awaited, seats: [] as SeatInfo[] } as unknown as TableInfo
      const story = told().slice(from)
      const flags = { noUndo: noUndo(), canRedo: false }
      return { t: 'table', c: 1, info, seat, seq, view: before, from, story, chat: [], ...flags, now: 0 }
    },
    moved(): FromServer {
      const now = sight()
      const d = difference(before, now)
      before = now
      const line = told().at(-1) as Told
      return { t: 'moved', c: 1, seq: match.log.length, told: line, view: d, at: 0, noUndo: noUndo(), canRedo: false }
    },
    back(keep: number): FromServer {
      const now = sight()
      const d = difference(before, now)
      before = now
      const story = told().slice(keep)
      return { t: 'back', c: 1, seq: match.log.length, keep, story, view: d, at: 0, noUndo: noUndo(), canRedo: true }
    },
    sight: (): State => ({ ...sight(), events: [] }),
  }
}
const overWire = (frame: FromServer) => JSON.parse(JSON.stringify(frame)) as FromServer

describe('a mirror of an online table', () => {
  for (const game of shelf.map((box) => box.id).filter(isPlayable))
    it(`${game}: shows what the server shows, each own choice before the server has said it`, async () => {
      const title = await findTitle(game)
      const seats = title?.game.players[0] ?? 2
      const match = await opened(game, seats)
      const rng = rngOf(game)
      const sides = [...Array(seats).keys(), null].map((seat) => {
        const mirror = new Mirror(() => match.game)
        const says = server(match, seat)
        expect(mirror.hear(overWire(says.table()))).toBe('table')
        return { seat, mirror, says }
      })
      let foreseen = 0
      let id = 0
      for (let moves = 0; !isOver(match.state) && moves < 3000; moves++) {
        const seat = deciders(match.game, match.state)[0] as Seat
        const own = sides[seat] as (typeof sides)[number]
        const all = closedOptions(match.game, own.mirror.view as State, seat)
        const choice = all[below(rng, all.length)]
        if (choice === undefined) throw new Error('no option')
        const command = `c${id++}`
        const before = own.mirror.latest
        expect(own.mirror.play(choice, () => command)).toBeNull()
        expect(playIn(match, seat, choice)).toBeNull()
        const after = own.says.sight()
        const early = own.mirror.latest > before ? own.mirror.view : null
        if (early !== null) {
          foreseen++
          // Only what the seat could not know may be told otherwise afterwards; here nothing is.
          expect(early).toEqual(after)
        } else expect(own.mirror.waits).toBe(true)
        for (const { mirror, says } of sides) {
          expect(mirror.hear(overWire(says.moved()))).toBe('moved')
          if (mirror === own.mirror) mirror.hear({ t: 'done', id: command, seq: match.log.length })
          expect(mirror.view).toEqual(says.sight())
          expect(mirror.busy).toBe(false)
          expect(mirror.info?.awaited).toEqual(deciders(match.game, match.state))
          expect(mirror.info?.seq).toBe(match.log.length)
          expect(mirror.latest).toBe(match.story.length - 1)
          expect(mirror.noUndo?.clause ?? null).toBe(says.noUndo())
        }
      }
      expect(isOver(match.state)).toBe(true)
      expect(foreseen).toBeGreaterThan(5)
      for (const { mirror } of sides) expect(mirror.knowsPast).toBe(true)
    })

  it('says in general that nothing can be taken back where the server gives no reason', async () => {
    const match = await opened('pillars', 3)
    const [seat = 0] = deciders(match.game, match.state)
    const mirror = new Mirror(() => match.game)
    const { noUndo, ...frame } = { noUndo: null, ...server(match, seat).table() }
    expect(noUndo).toBe('table.undo-first')
    mirror.hear(JSON.parse(JSON.stringify(frame)))
    expect(mirror.noUndo).toEqual({ clause: 'table.no-undo' })
  })

  it('follows what is taken back, and a line that comes back', async () => {
    const match = await opened('pillars', 3)
    const says = server(match, 0)
    const mirror = new Mirror(() => match.game)
    mirror.hear(says.table())
    let undone = 0
    const rng = rngOf('back')
    for (let moves = 0; !isOver(match.state) && moves < 400; moves++) {
      const seat = deciders(match.game, match.state)[0] as Seat
      const all = closedOptions(match.game, match.state, seat)
      playIn(match, seat, all[below(rng, all.length)])
      // Now and then the line is broken while something happens.
      if (below(rng, 5) === 0) {
        mirror.hear(says.table(below(rng, match.story.length)))
        expect(mirror.past.length).toBeLessThanOrEqual(match.story.length)
      } else mirror.hear(says.moved())
      if (canUndo(match, seat) && below(rng, 3) === 0) {
        const before = match.story.map((d) => d.at)
        undoIn(match, seat)
        const keep = before.findIndex((at, i) => match.story[i]?.at !== at)
        expect(mirror.hear(says.back(keep))).toBe('back')
        undone++
      }
      expect(mirror.view).toEqual(says.sight())
      expect(mirror.story.length).toBe(match.story.length)
      if (below(rng, 7) === 0) mirror.hear(says.table())
    }
    expect(undone).toBeGreaterThan(0)
  })

  it('notices a number it missed, and a frame it has already heard', async () => {
    const match = await opened('pillars', 3)
    const says = server(match, 1)
    const mirror = new Mirror(() => match.game)
    mirror.hear(says.table())
    const step = () => {
      const seat = deciders(match.game, match.state)[0] as Seat
      playIn(match, seat, closedOptions(match.game, match.state, seat)[0])
      return says.moved()
    }
    const first = step()
    mirror.hear(first)
    expect(mirror.hear(first)).toBe('nothing')
    step()
    expect(mirror.hear(step())).toBe('missed')
    expect(mirror.hear(says.table(mirror.story.length + 1))).toBe('missed')
    expect(mirror.seq).toBeUndefined()
    expect(mirror.hear(says.table())).toBe('table')
    expect(mirror.view).toEqual(says.sight())
  })

  it('asks for everything anew when a difference does not fit', async () => {
    const match = await opened('pillars', 3)
    const says = server(match, 1)
    const mirror = new Mirror(() => match.game)
    mirror.hear(says.table())
    const told = { seat: 0, events: [] }
    expect(mirror.hear({ t: 'moved', c: 1, seq: 1, told, view: { scores: { 0: { a: [1] } } }, at: 0 })).toBe('missed')
    expect(mirror.seq).toBeUndefined()
    expect(mirror.hear(says.table())).toBe('table')
    expect(mirror.view).toEqual(says.sight())
  })

  it('does not play twice what was on its way when the line broke', async () => {
    const match = await opened('pillars', 3)
    const seat = deciders(match.game, match.state)[0] as Seat
    const says = server(match, seat)
    const mirror = new Mirror(() => match.game)
    mirror.hear(says.table())
    const [choice] = closedOptions(match.game, match.state, seat)
    if (choice === undefined) throw new Error('no option')
    mirror.play(choice, () => 'x')
    playIn(match, seat, choice)
    mirror.hear(says.table(1))
    expect(mirror.view).toEqual(says.sight())
    expect(mirror.waits).toBe(true)
    mirror.hear({ t: 'done', id: 'x', seq: 1 })
    expect(mirror.waits).toBe(false)
  })

  it('takes a refused choice off the table again, and says why', async () => {
    const match = await opened('pillars', 3)
    const seat = deciders(match.game, match.state)[0] as Seat
    const says = server(match, seat)
    const mirror = new Mirror(() => match.game)
    mirror.hear(says.table())
    const [choice] = closedOptions(match.game, match.state, seat)
    if (choice === undefined) throw new Error('no option')
    expect(mirror.play({ act: 'fly' }, () => 'never')).toEqual({ clause: 'table.no-such-choice' })
    mirror.play(choice, () => 'x')
    mirror.hear({ t: 'refused', id: 'x', refusal: { clause: 'table.not-awaited' } })
    expect(mirror.view).toEqual(says.sight())
    expect(mirror.refusal).toEqual({ clause: 'table.not-awaited' })
    expect(mirror.busy).toBe(false)
  })

  it('learns the past from the server and keeps what it saw itself', async () => {
    const match = await opened('pillars', 3)
    const says = server(match, 2)
    const states = [says.sight()]
    for (let k = 0; k < 6; k++) {
      const seat = deciders(match.game, match.state)[0] as Seat
      playIn(match, seat, closedOptions(match.game, match.state, seat)[0])
      states.push(says.sight())
    }
    const mirror = new Mirror(() => match.game)
    mirror.hear(says.table())
    expect(mirror.knowsPast).toBe(false)
    const steps = states.slice(1).map((s, i) => difference(states[i], s))
    expect(mirror.remember({ from: 0, first: states[0] as State, steps })).toBe(true)
    expect(mirror.past).toEqual(states)
    expect(mirror.viewAt(3)).toEqual(states[3])
  })

  it('keeps the talk in order, each line once', async () => {
    const { game } = await opened('pillars', 3)
    const mirror = new Mirror(() => game)
    const line = (n: number) => ({ n, at: n, person: 'p', name: 'Ada', text: `${n}` })
    expect(mirror.hear({ t: 'chat', c: 1, line: line(1) })).toBe('chat')
    expect(mirror.hear({ t: 'chat', c: 1, line: line(1) })).toBe('nothing')
    mirror.hear({ t: 'chat', c: 1, line: line(2) })
    expect(mirror.chat.map((l) => l.n)).toEqual([1, 2])
  })
})
