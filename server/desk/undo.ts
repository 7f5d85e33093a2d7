// Taking a deed back: things are as they were before it. Only while no later deed about the same thing stands.
import type { Answer } from '../tables/answer.ts'
import type { HouseDoc } from './houseDoc.ts'
import type { Before, By, DeedDoc } from './log.ts'
import { called, type OfficeParts, refused } from './office.ts'

export interface UndoParts extends OfficeParts {
  changeHouse(was: Pick<HouseDoc, 'name' | 'welcome' | 'langs' | 'tables' | 'clubs'>): Promise<unknown>
  renameClub(club: string, name: string): Promise<unknown>
}

const isSame = (a: Before, b: Before): boolean => {
  if (a.of === 'line') return b.of === 'line' && a.table === b.table && a.was.n === b.was.n
  if (a.of === 'barred')
    return b.of === 'barred' && a.person === b.person && Object.keys(a.was).some((key) => Object.hasOwn(b.was, key))
  if (a.of === 'name') return b.of === 'name' && a.person === b.person
  if (a.of === 'club') return b.of === 'club' && a.club === b.club
  return b.of === 'house'
}

async function restore(parts: UndoParts, before: Before): Promise<Answer<null>> {
  switch (before.of) {
    case 'barred':
      await parts.sanctions.set(before.person, before.was)
      return { answer: null }
    case 'name': {
      const row = await parts.store.people.get(before.person)
      if (row === null) return refused('people.unknown')
      const refusal = await called(parts, row, before.was)
      return refusal === null ? { answer: null } : { refusal }
    }
    case 'line':
      await parts.store.tables.rewrite(before.table, before.was)
      return { answer: null }
    case 'club':
      await parts.renameClub(before.club, before.was)
      return { answer: null }
    case 'house':
      await parts.changeHouse(before.was)
      return { answer: null }
  }
}

/** Those deeds of a list, the newest first, that no later one stands on. */
export function openDeeds(deeds: readonly DeedDoc[]): ReadonlySet<string> {
  const standing: Before[] = []
  const open = new Set<string>()
  for (const { id, before, undone } of deeds.toSorted((a, b) => b.at - a.at)) {
    if (before === null || undone !== null) continue
    if (!standing.some((later) => isSame(later, before))) open.add(id)
    standing.push(before)
  }
  return open
}

export async function undo(parts: UndoParts, by: By, id: string): Promise<Answer<DeedDoc>> {
  const { log } = parts
  const deed = await log.kept.get(id)
  if (deed === null) return refused('owner.no-deed')
  if (deed.before === null || deed.undone !== null) return refused('owner.frozen')
  const later = await log.since(deed.at)
  if (!openDeeds(later).has(id)) return refused('owner.frozen')
  const done = await restore(parts, deed.before)
  if ('refusal' in done) return done
  const changed = await log.kept.change(id, (doc, now) => ({ ...doc, undone: now, with: { ...doc.with, by: by.name } }))
  return changed !== null && 'doc' in changed ? { answer: changed.doc } : refused('owner.no-deed')
}
