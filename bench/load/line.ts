// A live line of the load. It notes the number of every entry, and reads what changed only when somebody wants to see the
// table.
import type { Choice, Refusal, Seat, State } from '../../kernel/words.ts'
import { patch } from '../../wire/difference.ts'
import type { FromServer } from '../../wire/messages.ts'
import { type Bare, bareTo } from './bare.ts'

export interface Line {
  readonly seat: Seat | null
  readonly seq: number
  /** How often the whole table was given. */
  readonly tables: number
  /** The table as this seat sees it now. */
  view(): State
  /** Resolves when the table was seen for the first time. */
  readonly joined: Promise<void>
  /** Hears that another entry is known. */
  onEntry: (() => void) | null
  play(choice: Choice): Promise<Refusal | null>
  received(): number
  close(): void
}

export interface Seating {
  readonly table: string
  readonly cookie: string
  readonly port: number
}

const MOVED = '{"t":"moved"'
const BACK = '{"t":"back"'
const VIEW = ',"view":'

/** Commands that were not answered yet, by their ids. */
function commandsUnderWay() {
  const waiting = new Map<string, { text: string; answer: (refusal: Refusal | null) => void }>()
  return {
    add: (id: string, text: string) =>
      new Promise<Refusal | null>((answer) => {
        waiting.set(id, { text, answer })
      }),
    answered(id: string, refusal: Refusal | null): void {
      waiting.get(id)?.answer(refusal)
      waiting.delete(id)
    },
    texts: () => [...waiting.values()].map(({ text }) => text),
  }
}

const headersOf = (port: number, cookie: string): string[] => [`Origin: http://127.0.0.1:${port}`, `Cookie: ${cookie}`]

/** The change of the view in a frame; what is told before it is for people. */
function changeIn(text: string) {
  const from = text.lastIndexOf(VIEW) + 1
  return (JSON.parse(`{${text.slice(from)}`) as Pick<Extract<FromServer, { t: 'moved' }>, 'view'>).view
}

/** The number of the entry that a frame tells. */
function seqIn(text: string): number {
  const from = text.indexOf('"seq":') + 6
  return Number.parseInt(text.slice(from, from + 10), 10)
}

export function lineTo({ table, cookie, port }: Seating): Line {
  let socket: Bare | null = null
  let view: State | null = null
  let changes: string[] = []
  let open = false
  let closed = false
  let counted = 0
  let commands = 0
  let told: () => void = () => {}
  const waiting = commandsUnderWay()

  const line = {
    seat: null as Seat | null,
    seq: 0,
    tables: 0,
    onEntry: null as (() => void) | null,
    joined: new Promise<void>((resolve) => {
      told = resolve
    }),
    view(): State {
      for (const text of changes) view = patch(view, changeIn(text))
      changes = []
      return view as State
    },
    play(choice: Choice): Promise<Refusal | null> {
      const id = `${line.seat}-${commands++}-${table}`
      const text = JSON.stringify({ t: 'play', c: 1, id, choice })
      if (open) socket?.say(text)
      return waiting.add(id, text)
    },
    received: () => counted + (socket?.bytesRead ?? 0),
    close() {
      closed = true
      socket?.close()
    },
  }

  function join(): void {
    open = false
    const mine = bareTo(port, '/live', headersOf(port, cookie), {
      open() {
        open = true
        mine.say(JSON.stringify({ t: 'join', c: 1, table, ...(line.tables > 0 && { seen: line.seq }) }))
      },
      text: frame,
      close() {
        counted += mine.bytesRead
        if (socket === mine) socket = null
        if (!closed) setTimeout(join, 20 + Math.random() * 180)
      },
    })
    socket = mine
  }

  function frame(text: string): void {
    if (text.startsWith(MOVED) || text.startsWith(BACK)) {
      const seq = seqIn(text)
      if (seq !== line.seq + 1) throw new Error(`entry ${seq} after ${line.seq}`)
      line.seq = seq
      changes.push(text)
      line.onEntry?.()
      return
    }
    const heard = JSON.parse(text) as FromServer
    if (heard.t === 'table') {
      line.tables++
      line.seat = heard.seat
      line.seq = heard.seq
      view = heard.view
      changes = []
      for (const unanswered of waiting.texts()) socket?.say(unanswered)
      told()
      line.onEntry?.()
    } else if (heard.t === 'done' || heard.t === 'refused')
      waiting.answered(heard.id, heard.t === 'done' ? null : heard.refusal)
  }

  join()
  return line
}
