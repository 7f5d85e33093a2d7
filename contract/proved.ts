// A game whose shortcuts are put to the proof: whenever the engine asks a rule for the key of a question, or whether there are
// several options, these are listed anew and compared with what the rule says. A difference is a broken law.
import { type Game, NO_KEY, type Rule } from '../kernel/game.ts'
import type { Choice, Seat, State, Step } from '../kernel/words.ts'
import { same } from './same.ts'

type AnyRule = Rule<State, Step, Choice, unknown>
type Question = Exclude<AnyRule, { kind: 'happening' }>
type KeyOf = NonNullable<Question['key']>
type Says = NonNullable<Question['several']>

const legalOf = (rule: Question, s: State, step: Step, seat: Seat, box: unknown): Choice[] => {
  const given = rule.given?.(s, step, seat, box)
  return rule
    .candidates(s, step, seat, box, given)
    .filter((choice) => rule.refuse(s, step, seat, choice, box, given) === null)
}

/** So many keys are remembered for a seat and a question; then all are forgotten. */
const MOST_KEYS = 100_000

/** The match that is played, by its seed: what a key means is compared over all matches, so both are told. */
interface Playing {
  seed: string
}

/** What a key meant, and in which match. */
interface Meaning extends Playing {
  readonly listed: readonly Choice[]
}

/** The same key means the same options, in all matches of the game. */
function provedKey(name: string, rule: Question, keyOf: KeyOf, playing: Playing): KeyOf {
  const seats: Map<number, Meaning>[] = []
  return (s, step, seat, box) => {
    const key = keyOf(s, step, seat, box)
    if (key === NO_KEY) return key
    if (!Number.isSafeInteger(key)) throw new Error(`key: ${key} is no whole number, at ${name}`)
    const listed = legalOf(rule, s, step, seat, box)
    const known = seats[seat] ?? new Map<number, Meaning>()
    seats[seat] = known
    const before = known.get(key)
    if (before === undefined) {
      if (known.size >= MOST_KEYS) known.clear()
      known.set(key, { listed, seed: playing.seed })
    } else if (!same(before.listed, listed)) {
      const [was, is] = [JSON.stringify(before.listed), JSON.stringify(listed)]
      throw new Error(`key: ${key} of seat ${seat} at ${name} means ${was} with seed ${before.seed}, and also ${is}`)
    }
    return key
  }
}

/** Where a rule says several, there are: or one that is open. */
function provedSeveral(name: string, rule: Question, says: Says): Says {
  return (s, step, seat, box) => {
    if (!says(s, step, seat, box)) return false
    const [first, second] = legalOf(rule, s, step, seat, box)
    if (first === undefined || (second === undefined && first.span === undefined))
      throw new Error(`several: seat ${seat} has ${JSON.stringify(first ?? null)} alone, at ${name}`)
    return true
  }
}

function provedRule(name: string, rule: AnyRule, playing: Playing): AnyRule {
  if (rule.kind === 'happening') return rule
  const { key, several } = rule
  return {
    ...rule,
    ...(key && { key: provedKey(name, rule, key, playing) }),
    ...(several && { several: provedSeveral(name, rule, several) }),
  }
}

const proved = new WeakMap<Game, { readonly twin: Game; readonly playing: Playing }>()

/** The same game with its shortcuts proved, for the match of a seed; one for a game, so that what its matches say is compared. */
export function provedGame(game: Game, seed: string): Game {
  let known = proved.get(game)
  if (known === undefined) {
    const playing = { seed }
    const rules = Object.entries(game.rules).map(([name, rule]) => [name, provedRule(name, rule, playing)])
    known = { twin: { ...game, rules: Object.fromEntries(rules) }, playing }
    proved.set(game, known)
  }
  known.playing.seed = seed
  return known.twin
}
