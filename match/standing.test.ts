import { describe, expect, it } from 'vitest'
import { anyChoice } from '../bots/random.ts'
import { bidsPlan } from '../contract/toys/bids.ts'
import { lotsPlan } from '../contract/toys/lots.ts'
import { type WalksState, walksPlan } from '../contract/toys/walks.ts'
import { deciders, options } from '../kernel/ask.ts'
import { isOver } from '../kernel/play.ts'
import { below, rngOf } from '../kernel/random.ts'
import type { Rng, State } from '../kernel/words.ts'
import type { Wish } from './log.ts'
import { backIn, enterIn, type Match, playIn, redoIn, undoIn } from './match.ts'
import { canRedo, type Entered, enter, passOver, standingNow, standingOf, stateNow, statesOf } from './standing.ts'
import { arranging, bare, laid, opened } from './test/toys.ts'

/** Something at random: mostly a choice, now and then a step back or forth. */
function anyWish({ game, state, last }: Match, rng: Rng): Wish {
  const seat = deciders(game, state)[0] as number
  const how = below(rng, 5)
  if (how === 0) return { seat, undo: true }
  if (how === 1) return { seat, redo: true }
  if (how === 2 && below(rng, 3) === 0) return { seat, back: last - 2 }
  return { seat, choice: anyChoice(game, state, seat, rng) }
}

describe('a standing', () => {
  it.each([lotsPlan, bidsPlan])(
    'is the same without its log, whatever is entered; and says what each entry did',
    (plan) => {
      const rng = rngOf('standing')
      const kinds = { undo: 0, redo: 0, back: 0, choice: 0 }
      for (let game = 0; game < 40; game++) {
        const match = opened(plan, 3)
        const alone = standingOf(match)
        while (!isOver(match.state) && match.last < 60) {
          const before = bare(match.state)
          const story = match.story.map((deed) => deed.at)
          const wish = anyWish(match, rng)
          const done = enterIn(match, wish)
          if ('clause' in done) {
            expect(bare(match.state)).toBe(before)
            continue
          }
          for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) if (kind in done.entry) kinds[kind]++
          expect(bare(done.before)).toBe(before)
          expect(done.seq).toBe(match.log.length)
          expect(match.story.slice(0, done.keep).map((deed) => deed.at)).toEqual(story.slice(0, done.keep))
          expect(match.story[done.keep]?.at).not.toBe(story[done.keep] ?? null)
          expect(enter(alone, done.entry, (count) => match.log.slice(0, count))).toEqual(done)
          const { log, ...rest } = match
          expect(alone).toEqual(rest)
          expect(log).toHaveLength(alone.last)
        }
      }
      if (plan === bidsPlan) for (const count of Object.values(kinds)) expect(count).toBeGreaterThan(10)
    },
  )

  it('hands out states that nobody changes any more', () => {
    const match = opened(bidsPlan, 3)
    const rng = rngOf('copies')
    const kept: [State, string][] = [[stateNow(match), bare(match.state)]]
    while (!isOver(match.state) && match.last < 60) {
      const done = enterIn(match, anyWish(match, rng))
      if ('clause' in done) continue
      kept.push([stateNow(match), bare(match.state)], [done.before, bare(done.before)])
    }
    for (const [state, text] of kept) expect(bare(state)).toBe(text)
  })

  it('stays as it was where a rule fails in the middle of a choice', () => {
    const match = opened(lotsPlan, 2)
    const seat = deciders(match.game, match.state)[0] as number
    const before = bare(match.state)
    const broken = {
      ...match,
      game: {
        ...match.game,
        rules: Object.fromEntries(
          Object.entries(match.game.rules).map(([name, rule]) => [
            name,
            rule.kind === 'decision'
              ? {
                  ...rule,
                  resolve: (s: State) => {
                    s.secretsOut += 5
                    throw new Error('a fault in a rule')
                  },
                }
              : rule,
          ]),
        ),
      },
    }
    expect(() => enter(broken, { seat, choice: options(match.game, match.state, seat)[0] })).toThrow('a fault')
    expect(bare(broken.state)).toBe(before)
    expect([broken.last, broken.story.length]).toEqual([0, 1])
  })

  it('gives an entry that is passed over its number, and nothing else', () => {
    const standing = standingOf(opened(lotsPlan, 2))
    const before = bare(standing.state)
    passOver(standing)
    expect([bare(standing.state), standing.last, standing.story.length]).toEqual([before, 1, 1])
    const seat = deciders(standing.game, standing.state)[0] as number
    const done = enter(standing, { seat, choice: options(standing.game, standing.state, seat)[0] }) as Entered
    expect([done.seq, standing.story.at(-1)?.at]).toEqual([2, 1])
  })
})

