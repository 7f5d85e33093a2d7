// Matches that the reader does not want to count: an analysis that is opened again leaves them out.
const KEY = 'chantier.uncounted'
/** So many are remembered. */
const MOST = 500

export function uncounted(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Leaves a match out, or no longer. */
export function leaveOut(id: string, out: boolean): void {
  const others = uncounted().filter((one) => one !== id)
  try {
    localStorage.setItem(KEY, JSON.stringify(out ? [...others, id].slice(-MOST) : others))
  } catch {
    // Storage is full or forbidden: it holds for this visit.
  }
}
