// The tables at which others' moves are shown slowly, as at a first match: kept on the device, the last few.

const KEY = 'chantier.unhurried'
const MOST = 20

function kept(): readonly string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export const isUnhurried = (id: string): boolean => kept().includes(id)

/** Shows others' moves slowly at this table. */
export function unhurry(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept().filter((other) => other !== id), id].slice(-MOST)))
  } catch {
    // Storage is full or forbidden: the table has the usual pace.
  }
}
