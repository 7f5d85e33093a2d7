// What version 0.1.0 wrote, kept beside what it made of it: match files, card sheets, records, houses.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

const folder = join(import.meta.dirname, '0.1.0')

/** The games of that version, by what it kept of each. */
export const GAMES_THEN: readonly string[] = readdirSync(join(folder, 'sheets'))
  .map((name) => name.replace('.json.gz', ''))
  .sort()

export const keptPath = (name: string): string => join(folder, name)

/** The bytes of a kept file that lies there packed. */
export const unpacked = (name: string): Buffer => gunzipSync(readFileSync(keptPath(`${name}.gz`)))

export const keptJson = (name: string): unknown => JSON.parse(readFileSync(keptPath(name), 'utf8'))

/** A value with the members of its records in the order of the alphabet: the order in which they are sent means nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  )
}

/** The fingerprint of a text, or of a value whatever the order of its members. */
export function sum(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(sorted(value))
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}
