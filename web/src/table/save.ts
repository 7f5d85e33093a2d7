// Gives files to whoever wants to take them away.
import type { Table } from './table.ts'

export function saveText(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The match file. */
export const saveMatch = (table: Pick<Table, 'file' | 'game'>): void =>
  saveText(table.file(), `${table.game.id}.chantier.json`)
