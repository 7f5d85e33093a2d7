// Turning points of whole matches of all games, beside an independent reckoning: the rules themselves are watched, and say
// at which choice each round ended and what everybody had then.
import { describe, expect, it } from 'vitest'
import { anyChoice } from '../bots/random.ts'
import { findTitle, findWords, gameIds } from '../games/shelf.ts'
import { deciders } from '../kernel/ask.ts'
import { clone } from '../kernel/clone.ts'
import type { Game } from '../kernel/game.ts'
import { at } from '../kernel/lists.ts'
import { begin, commit, isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { chooseOptions } from '../kernel/variants.ts'
import type { State } from '../kernel/words.ts'
import { drawnWith } from '../look/drawn.ts'
import type { DrawnLook, GameLook } from '../look/scene.ts'
import { turningsOf } from '../look/turning.ts'
import { speakerOf } from '../title/say.ts'

interface Ended {
  readonly round: number
  /** How many choices had been made, the last one included. */
  readonly choices: number
  readonly points: readonly number[]
}

/** The game with every step watched: `ended` hears of each change of the round when it happens. */
function watched(game: Game, drawn: DrawnLook, ended: (round: number, s: State) => void): Game {
  const rules = Object.entries(game.rules).map(([name, rule]) => {
    const watch =
      <A extends [State, ...never[]]>(act: (...given: A) => void) =>
      (...given: A) => {
        const [s] = given
        const round = drawn.round(s)
        act(...given)
        if (drawn.round(s) !== round) ended(round, s)
      }
    if (rule.kind === 'happening') return [name, { ...rule, happen: watch(rule.happen.bind(rule)) }]
    if (rule.kind === 'secret') return [name, { ...rule, reveal: watch(rule.reveal.bind(rule)) }]
    return [name, { ...rule, resolve: watch(rule.resolve.bind(rule)) }]
  })
  return { ...game, rules: Object.fromEntries(rules) }
}

async function drawnFor(id: string, seats: number): Promise<{ game: Game; drawn: DrawnLook; options: object }> {
  const [title, words] = await Promise.all([findTitle(id), findWords(id)])
  const { look } = (await import(`../games/${id}/look/index.ts`)) as { look: GameLook }
  if (title === null || words === null) throw new Error(id)
  const chosen = chooseOptions(title.game.variants, {}, seats)
  if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
  const state = begin(title.game, chosen.options, seats, rngOf('voice'))
  const { voice } = await speakerOf(words, { title, game: title.game, state }, 'en')
  return { game: title.game, drawn: drawnWith(look, { box: title.game.box, voice }), options: chosen.options }
}

/** Who alone has most; null for a tie. */
const sole = (points: readonly number[]): number | null => {
  const most = points.filter((n) => n === Math.max(...points))
  return most.length === 1 ? points.indexOf(at(most, 0)) : null
}

async function playOut(id: string, seats: number, seed: string) {
  const { game, drawn, options } = await drawnFor(id, seats)
  const ends: Ended[] = []
  let choices = 0
  const plain = watched(game, drawn, (round, s) => ends.push({ round, choices, points: [...drawn.totals(s)] }))
  const s = begin(plain, options as never, seats, rngOf(seed))
  const past = [clone(s)]
  const rng = rngOf(`${seed}/dice`)
  while (!isOver(s)) {
    const seat = at(deciders(plain, s), 0)
    choices++
    commit(plain, s, seat, anyChoice(plain, s, seat, rng))
    past.push(clone(s))
  }
  ends.push({ round: drawn.round(s), choices, points: game.scores(s, game.box) })
  return { drawn, past, ends }
}

const MATCHES = 6

describe.each(gameIds())('the turning points of %s', (id) => {
  it('are those of an independent reckoning, over many matches of every count', async () => {
    const title = await findTitle(id)
    const [min, max] = title?.game.players ?? [2, 2]
    let found = 0
    for (let seats = min; seats <= max; seats++)
      for (let n = 0; n < MATCHES; n++) {
        const { drawn, past, ends } = await playOut(id, seats, `turning ${n}`)
        const course = turningsOf(drawn, past)
        // Every round that was played is there, placed at the choice that ended it, the last one with the final scoring.
        expect(
          course.ends.map(({ round, at: line, points }) => ({ round, choices: line, points: [...points] })),
        ).toEqual(ends)
        const rows = [past[0] === undefined ? [] : [...drawn.totals(past[0])], ...ends.map((e) => e.points)]
        /** Changes of the lead: who leads alone did not lead alone last, or was behind since. */
        const changes: number[] = []
        for (const [i, row] of rows.entries()) {
          const now = sole(row)
          const before = rows.slice(0, i).findLastIndex((then) => sole(then) !== null)
          if (now === null || before < 0) continue
          const wasBehind = rows.slice(before, i).some((then) => at(then, now) < Math.max(...then))
          if (sole(at(rows, before)) !== now || wasBehind) changes.push(i)
        }
        const leads = course.turnings.filter((t) => t.kind === 'lead')
        expect(leads).toHaveLength(Math.min(3, changes.length))
        expect(changes).toEqual(expect.arrayContaining(leads.map((t) => t.nth)))
        for (const t of course.turnings) {
          found++
          const [now, was] = [at(rows, t.nth), at(rows, t.nth - 1)]
          const swing = at(now, t.seat) - at(now, t.over) - (at(was, t.seat) - at(was, t.over))
          expect(t.by).toBe(swing)
          // Nobody loses a lead they had no share of.
          if (t.kind === 'lead') expect(at(was, t.over)).toBe(Math.max(...was.filter((_, s) => s !== t.seat)))
          expect(t.round).toBe(ends[t.nth - 1]?.round)
          // The moment lies within its round.
          expect(t.at).toBeGreaterThan(ends[t.nth - 2]?.choices ?? 0)
          expect(t.at).toBeLessThanOrEqual(ends[t.nth - 1]?.choices ?? 0)
          if (t.kind === 'lead') expect(sole(now)).toBe(t.seat)
          else {
            const [before, after] = [at(was, t.seat) - at(was, t.over), at(now, t.seat) - at(now, t.over)]
            expect(t.kind).toBe(after <= 0 ? 'closer' : before < 0 ? 'past' : 'away')
          }
        }
      }
    expect(found).toBeGreaterThan(MATCHES)
  })
})
