// Moments that came as files: kept for this visit, and found again by the address that leads to them.
const texts = new Map<string, string>()

/** The part of the address under which a file's text is found. */
export function stash(text: string): string {
  const id = `~${texts.size}`
  texts.set(id, text)
  return id
}

export const stashed = (id: string): string | null => texts.get(id) ?? null

/** Where readers left a replay to read something else: they find it again there. */
const left = new Map<string, number>()

export function leave(table: string, moment: number | null): void {
  if (moment === null) left.delete(table)
  else left.set(table, moment)
}

export const leftAt = (table: string): number | null => left.get(table) ?? null
