// A card sheet as a file a person can edit: one entry a line.
import type { Sheet } from '../../../papers/sheet.ts'

export function sheetText({ game, form, tables }: Sheet): string {
  const written = Object.entries(tables).map(([id, entries]) => {
    const lines = entries.map((entry) => `      ${JSON.stringify(entry)}`)
    return `    ${JSON.stringify(id)}: [\n${lines.join(',\n')}\n    ]`
  })
  return `{\n  "game": ${JSON.stringify(game)},\n  "form": ${form},\n  "tables": {\n${written.join(',\n')}\n  }\n}\n`
}
