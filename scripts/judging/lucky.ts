// Luck that was planted: of many things that could have come, the one that is best for a seat. The analysis should put it down to the
// cards, and to nobody's play.
import { effortOf, QUICK } from '../../analysis/analyse.ts'
import { sharesIn } from '../../analysis/judge.ts'
import { choiceMoment, dealMoment } from '../../analysis/moment.ts'
import { mean } from '../../bots/arena/statistics.ts'
import { at } from '../../kernel/lists.ts'
import { begin, commit } from '../../kernel/play.ts'
import { rngOf, split } from '../../kernel/random.ts'
import { chooseOptions } from '../../kernel/variants.ts'
import type { State } from '../../kernel/words.ts'
import { otherLuck } from '../../kernel/zones.ts'
import type { Mind } from '../../title/mind.ts'
import { percent, points } from './figures.ts'
import { decisionIn, type Trial } from './trial.ts'

/** Of so many the best one comes. */
const OF = 24

/** The best of some tables for a seat, and what it may expect there more than on average. */
function luckiest(
  mind: Mind,
  tables: readonly State[],
  seat: number,
): { readonly table: State; readonly more: number } {
  const chances = tables.map((table) => at(sharesIn(mind, table), seat))
  const high = Math.max(...chances)
  return { table: at(tables, chances.indexOf(high)), more: high - mean(chances) }
}

interface Planted {
  readonly more: number
  readonly draw: number
  readonly play: number
}

/** A lucky deal for the first seat. */
function deal({ mind, title }: Trial, n: number): Planted {
  const [min, max] = title.game.players
  const seats = min + (n % (max - min + 1))
  const chosen = chooseOptions(mind.game.variants, {}, seats)
  if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
  const rng = rngOf(`lucky/${n}`)
  const tables = Array.from({ length: OF }, () => begin(mind.game, chosen.options, seats, split(rng)))
  const { table, more } = luckiest(mind, tables, 0)
  const { parts } = dealMoment(mind, table, sharesIn(mind, table), chosen.options, effortOf(QUICK), rng)
  return { more, draw: at(parts.draw, 0), play: at(parts.play, 0) }
}

/** A lucky draw after a master's choice; null where nothing came to light. */
function drawn(trial: Trial, n: number): Planted | null {
  const { mind } = trial
  const decision = decisionIn(trial, n)
  if (decision === null) return null
  const { before, seat, choice } = decision
  const rng = rngOf(`drawn/${n}`)
  const tables = Array.from({ length: OF }, () => {
    const table = otherLuck(mind.game, before, rng)
    table.events = null
    commit(mind.game, table, seat, choice)
    return table
  })
  if (tables.every((table) => table.secretsOut === before.secretsOut)) return null
  const { table, more } = luckiest(mind, tables, seat)
  const here = sharesIn(mind, before)
  const { parts } = choiceMoment(mind, 1, seat, choice, before, here, table, effortOf(QUICK), rng)
  return { more, draw: at(parts.draw, seat), play: at(parts.play, seat) }
}

/** Luck worth less than this is nothing that could be found. */
const FELT = 0.01

export function lucky(trial: Trial): string {
  const deals: Planted[] = []
  const draws: Planted[] = []
  for (let n = trial.from; draws.length < trial.cases && n < trial.from + 40 * trial.cases && !trial.late(); n++) {
    if (deals.length < trial.cases) deals.push(deal(trial, n))
    const one = drawn(trial, n)
    if (one !== null) draws.push(one)
  }
  const felt = (all: readonly Planted[]) => all.filter(({ more }) => more >= FELT)
  return `${told('deals', felt(deals))}; ${told('draws', felt(draws))}`
}

function told(name: string, all: readonly Planted[]): string {
  const cards = all.filter(({ draw }) => draw > 0).length
  const blamed = all.filter(({ play }) => play > 0).length
  const of = (part: (one: Planted) => number) => points(mean(all.map(part)))
  return (
    `${all.length} lucky ${name}, ${of((one) => one.more)} points more than fair: ${cards} under cards (${percent(cards, all.length)}), ` +
    `${of((one) => one.draw)} points; ${blamed} praised as play`
  )
}
