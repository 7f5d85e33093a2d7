// The laws every game obeys, as checks of one position. Each gives a sentence for what it finds broken.
import { check, deciders, explain, offers, options } from '../kernel/ask.ts'
import { keyOf, sameChoice } from '../kernel/choice.ts'
import { clone } from '../kernel/clone.ts'
import type { Game } from '../kernel/game.ts'
import { commit } from '../kernel/play.ts'
import { below } from '../kernel/random.ts'
import { type Card, HIDDEN, type Rng, type Seat, type State } from '../kernel/words.ts'
import { imagine, readPiles, view } from '../kernel/zones.ts'
import type { Texts } from '../papers/texts.ts'
import type { Speaker } from '../title/say.ts'
import { alike, type Proofreader, proofreaderOf, shapeOf } from '../title/sentence.ts'
import { lawPiles } from './piles.ts'
import { notPlain } from './plain.ts'
import type { Plan } from './plan.ts'
import { givenUp, type Sight, sightOf } from './sight.ts'

const json = JSON.stringify
const everyone = (s: State): (Seat | null)[] => [...Array(s.seats).keys(), null]

/** 1. The state is plain data and survives JSON unchanged. */
function lawPlain(s: State): string[] {
  const bad = notPlain(s)
  return bad === null ? [] : [`1: ${bad}`]
}

/** 3. Asking only reads: the state is frozen, and any write throws. Where it is broken nothing more can be asked. */
export function lawReadsOnly(sight: Sight): string[] {
  const { game, frozen } = sight
  try {
    for (const seat of everyone(frozen))
      readPiles(game, frozen, (zone, p, cards) => {
        for (let i = 0; i < cards.length; i++) zone.sees(frozen, seat, p, i, game.box)
      })
    for (let seat = 0; seat < frozen.seats; seat++) {
      sight.optionsText(seat)
      sight.explained(seat)
      sight.givenUp(seat)
      offers(game, frozen, seat)
      game.breakdown(frozen, seat, game.box)
    }
    game.scores(frozen, game.box)
    game.winners(frozen, game.box)
    game.pools(frozen, game.box)
    return []
  } catch (error) {
    return [`3: ${error}`]
  }
}

/** 4. A seat's options are the same on its view as on the state. */
function lawViewOptions(sight: Sight): string[] {
  const { game, state } = sight
  const broken: string[] = []
  for (let seat = 0; seat < state.seats; seat++) {
    const v = sight.view(seat)
    if (json(options(game, v, seat)) !== sight.optionsText(seat))
      broken.push(`4: options of seat ${seat} differ on its view`)
    if (json(explain(game, v, seat)) !== json(sight.explained(seat)))
      broken.push(`4: reasons of seat ${seat} differ on its view`)
    if (json(givenUp(game, v, seat)) !== json(sight.givenUp(seat)))
      broken.push(`4: what seat ${seat} would give up differs on its view`)
    if (json(deciders(game, v)) !== json(sight.deciders)) broken.push(`4: deciders differ on the view of seat ${seat}`)
  }
  return broken
}

/** 5. No dead end: whoever is awaited has an option, no option twice, and not only such as give something up. */
function lawNoDeadEnd({ game, state, deciders: awaited, closed, givenUp }: Sight): string[] {
  const broken: string[] = []
  const question = json(state.agenda.at(-1))
  if (state.agenda.length > 0 && awaited.length === 0) broken.push('5: the table waits for nobody')
  for (const seat of awaited) {
    const choices = closed(seat)
    if (choices.length === 0) broken.push(`5: seat ${seat} has no option at ${question}`)
    if (new Set(choices.map(keyOf)).size !== choices.length) broken.push(`5: seat ${seat} is offered the same twice`)
    if (choices.length > 0 && givenUp(seat).every(Boolean))
      broken.push(`5: seat ${seat} can only give something up at ${question}`)
    const acts = Object.keys(game.interrupts ?? {})
    if (choices.some((c) => acts.includes(c.act))) broken.push('5: an option has the act of an interrupt')
  }
  return broken
}

/** 8. Secrecy, from the rulebook: what a seat must not know changes nothing it gets. */
function lawSecrecy(plan: Plan, sight: Sight, rng: Rng): string[] {
  const { game, state: s } = sight
  const broken: string[] = []
  for (const seat of everyone(s)) {
    const other = clone(s)
    plan.conceal(other, seat, rng, game.box)
    if (json(view(game, other, seat)) !== sight.viewText(seat))
      broken.push(`8: the view of ${seat ?? 'a spectator'} betrays a secret at ${json(s.agenda.at(-1))}`)
    if (seat !== null && json(options(game, other, seat)) !== sight.optionsText(seat))
      broken.push(`8: the options of seat ${seat} betray a secret`)
    if (json(deciders(game, other)) !== json(sight.deciders)) broken.push('8: who is awaited betrays a secret')
  }
  return broken
}

/**
 * 8. Nor does a choice carry a secret into the open: the same choice, made on states that differ only in what a seat
 * must not know, gives that seat the same view, unless cards came out that it may now see.
 */
