// People at many tables of every game, who play at random for as long as there is a house.
import { findTitle, gameIds } from '../../games/shelf.ts'
import type { Title } from '../../title/title.ts'
import { guest, startTable } from './guests.ts'
import { playerAt, playOn, type Steady } from './steady.ts'

export const titles = new Map<string, Title>()
for (const id of gameIds()) titles.set(id, (await findTitle(id)) as Title)

/** A table that was laid, and the cookies of those who sit at it. */
export interface Laid {
  readonly id: string
  readonly title: Title
  readonly cookies: readonly string[]
}

/** Lays tables of every game in turn, with every number of people. */
export async function layTables(address: string, count: number): Promise<Laid[]> {
  const cookies: string[] = []
  for (let i = 0; i < 5; i++) cookies.push(await guest(address, `Player ${i + 1}`))
  const list = [...titles.values()]
  const laid: Laid[] = []
  for (let i = 0; i < count; i++) {
    const title = list[i % list.length] as Title
    const [min, max] = title.game.players
    const seats = min + (Math.floor(i / list.length) % (max - min + 1))
    const sitting = cookies.slice(0, seats)
    laid.push({ id: await startTable(address, sitting, { game: title.game.id, seats }), title, cookies: sitting })
  }
  return laid
}

export interface Company {
  readonly players: readonly Steady[]
  /** Resolves when all matches are over. */
  readonly over: Promise<void>
  /** Nobody chooses any more; they still follow their tables. */
  rest(): void
  leave(): void
}

/** Everybody sits down and plays, each a moment after they are asked. */
export function seatedAt(laid: readonly Laid[], address: () => string, moment: () => number): Company {
  const ends: Promise<void>[] = []
  let resting = false
  const players = laid.flatMap(({ id, title, cookies }) =>
    cookies.map((cookie, seat) => {
      const player = playerAt({ table: id, cookie, address })
      ends.push(playOn(player, title, `${id}/${seat}`, moment, () => resting))
      return player
    }),
  )
  return {
    players,
    over: Promise.all(ends).then(() => {}),
    rest: () => {
      resting = true
    },
    leave: () => {
      for (const player of players) player.close()
    },
  }
}
