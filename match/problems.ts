// What the table says of a match file it cannot open.
import { tongueOf } from '#tongues'
import type { Lang, Say } from '../papers/texts.ts'
import type { FileWhy, TableClause } from '../papers/tongue.ts'
import type { FileProblem } from './file.ts'

/** The sentence of a problem; a set-up that is refused says why in the table's own words. */
export function sayProblem(problem: FileProblem, lang: Lang, v: Parameters<Say>[1]): string {
  const { refusals, problems } = tongueOf(lang)
  const blanks = problem.with ?? {}
  const why = refusals[blanks.clause as TableClause]?.(blanks, v) ?? ''
  return problems[problem.why as FileWhy]({ ...blanks, why }, v)
}
