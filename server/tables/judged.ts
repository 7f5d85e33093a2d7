// Whether what somebody sends of an analysed match may be kept: theirs, over, told to all by now, and numbers that can be.
import { againstOf } from '../../bots/against.ts'
import { isPossible, type JudgedFigures } from '../../wire/judged.ts'
import type { JudgedKept } from '../store/judged.ts'
import type { Store } from '../store/store.ts'
import type { Answer } from './answer.ts'
import { docOf, seatOf, type TableDoc } from './runtime/document.ts'

/** Why there is no result of somebody at a table; whoever did not sit there learns nothing of it. */
function withoutResult(doc: TableDoc | null, person: string): Answer<never> {
  if (doc === null || seatOf(doc, person) === null) return { refusal: { clause: 'judged.not-yours' } }
  if (doc.sealed === true) return { refusal: { clause: 'tables.sealed' } }
  return { refusal: { clause: doc.scores === null ? 'tables.not-over' : 'judged.not-yours' } }
}

/**
 * The row to keep. A result is written when a match is over, and for a sealed one when its whole round is: whoever has none at
 * this table sends something that is not theirs, or too early.
 */
export async function judgedRow(
  { people, tables }: Pick<Store, 'people' | 'tables'>,
  person: string,
  table: string,
  figures: JudgedFigures,
): Promise<Answer<JudgedKept>> {
  const result = (await people.resultsAt(table)).find((one) => one.person === person)
  const row = await tables.get(table)
  const doc = row === null ? null : docOf(row)
  if (result === undefined || doc === null || doc.sealed === true) return withoutResult(doc, person)
  const { game, seats, seat, at, open } = result
  const choices = (await tables.entries(table, 1)).filter(({ entry }) => entry.seat === seat).length
  if (!isPossible(figures, seats, choices) || figures.judge.rules !== doc.rules)
    return { refusal: { clause: 'judged.numbers' } }
  const winners = doc.winners ?? []
  const others = doc.seats.flatMap(({ bot }, other) => (other === seat ? [] : [bot]))
  return {
    answer: {
      ...{ person, table, game, seats, at, open, against: againstOf(others) },
      result: winners.includes(seat) ? 1 / winners.length : 0,
      thoughts: figures.judge.thoughts,
      doc: JSON.stringify(figures),
    },
  }
}
