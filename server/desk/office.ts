// What is done about people and what they said. Each deed changes what is kept and is written into the log with what takes it
// back; a house that runs reads of it there and does the rest, so that it makes no difference where a deed is done.
import type { Refusal } from '../../kernel/words.ts'
import type { DeedKind } from '../../wire/owner.ts'
import { HttpError } from '../base/httpError.ts'
import { proseOf } from '../clubs/words.ts'
import type { Names } from '../people/names.ts'
import { NAME_LENGTH, nameOf } from '../people/person.ts'
import type { PersonRecords } from '../people/records.ts'
import { type Barred, EVER, type Sanctions } from '../people/sanctions.ts'
import type { PersonRow, Store } from '../store/store.ts'
import type { Answer } from '../tables/answer.ts'
import type { Before, By, DeedDoc, DeedLog } from './log.ts'
import type { Notes } from './notes.ts'

export interface OfficeParts {
  readonly store: Store
  readonly sanctions: Sanctions
  readonly names: Names
  readonly records: PersonRecords
  readonly log: DeedLog
  readonly notes: Notes
  now(): number
}

type Done = Promise<Answer<DeedDoc>>

export interface Office {
  warn(by: By, person: string, text: string): Done
  /** So many days. */
  silence(by: By, person: string, days: number): Done
  /** So many days; for good where it is null. */
  ban(by: By, person: string, days: number | null): Done
  lift(by: By, person: string, what: 'silence' | 'ban'): Done
  rename(by: By, person: string, name: string): Done
  removeLine(by: By, table: string, n: number): Done
}

export const WARNING = 300
const DAY = 24 * 3600 * 1000
/** What stands in the place of a line that was taken away. */
export const REMOVED = 'tables.line-removed'

export const refused = (clause: string, blanks: Refusal['with'] = {}): { readonly refusal: Refusal } => ({
  refusal: { clause, with: blanks },
})

export function officeOf(parts: OfficeParts): Office {
  const { store, sanctions, log, notes, now } = parts

  /** Done to somebody who is here, and not to oneself. */
  async function to(by: By, person: string, work: (row: PersonRow) => Done): Done {
    const row = await store.people.get(person)
    if (row === null) return refused('people.unknown')
    return by.id === person ? refused('owner.self') : work(row)
  }
  async function bar(
    by: By,
    row: PersonRow,
    kind: DeedKind,
    barred: Partial<Barred>,
    blanks: DeedDoc['with'],
  ): Promise<DeedDoc> {
    const before = await sanctions.set(row.id, barred)
    const was: Partial<Barred> = 'silenced' in barred ? { silenced: before.silenced } : { banned: before.banned }
    return log.write({
      ...{ by, kind, person: row.id, what: row.name, with: blanks },
      before: { of: 'barred', person: row.id, was },
    })
  }

  return {
    warn: (by, person, text) =>
      to(by, person, async (row) => {
        const said = proseOf(text, WARNING)
        if (said === null || said === '') return refused('owner.warning', { max: WARNING })
        await notes.write(person, { kind: 'warned', text: said })
        return { answer: await log.write({ by, kind: 'warn', person, what: row.name, with: { text: said } }) }
      }),
    silence: (by, person, days) =>
      to(by, person, async (row) => {
        const deed = await bar(by, row, 'silence', { silenced: now() + days * DAY }, { days })
        await notes.write(person, { kind: 'silenced', with: { days } })
        return { answer: deed }
      }),
    ban: (by, person, days) =>
      to(by, person, async (row) => ({
        answer: await bar(by, row, 'ban', { banned: days === null ? EVER : now() + days * DAY }, { days: days ?? 0 }),
      })),
    lift: (by, person, what) =>
      to(by, person, async (row) => {
        const standing = await sanctions.of(person)
        if ((what === 'ban' ? standing.banned : standing.silenced) === null) return refused('owner.free')
        const barred = what === 'ban' ? { banned: null } : { silenced: null }
        return { answer: await bar(by, row, `lift-${what}`, barred, {}) }
      }),
    rename: (by, person, name) => to(by, person, (row) => rename(parts, by, row, name)),
    removeLine: (by, table, n) => removeLine(parts, by, table, n),
  }
}

/** Gives somebody another name, kept for them where theirs was; the refusal where it is somebody else's. */
export async function called(
  { names, records }: Pick<OfficeParts, 'names' | 'records'>,
  row: PersonRow,
  name: string,
): Promise<Refusal | null> {
  try {
    await (row.kept === true ? names.keep(name, row.id) : names.check(name, row.id))
  } catch (error) {
    if (error instanceof HttpError) return { clause: error.key, with: error.with }
    throw error
  }
  await records.change(row.id, () => ({ name }))
  return null
}

async function rename(parts: OfficeParts, by: By, row: PersonRow, wish: string): Done {
  const name = nameOf(wish)
  if (name === null) return refused('people.name', { max: NAME_LENGTH })
  const refusal = await called(parts, row, name)
  if (refusal !== null) return { refusal }
  await parts.notes.write(row.id, { kind: 'renamed', with: { name } })
  const before: Before = { of: 'name', person: row.id, was: row.name }
  const deed = { by, kind: 'rename', person: row.id, what: row.name, with: { name }, before } as const
  return { answer: await parts.log.write(deed) }
}

async function removeLine({ store, log }: OfficeParts, by: By, table: string, n: number): Done {
  const [line] = await store.tables.said(table, n, 1)
  if (line?.n !== n || line.person === null) return refused('owner.line')
  const { at } = line
  await store.tables.rewrite(table, { n, at, person: null, name: '', text: REMOVED, with: {} })
  const before: Before = { of: 'line', table, was: line }
  const deed = { by, kind: 'remove-line', person: line.person, table, what: line.name, with: { n }, before } as const
  return { answer: await log.write(deed) }
}
