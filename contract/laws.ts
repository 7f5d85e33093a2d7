// The laws every game obeys, as checks of one position. Each gives a sentence for what it finds broken. The cheap ones are asked
// at every position of every match; the dear ones at every position of the battery and at a share of those of a fuzz.
import { givesUp, isInterrupt, offers } from '../kernel/ask.ts'
import { keyOf, sameChoice } from '../kernel/choice.ts'
import type { Game } from '../kernel/game.ts'
import { isOver } from '../kernel/play.ts'
import type { Card, Rng, State } from '../kernel/words.ts'
import { readPiles } from '../kernel/zones.ts'
import { lawPiles } from './piles.ts'
import { notPlain } from './plain.ts'
import type { Plan } from './plan.ts'
import { everyone, lawBarrier, lawImagine, lawSecrecy, lawSecrecyAhead, lawViewOptions } from './secrecy.ts'
import { type Sight, sightOf } from './sight.ts'

/** 1. The state is plain data and survives JSON unchanged. */
function lawPlain(s: State): string[] {
  const bad = notPlain(s)
  return bad === null ? [] : [`1: ${bad}`]
}

/** 3. Asking only reads: the state is frozen, and any write throws. Where it is broken nothing more can be asked. */
export function lawReadsOnly(sight: Sight): string[] {
  const { game, asked } = sight
  try {
    for (const seat of everyone(asked))
      readPiles(game, asked, (zone, p, cards) => {
        for (let i = 0; i < cards.length; i++) zone.sees(asked, seat, p, i, game.box)
      })
    for (let seat = 0; seat < asked.seats; seat++) {
      sight.options(seat)
      sight.explained(seat)
      sight.givenUp(seat)
      offers(game, asked, seat)
      game.breakdown(asked, seat, game.box)
    }
    game.scores(asked, game.box)
    game.winners(asked, game.box)
    game.pools(asked, game.box)
    return []
  } catch (error) {
    return [`3: ${error}`]
  }
}

/** 5. No dead end: whoever is awaited has an option, no option twice, and not only such as give something up. */
function lawNoDeadEnd({ game, state, asked, deciders, closed }: Sight): string[] {
  const broken: string[] = []
  const question = () => JSON.stringify(state.agenda.at(-1))
  if (state.agenda.length > 0 && deciders.length === 0) broken.push('5: the table waits for nobody')
  for (const seat of deciders) {
    const choices = closed(seat)
    if (choices.length === 0) broken.push(`5: seat ${seat} has no option at ${question()}`)
    if (choices.length > 1 && new Set(choices.map(keyOf)).size !== choices.length)
      broken.push(`5: seat ${seat} is offered the same twice`)
    if (choices.length > 0 && choices.every((choice) => givesUp(game, asked, seat, choice)))
      broken.push(`5: seat ${seat} can only give something up at ${question()}`)
    if (choices.some((c) => isInterrupt(game, c.act))) broken.push('5: an option has the act of an interrupt')
  }
  return broken
}

/** 10. Cards are conserved, and every invariant of the game holds. */
function lawConserved(plan: Plan, game: Game, s: State, before: State | null): string[] {
  const broken = plan.invariants(s, before, game.box).map((id) => `10: ${id}`)
  const pools = game.pools(s, game.box)
  for (const [pool, cards] of Object.entries(pools))
    if (!isWhole(game, s, pool, cards)) broken.push(`10: the cards of pool "${pool}" are not those of the match`)
  for (const zone of game.zones) if (!(zone.pool in pools)) broken.push(`10: zone "${zone.id}" is in no pool`)
  return broken
}

/** Whether exactly these cards lie in the zones of a pool. */
function isWhole(game: Game, s: State, pool: string, cards: readonly Card[]): boolean {
  const missing: number[] = []
  for (const card of cards) missing[card] = (missing[card] ?? 0) + 1
  let lying = 0
  for (const zone of game.zones) {
    if (zone.pool !== pool) continue
    for (const pile of zone.piles(s))
      for (const card of pile) {
        const left = missing[card] ?? 0
        if (left === 0) return false
        missing[card] = left - 1
        lying++
      }
  }
  return lying === cards.length
}

/** Points can be counted at any time, for every seat; and whoever wins is known when nobody is asked any more. */
function lawScores({ game, state: s }: Sight): string[] {
  const scores = game.scores(s, game.box)
  if (scores.length !== s.seats || !scores.every(Number.isFinite)) return [`scores: ${scores.join(', ')} is no result`]
  return isOver(s) && game.winners(s, game.box).length === 0 ? ['scores: nobody has won'] : []
}

/** Every choice has its canonical move, which reads back as the same choice. */
function lawCanon(plan: Plan, { game, state: s, closed }: Sight): string[] {
  const { canon } = plan.title
  const broken: string[] = []
  for (let seat = 0; seat < s.seats; seat++)
    for (const choice of [...closed(seat), ...offers(game, s, seat).filter((c) => !c.span)]) {
      const move = JSON.stringify(canon.write(s, seat, choice, game.box))
      const back = canon.read(s, seat, JSON.parse(move), game.box)
      if (back === null || !sameChoice(back, choice))
        broken.push(`canon: ${keyOf(choice)} → ${move} → ${JSON.stringify(back)}`)
    }
  return broken
}

/** The laws that cost little: asked at every position. */
export const cheapLaws = (plan: Plan, sight: Sight, before: State | null): string[] => [
  ...lawPlain(sight.state),
  ...lawNoDeadEnd(sight),
  ...lawConserved(plan, sight.game, sight.state, before),
  ...lawScores(sight),
]

/** The laws that copy the state for every seat. */
export const dearLaws = (plan: Plan, sight: Sight, before: Sight | null, rng: Rng): string[] => [
  ...lawPiles(sight.game, sight.state),
  ...lawViewOptions(sight),
  ...lawSecrecy(plan, sight, rng),
  ...lawSecrecyAhead(plan, sight, rng),
  ...(before === null ? [] : lawBarrier(before, sight)),
  ...lawImagine(sight, rng),
  ...lawCanon(plan, sight),
]

/** All laws of a state that need no speaker, with the state before the last choice. */
export function positionLaws(plan: Plan, game: Game, s: State, before: State | null, rng: Rng): string[] {
  const sight = sightOf(game, s)
  const written = lawReadsOnly(sight)
  if (written.length > 0) return written
  return [...cheapLaws(plan, sight, before), ...dearLaws(plan, sight, before && sightOf(game, before), rng)]
}
