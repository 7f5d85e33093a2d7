// What others wrote about a match, beside it in its file: an analysis. It is sealed with the rest of the file, and versions
// that do not know it read the match as if it were not there.

import { isRecord } from '../kernel/record.ts'
import { sealMatch } from './file.ts'

function recordIn(text: string): Record<string, unknown> | null {
  try {
    const data: unknown = JSON.parse(text)
    return isRecord(data) ? data : null
  } catch {
    return null
  }
}

/** What a file says about its match; undefined where it says nothing. It may come from anybody, and is read with care. */
export const notesIn = (text: string): unknown => recordIn(text)?.judged

/** The file of a match with what was found out about it; null takes such notes out. Everything else in it stays as it is. */
export function withNotes(text: string, notes: unknown): string {
  const data = recordIn(text)
  if (data === null || !Array.isArray(data.log)) return text
  const { log, checksum: _, judged: __, ...head } = data
  const bare = log.map((line: unknown) => {
    const { sum: ___, ...body } = isRecord(line) ? line : {}
    return body
  })
  return sealMatch({ ...head, ...(notes !== null && { judged: notes }), log: bare }) ?? text
}
