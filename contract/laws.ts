// The laws every game obeys, as checks of one position. Each gives a sentence for what it finds broken.
import { check, closedOptions, deciders, explain, givesUp, offers, options } from '../kernel/ask.ts'
import { keyOf, sameChoice } from '../kernel/choice.ts'
import { clone } from '../kernel/clone.ts'
import { deepFreeze } from '../kernel/freeze.ts'
import type { Game } from '../kernel/game.ts'
import { commit } from '../kernel/play.ts'
import { below } from '../kernel/random.ts'
import { type Card, HIDDEN, type Rng, type Seat, type State } from '../kernel/words.ts'
import { imagine, view } from '../kernel/zones.ts'
import type { Speaker } from '../title/say.ts'
import { alike, type Proofreader, proofreaderOf, shapeOf } from '../title/sentence.ts'
import { lawPiles } from './piles.ts'
import { notPlain } from './plain.ts'
import type { Plan } from './plan.ts'

const json = JSON.stringify
const everyone = (s: State): (Seat | null)[] => [...Array(s.seats).keys(), null]

/** 1. The state is plain data and survives JSON unchanged. */
function lawPlain(s: State): string[] {
  const bad = notPlain(s)
  return bad === null ? [] : [`1: ${bad}`]
}

/** 3. Asking only reads: the state is frozen first, and any write throws. */
function lawReadsOnly(game: Game, s: State): string[] {
  const frozen = deepFreeze(clone(s))
  try {
    for (const seat of deciders(game, frozen)) {
      options(game, frozen, seat)
      explain(game, frozen, seat)
      givenUp(game, frozen, seat)
    }
    for (const seat of everyone(s)) view(game, frozen, seat)
    game.scores(frozen, game.box)
    game.winners(frozen, game.box)
    for (let seat = 0; seat < s.seats; seat++) {
      offers(game, frozen, seat)
      game.breakdown(frozen, seat, game.box)
    }
    game.pools(frozen, game.box)
    return []
  } catch (error) {
    return [`3: ${error}`]
  }
}

/** Which of a seat's options give something up. */
const givenUp = (game: Game, s: State, seat: Seat) => closedOptions(game, s, seat).map((c) => givesUp(game, s, seat, c))

/** 4. A seat's options are the same on its view as on the state. */
function lawViewOptions(game: Game, s: State): string[] {
  const broken: string[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    const v = view(game, s, seat)
    if (json(options(game, v, seat)) !== json(options(game, s, seat)))
      broken.push(`4: options of seat ${seat} differ on its view`)
    if (json(explain(game, v, seat)) !== json(explain(game, s, seat)))
      broken.push(`4: reasons of seat ${seat} differ on its view`)
    if (json(givenUp(game, v, seat)) !== json(givenUp(game, s, seat)))
      broken.push(`4: what seat ${seat} would give up differs on its view`)
    if (json(deciders(game, v)) !== json(deciders(game, s)))
      broken.push(`4: deciders differ on the view of seat ${seat}`)
  }
  return broken
}

/** 5. No dead end: whoever is awaited has an option, no option twice, and not only such as give something up. */
function lawNoDeadEnd(game: Game, s: State): string[] {
  const broken: string[] = []
  const awaited = deciders(game, s)
  if (s.agenda.length > 0 && awaited.length === 0) broken.push('5: the table waits for nobody')
  for (const seat of awaited) {
    const closed = closedOptions(game, s, seat)
    if (closed.length === 0) broken.push(`5: seat ${seat} has no option at ${json(s.agenda.at(-1))}`)
    if (new Set(closed.map(keyOf)).size !== closed.length) broken.push(`5: seat ${seat} is offered the same twice`)
    if (closed.length > 0 && givenUp(game, s, seat).every(Boolean))
      broken.push(`5: seat ${seat} can only give something up at ${json(s.agenda.at(-1))}`)
    const acts = Object.keys(game.interrupts ?? {})
    if (closed.some((c) => acts.includes(c.act))) broken.push('5: an option has the act of an interrupt')
  }
  return broken
}

