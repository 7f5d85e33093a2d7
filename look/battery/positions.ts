// Positions of matches played at random, each before a decision: what a look is tried on.
import { check, deciders, explain } from '../../kernel/ask.ts'
import { anyNumbers, spread } from '../../kernel/choice.ts'
import { clone } from '../../kernel/clone.ts'
import { deepFreeze } from '../../kernel/freeze.ts'
import type { Game } from '../../kernel/game.ts'
import { begin, commit } from '../../kernel/play.ts'
import { below, rngOf } from '../../kernel/random.ts'
import { chooseOptions } from '../../kernel/variants.ts'
import type { Choice, Rng, Seat, State } from '../../kernel/words.ts'

export interface Position<S extends State = State> {
  readonly s: S
  readonly seat: Seat
  readonly options: readonly Choice[]
  /** The decision at hand by its step; "end" after the last one. */
  readonly step: string
}

/** One way to set the game up. */
export interface Table {
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
}

/** More decisions than any honest match takes. */
const ENDLESS = 20_000

/** What a seat may choose, open numbers and standing offers among it. */
export const legal = <S extends State>(game: Game<S>, s: S, seat: Seat): Choice[] =>
  explain(game, s, seat).flatMap((e) => (e.refusal === null ? [e.choice] : []))

/**
 * A whole match, frozen position by position. `shuns` are acts that end something early: they are taken one time in
 * eight while there is anything else to do, so that boards fill up.
 */
export function matchOf<S extends State>(
  game: Game<S>,
  table: Table,
  seed: string,
  shuns: readonly string[] = [],
): Position<S>[] {
  const chosen = chooseOptions(game.variants, table.options ?? {}, table.seats)
  if (!('options' in chosen)) throw new Error(`a table of ${table.seats} cannot be: ${chosen.refusal.clause}`)
  const rng = rngOf(`${seed} choices`)
  const s = begin(game, chosen.options, table.seats, rngOf(seed))
  const all: Position<S>[] = []
  const keep = (seat: Seat, options: readonly Choice[]) =>
    all.push({ s: deepFreeze(clone(s)), seat, options, step: s.agenda.at(-1)?.do ?? 'end' })
  for (let n = 0; s.agenda.length > 0 && n < ENDLESS; n++) {
    const by = deciders(game, s)
    const seat = by[below(rng, by.length)] ?? 0
    const options = legal(game, s, seat)
    keep(seat, options)
    commit(game, s, seat, pick(game, s, seat, options, shuns, rng))
  }
  keep(0, [])
  return all
}

function pick<S extends State>(
  game: Game<S>,
  s: S,
  seat: Seat,
  options: readonly Choice[],
  shuns: readonly string[],
  rng: Rng,
): Choice {
  const busy = options.filter((c) => !shuns.includes(c.act))
  const list = busy.length > 0 && below(rng, 8) > 0 ? busy : options
  for (let tries = 0; tries < 16; tries++) {
    const choice = list[below(rng, list.length)]
    if (choice === undefined) break
    const closed = choice.span === undefined ? choice : anyNumbers(choice, rng)
    if (check(game, s, seat, closed) === null) return closed
  }
  const fits = options.flatMap(spread).find((c) => check(game, s, seat, c) === null)
  if (fits === undefined) throw new Error(`seat ${seat} has no option in ${game.id}`)
  return fits
}

/**
 * `count` positions of one table: the first and last of every kind of decision, the rest evenly from matches played at
 * random and matches in which nobody stops early.
 */
export function positionsOf<S extends State>(
  game: Game<S>,
  table: Table,
  count: number,
  shuns: readonly string[] = [],
): Position<S>[] {
  const all: Position<S>[] = []
  for (let k = 0; all.length < count || k < 2; k++)
    all.push(...matchOf(game, table, `look ${k}`, k % 2 === 0 ? shuns : []))
  const taken = new Set<number>()
  for (const step of new Set(all.map((p) => p.step))) {
    taken.add(all.findIndex((p) => p.step === step))
    taken.add(all.findLastIndex((p) => p.step === step))
  }
  const rest = all.flatMap((_, i) => (taken.has(i) ? [] : [i]))
  const left = Math.max(0, count - taken.size)
  for (let k = 0; k < left; k++) taken.add(rest[Math.floor((k * rest.length) / left)] ?? 0)
  return all.filter((_, i) => taken.has(i))
}
