// Gives the match file to whoever wants to take it away.
import type { Table } from './table.ts'

export function saveMatch(table: Pick<Table, 'file' | 'game'>): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([table.file()], { type: 'application/json' }))
  link.download = `${table.game.id}.chantier.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
