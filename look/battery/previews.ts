// What previews promise, compared with what then happens: every statement of a game about a choice, and every change
// that a copy of the reader's own view shows, over matches played at random.
import { check, deciders, explain } from '../../kernel/ask.ts'
import { anyNumbers, keyOf, spread } from '../../kernel/choice.ts'
import { afterSteps, follow } from '../../kernel/foresee.ts'
import type { Game } from '../../kernel/game.ts'
import { begin, commit } from '../../kernel/play.ts'
import { below, rngOf } from '../../kernel/random.ts'
import { chooseOptions } from '../../kernel/variants.ts'
import type { Choice, Rng, Seat, State } from '../../kernel/words.ts'
import { view } from '../../kernel/zones.ts'
import type { Foretold, Statement } from '../foretold.ts'
import { changesBetween } from '../preview.ts'
import type { DrawnLook } from '../scene.ts'
import type { Table } from './positions.ts'

/** A choice and what came of it, on the true table. */
export interface Outcome<S extends State = State, C extends Choice = Choice, B = unknown> {
  readonly game: Game
  readonly before: S
  /** Right after the choice itself. */
  readonly done: S
  /** At the next question. */
  readonly after: S
  readonly seat: Seat
  readonly choice: C
  readonly box: B
}

/** What proves a game's previews. */
export interface Proof<S extends State = State, C extends Choice = Choice, B = unknown> {
  foretell(s: S, seat: Seat, choice: C, box: B): Foretold | null
  /** Whether a statement came true. */
  proves(statement: Statement, outcome: Outcome<S, C, B>): boolean
  /** Whether a sum comes to what was paid, gained or is due. */
  adds?(sum: number, told: Foretold, outcome: Outcome<S, C, B>): boolean
  /** Acts that end something early: taken one time in eight while there is anything else to do. */
  readonly shuns?: readonly string[]
}

export interface Tried {
  /** Choices that were foretold and then made. */
  choices: number
  /** Single statements and changes that were compared. */
  statements: number
  changes: number
  /** How often each statement was made. */
  readonly said: Map<string, number>
  readonly wrong: string[]
}

export const nothingTried = (): Tried => ({ choices: 0, statements: 0, changes: 0, said: new Map(), wrong: [] })

/** Of one question, so many choices are tried. */
const MOST = 24

/** What can be chosen, with an open number at its ends and somewhere between. */
function closed(game: Game, s: State, seat: Seat, rng: Rng): Choice[] {
  const found = new Map<string, Choice>()
  for (const { choice, refusal } of explain(game, s, seat)) {
    if (refusal !== null) continue
    const all = choice.span === undefined ? [choice] : [...spread(choice).slice(0, 6), anyNumbers(choice, rng)]
    for (const c of all) if (check(game, s, seat, c) === null) found.set(keyOf(c), c)
  }
  const list = [...found.values()]
  while (list.length > MOST) list.splice(below(rng, list.length), 1)
  return list
}

/** One choice: what was promised on the seat's view, and what came of it. */
function tryOne(
  game: Game,
  look: Pick<DrawnLook, 'holdings'>,
  proof: Proof,
  s: State,
  seat: Seat,
  choice: Choice,
  tried: Tried,
): void {
  const seen = view(game, s, seat)
  const wrong = (what: string) => tried.wrong.push(`${game.id} ${s.agenda.at(-1)?.do} ${keyOf(choice)}: ${what}`)
  const told = proof.foretell(seen, seat, choice, game.box)
  const followed = follow(game, seen, seat, choice)
  if (told === null && followed === null) return
  tried.choices++
  const beside = game.interrupts?.[choice.act] !== undefined
  const done = afterSteps(game, s, seat, choice, beside ? 0 : 1)
  const after = afterSteps(game, s, seat, choice, Number.POSITIVE_INFINITY)
  if (followed !== null) {
    const promised = changesBetween(look, seen, followed.after, seat)
    const happened = changesBetween(look, s, afterSteps(game, s, seat, choice, followed.steps), seat)
    const written = (list: typeof promised) =>
      list.map((c) => `${c.seat} ${c.holding.is} ${c.from} → ${c.to}`).join(', ')
    tried.changes += happened.length
    if (written(promised) !== written(happened)) wrong(`promised ${written(promised)}, and it was ${written(happened)}`)
  }
  if (told === null) return
  const outcome = { game, before: s, done, after, seat, choice, box: game.box }
  for (const statement of told.says) {
    tried.statements++
    tried.said.set(statement.say, (tried.said.get(statement.say) ?? 0) + 1)
    if (!proof.proves(statement, outcome)) wrong(`${statement.say} ${JSON.stringify(statement.with)} is not so`)
  }
  const sum = told.sum?.reduce((all, term) => all + term.n, 0)
  if (sum !== undefined && proof.adds?.(sum, told, outcome) === false) wrong(`a sum of ${sum} is not so`)
}

/** Plays matches of a table until so many choices were tried. */
export function tryPreviews(
  game: Game,
  look: Pick<DrawnLook, 'holdings'>,
  proof: Proof,
  table: Table,
  choices: number,
  seed: string,
  tried: Tried = nothingTried(),
): Tried {
  const chosen = chooseOptions(game.variants, table.options ?? {}, table.seats)
  if (!('options' in chosen)) throw new Error(`a table of ${table.seats} cannot be: ${chosen.refusal.clause}`)
  const until = tried.choices + choices
  for (let k = 0; tried.choices < until && tried.wrong.length < 20; k++) {
    const rng = rngOf(`${seed} ${k} choices`)
    const s = begin(game, chosen.options, table.seats, rngOf(`${seed} ${k}`))
    while (s.agenda.length > 0 && tried.choices < until) {
      const by = deciders(game, s)
      const seat = by[below(rng, by.length)] ?? 0
      const list = closed(game, s, seat, rng)
      for (const choice of list) tryOne(game, look, proof, s, seat, choice, tried)
      const busy = list.filter((c) => proof.shuns?.includes(c.act) !== true)
      const among = busy.length > 0 && below(rng, 8) > 0 ? busy : list
      const next = among[below(rng, among.length)]
      if (next === undefined) throw new Error(`seat ${seat} has no option in ${game.id}`)
      commit(game, s, seat, next)
    }
  }
  return tried
}
