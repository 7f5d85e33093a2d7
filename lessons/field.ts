// A place in a file that somebody wrote: reads what stands there, and notes where something else was expected.
import { isRecord } from '../kernel/record.ts'
import type { LessonProblem, LessonWhy, Pattern } from './lesson.ts'

export interface Field {
  readonly at: string
  readonly value: unknown
  /** Whether anything stands there. */
  readonly is: boolean
  /** All that was found wrong in the file so far. */
  readonly problems: readonly LessonProblem[]
  /** How many of these are of this place or of one inside it. */
  faults(): number
  /** The names that were asked for here. */
  readonly asked: ReadonlySet<string>
  get(name: string | number): Field
  text(usual: string): string
  /** A whole number from 0. */
  whole(usual: number, spare?: boolean): number
  yes(): boolean
  record(spare?: boolean): Pattern
  each<T>(read: (item: Field) => T | null, spare?: boolean): T[]
  wrong(why: LessonWhy, blanks?: Readonly<Record<string, string | number>>): void
}

/** The whole of a JSON text; a text that is none has no members. */
export function fieldOf(text: string): Field {
  const problems: LessonProblem[] = []
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    problems.push({ at: '', why: 'json', with: { what: error instanceof Error ? error.message : String(error) } })
    value = {}
  }
  return placeOf(value, '', problems)
}

function placeOf(value: unknown, at: string, problems: LessonProblem[]): Field {
  const asked = new Set<string>()
  const inside = new Map<string, Field>()
  const wrong = (why: LessonWhy, blanks = {}) => void problems.push({ at, why, with: blanks })
  const expected = (what: string) => wrong('expected', { what })
  const is = value !== undefined
  return {
    ...{ at, value, is, problems, asked, wrong },
    faults: () => problems.filter((p) => p.at === at || at === '' || p.at.startsWith(`${at}.`)).length,
    get(name) {
      asked.add(String(name))
      const known = inside.get(String(name))
      if (known !== undefined) return known
      const member = isRecord(value) ? value[name] : Array.isArray(value) ? value[Number(name)] : undefined
      const place = placeOf(member, at === '' ? String(name) : `${at}.${name}`, problems)
      inside.set(String(name), place)
      return place
    },
    text(usual) {
      if (typeof value === 'string' && value !== '') return value
      expected('"…"')
      return usual
    },
    whole(usual, spare = false) {
      if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value
      if (is || !spare) expected('0, 1, 2…')
      return usual
    },
    yes() {
      if (is && typeof value !== 'boolean') expected('true')
      return value === true
    },
    record(spare = false) {
      if (isRecord(value)) return value
      if (is || !spare) expected('{…}')
      return {}
    },
    each(read, spare = false) {
      if (!Array.isArray(value)) {
        if (is || !spare) expected('[…]')
        return []
      }
      return value.map((_, i) => read(this.get(i))).filter((item) => item !== null)
    },
  }
}

/** Whether nothing is wrong in a place; members that nobody asked for are. */
export function isClosed(field: Field): boolean {
  const known = [...field.asked]
  for (const name of Object.keys(isRecord(field.value) ? field.value : {}))
    if (!field.asked.has(name)) field.wrong('field', { field: name, fields: known.join(', ') })
  return field.faults() === 0
}
