// chantier bench search: how many iterations a second the search makes at a full table, on one core.
import { join } from 'node:path'
import { findTitle, gameIds } from '../games/shelf.ts'
import { pinned, runAlone } from './alone.ts'
import type { Desk } from './desk.ts'
import { tableLines } from './page.ts'

interface Measured {
  readonly game: string
  readonly seats: number
  /** Whether a net judges. */
  readonly net: boolean
  readonly iterationsPerSecond: number
}

export async function benchSearch(
  only: string | undefined,
  seconds: number,
  json: boolean,
  desk: Desk,
): Promise<number> {
  const t = desk.t.bench
  const games: Measured[] = []
  const failures: string[] = []
  for (const id of only === undefined ? gameIds() : [only]) {
    desk.aside(t.running(id))
    const seats = (await findTitle(id))?.game.players[1] ?? 0
    const measured = runAlone<Measured>([join('bench', 'thoughts.ts'), '.', id, `${seats}`, `${seconds}`])
    if (typeof measured === 'string') failures.push(t.broken(id, measured))
    else games.push(measured)
  }
  if (json) desk.json({ pinned: pinned(), seconds, games, failures })
  else {
    const rows = games.map((m) => [m.game, `${m.seats}`, desk.number(m.iterationsPerSecond), m.net ? t.net : ''])
    desk.lines(tableLines(t.search, rows, desk.width()))
    desk.say()
    desk.say(desk.paint('quiet', pinned() ? t.pinned : t.free))
  }
  for (const failure of failures) desk.aside(failure)
  return failures.length > 0 ? 1 : 0
}
