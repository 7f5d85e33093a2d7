// Matches of this device that were analysed before their figures were kept: they are counted once.
import { readReport } from '../../../analysis/report.ts'
import { readMatch } from '../../../match/file.ts'
import { notesIn } from '../../../match/notes.ts'
import { keptMatches } from '../lib/keep.ts'
import { keepFigures } from '../lib/keepFigures.ts'
import { findTitle } from '../lib/shelf.ts'
import { ownSeat, printOf, rowOf } from './counted.ts'
import { uncounted } from './uncounted.ts'

const KEY = 'chantier.figures'

function wasDone(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return true
  }
}

/** True where something came to it. Whoever empties the figures later finds them empty. */
export async function fillIn(name: string): Promise<boolean> {
  if (wasDone()) return false
  let found = false
  const not = uncounted()
  for (const { id, over, text, sitting, updated, brought } of await keptMatches()) {
    const notes = over && !brought ? notesIn(text) : undefined
    const seat = notes === undefined ? null : ownSeat(sitting, name)
    if (seat === null) continue
    const read = await readMatch(text, findTitle)
    if ('problem' in read) continue
    const { match } = read
    const report = readReport(notes, match)
    const row = report === null || not.includes(printOf(match)) ? null : rowOf(match, report, seat, sitting, updated)
    if (row === null) continue
    await keepFigures({ ...row, id: printOf(match), seat, where: `#/analysis/${id}` })
    found = true
  }
  try {
    localStorage.setItem(KEY, 'filled')
  } catch {
    // Storage is forbidden: there was nothing to fill in either.
  }
  return found
}
