// The seventh schema: documents of clubs and of their tournaments, each replaced as a whole, and who belongs to which. Column
// names are the same in both stores.

const tables = (whole: string, strict: string): readonly string[] => [
  `create table document (
    id text primary key,
    kind text not null,
    version integer not null,
    parent text,
    code text,
    people text not null,
    due ${whole},
    created ${whole} not null,
    updated ${whole} not null,
    doc text not null
  )${strict}`,
  'create unique index document_code on document (kind, code) where code is not null',
  'create index document_due on document (due) where due is not null',
  'create index document_parent on document (parent, kind, updated)',
  'create index document_kind on document (kind, updated)',
  `create table belongs (
    person text not null,
    document_id text not null references document (id) on delete cascade,
    primary key (person, document_id)
  )${strict}`,
  'create index belongs_document on belongs (document_id)',
]

export const documentsSqlite: readonly string[] = tables('integer', ' strict, without rowid')
export const documentsPostgres: readonly string[] = tables('bigint', '')
