// A live line of the load. It notes the number of every entry, and reads what changed only when somebody wants to see the
// table.
import type { Choice, Refusal, Seat, State } from '../../kernel/words.ts'
import { patch } from '../../wire/difference.ts'
import type { FromServer } from '../../wire/messages.ts'
import { type Bare, bareTo } from './bare.ts'
import type { Doors } from './doors.ts'

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
  readonly doors: Doors
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

/** What a seat sees: changes are only kept until somebody looks. */
function sightOf() {
  let view: State | null = null
  let changes: string[] = []
  return {
    whole(now: State | null): void {
      view = now
      changes = []
    },
    change: (text: string) => void changes.push(text),
    now(): State {
      for (const text of changes) view = patch(view, changeIn(text))
      changes = []
      return view as State
    },
  }
}

export function lineTo({ table, cookie, doors }: Seating): Line {
  let socket: Bare | null = null
  let open = false
  let closed = false
  let counted = 0
  let commands = 0
  const waiting = commandsUnderWay()
  const sight = sightOf()
  const way = doors.way()
  const joined = Promise.withResolvers<void>()

  const line = {
    seat: null as Seat | null,
    seq: 0,
    tables: 0,
    onEntry: null as (() => void) | null,
    joined: joined.promise,
    view: sight.now,
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
    const port = way.choose()
    const mine = bareTo(port, '/live', headersOf(port, cookie), {
      open() {
        open = true
        mine.say(JSON.stringify({ t: 'join', c: 1, table, ...(line.tables > 0 && { seen: line.seq }) }))
      },
      text: frame,
      close() {
        counted += mine.bytesRead
        if (socket === mine) socket = null
        way.lost()
        if (!closed) setTimeout(join, 20 + Math.random() * 180)
      },
    })
    socket = mine
  }

  function entered(text: string): void {
    const seq = seqIn(text)
    if (seq !== line.seq + 1) throw new Error(`entry ${seq} after ${line.seq}`)
    line.seq = seq
    sight.change(text)
    line.onEntry?.()
  }

  function frame(text: string): void {
    if (text.startsWith(MOVED) || text.startsWith(BACK)) entered(text)
    else answered(JSON.parse(text))
  }

  function answered(heard: FromServer): void {
    if (heard.t === 'table') {
      if (heard.seq < line.seq) throw new Error(`entries were lost: ${heard.seq} after ${line.seq}`)
      way.arrived()
      Object.assign(line, { seat: heard.seat, seq: heard.seq, tables: line.tables + 1 })
      sight.whole(heard.view)
      for (const unanswered of waiting.texts()) socket?.say(unanswered)
      joined.resolve()
      line.onEntry?.()
    } else if (heard.t === 'done' || heard.t === 'refused')
      waiting.answered(heard.id, heard.t === 'done' ? null : heard.refusal)
  }

  join()
  return line
}
