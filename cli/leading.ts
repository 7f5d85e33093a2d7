// The desk of a house's owner, opened at a terminal: the same deeds as on the page, written into the same log.
import { lastBackup } from '../server/desk/backups.ts'
import { findPeople } from '../server/desk/find.ts'
import { HOUSE, keptHouse, renewedCode, wished } from '../server/desk/houseDoc.ts'
import { type By, type DeedDoc, logOf } from '../server/desk/log.ts'
import { notesOf } from '../server/desk/notes.ts'
import { type Office, officeOf } from '../server/desk/office.ts'
import { type Reports, reportsOf } from '../server/desk/reports.ts'
import { undo } from '../server/desk/undo.ts'
import { knownPeople } from '../server/people/beside.ts'
import type { Settings } from '../server/settings.ts'
import { BesideProblem, openBeside } from '../server/store/beside.ts'
import type { Answer } from '../server/tables/answer.ts'
import { sealedAt } from '../server/tables/leading.ts'
import type { PersonFound } from '../wire/owner.ts'
import type { Desk } from './desk.ts'
import { failed } from './stop.ts'

const BY: By = { id: null, name: '', role: 'terminal' }

export interface LeadingDesk {
  readonly office: Office
  readonly by: By
  readonly reports: Pick<Reports, 'list' | 'waiting'>
  find(text: string): Promise<PersonFound[]>
  log(limit: number): Promise<DeedDoc[]>
  undo(id: string): Promise<Answer<DeedDoc>>
  owner(): Promise<string | null>
  barred(): Promise<number>
  backup(): Promise<number | null>
  newCode(): Promise<string>
}

/** Does something in the store of a house that may be open, and says in a sentence why it could not be done. */
export async function atDesk<T>(
  settings: Settings,
  desk: Desk,
  work: (leading: LeadingDesk) => Promise<T>,
): Promise<T> {
  const store = await openBeside(settings).catch((error: unknown) => {
    if (error instanceof BesideProblem) return failed(desk.t.house.admin[error.why])
    return failed(desk.t.house.failed(error instanceof Error ? error.message : String(error)))
  })
  try {
    const now = Date.now
    const people = knownPeople(store, now)
    const house = keptHouse(store, now)
    const log = logOf(store, now)
    const parts = { store, ...people, log, notes: notesOf(store, now), now }
    const reports = reportsOf({ store, people, leading: { isSealed: sealedAt(store) }, now })
    return await work({
      ...{ office: officeOf(parts), by: BY, reports },
      find: (text) => findPeople({ store, people, reports }, text),
      log: (limit) => log.list(limit),
      undo: (id) =>
        undo(
          {
            ...parts,
            changeHouse: (was) => house.change(HOUSE, wished(was)),
            // A club is renamed on the page only.
            renameClub: async () => {},
          },
          BY,
          id,
        ),
      async owner() {
        const id = (await house.get(HOUSE))?.owner ?? null
        return id === null ? null : ((await store.people.get(id))?.name ?? null)
      },
      barred: async () => (await people.sanctions.list(1000)).length,
      backup: async () => (await lastBackup(store))?.at ?? null,
      async newCode() {
        const code = await renewedCode(house, now())
        await log.write({ by: BY, kind: 'new-code' })
        return code
      },
    })
  } finally {
    await store.close()
  }
}
