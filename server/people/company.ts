// The company somebody keeps: friends, those who ask to be, those they have blocked; and who of them is here.
import type { MeetingStore, TieRow } from '../store/meeting.ts'
import type { Store } from '../store/store.ts'

export type Standing = 'none' | 'asked' | 'asking' | 'friend' | 'blocked'

/** More than anybody keeps; nobody is asked by more. */
export const MOST_TIES = 500

/** `full`: one has said something of too many already; `asked`: the other is asked by too many. */
export type CompanyProblem = 'company.full' | 'company.asked' | 'company.unknown'

export interface Company {
  /** How two people stand to each other, as the first sees it: a block by the other is not seen. */
  standing(person: string, other: string): Promise<Standing>
  standings(person: string): Promise<ReadonlyMap<string, Standing>>
  friends(person: string): Promise<ReadonlySet<string>>
  /** Those who are never to be brought together with this person, whoever of the two wanted it. */
  apart(person: string): Promise<ReadonlySet<string>>
  befriend(person: string, other: string): Promise<CompanyProblem | null>
  block(person: string, other: string): Promise<CompanyProblem | null>
  /** Neither friend nor blocked any more; a wish that is not answered is withdrawn or declined. */
  part(person: string, other: string): Promise<void>
}

function standingsOf(person: string, ties: readonly TieRow[]): Map<string, Standing> {
  const mine = new Map(ties.filter((t) => t.person === person).map((t) => [t.other, t.kind]))
  const theirs = new Map(ties.filter((t) => t.other === person).map((t) => [t.person, t.kind]))
  const standings = new Map<string, Standing>()
  for (const [other, kind] of mine)
    standings.set(other, kind === 'block' ? 'blocked' : theirs.get(other) === 'friend' ? 'friend' : 'asked')
  for (const [other, kind] of theirs) if (kind === 'friend' && !mine.has(other)) standings.set(other, 'asking')
  return standings
}

export function companyOf(
  store: Pick<Store, 'people'> & { readonly meeting: MeetingStore },
  now: () => number,
): Company {
  const { meeting, people } = store
  const standings = async (person: string) => standingsOf(person, await meeting.ties(person))
  async function say(person: string, other: string, kind: TieRow['kind']): Promise<CompanyProblem | null> {
    if (person === other || (await people.get(other)) === null) return 'company.unknown'
    const tied = await meeting.tie({ person, other, kind, at: now() }, MOST_TIES)
    if (tied !== 'kept') return tied === 'full' ? 'company.full' : 'company.asked'
    return null
  }
  return {
    standings,
    standing: async (person, other) => (await standings(person)).get(other) ?? 'none',
    async friends(person) {
      const all = await standings(person)
      return new Set([...all].flatMap(([other, standing]) => (standing === 'friend' ? [other] : [])))
    },
    async apart(person) {
      const blocks = (await meeting.ties(person)).filter((tie) => tie.kind === 'block')
      return new Set(blocks.map((tie) => (tie.person === person ? tie.other : tie.person)))
    },
    befriend: (person, other) => say(person, other, 'friend'),
    async block(person, other) {
      const problem = await say(person, other, 'block')
      // Whoever is blocked is no longer a friend, and does not ask to be.
      const theirs = (await meeting.ties(person)).find((tie) => tie.person === other && tie.kind === 'friend')
      if (problem === null && theirs !== undefined) await meeting.untie(other, person)
      return problem
    },
    async part(person, other) {
      const ties = await meeting.ties(person)
      await meeting.untie(person, other)
      if (ties.some((tie) => tie.person === other && tie.other === person && tie.kind === 'friend'))
        await meeting.untie(other, person)
    },
  }
}
