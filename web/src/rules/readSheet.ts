// A card sheet somebody gives: fit to play with, or everything that is wrong with it.

import { openMatch } from '../../../match/match.ts'
import { expected, type SheetProblem } from '../../../papers/problems.ts'
import { type Sheet, sheetProblems } from '../../../papers/sheet.ts'
import type { Title } from '../../../title/title.ts'

/** The largest file that is read, in megabytes. */
const LARGEST = 1

/** The line of a text on which a reader of JSON gave up, counted from 1. */
function lineOf(text: string, error: unknown): number {
  const said = String(error)
  const line = /line (\d+)/.exec(said)?.[1]
  if (line !== undefined) return Number(line)
  const position = Number(/position (\d+)/.exec(said)?.[1] ?? text.length)
  return text.slice(0, position).split('\n').length
}

export function readSheet(
  title: Title,
  text: string,
): { readonly sheet: Sheet } | { readonly problems: readonly SheetProblem[] } {
  if (text.length > LARGEST * 1_000_000) return { problems: [expected('file', 'file', { megabytes: LARGEST })] }
  let data: unknown
  try {
    data = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    const line = lineOf(text, error)
    return { problems: [expected(`JSON:${line}`, 'json', { line })] }
  }
  const problems = sheetProblems(title.game.id, title.form, data)
  if (problems.length > 0) return { problems }
  const sheet = data as Sheet
  const [min, max] = title.game.players
  try {
    // A sheet that fits its form must also set up a table.
    for (let seats = min; seats <= max; seats++) openMatch(title, { seats, seed: 'sheet', sheet })
  } catch {
    return { problems: [expected('sheet', 'set-up', {})] }
  }
  return { sheet }
}
