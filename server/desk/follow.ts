// What a deed means for a house that runs: a ban ends live connections and gives seats to the computer, a line that was taken away
// is gone from every page. Every node reads the log and does it, also what another node or a terminal wrote; twice is harmless.
import type { Sanctions } from '../people/sanctions.ts'
import type { Leading } from '../tables/leading.ts'
import type { DeedDoc, DeedLog } from './log.ts'

export interface FollowParts {
  readonly log: DeedLog
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

export type Follow = () => Promise<void>

export function followOf(parts: FollowParts): Follow {
  let from = parts.now() - BEFORE
  /** When those were last changed that were read already. */
  const read = new Map<string, number>()
  return async () => {
    for (const deed of await parts.log.since(from)) {
      if (read.get(deed.id) === deed.updated) continue
      await apply(parts, deed)
      read.set(deed.id, deed.updated)
      from = Math.max(from, deed.updated - APART)
    }
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

/** Whoever was banned while the house was closed is taken from their seats when it opens. */
export async function barAll({ sanctions, barPerson }: Pick<FollowParts, 'sanctions' | 'barPerson'>): Promise<void> {
  for (const { person, banned } of await sanctions.list(1000)) if (banned !== null) await barPerson(person)
}
