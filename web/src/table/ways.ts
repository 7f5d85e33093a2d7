// Ways: what a thing is good for, when it takes several questions to do it ("activate", then the worker, then the card).
// A way is offered as one choice that names all its things, so that they can be pointed at in any order.
import { deciders, type Explained, explain, options } from '../../../kernel/ask.ts'
import { clone } from '../../../kernel/clone.ts'
import type { Game, Rule } from '../../../kernel/game.ts'
import { commit } from '../../../kernel/play.ts'
import type { Choice, Refusal, Seat, State, Step } from '../../../kernel/words.ts'
import { foresee } from './foresee.ts'

export interface Way {
  /** All its things under the last act: what is narrowed like any other choice. */
  readonly choice: Choice
  /** The first clause that forbids a part of it. */
  readonly refusal: Refusal | null
  /** Its opening choice cannot be made at all. */
  readonly shut: boolean
  /** The choices to be made one after the other; what answers itself is left out. */
  readonly path: readonly Choice[]
  /** What it comes to: its last choice, and the table at which that is made. */
  readonly last: Choice
  readonly before: State
}

/** A part of a way: a choice, and the table at which it is made. */
interface Part {
  readonly choice: Choice
  readonly s: State
  /** It is the only one possible, and the table takes it by itself. */
  readonly lone: boolean
}

/** So many ways are still worth listing. */
const MOST = 64

const isPointing = ({ choice }: Explained) => (choice.on ?? []).length > 0 && choice.span === undefined

type AnyRule = Rule<State, Step, Choice, unknown>
const always = (rule: AnyRule): AnyRule => (rule.kind === 'happening' ? rule : { ...rule, always: true })
const asking = new WeakMap<Game, Game>()

/** The same game, asking every question: what answers itself names things too. */
function asksAll(game: Game): Game {
  let all = asking.get(game)
  if (all === undefined) {
    const rules = Object.fromEntries(Object.entries(game.rules).map(([id, rule]) => [id, always(rule)]))
    all = { ...game, rules }
    asking.set(game, all)
  }
  return all
}

function isAsked(game: Game, { agenda }: State): boolean {
  const rule = game.rules[agenda.at(-1)?.do ?? '']
  return rule !== undefined && rule.kind !== 'happening' && rule.always === true
}

/** What the seat can point at in a question, each as a part of a way. */
function partsOf(game: Game, s: State, seat: Seat): { readonly part: Part; readonly refusal: Refusal | null }[] {
  const all = explain(game, s, seat)
  const lone = !isAsked(game, s) && all.filter((e) => e.refusal === null).length === 1
  return all.filter(isPointing).map(({ choice, refusal }) => ({ part: { choice, s, lone }, refusal }))
}

/** The question after an opening choice. A refused one is opened too, only to know whose things it would ask for. */
function opened(game: Game, s: State, seat: Seat, choice: Choice): State | null {
  const after = clone(s)
  after.events = []
  try {
    commit(game, after, seat, choice)
    return deciders(game, after).includes(seat) ? after : null
  } catch {
    return null
  }
}

/** The question after a further choice, where it asks for things only and belongs to the same act. */
function further(game: Game, first: State, { s, choice }: Part, seat: Seat): State | null {
  const after = foresee(asksAll(game), s, seat, choice)?.view
  if (after === undefined || !deciders(game, after).includes(seat)) return null
  if (after.agenda.at(-1)?.do === first.agenda.at(-1)?.do) return null
  const asked = explain(game, after, seat)
  return asked.length > 0 && asked.every(isPointing) ? after : null
}

function wayOf(first: Explained, earlier: readonly Part[], end: Part, refusal: Refusal | null): Way {
  const parts = [...earlier, end]
  const things = [...new Set(parts.flatMap(({ choice }) => choice.on ?? []))]
  const path = [first.choice, ...parts.flatMap(({ choice, lone }) => (lone ? [] : [choice]))]
  const { choice: last, s: before } = end
  return { choice: { act: last.act, on: things }, refusal, shut: first.refusal !== null, path, last, before }
}

/** What a choice comes to: itself, or the last of those it takes. */
type Ending = Pick<Way, 'choice' | 'path' | 'last' | 'before'>

/** The answers to the question that a choice leaves about the same deed, each as a way that makes the choice as well. */
export function settled(
  game: Game,
  { choice, path, last, before }: Ending,
  seat: Seat,
  settles: Readonly<Record<string, readonly string[]>>,
): readonly Way[] {
  const steps = settles[last.act]
  const after = steps === undefined ? undefined : foresee(game, before, seat, last)?.view
  if (after === undefined || !deciders(game, after).includes(seat)) return []
  if (steps?.includes(after.agenda.at(-1)?.do ?? '') !== true) return []
  const answers = options(game, after, seat).filter((answer) => answer.span === undefined)
  return answers.map((answer) => ({
    choice: { ...answer, on: [...new Set([...(choice.on ?? []), ...(answer.on ?? [])])] },
    refusal: null,
    shut: false,
    path: [...path, answer],
    last: answer,
    before: after,
  }))
}

/** The ways that begin with one of the acts `opens`, of what a seat can choose now. */
export function waysOf(
  game: Game,
  s: State,
  seat: Seat,
  explained: readonly Explained[],
  opens: readonly string[],
): readonly Way[] {
  const ways: Way[] = []
  for (const first of explained) {
    if (!opens.includes(first.choice.act) || (first.choice.on ?? []).length > 0) continue
    const asked = opened(asksAll(game), s, seat, first.choice)
    for (const { part, refusal } of asked === null ? [] : partsOf(game, asked, seat)) {
      const no = first.refusal ?? refusal
      const after = no === null ? further(game, s, part, seat) : null
      if (after === null) ways.push(wayOf(first, [], part, no))
      else for (const next of partsOf(game, after, seat)) ways.push(wayOf(first, [part], next.part, next.refusal))
    }
  }
  return ways.length > MOST ? ways.filter((way) => way.refusal === null).slice(0, MOST) : ways
}