describe('a standing before the first entry', () => {
  it('has the set-up as its only line, and nothing that was taken back or is closed', () => {
    const standing = standingOf(opened(lotsPlan, 2))
    const { events } = standing.state
    expect(standing.story).toEqual([{ at: -1, seat: null, step: 'setup', choice: null, events }])
    expect([standing.trail, standing.undone, standing.closed, standing.last]).toEqual([[], [], [null, null], 0])
  })
})

describe('a copy of a standing', () => {
  it('stays as it was, whatever is entered into the other one', () => {
    const match = arranging(2)
    playIn(match, 0, { act: 'lay' })
    undoIn(match, 0)
    playIn(match, 1, { act: 'lay' })
    const copy = standingNow(match)
    const kept = JSON.stringify([copy.state, copy.story, copy.trail, copy.undone, copy.closed])
    redoIn(match, 0)
    undoIn(match, 1)
    playIn(match, 0, { act: 'content' })
    // What comes out closes what seat 1 may take back.
    playIn(match, 1, { act: 'content' })
    playIn(match, 0, { act: 'bid', n: [1] })
    expect(JSON.stringify([copy.state, copy.story, copy.trail, copy.undone, copy.closed])).toBe(kept)
  })
  it('closes for itself what may no longer be taken back', () => {
    const match = opened(walksPlan, 2)
    playIn(match, 0, { act: 'pace' })
    const copy = standingNow(match)
    playIn(match, 1, { act: 'whistle' })
    expect([match.closed, copy.closed]).toEqual([
      ['table.undo-acted', null],
      [null, null],
    ])
  })
})

describe('a line of the story', () => {
  it('says where it stands in the log, who chose what, and at which step', () => {
    const match = arranging(2)
    playIn(match, 1, { act: 'lay' })
    expect(match.story.slice(1).map(({ at, seat, step, choice }) => [at, seat, step, choice])).toEqual([
      [0, 0, 'bid', { act: 'bid', n: [0] }],
      [1, 1, 'bid', { act: 'bid', n: [1] }],
      [2, 1, 'arrange', { act: 'lay' }],
    ])
  })
  it('stays where others took something back that came before it', () => {
    const match = arranging(2)
    playIn(match, 0, { act: 'lay' })
    playIn(match, 1, { act: 'lay' })
    playIn(match, 1, { act: 'lay' })
    expect(undoIn(match, 0)).toBeNull()
    expect(match.story.map(({ at }) => at)).toEqual([-1, 0, 1, 3, 4])
  })
})

describe('doing again', () => {
  it('is for whoever took back, and for nobody else', () => {
    const match = arranging(2)
    playIn(match, 0, { act: 'lay' })
    expect([0, 1].map((seat) => canRedo(match, seat))).toEqual([false, false])
    undoIn(match, 0)
    expect([0, 1].map((seat) => canRedo(match, seat))).toEqual([true, false])
    expect(redoIn(match, 1)).toEqual({ clause: 'table.no-redo' })
    expect(redoIn(match, 0)).toBeNull()
    expect(match.log.at(-1)).toEqual({ seat: 0, redo: true })
    expect(laid(match)).toEqual([1, 0])
    expect([0, 1].map((seat) => canRedo(match, seat))).toEqual([false, false])
  })
  it('is forgotten by a choice of the own, not by those of others', () => {
    const match = arranging(2)
    for (const seat of [0, 1]) {
      playIn(match, seat, { act: 'lay' })
      undoIn(match, seat)
    }
    playIn(match, 1, { act: 'lay' })
    expect([0, 1].map((seat) => canRedo(match, seat))).toEqual([true, false])
    expect(redoIn(match, 1)).toEqual({ clause: 'table.no-redo' })
    expect(redoIn(match, 0)).toBeNull()
    expect(laid(match)).toEqual([1, 1])
  })
  it('is refused where the rules no longer allow it', () => {
    const match = opened(walksPlan, 2)
    playIn(match, 0, { act: 'whistle' })
    undoIn(match, 0)
    for (let n = 0; n < 3; n++) playIn(match, 1, { act: 'whistle' })
    expect(canRedo(match, 0)).toBe(false)
    expect(redoIn(match, 0)).toEqual({ clause: 'table.no-redo' })
    expect((match.state as WalksState).whistles).toBe(3)
  })
})

