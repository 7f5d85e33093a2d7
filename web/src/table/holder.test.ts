import { describe, expect, it } from 'vitest'
import { closedOptions, deciders } from '../../../kernel/ask.ts'
import { clone } from '../../../kernel/clone.ts'
import { commit, isOver } from '../../../kernel/play.ts'
import { below, rngOf } from '../../../kernel/random.ts'
import type { Choice } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import { openMatch, playIn } from '../../../match/match.ts'
import { findTitle, isPlayable, shelf } from '../lib/shelf.ts'
import { endOfTurn, holderOf, momentOf } from './holder.ts'

describe('the moment', () => {
  it('is as long as the company suggests, unless the reader says otherwise', () => {
    expect(momentOf('usual', 'computers', 900)).toBe(2000)
    expect(momentOf('usual', 'computers', 900, true)).toBe(4000)
    expect(momentOf(3, 'computers', 900, true)).toBe(3000)
    expect(momentOf('usual', 'people', 900)).toBe(3000)
    expect(momentOf('usual', 'days', 900)).toBe(0)
    expect(momentOf('usual', 'computers', 0)).toBe(0)
    expect(momentOf(10, 'days', 0)).toBe(10_000)
    expect(momentOf(0, 'computers', 900)).toBe(0)
    expect(momentOf('ask', 'people', 900)).toBeNull()
  })
})

function clocked() {
  let time = 0
  let waiting: { call: () => void; at: number } | null = null
  const made: Choice[] = []
  const holder = holderOf({
    now: () => time,
    later(call, ms) {
      waiting = { call, at: time + ms }
      return () => {
        waiting = null
      }
    },
    made: (choice) => made.push(choice),
    changed: () => {},
  })
  const pass = (ms: number) => {
    time += ms
    const due = waiting
    if (due === null || due.at > time) return
    waiting = null
    due.call()
  }
  return { holder, made, pass }
}
const pass: Choice = { act: 'pass' }
const bid: Choice = { act: 'bid' }
const seen = { told: { seat: 0, events: [] }, view: {} as never }

describe('a choice that is held', () => {
  it('is made when the moment is over, once', () => {
    const { holder, made, pass: wait } = clocked()
    holder.hold(pass, seen, 3000)
    expect(holder.held?.until).toBe(3000)
    wait(2999)
    expect(made).toEqual([])
    wait(1)
    expect(made).toEqual([pass])
    expect(holder.held).toBeNull()
    holder.goOn()
    expect(made).toEqual([pass])
  })

  it('is made at once by going on, and never when it is taken back', () => {
    const { holder, made, pass: wait } = clocked()
    holder.hold(pass, seen, 3000)
    holder.goOn()
    expect(made).toEqual([pass])
    holder.hold(bid, seen, 3000)
    holder.drop()
    wait(9000)
    expect(made).toEqual([pass])
    expect(holder.dropped).toBe(bid)
    holder.forget()
    expect(holder.dropped).toBeNull()
  })

  it('waits for ever where it is to be confirmed', () => {
    const { holder, made, pass: wait } = clocked()
    holder.hold(pass, seen, null)
    wait(1e9)
    expect(made).toEqual([])
    holder.goOn()
    expect(made).toEqual([pass])
  })
})

describe('what can be held', () => {
  const games = shelf.map((box) => box.id).filter(isPlayable)

  it.each(games)('ends the turn, and is then exactly what was shown: %s', async (id) => {
    const title = await findTitle(id)
    const opened = title && openMatch(title, { seats: title.game.players[1], seed: 'held' })
    if (!opened || !('match' in opened)) throw new Error(id)
    const { match } = opened
    const rng = rngOf('held')
    let held = 0
    for (let n = 0; n < 160 && !isOver(match.state); n++) {
      const [seat = 0] = deciders(match.game, match.state)
      const options = closedOptions(match.game, match.state, seat)
      const choice = options[below(rng, options.length)] ?? pass
      const foreseen = endOfTurn(match.game, view(match.game, match.state, seat), seat, choice)
      if (foreseen !== null) {
        const after = clone(match.state)
        commit(match.game, after, seat, choice)
        const { events: _, rng: __, ...now } = view(match.game, after, seat)
        const { events: ___, rng: ____, ...shown } = foreseen.view
        expect(shown).toEqual(now)
        expect(deciders(match.game, after)).not.toContain(seat)
        expect(options.length).toBeGreaterThan(1)
        held++
      }
      playIn(match, seat, choice)
    }
    expect(held).toBeGreaterThan(0)
  })
})
