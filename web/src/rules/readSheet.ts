// A card sheet somebody gives: fit to play with, or everything that is wrong with it.

import { openMatch } from '../../../match/match.ts'
import { type Sheet, type SheetProblem, sheetProblems } from '../../../papers/sheet.ts'
import type { Title } from '../../../title/title.ts'

const LARGEST = 1_000_000

/** The line of a text on which a reader of JSON gave up, counted from 1. */
function lineOf(text: string, error: unknown): number {
  const said = String(error)
  const line = /line (\d+)/.exec(said)?.[1]
  if (line !== undefined) return Number(line)
  const position = Number(/position (\d+)/.exec(said)?.[1] ?? text.length)
  return text.slice(0, position).split('\n').length
}

const problem = (at: string, en: string, fr: string) => ({ problems: [{ at, expected: { en, fr } }] })

export function readSheet(
  title: Title,
  text: string,
): { readonly sheet: Sheet } | { readonly problems: readonly SheetProblem[] } {
  if (text.length > LARGEST) return problem('file', 'a file under 1 MB', 'un fichier de moins de 1 Mo')
  let data: unknown
  try {
    data = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (error) {
    const line = lineOf(text, error)
    return problem(`JSON:${line}`, `valid JSON on line ${line}`, `du JSON valide à la ligne ${line}`)
  }
  const problems = sheetProblems(title.game.id, title.form, data)
  if (problems.length > 0) return { problems }
  const sheet = data as Sheet
  const [min, max] = title.game.players
  try {
    // A sheet that fits its form must also set up a table.
    for (let seats = min; seats <= max; seats++) openMatch(title, { seats, seed: 'sheet', sheet })
  } catch {
    return problem(
      'sheet',
      'figures with which a table can be set up',
      'des chiffres avec lesquels on peut s’installer',
    )
  }
  return { sheet }
}
