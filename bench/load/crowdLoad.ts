// A part of the crowd, in a process of its own: lays its tables, plays in them at a steady pace, and says how long every move took to
// reach all four players, how long those whose node died were without their table, and whether anything was lost.
import { chantierSide } from './chantier.ts'

/** What the load is told to do. */
export type Order =
  | { readonly lay: { readonly ports: readonly number[]; readonly tables: number; readonly game: string } }
  | { readonly play: { readonly rate: number; readonly seconds: number } }
  /** A node has been killed: say when everybody is back. */
  | { readonly killed: number }
  | { readonly end: true }

/** What the load says. */
export type Report =
  | { readonly laid: number }
  | { readonly kill: number; readonly away: number; readonly backAfter: number }
  | {
      /** Seconds from the beginning to the end of each move, and how many milliseconds it took. */
      readonly at: Float32Array
      readonly took: Float32Array
      readonly bytes: number
      /** Moves that every player of the table knows, and all that stand in the tables. */
      readonly known: number
      readonly standing: number
      /** Moves put off because no table was free. */
      readonly late: number
    }

/** Tables of the same four guests. */
const TOGETHER = 50
/** Tables laid at once. */
const AT_ONCE = 6
const LOOK_MS = 20
/** Whoever had a line to a killed node knows it by then. */
const FELT_MS = 500

const say = (report: Report) => void process.send?.(report)
let side: Awaited<ReturnType<typeof chantierSide>> | null = null
let laid = 0

async function lay(ports: readonly number[], tables: number, game: string): Promise<void> {
  const mine = await chantierSide(ports, game)
  side = mine
  const open = async () => {
    for (;;) {
      const some = Math.min(TOGETHER, tables - laid)
      if (some <= 0) return
      laid += some
      await mine.open(some)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, open))
  say({ laid })
}

async function play(rate: number, seconds: number): Promise<void> {
  if (side === null) throw new Error('no tables are laid')
  const { received, seqOf, move: moveIn } = side
  const free = Array.from({ length: laid }, (_, i) => i)
  const before = free.map(seqOf)
  const bytes = received()
  const at: number[] = []
  const took: number[] = []
  const going = new Set<Promise<void>>()
  const start = performance.now()
  let late = 0
  let next = 0
  const one = async (match: number) => {
    const from = performance.now()
    if (!(await moveIn(match))) return
    at.push((performance.now() - start) / 1000)
    took.push(performance.now() - from)
    free.push(match)
  }
  const count = rate * seconds
  for (let i = 0; i < count; i++) {
    const wait = start + (i * 1000) / rate - performance.now()
    if (wait > 0) await new Promise((go) => setTimeout(go, wait))
    const match = free[next]
    if (match === undefined) {
      late++
      continue
    }
    next++
    const move = one(match)
    going.add(move)
    void move.finally(() => going.delete(move))
  }
  await Promise.all(going)
  say({
    at: Float32Array.from(at),
    took: Float32Array.from(took),
    bytes: received() - bytes,
    known: took.length,
    standing: before.reduce((sum, seq, match) => sum + seqOf(match) - seq, 0),
    late,
  })
}

function waitForAll(kill: number): void {
  const doors = side?.doors
  if (doors === undefined) return
  const from = performance.now()
  let most = 0
  const look = () => {
    most = Math.max(most, doors.away)
    const passed = performance.now() - from
    const felt = most > 0 || passed > FELT_MS
    if (doors.away > 0 || !felt) return void setTimeout(look, LOOK_MS)
    say({ kill, away: most, backAfter: passed })
  }
  look()
}

process.on('message', (order: Order) => {
  if ('lay' in order) void lay(order.lay.ports, order.lay.tables, order.lay.game)
  else if ('play' in order) void play(order.play.rate, order.play.seconds)
  else if ('killed' in order) waitForAll(order.killed)
  else process.exit(0)
})
process.on('disconnect', () => process.exit(0))
