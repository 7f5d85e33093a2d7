// A table with people at it, for tests of live play.
import { findTitle } from '../../games/shelf.ts'
import type { Title } from '../../title/title.ts'
import type { TableOrder } from '../../wire/http.ts'
import type { TestHouse } from './house.ts'
import { Player } from './player.ts'

export interface Sitting {
  readonly table: string
  readonly players: Player[]
  readonly title: Title
}

const NAMES = ['Ada', 'Béa', 'Cem', 'Dov', 'Eve']

/** Sets a table up, seats a person at every seat that has no computer, and starts. Everybody has joined. */
export async function seated(
  houses: TestHouse | readonly TestHouse[],
  order: TableOrder,
  start = true,
): Promise<Sitting> {
  const list = 'house' in houses ? [houses] : houses
  const title = (await findTitle(order.game)) as Title
  const free = Array.from({ length: order.seats }, (_, i) => i).filter((i) => typeof order.bots?.[i] !== 'string')
  const players: Player[] = []
  for (const [k] of free.entries()) {
    const { url } = list[k % list.length] as TestHouse
    const player = await Player.enter(url, NAMES[k] as string)
    player.title = title
    players.push(player)
  }
  const [host, ...others] = players as [Player, ...Player[]]
  const made = await host.ask('POST', '', { open: true, ...order })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  const table = made.body.table.id
  for (const player of others) {
    const sat = await player.ask('POST', `/${table}/sit`, { key: made.body.invite })
    if (sat.status !== 200) throw new Error(JSON.stringify(sat.body))
  }
  for (const player of players) await player.join(table)
  if (start) {
    const begun = await host.ask('POST', `/${table}/start`)
    if (begun.status !== 200) throw new Error(JSON.stringify(begun.body))
    for (const player of players) await player.until(() => player.view !== null)
  }
  return { table, players, title }
}

/** Everybody plays what they may until the match is over, or `enough` says so. */
export async function playOn(players: readonly Player[], enough: () => boolean = () => false): Promise<void> {
  const first = players[0] as Player
  for (let guard = 0; guard < 50_000 && first.info?.status !== 'over' && !enough(); guard++) {
    const next = players.find((p) => p.mine)
    if (next === undefined) {
      await new Promise((go) => setTimeout(go, 1))
      continue
    }
    const acted = await next.play()
    if ('refusal' in acted) throw new Error(`${next.name} was refused: ${acted.refusal.clause}`)
    await Promise.all(players.map((p) => p.until(() => p.seq >= acted.seq)))
  }
  if (first.info?.status !== 'over' && !enough()) throw new Error('the match does not go on')
}
