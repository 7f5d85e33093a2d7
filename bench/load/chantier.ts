// Four players a match on Chantier's server, each on a live line of its own.
import { bots } from '../../bots/index.ts'
import { findTitle } from '../../games/shelf.ts'
import { deciders } from '../../kernel/ask.ts'
import { isOver } from '../../kernel/play.ts'
import { rngOf } from '../../kernel/random.ts'
import type { Title } from '../../kernel/title.ts'
import { guest, startTable } from '../../server/test/guests.ts'
import { playerAt, type Steady } from '../../server/test/steady.ts'
import type { Side } from './harness.ts'

const SEATS = 4

export async function chantierSide(
  port: number,
  game: string,
): Promise<Side & { readonly players: readonly Steady[] }> {
  const address = `http://127.0.0.1:${port}`
  const title = (await findTitle(game)) as Title
  const rng = rngOf('load')
  const players: Steady[] = []
  const matches: Steady[][] = []

  /** All four have heard of this number. */
  const known = (match: readonly Steady[], seq: number) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!match.every((p) => p.seq >= seq)) return
        for (const p of match) p.onChange = null
        resolve()
      }
      for (const p of match) p.onChange = look
      look()
    })

  return {
    name: 'chantier',
    players,
    async open(count) {
      const cookies: string[] = []
      for (let i = 0; i < SEATS; i++) cookies.push(await guest(address, `Player ${i + 1}`))
      for (let i = 0; i < count; i++) {
        const table = await startTable(address, cookies, { game, seats: SEATS })
        const match = cookies.map((cookie) => playerAt({ table, cookie, address: () => address }))
        await Promise.all(match.map((p) => p.joined))
        matches.push(match)
        players.push(...match)
      }
    },
    async move(index) {
      const match = matches[index] as Steady[]
      const { view, seq } = match[0] as Steady
      if (view === null || isOver(view)) return false
      const seat = deciders(title.game, view)[0] as number
      const player = match.find((p) => p.seat === seat) as Steady
      const choice = (bots.random as (typeof bots)['random']).choose(title, title.game, player.view ?? view, seat, rng)
      const told = known(match, seq + 1)
      const refusal = await player.play(choice)
      if (refusal !== null) throw new Error(`refused: ${refusal.clause}`)
      await told
      return true
    },
    received: () => players.reduce((sum, p) => sum + p.received(), 0),
    close() {
      for (const p of players) p.close()
    },
  }
}
