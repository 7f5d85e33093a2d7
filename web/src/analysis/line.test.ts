import { expect, it } from 'vitest'
import { driverOf, positionOf } from '../../../bots/driver.ts'
import { anyChoice } from '../../../bots/random.ts'
import { check, deciders, options } from '../../../kernel/ask.ts'
import { keyOf } from '../../../kernel/choice.ts'
import { at } from '../../../kernel/lists.ts'
import { isOver } from '../../../kernel/play.ts'
import { rngOf } from '../../../kernel/random.ts'
import { readMatch, writeMatch } from '../../../match/file.ts'
import { type Match, openMatch, playIn } from '../../../match/match.ts'
import { statesOf } from '../../../match/standing.ts'
import { takenUp } from '../../../match/takenUp.ts'
import { findTitle } from '../lib/titles.ts'
import type { Company } from '../table/opponents.ts'
import { type Line, lineOf } from './line.ts'

const AT = 12

/** A whole match of dice. */
async function whole(game: string): Promise<Match> {
  const title = await findTitle(game)
  const opened = title && openMatch(title, { seats: 3, seed: 'line', players: ['Ana', 'Bruno', 'Chloé'] })
  if (!opened || !('match' in opened)) throw new Error(game)
  const { match } = opened
  const rng = rngOf('line')
  while (!isOver(match.state)) {
    const seat = at(deciders(match.game, match.state), 0)
    playIn(match, seat, anyChoice(match.game, match.state, seat, rng))
  }
  return match
}

const turn = () => new Promise((done) => setTimeout(done))

/** Opponents that choose by dice, and note what they were asked. */
const diceFor =
  (asked: { readonly seat: number; readonly who: string }[]) =>
  ({ match, sitting, left, moved }: Company) =>
    driverOf(
      {
        position: () => (left() ? null : positionOf(match)),
        who: (seat) => sitting[seat]?.bot ?? null,
        seed: (seat, entries) => `${seat}/${entries}`,
        async ask({ seat, who, seed }) {
          asked.push({ seat, who })
          await turn()
          return anyChoice(match.game, match.state, seat, rngOf(seed))
        },
        act(seat, choice) {
          const refusal = playIn(match, seat, choice)
          if (refusal === null) moved()
          return refusal
        },
      },
      1,
    )

/** Another choice than the one that was made at a line where there is one, and the line that follows. */
async function branched(game: string, pace = 0) {
  const match = await whole(game)
  const past = [...statesOf(match, match.story)]
  const free = (line: number) => {
    const [seat, before] = [match.story[line]?.seat ?? -1, at(past, line - 1)]
    const made = match.story[line]?.choice
    const other = options(match.game, before, seat).find(
      (c) => c.span === undefined && made && keyOf(c) !== keyOf(made) && check(match.game, before, seat, c) === null,
    )
    return other === undefined ? null : { line, seat, choice: other }
  }
  const branch = past.map((_, line) => (line < AT ? null : free(line))).find((found) => found !== null)
  if (!branch) throw new Error(`nothing else to choose in ${game}`)
  const timers: (() => void)[] = []
  const asked: { seat: number; who: string }[] = []
  const begin = (choice = branch.choice) =>
    lineOf(
      { match, past, ...branch, choice },
      {
        pace: () => pace,
        later(call) {
          timers.push(call)
          return () => timers.splice(timers.indexOf(call), 1)
        },
        changed: () => undefined,
        drive: diceFor(asked),
        thinking: () => undefined,
      },
    )
  const line = begin()
  if (line === null) throw new Error('refused')
  return { match, past, branch, line, asked, timers, begin }
}
async function toEnd({ match }: Line): Promise<void> {
  while (!isOver(match.state)) await turn()
}

it.each(['pillars', 'castle', 'spyrium'])(
  '%s: is the match up to the moment, then the other choice, then masters to the end',
  async (game) => {
    const { match, past, branch, line, asked } = await branched(game)
    await toEnd(line)
    expect(line.past.slice(0, branch.line)).toEqual(past.slice(0, branch.line))
    expect(line.match.story.slice(0, branch.line)).toEqual(match.story.slice(0, branch.line))
    expect(line.match.seed).toBe(match.seed)
    expect(line.match.story[branch.line]).toMatchObject({ seat: branch.seat, choice: branch.choice })
    // Every further line is one the rules allow, and each of them was a master's.
    expect([...statesOf(match, line.match.story)]).toEqual(line.past)
    expect(new Set(asked.map(({ who }) => who))).toEqual(new Set(['master']))
    expect(new Set(asked.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2]))
    expect(line.walk).toMatchObject({ shown: line.past.length - 1, caughtUp: true })
    // The match that was played is as it was.
    expect([...statesOf(match, match.story)]).toEqual(past)
  },
)

it('is none where the rules refuse the choice', async () => {
  const { begin } = await branched('pillars')
  expect(begin({ act: 'nothing-of-the-kind' })).toBeNull()
})

it('is shown line by line, stands still while somebody looks back, and goes on from there', async () => {
  const { branch, line, timers } = await branched('pillars', 100)
  const tick = () => timers.shift()?.()
  expect(line.walk.shown).toBe(branch.line - 1)
  await toEnd(line)
  tick()
  tick()
  expect(line.walk).toMatchObject({ shown: branch.line + 1, moment: branch.line + 1, caughtUp: false })
  line.walk.lookAt(3)
  // What was on its way still comes; then nothing does.
  while (timers.length > 0) tick()
  await turn()
  expect(timers).toEqual([])
  expect(line.walk).toMatchObject({ shown: branch.line + 2, moment: 3 })
  line.walk.lookAt(line.walk.shown)
  await turn()
  tick()
  expect(line.walk).toMatchObject({ shown: branch.line + 3, moment: branch.line + 3 })
  line.walk.skip()
  expect(line.walk).toMatchObject({ moment: line.past.length - 1, caughtUp: true })
})

it('is thought and shown no further once it is left', async () => {
  const { line, asked, timers } = await branched('pillars', 100)
  while (line.past.length < AT + 6) await turn()
  line.leave()
  await turn()
  const [thought, known] = [asked.length, line.past.length]
  for (let n = 0; n < 20; n++) await turn()
  expect(asked).toHaveLength(thought)
  expect(line.past).toHaveLength(known)
  expect(isOver(line.match.state)).toBe(false)
  expect(timers).toEqual([])
})

it('is a file whose moments are taken up exactly as they stood', async () => {
  const { branch, line } = await branched('castle')
  await toEnd(line)
  const shown = branch.line + 4
  const read = await readMatch(writeMatch(line.match, { at: shown }), findTitle)
  if ('problem' in read) throw new Error(read.problem.why)
  expect(read.at).toBe(shown)
  expect(takenUp(read.match, shown)?.state).toEqual(line.past[shown])
})
