// How people find each other, and what came of it: codes of tables, and what a match changed in somebody's rating. Column
// names are the same in both stores.

const codes: readonly string[] = [
  'alter table game_table add column code text',
  'create unique index game_table_code on game_table (code) where code is not null',
]

/** Of a result: whether the table was open to all, the rating before and after it, and that of so many seats after it. */
const RATINGS = ['mu_before', 'sigma_before', 'mu', 'sigma', 'mu_count', 'sigma_count']

const rated = (real: string): readonly string[] => [
  'alter table result add column open integer not null default 0',
  ...RATINGS.map((column) => `alter table result add column ${column} ${real}`),
  'create index result_game on result (game, at)',
]

export const meetingSqlite: readonly string[] = [...codes, ...rated('real')]
export const meetingPostgres: readonly string[] = [...codes, ...rated('double precision')]
