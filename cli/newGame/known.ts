// Games that matches are kept of: a new game under such a name would open them with rules that are not theirs.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqliteFile } from '../../server/store/open.ts'

/** Where matches may be kept: by earlier versions of the house, by people at this terminal, by a house for others. */
export interface Places {
  readonly root: string
  readonly data: string
  readonly house: string
}

/** The ids of all games that a match is kept of in these places. */
export function keptGames({ root, data, house }: Places): ReadonlySet<string> {
  const earlier = globSync('test/kept/*/matches/*.gz', { cwd: root }).map((path) => basename(path).split('.')[0] ?? '')
  const mine = globSync('*.chantier.json', { cwd: data }).map((name) => gameOf(join(data, name)))
  return new Set([...earlier, ...mine, ...gamesOf(sqliteFile(house))].filter((id) => id !== ''))
}

/** The game of a match file, by its head; a file that cannot be read names none. */
function gameOf(path: string): string {
  try {
    return /"game": ?"([^"]*)"/.exec(readFileSync(path, 'utf8').slice(0, 2000))?.[1] ?? ''
  } catch {
    return ''
  }
}

/** The games of the tables in a house's store; none where there is no such house, or no store that can be read. */
function gamesOf(file: string): string[] {
  if (!existsSync(file)) return []
  let db: DatabaseSync | null = null
  try {
    db = new DatabaseSync(file, { readOnly: true })
    return db
      .prepare('select distinct game from game_table')
      .all()
      .map((row) => String(row.game))
  } catch {
    return []
  } finally {
    db?.close()
  }
}
