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
import { type Decision, decisionsIn, type Setting, seatsAt, type Trial } from './trial.ts'

/** Of so many the best one comes. */
const OF = 24
/** Draws of one match that are tried. */
const MOST = 3
/** Luck worth less than this is nothing that could be found. */
const FELT = 0.01

interface Case {
  readonly of: 'deal' | 'draw'
  /** What the seat may expect more than on average. */
  readonly more: number
  /** What the analysis puts down to the cards, and what it puts down to play more or less than where the usual had come. */
  readonly draw: number
  readonly play: number
}

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

/** A lucky deal for the first seat. */
function dealt(setting: Setting, match: number): Case {
  const { mind } = setting
  const seats = seatsAt(setting, match)
  const chosen = chooseOptions(mind.game.variants, {}, seats)
  if ('refusal' in chosen) throw new Error(chosen.refusal.clause)
  const rng = rngOf(`lucky/${match}`)
  const tables = Array.from({ length: OF }, () => begin(mind.game, chosen.options, seats, split(rng)))
  const { table, more } = luckiest(mind, tables, 0)
  const { parts } = dealMoment(mind, table, sharesIn(mind, table), chosen.options, effortOf(QUICK), rng)
  return { of: 'deal', more, draw: at(parts.draw, 0), play: at(parts.play, 0) }
}

/** A lucky draw after a master's choice; null where nothing came to light, or nothing that mattered. */
function drawn({ mind }: Setting, { before, seat, choice }: Decision, seed: string): Case | null {
  const rng = rngOf(seed)
  const tables = Array.from({ length: OF }, () => {
    const table = otherLuck(mind.game, before, rng)
    table.events = null
    commit(mind.game, table, seat, choice)
    return table
  })
  if (tables.every((table) => table.secretsOut === before.secretsOut)) return null
  const { table, more } = luckiest(mind, tables, seat)
  if (more < FELT) return null
  const here = sharesIn(mind, before)
  const judged = (after: State) =>
    choiceMoment(mind, { line: 1, before, seat, choice, after }, here, effortOf(QUICK), rngOf(`${seed}/judged`)).parts
  const [lucky, usual] = [judged(table), judged(at(tables, 0))]
  return { of: 'draw', more, draw: at(lucky.draw, seat), play: at(lucky.play, seat) - at(usual.play, seat) }
}

function told(name: string, all: readonly Case[]): string {
  const cards = all.filter(({ draw }) => draw > 0).length
  const blamed = all.filter(({ play }) => play !== 0).length
  const of = (part: (one: Case) => number) => (all.length === 0 ? '–' : points(mean(all.map(part))))
  return (
    `${all.length} lucky ${name}, ${of((one) => one.more)} points more than fair: ${cards} under cards (${percent(cards, all.length)}), ` +
    `${of((one) => one.draw)} points; ${blamed} put down to play`
  )
}

export const lucky: Trial<Case> = {
  casesOf(setting, match) {
    const deal = dealt(setting, match)
    const cases = deal.more < FELT ? [] : [deal]
    let n = 0
    for (const decision of decisionsIn(setting, match)) {
      const one = drawn(setting, decision, `drawn/${match}/${n++}`)
      if (one !== null) cases.push(one)
      if (cases.length > MOST) break
    }
    return cases
  },
  tell: (cases) =>
    (['deal', 'draw'] as const)
      .map((of) =>
        told(
          `${of}s`,
          cases.filter((one) => one.of === of),
        ),
      )
      .join('; '),
}
