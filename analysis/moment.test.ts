// What must hold of every judged match, however little the judge thinks: nothing is lost between the parts.
import { describe, expect, test } from 'vitest'
import { greedy } from '../bots/greedy.ts'
import { findMind, findTitle, gameIds } from '../games/shelf.ts'
import { deciders } from '../kernel/ask.ts'
import { at } from '../kernel/lists.ts'
import { isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { view } from '../kernel/zones.ts'
import { type Match, openMatch, playIn } from '../match/match.ts'
import type { Mind } from '../title/mind.ts'
import { type Sum, sumFor, totalOf } from './account.ts'
import { momentsOf } from './analyse.ts'
import { sharesAtEnd } from './judge.ts'
import { luckOf } from './luck.ts'
import type { Moment, Thoroughness } from './moment.ts'
import { packed, readReport } from './report.ts'

const LEAST: Thoroughness = { search: { iterations: 2 }, check: 2, worlds: 1, draws: 2 }

async function judged(id: string) {
  const title = await findTitle(id)
  const mind = await findMind(id)
  if (title === null || mind === null) throw new Error(`no game ${id}`)
  const opened = openMatch(title, { seats: title.game.players[0], seed: 'judged' })
  if (!('match' in opened)) throw new Error('no table')
  const { match } = opened
  const rng = rngOf('players')
  while (!isOver(match.state)) {
    const seat = at(deciders(match.game, match.state), 0)
    playIn(match, seat, greedy.choose({ ...mind, worlds: 1 }, view(match.game, match.state, seat), seat, rng))
  }
  return { match, mind, moments: [...momentsOf(mind, match, match.story, LEAST)] }
}

const total = totalOf
const allOf = ({ start, draw, hidden, own, gifts, small, theirs, rest }: Sum): number =>
  start + draw + hidden + own + total(gifts) + small + total(theirs) + rest

function checkMoment({ seat, before, after, parts }: Moment): void {
  const { draw, hidden, play, rest } = parts
  expect(total(before)).toBeCloseTo(1, 12)
  expect(total(after)).toBeCloseTo(1, 12)
  for (const part of [draw, hidden, play, rest]) expect(total(part)).toBeCloseTo(0, 12)
  for (const i of before.keys())
    expect(at(before, i) + at(draw, i) + at(hidden, i) + at(play, i) + at(rest, i)).toBeCloseTo(at(after, i), 12)
  if (seat !== null) expect(at(play, seat)).toBeLessThanOrEqual(0)
}

/** What is written into a file is rounded, and still adds up. */
function checkWritten(match: Match, moments: readonly Moment[]): void {
  const judge = { rules: match.game.version, net: false, thoughts: 2, sign: '1' } as const
  const text = JSON.stringify(packed({ judge, moments, finest: [], hindsight: [], whole: true }, match))
  const read = readReport(JSON.parse(text), match)
  expect(read?.whole).toBe(true)
  expect(read?.judge).toEqual(judge)
  for (const [seat, end] of at(moments, moments.length - 1).after.entries()) {
    const sum = sumFor(read?.moments ?? [], seat)
    expect(sum.end).toBe(end)
    expect(allOf(sum)).toBeCloseTo(end, 9)
    expect(sum.own).toBeCloseTo(sumFor(moments, seat).own, 3)
  }
}

/** The luck alone is that of the whole analysis, and can be gone on with from any line. */
function checkLuck(mind: Mind, match: Match, moments: readonly Moment[]): void {
  const luck = [...luckOf(mind, match, match.story, LEAST.draws)]
  expect(luck.map(({ draw }) => draw.map((x) => x.toFixed(9)))).toEqual(
    moments.map(({ parts }) => parts.draw.map((x) => (x + 0).toFixed(9))),
  )
  const half = Math.floor(moments.length / 2)
  expect([...luckOf(mind, match, match.story, LEAST.draws, half)]).toEqual(luck.slice(half))
  expect(luck.every(({ squares }) => squares.every((x) => x >= 0))).toBe(true)
}

describe.each(gameIds())('a judged match of %s', (id) => {
  test('adds up, moment by moment and from the deal to the end', async () => {
    const { match, mind, moments } = await judged(id)
    moments.forEach(checkMoment)
    for (const [i, moment] of moments.entries()) if (i > 0) expect(moment.before).toEqual(at(moments, i - 1).after)
    const end = sharesAtEnd(mind, match.state)
    for (const seat of end.keys()) {
      const sum = sumFor(moments, seat)
      expect(sum.end).toBe(at(end, seat))
      expect(allOf(sum)).toBeCloseTo(sum.end, 9)
      expect(at(sum.gifts, seat)).toBe(0)
      expect(at(sum.theirs, seat)).toBe(0)
      // Where positions are judged by different luck, what is unseen and what is left cancel out, each of them several wins high.
      expect(Math.abs(sum.hidden)).toBeLessThan(1)
    }
    checkWritten(match, moments)
    checkLuck(mind, match, moments)
    // Somebody's luck is somebody's bad luck: a judge that saw none would not have looked.
    expect(moments.some(({ parts }) => parts.draw.some((x) => x !== 0))).toBe(true)
  })
})
