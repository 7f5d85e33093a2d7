import { describe, expect, test } from 'vitest'
import { greedy } from '../bots/greedy.ts'
import { findMind, findTitle } from '../games/shelf.ts'
import { closedOptions, deciders } from '../kernel/ask.ts'
import { keyOf } from '../kernel/choice.ts'
import { at } from '../kernel/lists.ts'
import { isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { view } from '../kernel/zones.ts'
import { openMatch, playIn } from '../match/match.ts'
import { statesOf } from '../match/standing.ts'
import { doubtFor } from './account.ts'
import { momentsOf } from './analyse.ts'
import type { Moment } from './moment.ts'
import { momentsBy, packed, readReport } from './report.ts'

const judge = { rules: 1, net: true, thoughts: 60, sign: '1-abc' }
const none = [0, 0]
const moment: Moment = {
  ...{ line: 0, seat: null, before: [0.5, 0.5], after: [0.5, 0.5], verdict: null },
  parts: { draw: none, hidden: none, play: none, rest: none },
}

test('an analysis is gone on with by the same judge alone', () => {
  const known = [moment]
  expect(momentsBy(judge, { judge, moments: known })).toBe(known)
  expect(momentsBy(judge, { judge: { ...judge, sign: '1-xyz' }, moments: known })).toEqual([])
  // Written before judges signed.
  expect(momentsBy(judge, { judge: { ...judge, sign: '' }, moments: known })).toEqual([])
  expect(momentsBy(judge, { judge: { ...judge, thoughts: 400 }, moments: known })).toEqual([])
  expect(momentsBy(judge, null)).toEqual([])
})

const { match, moments } = await judgedMatch()

describe('an analysis that somebody wrote', () => {
  const judged = packed(
    { judge: { ...judge, rules: match.game.version }, moments, finest: [], hindsight: [], whole: true },
    match,
  )
  type Written = {
    [key: string]: unknown
    moments: { [key: string]: unknown; after: number[]; verdict?: Record<string, unknown> }[]
  }
  /** The same, changed in one place. */
  const changed = (change: (written: Written) => void) => {
    const written = JSON.parse(JSON.stringify(judged)) as Written
    change(written)
    return readReport(written, match)
  }
  // A choice with a verdict, and another that could have been made there.
  const states = [...statesOf(match, match.story)]
  const line = moments.findIndex((m) => m.verdict !== null && m.verdict.better === null)
  const seat = at(match.story, line).seat ?? 0
  const made = at(match.story, line).choice
  const other = closedOptions(match.game, at(states, line - 1), seat).find(
    (choice) => made !== null && keyOf(choice) !== keyOf(made),
  )
  const play = moments[0]?.before.map((_, i, { length }) => (i === seat ? -0.1 : 0.1 / (length - 1)))
  const mistake = (more: Record<string, unknown>) => (written: Written) => {
    Object.assign(at(written.moments, line), { play, verdict: { better: other, loss: 0.1, doubt: 0.01, ...more } })
  }
  const finest = { line, seat, next: other, lead: 0.2, doubt: 0.01 }
  const hindsight = { line, seat, choice: other, by: 0.2, doubt: 0.01 }

  test('is read as it was written', () => {
    expect(changed(() => {})?.whole).toBe(true)
    expect(changed(mistake({}))?.moments[line]?.verdict?.better).toMatchObject({ choice: other, loss: 0.1 })
    expect(changed((w) => Object.assign(w, { finest: [finest] }))?.finest).toEqual([finest])
    expect(changed((w) => Object.assign(w, { hindsight: [hindsight] }))?.hindsight).toEqual([
      { line, seat, other: { choice: other, by: 0.2, doubt: 0.01 } },
    ])
    expect(changed((w) => Object.assign(w, { hindsight: [{ line, seat }] }))?.hindsight).toEqual([
      { line, seat, other: null },
    ])
    // Before anybody looked back.
    expect(changed((w) => void delete w.hindsight)?.hindsight).toEqual([])
    // Before it was kept how far figures may be off.
    const before = changed((w) => {
      delete w.doubts
    })
    expect(before?.whole).toBe(true)
    expect(before?.moments.every(({ doubt }) => doubt === undefined)).toBe(true)
    expect(doubtFor(before?.moments ?? [], 0).draw).toBe(null)
  })
  test('says how far its figures may be off, as it was found', () => {
    const read = changed(() => {})?.moments ?? []
    for (const who of match.players.keys()) {
      expect(doubtFor(moments, who).draw).toBeGreaterThan(0)
      expect(doubtFor(moments, who).hidden).toBeGreaterThan(0)
      expect(doubtFor(read, who).draw).toBeCloseTo(doubtFor(moments, who).draw ?? 0, 4)
      expect(doubtFor(read, who).hidden).toBeCloseTo(doubtFor(moments, who).hidden ?? 0, 4)
    }
  })
  test.each([
    ['thoughts without end', { thoughts: 2_000_000 }],
    ['half a thought', { thoughts: 1.5 }],
    ['a sign that is a page', { sign: '\u001b[2J' }],
    ['chances beyond a win', { start: [99, -98, ...new Array(match.seats - 2).fill(0)] }],
    ['chances that are not all of it', { start: new Array(match.seats).fill(0.1) }],
    ['a best moment for every day of the year', { finest: new Array(365).fill(finest) }],
    ['two best moments of one seat', { finest: [finest, finest] }],
    ['a best moment of nobody', { finest: [{ ...finest, line: 0 }] }],
    ['a best moment beside nonsense', { finest: [{ ...finest, next: { act: 'nonsense' } }] }],
    ['hindsight without end', { hindsight: new Array(3650).fill(hindsight) }],
    ['hindsight twice of one moment', { hindsight: [hindsight, hindsight] }],
    ['hindsight of a moment that is none', { hindsight: [{ ...hindsight, line: 0 }] }],
    ['hindsight of somebody else', { hindsight: [{ ...hindsight, seat: seat + 1 }] }],
    ['hindsight that names nonsense', { hindsight: [{ ...hindsight, choice: { act: 'nonsense' } }] }],
    ['hindsight of fifty wins', { hindsight: [{ ...hindsight, by: 50 }] }],
  ])('is not believed: %s', (_, more) => {
    expect(changed((w) => Object.assign(w, more))).toBe(null)
  })
  test.each([
    ['a loss of fifty wins', { loss: 50 }],
    ['a loss that the parts do not know', { loss: 0.3 }],
    ['less than no doubt', { doubt: -1 }],
    ['a better choice that is none', { better: { act: 'nonsense' } }],
    ['a better choice that is the same', { better: made }],
    ['a next choice that is none', { next: { act: 'nonsense' }, lead: 0.1 }],
  ])('is not believed of a choice: %s', (_, more) => {
    expect(changed(mistake(more))).toBe(null)
  })
  test('is not believed to know with hindsight of a mistake what was said of it already', () => {
    const both = (w: Written) => {
      mistake({})(w)
      Object.assign(w, { hindsight: [hindsight] })
    }
    expect(changed(both)).toBe(null)
  })
  test('is not believed where another wins than the match says, or a seat has more than all', () => {
    expect(changed((w) => at(w.moments, w.moments.length - 1).after.reverse())).toBe(null)
    expect(changed((w) => Object.assign(at(w.moments, 1), { after: [1.5, -0.5, 0] }))).toBe(null)
    expect(changed((w) => Object.assign(at(w.moments, 1), { draw: [0.5, 0.5, 0] }))).toBe(null)
    expect(changed((w) => Object.assign(at(w.moments, 0), { verdict: {} }))).toBe(null)
  })
})

/** A match of quick opponents, judged as little as can be. */
async function judgedMatch() {
  const title = await findTitle('pillars')
  const mind = await findMind('pillars')
  const opened = title && openMatch(title, { seats: 3, seed: 'written' })
  if (title === null || mind === null || opened === null || !('match' in opened)) throw new Error('no table')
  const { match } = opened
  const rng = rngOf('players')
  while (!isOver(match.state)) {
    const seat = at(deciders(match.game, match.state), 0)
    playIn(match, seat, greedy.choose({ ...mind, worlds: 1 }, view(match.game, match.state, seat), seat, rng))
  }
  const effort = { search: { iterations: 0 }, check: 2, worlds: 2, draws: 2 }
  return { match, moments: [...momentsOf(mind, match, match.story, effort)] }
}