/** 8. Secrecy, from the rulebook: what a seat must not know changes nothing it gets. */
function lawSecrecy(plan: Plan, game: Game, s: State, rng: Rng): string[] {
  const broken: string[] = []
  for (const seat of everyone(s)) {
    const other = clone(s)
    plan.conceal(other, seat, rng, game.box)
    if (json(view(game, other, seat)) !== json(view(game, s, seat)))
      broken.push(`8: the view of ${seat ?? 'a spectator'} betrays a secret at ${json(s.agenda.at(-1))}`)
    if (seat !== null && json(options(game, other, seat)) !== json(options(game, s, seat)))
      broken.push(`8: the options of seat ${seat} betray a secret`)
    if (json(deciders(game, other)) !== json(deciders(game, s))) broken.push('8: who is awaited betrays a secret')
  }
  return broken
}

/**
 * 8. Nor does a choice carry a secret into the open: the same choice, made on states that differ only in what a seat
 * must not know, gives that seat the same view, unless cards came out that it may now see.
 */
function lawSecrecyAhead(plan: Plan, game: Game, s: State, rng: Rng): string[] {
  const decider = deciders(game, s)[0]
  if (decider === undefined || s.sealed !== null) return []
  const choices = closedOptions(game, s, decider)
  const choice = choices[below(rng, choices.length)]
  if (choice === undefined) return []
  for (const seat of everyone(s)) {
    const here = clone(s)
    const there = clone(s)
    plan.conceal(there, seat, rng, game.box)
    there.rng = s.rng === null ? null : { ...s.rng }
    if (check(game, there, decider, choice) !== null) continue
    commit(game, here, decider, choice)
    commit(game, there, decider, choice)
    const a = view(game, here, seat)
    const b = view(game, there, seat)
    if (shown(game, a) === shown(game, b) && json(a) !== json(b))
      return [`8: ${keyOf(choice)} by seat ${decider} tells ${seat ?? 'a spectator'} a secret`]
  }
  return []
}

/** The cards a view shows, lying or in what is told. */
const shown = (game: Game, v: State) =>
  json([game.zones.map((zone) => zone.piles(v)), (v.events ?? []).map((event) => event.card ?? null)])

