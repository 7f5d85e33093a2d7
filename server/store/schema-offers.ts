// The eleventh schema: a table that waits with an open seat for everybody says who offers it, so that a few tables of each person and
// of each network are found without reading all of them. Those of before stand as if one network had laid them.

const INDEX = 'create index game_table_offered on game_table (game, lane, updated) where lane is not null'
const WAITING = "where status = 'waiting' and open = 1"

export const offersSqlite: readonly string[] = [
  'alter table game_table add column lane text',
  `update game_table set lane = '0000.' || coalesce(json_extract(doc, '$.host'), '') ${WAITING}`,
  INDEX,
]
/** Compared by its bytes: the lanes of a network lie side by side. */
export const offersPostgres: readonly string[] = [
  'alter table game_table add column lane text collate "C"',
  `update game_table set lane = '0000.' || coalesce(doc::json ->> 'host', '') ${WAITING}`,
  INDEX,
]
