// A game whose shortcuts are put to the proof: whenever the engine asks a rule for the key of a question, or whether there are
// several options, these are listed anew and compared with what the rule says. A difference is a broken law.
import { type Game, NO_KEY, type Rule } from '../kernel/game.ts'
import type { Choice, Seat, State, Step } from '../kernel/words.ts'

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

/** The same key means the same options, in all matches of the game. */
function provedKey(name: string, rule: Question, keyOf: KeyOf): KeyOf {
  const known = new Map<string, string>()
  return (s, step, seat, box) => {
    const key = keyOf(s, step, seat, box)
    if (key === NO_KEY) return key
    if (!Number.isSafeInteger(key)) throw new Error(`key: ${key} is no whole number, at ${name}`)
    const listed = JSON.stringify(legalOf(rule, s, step, seat, box))
    const place = `${seat} ${key}`
    const before = known.get(place) ?? listed
    if (before !== listed) throw new Error(`key: ${key} of seat ${seat} at ${name} means ${before}, and also ${listed}`)
    known.set(place, listed)
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

function provedRule(name: string, rule: AnyRule): AnyRule {
  if (rule.kind === 'happening') return rule
  const { key, several } = rule
  return {
    ...rule,
    ...(key && { key: provedKey(name, rule, key) }),
    ...(several && { several: provedSeveral(name, rule, several) }),
  }
}

const proved = new WeakMap<Game, Game>()

/** The same game with its shortcuts proved; one for a game, so that what its matches say is compared. */
export function provedGame(game: Game): Game {
  let twin = proved.get(game)
  if (twin === undefined) {
    twin = {
      ...game,
      rules: Object.fromEntries(Object.entries(game.rules).map(([name, rule]) => [name, provedRule(name, rule)])),
    }
    proved.set(game, twin)
  }
  return twin
}
