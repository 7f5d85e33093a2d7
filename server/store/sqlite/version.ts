// The number of the schema that a SQLite file stands at.
import type { DatabaseSync } from 'node:sqlite'

export const versionOf = (db: DatabaseSync): number => Number(db.prepare('pragma user_version').get()?.user_version)
