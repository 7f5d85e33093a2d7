// Corrected card sheets, one a game, kept on the device: new matches are played with them.
import type { Sheet } from '../../../papers/sheet.ts'

const keyOf = (game: string) => `chantier.sheet.${game}`

export function keptSheet(game: string): Sheet | null {
  try {
    const text = localStorage.getItem(keyOf(game))
    return text === null ? null : (JSON.parse(text) as Sheet)
  } catch {
    return null
  }
}

/** False where the device keeps nothing: storage is full or forbidden. */
export function keepSheet(sheet: Sheet): boolean {
  try {
    localStorage.setItem(keyOf(sheet.game), JSON.stringify(sheet))
    return true
  } catch {
    return false
  }
}

export function forgetSheet(game: string): void {
  try {
    localStorage.removeItem(keyOf(game))
  } catch {
    // Nothing was kept.
  }
}