function lawSecrecyAhead(plan: Plan, { game, state: s, ...sight }: Sight, rng: Rng): string[] {
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
    if (json(a) !== json(b) && shown(game, a) === shown(game, b))
      return [`8: ${keyOf(choice)} by seat ${decider} tells ${seat ?? 'a spectator'} a secret`]
  }
  return []
}

/** The cards a view shows, lying or in what is told. */
const shown = (game: Game, v: State) =>
  json([game.zones.map((zone) => zone.piles(v)), (v.events ?? []).map((event) => event.card ?? null)])

/** 9. Whatever comes out of hiding moves the barrier of undo. */
function lawBarrier(before: Sight, now: Sight): string[] {
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
function lawImagine(sight: Sight, rng: Rng): string[] {
  const { game, state } = sight
  const broken: string[] = []
  for (let seat = 0; seat < state.seats; seat++) {
    const v = sight.view(seat)
    const world = imagine(game, v, seat, rng)
    const again = view(game, world, seat)
    again.sealed = v.sealed
    again.events = v.events
    if (json(again) !== sight.viewText(seat))
      broken.push(`imagine: what seat ${seat} imagines contradicts what it sees`)
    if (json(options(game, world, seat)) !== sight.optionsText(seat))
      broken.push(`imagine: seat ${seat} has other options in its imagined world`)
  }
  return broken
}

/** Every choice has its canonical move, which reads back as the same choice. */
function lawCanon(plan: Plan, { game, state: s, closed }: Sight): string[] {
  const { canon } = plan.title
  const broken: string[] = []
  for (let seat = 0; seat < s.seats; seat++)
    for (const choice of [...closed(seat), ...offers(game, s, seat).filter((c) => !c.span)]) {
      const move = canon.write(s, seat, choice, game.box)
      const back = canon.read(s, seat, JSON.parse(json(move)), game.box)
      if (back === null || !sameChoice(back, choice))
        broken.push(`canon: ${keyOf(choice)} → ${json(move)} → ${json(back)}`)
    }
  return broken
}

/** A language of the game, and what is wrong with a sentence or a label in it. */
export interface Heard {
  readonly speaker: Speaker
  readonly fault: Readonly<Record<'sentence' | 'label', Proofreader>>
}

const proofread = new WeakMap<Texts, Heard['fault']>()

/** What was read once is not read again: matches of a game say the same sentences thousands of times. */
export function heard(plan: Plan, speaker: Speaker): Heard {
  let fault = proofread.get(speaker.texts)
  if (fault === undefined) {
    const reader = proofreaderOf(plan.title, speaker.texts, speaker.lang)
    const asA = (shape: 'sentence' | 'label') => remembering((text) => reader(text) ?? shapeOf(shape, text))
    fault = { sentence: asA('sentence'), label: asA('label') }
    proofread.set(speaker.texts, fault)
  }
  return { speaker, fault }
}

/** How many texts a proofreader remembers. */
const MOST_TEXTS = 100_000

function remembering(reader: Proofreader): Proofreader {
  const known = new Map<string, string | null>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= MOST_TEXTS) known.clear()
    const fault = reader(text)
    known.set(text, fault)
    return fault
  }
}

/** 11. Every question, choice, refusal and event has its sentence, without slips or ids, and no two choices read alike. */
export function lawTexts(sight: Sight, languages: readonly Heard[]): string[] {
  const { state: s } = sight
  const broken: string[] = []
  for (const { speaker, fault } of languages) {
    const hear = (what: string, say: () => string, shape: 'sentence' | 'label' = 'sentence'): string => {
      const { text, wrong } = listen(say, fault[shape])
      if (wrong !== null) broken.push(`11: ${speaker.lang} ${what}: ${wrong}`)
      return text
    }
    for (const event of s.events ?? []) {
      if (!(event.ev in speaker.texts.event)) broken.push(`11: ${speaker.lang} has no sentence for event ${event.ev}`)
      hear(`event ${event.ev}`, () => speaker.event(event))
    }
    for (const seat of sight.deciders) {
      hear(`question ${s.agenda.at(-1)?.do}`, () => speaker.ask(s, seat))
      const said = new Map<string, string>()
      for (const { choice, refusal } of sight.explained(seat)) {
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

/** All other laws of one position that need no speaker. */
export function sightLaws(plan: Plan, sight: Sight, before: Sight | null, rng: Rng): string[] {
  const { game, state } = sight
  return [
    ...lawPlain(state),
    ...lawPiles(game, state),
    ...lawViewOptions(sight),
    ...lawNoDeadEnd(sight),
    ...lawSecrecy(plan, sight, rng),
    ...lawSecrecyAhead(plan, sight, rng),
    ...(before === null ? [] : lawBarrier(before, sight)),
    ...lawConserved(plan, game, state, before?.state ?? null),
    ...lawImagine(sight, rng),
    ...lawCanon(plan, sight),
  ]
}

/** The laws of a state, with the one before the last choice. */
export function positionLaws(plan: Plan, game: Game, s: State, before: State | null, rng: Rng): string[] {
  const sight = sightOf(game, s)
  const written = lawReadsOnly(sight)
  return written.length > 0 ? written : sightLaws(plan, sight, before && sightOf(game, before), rng)
}
