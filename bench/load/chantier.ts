// Four players a match on Chantier's server, each on a live line of its own.
import { anyChoice } from '../../bots/random.ts'
import { findTitle } from '../../games/shelf.ts'
import { deciders } from '../../kernel/ask.ts'
import { isOver } from '../../kernel/play.ts'
import { rngOf } from '../../kernel/random.ts'
import { guest, startTable } from '../../server/test/guests.ts'
import type { Title } from '../../title/title.ts'
import { type Doors, doorsOf } from './doors.ts'
import type { Side } from './harness.ts'
import { type Line, lineTo } from './line.ts'

const SEATS = 4

/** The side of a house of ours, with all its lines. */
export interface ChantierSide extends Side {
  readonly lines: readonly Line[]
  readonly doors: Doors
  /** The number of the last entry of a match that its first player knows. */
  seqOf(match: number): number
}

/** The players of a match are spread over the ports; tables are laid at the first one. */
export async function chantierSide(ports: readonly number[], game: string): Promise<ChantierSide> {
  const address = `http://127.0.0.1:${ports[0]}`
  const doors = doorsOf(ports)
  const title = (await findTitle(game)) as Title
  const rng = rngOf('load')
  const lines: Line[] = []
  const matches: Line[][] = []

  /** All four have heard of this number. */
  const known = (match: readonly Line[], seq: number) =>
    new Promise<void>((resolve) => {
      const look = () => {
        for (const line of match) if (line.seq < seq) return
        for (const line of match) line.onEntry = null
        resolve()
      }
      for (const line of match) line.onEntry = look
    })

  return {
    name: 'chantier',
    lines,
    doors,
    async open(count) {
      const cookies: string[] = []
      for (let i = 0; i < SEATS; i++) cookies.push(await guest(address, `Player ${i + 1}`))
      for (let i = 0; i < count; i++) {
        const table = await startTable(address, cookies, { game, seats: SEATS })
        const match = cookies.map((cookie) => lineTo({ table, cookie, doors }))
        await Promise.all(match.map((line) => line.joined))
        matches.push(match)
        lines.push(...match)
      }
    },
    async move(index) {
      const match = matches[index] as Line[]
      const first = match[0] as Line
      const view = first.view()
      if (isOver(view)) return false
      const seat = deciders(title.game, view)[0] as number
      const line = match.find((l) => l.seat === seat) as Line
      const choice = anyChoice(title.game, line.view(), seat, rng)
      const told = known(match, first.seq + 1)
      const refusal = await line.play(choice)
      if (refusal !== null) throw new Error(`refused: ${refusal.clause}`)
      await told
      return true
    },
    seqOf: (match) => matches[match]?.[0]?.seq ?? 0,
    received: () => lines.reduce((sum, line) => sum + line.received(), 0),
    close() {
      for (const line of lines) line.close()
    },
  }
}
