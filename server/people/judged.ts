// Analysed matches that people sent of themselves: what others may see of them.
import { type JudgedFigures, type JudgedRow, MOST_JUDGED } from '../../wire/judged.ts'
import type { JudgedKept } from '../store/judged.ts'
import type { Store } from '../store/store.ts'
import { type Nearness, type Shows, seesPage } from './privacy.ts'

const DAY = 24 * 3600 * 1000

/** The day of a match and nothing more: its noon, because the midnight at which it begins is the day before to half the world. */
export const dayOnly = (at: number): number => at - (at % DAY) + DAY / 2

/** Strangers see matches of open tables; friends count the others, too, without being told which they were. Nobody else learns at
 * what hour somebody plays. */
function seenJudged(rows: readonly JudgedKept[], shows: Shows, near: Nearness): readonly JudgedRow[] {
  if (!seesPage(shows, near)) return []
  return rows
    .filter(({ open }) => open || near !== 'stranger')
    .map(({ table, game, seats, against, result, at, open, doc }) => {
      const figures: JudgedFigures = JSON.parse(doc)
      const when = near === 'self' ? at : dayOnly(at)
      return { ...figures, table: open || near === 'self' ? table : null, game, seats, against, result, at: when }
    })
}

export const judgedSeenBy = async (
  { judged }: Pick<Store, 'judged'>,
  person: string,
  shows: Shows,
  near: Nearness,
): Promise<readonly JudgedRow[]> => seenJudged(await judged.of(person, MOST_JUDGED), shows, near)
