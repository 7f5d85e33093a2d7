// The line of how a game is won and what matters now, over whole random matches of every table of every game's plan: said in
// every language, short, and true of the match that follows.
import { describe, expect, it } from 'vitest'
import { LANGS } from '#tongues'
import { anyChoice } from '../bots/random.ts'
import type { Plan } from '../contract/plan.ts'
import { tableName } from '../contract/plan.ts'
import { findLook, gameIds } from '../games/shelf.ts'
import { deciders } from '../kernel/ask.ts'
import { clone } from '../kernel/clone.ts'
import { begin, commit, isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { chooseOptions } from '../kernel/variants.ts'
import type { State } from '../kernel/words.ts'
import { view } from '../kernel/zones.ts'
import { drawnWith } from '../look/drawn.ts'
import type { DrawnLook, GameLook } from '../look/scene.ts'
import type { Sheet } from '../papers/sheet.ts'
import { speakerOf } from '../title/say.ts'
import { type Edition, editionOf, withSheet } from '../title/title.ts'

/** At most so many signs each. */
const LONGEST = 110
/** They go on after a colon, where German begins a whole sentence with a capital. */
const GOES_ON = /^[\p{Ll}\d].*\.$/u
const BEGINS = /^[\p{L}\d].*\.$/u

/** All states of a random match at which somebody is asked, and the last. */
function statesOf(game: Edition, seats: number, options: object, seed: string): State[] {
  const chosen = chooseOptions(game.variants, { ...options }, seats)
  if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
  const rng = rngOf(seed)
  const s = begin(game, chosen.options, seats, rng)
  const states: State[] = []
  while (!isOver(s)) {
    states.push(clone(s))
    const [seat = 0] = deciders(game, s)
    commit(game, s, seat, anyChoice(game, s, seat, rng))
  }
  return [...states, s]
}

async function looksFor(plan: Plan, look: GameLook, game: Edition, state: State): Promise<DrawnLook[]> {
  const speakers = await Promise.all(
    LANGS.map((lang) => speakerOf(plan.words, { title: plan.title, game, state }, lang)),
  )
  return speakers.map(({ voice }) => drawnWith(look, { box: game.box, voice }))
}

/** What is promised at each moment is what comes: the number of rounds above all. */
function proves(drawn: DrawnLook, states: readonly State[]): void {
  const last = states.at(-1)
  if (last === undefined) throw new Error('no match')
  const rounds = drawn.round(last)
  for (const s of states.slice(0, -1)) {
    const line = drawn.goal?.(s, null)
    if (line === null || line === undefined) throw new Error(`nothing is said in ${s.agenda.at(-1)?.do}`)
    expect(line.round).toBe(drawn.round(s))
    if (line.of === null) continue
    if (line.atMost) expect(line.of).toBeGreaterThanOrEqual(rounds)
    else expect(line.of).toBe(rounds)
  }
  expect(drawn.goal?.(last, null)).toBeNull()
}

describe.each(gameIds())('the goal of %s', async (id) => {
  const { plan }: { plan: Plan } = await import(`../games/${id}/test/plan.ts`)
  const look = await findLook(id)
  if (look === null) throw new Error(id)

  it.each(plan.tables.map((table) => [tableName(table), table] as const))('is said and true: %s', async (_, table) => {
    const game = editionOf(plan.title, null)
    const states = statesOf(game, table.seats, table.options ?? {}, `goal ${id}`)
    const drawn = await looksFor(plan, look, game, states[0] as State)
    for (const d of drawn) proves(d, states)
    const every = Math.max(1, Math.floor(states.length / 60))
    for (const [i, s] of states.slice(0, -1).entries()) {
      if (i % every !== 0) continue
      for (const eyes of [null, ...Array.from({ length: s.seats }, (_, seat) => seat)]) {
        // A view is all that a page has.
        const seen = eyes === null ? s : view(game, s, eyes)
        for (const [k, d] of drawn.entries()) {
          const line = d.goal?.(seen, eyes)
          for (const text of [line?.goal ?? '', line?.now ?? '']) {
            expect(text).toMatch(LANGS[k] === 'de' ? BEGINS : GOES_ON)
            expect(text).not.toMatch(/undefined|NaN|\{|null|-\d/)
            expect(text.length, text).toBeLessThanOrEqual(LONGEST)
          }
        }
      }
    }
  })
})

describe('figures of the goal', () => {
  const planOf = async (id: string): Promise<Plan> => (await import(`../games/${id}/test/plan.ts`)).plan
  const said = async (plan: Plan, game: Edition, seats: number): Promise<{ states: State[]; now: string[] }> => {
    const look = await findLook(plan.title.game.id)
    const states = statesOf(game, seats, {}, 'figures')
    const all = look === null ? [] : await looksFor(plan, look, game, states[0] as State)
    const drawn = all[LANGS.indexOf('en')]
    return { states, now: states.map((s) => drawn?.goal?.(s, null)?.now ?? '') }
  }

  it('come from the sheet in play', async () => {
    const plan = await planOf('pillars')
    const text = JSON.stringify(plan.title.sheet)
    const [row = '', total = ''] = /"id":"stock","total":(\d)/.exec(text) ?? []
    const sheet: Sheet = JSON.parse(text.replace(row, row.replace(total, `${Number(total) + 1}`)))
    const { now } = await said(plan, withSheet(plan.title, sheet), 3)
    expect(now.some((line) => line.includes(`at most ${Number(total) + 1} `))).toBe(true)
    expect(now.some((line) => line.includes(`at most ${total} `))).toBe(false)
  })

  it('count the columns that are still replaced before a scoring', async () => {
    const plan = await planOf('nehemiah')
    const { states, now } = await said(plan, editionOf(plan.title, null), 3)
    const left = now.map((line) => (/^(\d+) more columns? /.test(line) ? Number.parseInt(line, 10) : null))
    for (const [i, n] of left.entries()) {
      const before = left[i - 1]
      if (n === null || before === null || before === undefined) continue
      const sameRound =
        (states[i] as State & { round: number }).round === (states[i - 1] as State & { round: number }).round
      if (sameRound) expect(before - n).toBeGreaterThanOrEqual(0)
    }
    expect(left.filter((n) => n === 1).length).toBeGreaterThan(0)
  })
})