describe('the states of a story', () => {
  it('end before the first line that the rules refuse', () => {
    const match = arranging(2)
    for (const seat of [0, 1, 0]) playIn(match, seat, { act: 'lay' })
    const wrong = match.story.map((deed) => (deed.at === 3 ? { ...deed, choice: { act: 'fly' } } : deed))
    expect([...statesOf(match, match.story)]).toHaveLength(6)
    expect([...statesOf(match, wrong)]).toHaveLength(4)
  })
  it.each([lotsPlan, bidsPlan])('are those after each line that stands', (plan) => {
    const rng = rngOf('states')
    for (let game = 0; game < 10; game++) {
      const match = opened(plan, 3)
      while (!isOver(match.state) && match.last < 40) enterIn(match, anyWish(match, rng))
      const states = [...statesOf(match, match.story)]
      expect(states).toHaveLength(match.story.length)
      expect(bare(states.at(-1) as State)).toBe(bare(match.state))
    }
  })
})

describe('taking back by agreement', () => {
  /** The bids toy with some entries: each is played by whoever is awaited first. */
  function played(match: Match, choices: number): void {
    for (let k = 0; k < choices; k++) {
      const seat = deciders(match.game, match.state)[0] as number
      const choice = options(match.game, match.state, seat)[0]
      playIn(match, seat, choice?.span === undefined ? choice : { act: choice.act, n: choice.span.map((s) => s[0]) })
    }
  }

  it('goes back over what has come out, and the match goes on from there', () => {
    const match = opened(lotsPlan, 3)
    played(match, 2)
    const then = bare(match.state)
    played(match, 3)
    expect(backIn(match, 1, 2)).toBeNull()
    expect(bare(match.state)).toBe(then)
    expect(match.story.map((d) => d.at)).toEqual([-1, 0, 1])
    expect(match.log.at(-1)).toEqual({ seat: 1, back: 2 })
    played(match, 1)
    expect(match.story.map((d) => d.at)).toEqual([-1, 0, 1, 6])
  })

  it('counts only what still counts, however often it was done, and replays the same', () => {
    const match = opened(lotsPlan, 3)
    for (let k = 0; k < 40; k++) {
      played(match, 2)
      expect(backIn(match, 0, match.log.length - 1)).toBeNull()
    }
    const again = opened(lotsPlan, 3)
    for (const entry of match.log) expect(enterIn(again, entry)).toHaveProperty('seq')
    expect(bare(again.state)).toBe(bare(match.state))
    expect(again.story.map((d) => d.at)).toEqual(match.story.map((d) => d.at))
  })

  it('is refused where the rules no longer allow what came before, and nothing changes', () => {
    const match = arranging(2)
    for (const seat of [0, 1, 0]) playIn(match, seat, { act: 'lay' })
    const refuse = () => ({ clause: 'BID-9' })
    const { rules } = match.game
    const game = { ...match.game, rules: { ...rules, arrange: { ...rules.arrange, refuse } } as typeof rules }
    const corrected = { ...match, game }
    const before = JSON.stringify([corrected.state, corrected.story, corrected.last])
    expect(backIn(corrected, 0, 4)).toEqual({ clause: 'BID-9' })
    expect(JSON.stringify([corrected.state, corrected.story, corrected.last])).toBe(before)
    expect(backIn(corrected, 0, 2)).toBeNull()
    expect(laid(corrected)).toEqual([0, 0])
  })

  it('cannot go where the match has not been', () => {
    const match = opened(lotsPlan, 2)
    for (const to of [0, -1, 0.5, 7]) expect(backIn(match, 0, to)).toEqual({ clause: 'table.no-undo' })
    expect(match.log).toEqual([])
  })
})
