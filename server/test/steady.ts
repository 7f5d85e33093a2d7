// A steady player without a page: sits at one online table, follows it, comes back after every break, and plays when asked.
import WebSocket from 'ws'
import { anyChoice } from '../../bots/random.ts'
import { deciders } from '../../kernel/ask.ts'
import { isOver } from '../../kernel/play.ts'
import { rngOf } from '../../kernel/random.ts'
import type { Choice, Refusal } from '../../kernel/words.ts'
import type { Title } from '../../title/title.ts'
import type { FromPage, FromServer } from '../../wire/messages.ts'
import { isShown, type Seeing, see } from './seeing.ts'

export interface Steady extends Seeing {
  readonly table: string
  /** How often the line was made anew. */
  joins: number
  /** How often the whole table was given. */
  tables: number
  /** Commands the server acknowledged, and the numbers it gave them. */
  readonly done: Map<string, number>
  readonly refusals: Refusal[]
  /** Bytes received over all lines. */
  readonly received: () => number
  /** Resolves when the table was seen for the first time. */
  readonly joined: Promise<void>
  /** Says a command once more after every break, until it is answered. */
  play(choice: Choice): Promise<Refusal | null>
  /** Hears whenever something changed. */
  onChange: (() => void) | null
  close(): void
}

type Play = Extract<FromPage, { t: 'play' }>

export interface Seating {
  readonly table: string
  readonly cookie: string
  /** Where to connect now: another node after each break, as a balancer does. */
  readonly address: () => string
}

/** Nothing seen and nothing answered yet. */
const fresh = (table: string): Omit<Steady, 'received' | 'joined' | 'play' | 'close'> => ({
  table,
  seat: null,
  view: null,
  seq: 0,
  joins: 0,
  tables: 0,
  done: new Map(),
  refusals: [],
  onChange: null,
})

/** What a command came to. */
function note(player: Steady, frame: Extract<FromServer, { t: 'done' | 'refused' }>): void {
  if (frame.t === 'done') player.done.set(frame.id, frame.seq)
  else player.refusals.push(frame.refusal)
}

const socketTo = (address: string, cookie: string): WebSocket =>
  new WebSocket(`${address.replace(/^http/, 'ws')}/live`, {
    headers: { cookie, origin: address },
    perMessageDeflate: false,
    handshakeTimeout: 5000,
  })

export function playerAt({ table, cookie, address }: Seating): Steady {
  let line: WebSocket | null = null
  let closed = false
  let counted = 0
  let commands = 0
  let heard: () => void = () => {}
  const waiting = new Map<string, { frame: Play; answer: (refusal: Refusal | null) => void }>()
  const joined = new Promise<void>((resolve) => {
    heard = resolve
  })

  const player: Steady = {
    ...fresh(table),
    received: () => counted + bytesOf(line),
    joined,
    play(choice) {
      const id = `${table}-${player.seat}-${commands++}-${Math.random().toString(36).slice(2, 8)}`
      const frame: Play = { t: 'play', choice, c: 1, id }
      return new Promise((answer) => {
        waiting.set(id, { frame, answer })
        send(frame)
      })
    },
    close() {
      closed = true
      line?.terminate()
    },
  }

  const send = (frame: FromPage) => line?.readyState === WebSocket.OPEN && line.send(JSON.stringify(frame))

  function connect(): void {
    if (closed) return
    const mine = socketTo(address(), cookie)
    line = mine
    mine.on('open', () => {
      player.joins++
      send({ t: 'join', c: 1, table, ...(player.view !== null && { seen: player.seq }) })
    })
    mine.on('message', (data: Buffer) => hear(JSON.parse(data.toString()) as FromServer))
    mine.on('error', () => {})
    mine.on('close', () => {
      counted += bytesOf(mine)
      if (line === mine) line = null
      if (!closed) setTimeout(connect, 20 + Math.random() * 180)
    })
  }

  function hear(frame: FromServer): void {
    if (isShown(frame) && !see(player, frame)) {
      // A gap: asks for the table again.
      send({ t: 'leave', c: 1 })
      send({ t: 'join', c: 1, table, seen: player.seq })
      return
    }
    switch (frame.t) {
      case 'table':
        player.tables++
        for (const { frame: unanswered } of waiting.values()) send(unanswered)
        heard()
        break
      case 'moved':
      case 'back':
        break
      case 'done':
      case 'refused':
        note(player, frame)
        waiting.get(frame.id)?.answer(frame.t === 'refused' ? frame.refusal : null)
        waiting.delete(frame.id)
        break
      default:
        return
    }
    player.onChange?.()
  }

  connect()
  return player
}

const bytesOf = (line: WebSocket | null): number =>
  (line as unknown as { _socket?: { bytesRead: number } } | null)?._socket?.bytesRead ?? 0

/** Plays at random, a moment after each change, until the match is over; not while it rests. */
export function playOn(
  player: Steady,
  title: Title,
  seed: string,
  pause: () => number,
  rests: () => boolean = () => false,
): Promise<void> {
  const rng = rngOf(seed)
  let busy = false
  return new Promise((resolve) => {
    const look = () => {
      const { view, seat } = player
      if (view === null || busy || rests()) return
      if (isOver(view)) return resolve()
      if (seat === null || !deciders(title.game, view).includes(seat)) return
      busy = true
      setTimeout(async () => {
        const now = player.view
        if (now !== null && !rests() && !isOver(now) && deciders(title.game, now).includes(seat))
          await player.play(anyChoice(title.game, now, seat, rng))
        busy = false
        look()
      }, pause())
    }
    player.onChange = look
    look()
  })
}
