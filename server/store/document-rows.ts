// Rows of documents, and the question of a list that both stores ask in the same words.
import { numberIn, numberOrNull, type Row, textIn, textOrNull, unfit } from './columns.ts'
import { DOCUMENT_KINDS, type DocumentFilter, type DocumentRow } from './documents.ts'

export const documentOf = (row: Row): DocumentRow => ({
  id: textIn(row, 'id'),
  kind: DOCUMENT_KINDS.find((kind) => kind === row.kind) ?? unfit('kind'),
  version: numberIn(row, 'version'),
  parent: textOrNull(row, 'parent'),
  code: textOrNull(row, 'code'),
  people: JSON.parse(textIn(row, 'people')),
  due: numberOrNull(row, 'due'),
  created: numberIn(row, 'created'),
  updated: numberIn(row, 'updated'),
  doc: textIn(row, 'doc'),
})

/** `place` writes the n-th value as the database wants it. */
export function documentsQuery(f: DocumentFilter, place: (n: number) => string) {
  const values: (string | number)[] = []
  const bind = (value: string | number) => place(values.push(value))
  const where = [`kind = ${bind(f.kind)}`]
  if (f.person !== undefined) where.push(`id in (select document_id from belongs where person = ${bind(f.person)})`)
  if (f.parent !== undefined) where.push(`parent = ${bind(f.parent)}`)
  if (f.due !== undefined) where.push(`due <= ${bind(f.due)}`)
  if (f.after !== undefined) where.push(`id > ${bind(f.after)}`)
  if (f.before !== undefined) where.push(`updated < ${bind(f.before)}`)
  if (f.since !== undefined) where.push(`updated >= ${bind(f.since)}`)
  const order = f.due === undefined ? 'updated desc, id' : 'due, id'
  const text = `select * from document where ${where.join(' and ')} order by ${order} limit ${bind(f.limit)}`
  return { text, values }
}
