// What a deed means for a house that runs: a ban ends live connections and gives seats to the computer, a line that was taken away
// is gone from every page. Every node reads the log and does it, also what another node or a terminal wrote; twice is harmless.
import type { Logger } from 'pino'
import type { Sanctions } from '../people/sanctions.ts'
import type { Leading } from '../tables/leading.ts'
import type { DeedDoc, DeedLog } from './log.ts'

export interface FollowParts {
  readonly log: DeedLog
  /** Where the house writes what goes wrong. */
  readonly journal: Logger
  readonly sanctions: Sanctions
  readonly leading: Leading
  now(): number
  /** Everywhere a person sits, a computer plays for them. */
  barPerson(person: string): Promise<void>
  /** Live connections of a person look again who they are. */
  personChanged(person: string): void
  named(person: string): Promise<void>
}

/** Clocks of nodes may differ so much; and so far back the log is read when a house is opened. */
const APART = 60_000
const BEFORE = 24 * 3600 * 1000

/** How often a deed that cannot be followed is tried before it is passed over. */
const TRIES = 20

export type Follow = () => Promise<void>

export function followOf(parts: FollowParts): Follow {
  let from = parts.now() - BEFORE
  /** When those were last changed that were read already. */
  const read = new Map<string, number>()
  const failed = new Map<string, number>()
  /** False where it is to be tried again: the others do not wait for it. */
  async function followed(deed: DeedDoc): Promise<boolean> {
    try {
      await apply(parts, deed)
      failed.delete(deed.id)
      return true
    } catch (error) {
      const tries = (failed.get(deed.id) ?? 0) + 1
      parts.journal.error({ err: error, deed: deed.id, tries }, 'a deed of those who lead was not followed')
      if (tries < TRIES) failed.set(deed.id, tries)
      else failed.delete(deed.id)
      return tries >= TRIES
    }
  }
  return async () => {
    let again = Number.POSITIVE_INFINITY
    let last = from
    for (const deed of await parts.log.since(from)) {
      if (read.get(deed.id) === deed.updated) continue
      if (await followed(deed)) {
        read.set(deed.id, deed.updated)
        last = Math.max(last, deed.updated - APART)
      } else again = Math.min(again, deed.updated)
    }
    from = Math.min(last, again)
    for (const [id, at] of read) if (at < from) read.delete(id)
  }
}

async function apply(parts: FollowParts, deed: DeedDoc): Promise<void> {
  const { kind, person, table } = deed
  if (kind === 'remove-line' && table !== null) return parts.leading.retell(table, Number(deed.with.n))
  if (kind === 'close-table' && table !== null) return void (await parts.leading.close(table, `${deed.with.was}`))
  if (person === null) return
  if (kind === 'ban' && (await parts.sanctions.of(person)).banned !== null) await parts.barPerson(person)
  if (kind === 'rename') await parts.named(person)
  parts.personChanged(person)
}

/** Whoever was banned while the house was closed is taken from their seats when it opens; a seat that cannot be taken keeps it from nothing. */
export async function barAll({
  sanctions,
  barPerson,
  journal,
}: Pick<FollowParts, 'sanctions' | 'barPerson' | 'journal'>): Promise<void> {
  for (const { person, banned } of await sanctions.list(1000))
    if (banned !== null)
      await barPerson(person).catch((error) => journal.error({ err: error, person }, 'a seat was not taken'))
}
