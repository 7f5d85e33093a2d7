// How much is kept: one question that both stores ask in the same words.
import { numberIn, numberOrNull, type Row } from './columns.ts'
import type { StoreFigures } from './store.ts'

/** `bytes` is how the database says how large it is. */
export const figuresQuery = (bytes: string): string => `select ${bytes} as bytes,
  (select count(*) from person) as people,
  (select count(*) from document where kind = 'club') as clubs,
  (select count(*) from game_table where status = 'waiting') as waiting,
  (select count(*) from game_table where status = 'running') as running,
  (select count(*) from game_table where status = 'over') as matches,
  (select count(*) from notice where sent is null) as unsent,
  (select min(since) from notice where sent is null) as oldest,
  (select count(*) from notice where sent is null and tries > 1) as failing`

export const figuresOf = (row: Row): StoreFigures => ({
  bytes: numberIn(row, 'bytes'),
  people: numberIn(row, 'people'),
  clubs: numberIn(row, 'clubs'),
  waiting: numberIn(row, 'waiting'),
  running: numberIn(row, 'running'),
  matches: numberIn(row, 'matches'),
  notices: {
    waiting: numberIn(row, 'unsent'),
    oldest: numberOrNull(row, 'oldest'),
    failing: numberIn(row, 'failing'),
  },
})
