// The games whose line of goal is folded away, kept on the device.

const KEY = 'chantier.goal.folded'

function kept(): readonly string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

let folded = $state.raw(kept())

export const isFolded = (game: string): boolean => folded.includes(game)

/** Folds the line of a game away, or shows it again. */
export function fold(game: string, away: boolean): void {
  folded = away ? [...folded.filter((id) => id !== game), game] : folded.filter((id) => id !== game)
  try {
    localStorage.setItem(KEY, JSON.stringify(folded))
  } catch {
    // Storage is full or forbidden: it holds for this visit.
  }
}
