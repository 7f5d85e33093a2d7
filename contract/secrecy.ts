// The laws of what seats see: views, secrets, what comes out of hiding, imagined worlds. They are dear: each makes states anew
// for every seat.
import { check, deciders, explain, options } from '../kernel/ask.ts'
import { keyOf } from '../kernel/choice.ts'
import { clone } from '../kernel/clone.ts'
import type { Game } from '../kernel/game.ts'
import { commit } from '../kernel/play.ts'
import { below } from '../kernel/random.ts'
import { type Card, HIDDEN, type Rng, type Seat, type State } from '../kernel/words.ts'
import { imagine, view } from '../kernel/zones.ts'
import type { Plan } from './plan.ts'
import { same } from './same.ts'
import { givenUp, type Sight } from './sight.ts'

/** Every seat, and a spectator. */
export const everyone = (s: State): (Seat | null)[] => [...Array(s.seats).keys(), null]

const question = (s: State): string => JSON.stringify(s.agenda.at(-1))

/** 4. A seat's options are the same on its view as on the state. */
export function lawViewOptions(sight: Sight): string[] {
  const { game, state } = sight
  const broken: string[] = []
  for (let seat = 0; seat < state.seats; seat++) {
    const v = sight.view(seat)
    if (!same(options(game, v, seat), sight.options(seat))) broken.push(`4: options of seat ${seat} differ on its view`)
    if (!same(explain(game, v, seat), sight.explained(seat)))
      broken.push(`4: reasons of seat ${seat} differ on its view`)
    if (!same(givenUp(game, v, seat), sight.givenUp(seat)))
      broken.push(`4: what seat ${seat} would give up differs on its view`)
    if (!same(deciders(game, v), sight.deciders)) broken.push(`4: deciders differ on the view of seat ${seat}`)
  }
  return broken
}

/** 8. Secrecy, from the rulebook: what a seat must not know changes nothing it gets. */
export function lawSecrecy(plan: Plan, sight: Sight, rng: Rng): string[] {
  const { game, state: s } = sight
  const broken: string[] = []
  for (const seat of everyone(s)) {
    const other = clone(s)
    plan.conceal(other, seat, rng, game.box)
    if (!same(view(game, other, seat), sight.view(seat)))
      broken.push(`8: the view of ${seat ?? 'a spectator'} betrays a secret at ${question(s)}`)
    if (seat !== null && !same(options(game, other, seat), sight.options(seat)))
      broken.push(`8: the options of seat ${seat} betray a secret`)
    if (!same(deciders(game, other), sight.deciders)) broken.push('8: who is awaited betrays a secret')
  }
  return broken
}

/**
 * 8. Nor does a choice carry a secret into the open: the same choice, made on states that differ only in what a seat
 * must not know, gives that seat the same view, unless cards came out that it may now see.
 */
export function lawSecrecyAhead(plan: Plan, sight: Sight, rng: Rng): string[] {
  const { game, state: s } = sight
  const decider = sight.deciders[0]
  if (decider === undefined || s.sealed !== null) return []
  const choices = sight.closed(decider)
  const choice = choices[below(rng, choices.length)]
  if (choice === undefined) return []
  const here = clone(s)
  commit(game, here, decider, choice)
  for (const seat of everyone(s)) {
    const there = clone(s)
    plan.conceal(there, seat, rng, game.box)
    there.rng = s.rng === null ? null : { ...s.rng }
    if (check(game, there, decider, choice) !== null) continue
    commit(game, there, decider, choice)
    const a = view(game, here, seat)
    const b = view(game, there, seat)
    if (!same(a, b) && same(shown(game, a), shown(game, b)))
      return [`8: ${keyOf(choice)} by seat ${decider} tells ${seat ?? 'a spectator'} a secret`]
  }
  return []
}

/** The cards a view shows, lying or in what is told. */
const shown = (game: Game, v: State) => [
  game.zones.map((zone) => zone.piles(v)),
  (v.events ?? []).map((event) => event.card ?? null),
]

/** 9. Whatever comes out of hiding moves the barrier of undo. */
export function lawBarrier(before: Sight, now: Sight): string[] {
  if (now.state.secretsOut > before.state.secretsOut) return []
  for (const seat of everyone(now.state)) {
    const was = seen(now.game, before.view(seat))
    const is = seen(now.game, now.view(seat))
    for (const card of is.keys())
      if ((is.get(card) ?? 0) > (was.get(card) ?? 0))
        return [`9: ${seat ?? 'a spectator'} now sees card ${card}, and undo could go back behind it`]
  }
  return []
}

function seen(game: Game, v: State): Map<Card, number> {
  const counts = new Map<Card, number>()
  for (const zone of game.zones)
    for (const pile of zone.piles(v))
      for (const card of pile) if (card !== HIDDEN) counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}

/** An imagined world fits the view it was imagined from. */
export function lawImagine(sight: Sight, rng: Rng): string[] {
  const { game, state } = sight
  const broken: string[] = []
  for (let seat = 0; seat < state.seats; seat++) {
    const v = sight.view(seat)
    const world = imagine(game, v, seat, rng)
    const again = view(game, world, seat)
    again.sealed = v.sealed
    again.events = v.events
    if (!same(again, v)) broken.push(`imagine: what seat ${seat} imagines contradicts what it sees`)
    if (!same(options(game, world, seat), sight.options(seat)))
      broken.push(`imagine: seat ${seat} has other options in its imagined world`)
  }
  return broken
}