/** 9. Whatever comes out of hiding moves the barrier of undo. */
function lawBarrier(game: Game, before: State, s: State): string[] {
  if (s.secretsOut > before.secretsOut) return []
  for (const seat of everyone(s)) {
    const was = seen(game, view(game, before, seat))
    const is = seen(game, view(game, s, seat))
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

/** 10. Cards are conserved, and every invariant of the game holds. */
function lawConserved(plan: Plan, game: Game, s: State, before: State | null): string[] {
  const broken = plan.invariants(s, before, game.box).map((id) => `10: ${id}`)
  const pools = game.pools(s, game.box)
  for (const [pool, cards] of Object.entries(pools)) {
    const lying = game.zones.filter((z) => z.pool === pool).flatMap((z) => z.piles(s).flat())
    const sorted = (list: readonly Card[]) => json(list.slice().sort((a, b) => a - b))
    if (sorted(lying) !== sorted(cards)) broken.push(`10: the cards of pool "${pool}" are not those of the match`)
  }
  for (const zone of game.zones) if (!(zone.pool in pools)) broken.push(`10: zone "${zone.id}" is in no pool`)
  return broken
}

/** An imagined world fits the view it was imagined from. */
function lawImagine(game: Game, s: State, rng: Rng): string[] {
  const broken: string[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    const v = view(game, s, seat)
    const world = imagine(game, v, seat, rng)
    const again = view(game, world, seat)
    again.sealed = v.sealed
    again.events = v.events
    if (json(again) !== json(v)) broken.push(`imagine: what seat ${seat} imagines contradicts what it sees`)
    if (json(options(game, world, seat)) !== json(options(game, s, seat)))
      broken.push(`imagine: seat ${seat} has other options in its imagined world`)
  }
  return broken
}

/** Every choice has its canonical move, which reads back as the same choice. */
function lawCanon(plan: Plan, game: Game, s: State): string[] {
  const { canon } = plan.title
  const broken: string[] = []
  for (let seat = 0; seat < s.seats; seat++)
    for (const choice of [...closedOptions(game, s, seat), ...offers(game, s, seat).filter((c) => !c.span)]) {
      const move = canon.write(s, seat, choice, game.box)
      const back = canon.read(s, seat, JSON.parse(json(move)), game.box)
      if (back === null || !sameChoice(back, choice))
        broken.push(`canon: ${keyOf(choice)} → ${json(move)} → ${json(back)}`)
    }
  return broken
}

/** A language of the game, and what is wrong with a sentence in it. */
export interface Heard {
  readonly speaker: Speaker
  readonly fault: Proofreader
}

export const heard = (plan: Plan, speaker: Speaker): Heard => ({
  speaker,
  fault: proofreaderOf(plan.title, speaker.texts, speaker.lang),
})

/** 11. Every question, choice, refusal and event has its sentence, without slips or ids, and no two choices read alike. */
export function lawTexts(game: Game, s: State, languages: readonly Heard[]): string[] {
  const broken: string[] = []
  for (const { speaker, fault } of languages) {
    const hear = (what: string, say: () => string, shape: 'sentence' | 'label' = 'sentence'): string => {
      const { text, wrong } = listen(say, (said) => fault(said) ?? shapeOf(shape, said))
      if (wrong !== null) broken.push(`11: ${speaker.lang} ${what}: ${wrong}`)
      return text
    }
    for (const event of s.events ?? []) {
      if (!(event.ev in speaker.texts.event)) broken.push(`11: ${speaker.lang} has no sentence for event ${event.ev}`)
      hear(`event ${event.ev}`, () => speaker.event(event))
    }
    for (const seat of deciders(game, s)) {
      hear(`question ${s.agenda.at(-1)?.do}`, () => speaker.ask(s, seat))
      const said = new Map<string, string>()
      for (const { choice, refusal } of explain(game, s, seat)) {
        const key = keyOf(choice)
        said.set(
          key,
          hear(`choice ${key}`, () => speaker.choice(s, seat, choice), 'label'),
        )
        if (refusal === null) continue
        if (!(refusal.clause in speaker.texts.refusal) && !refusal.clause.startsWith('table.'))
          broken.push(`11: ${speaker.lang} has no sentence for refusal ${refusal.clause}`)
        hear(`refusal ${refusal.clause}`, () => speaker.refusal(refusal))
      }
      broken.push(...alike(said).map((pair) => `11: ${speaker.lang} ${pair}`))
    }
  }
  return broken
}

function listen(say: () => string, fault: Proofreader): { text: string; wrong: string | null } {
  try {
    const text = say()
    return { text, wrong: fault(text) }
  } catch (error) {
    return { text: '', wrong: String(error) }
  }
}

/** All laws of one position that need no speaker. */
export function positionLaws(plan: Plan, game: Game, s: State, before: State | null, rng: Rng): string[] {
  return [
    ...lawPlain(s),
    ...lawReadsOnly(game, s),
    ...lawPiles(game, s),
    ...lawViewOptions(game, s),
    ...lawNoDeadEnd(game, s),
    ...lawSecrecy(plan, game, s, rng),
    ...lawSecrecyAhead(plan, game, s, rng),
    ...(before === null ? [] : lawBarrier(game, before, s)),
    ...lawConserved(plan, game, s, before),
    ...lawImagine(game, s, rng),
    ...lawCanon(plan, game, s),
  ]
}
