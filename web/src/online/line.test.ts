import { describe, expect, it } from 'vitest'
import type { FromPage, FromServer } from '../../../wire/messages.ts'
import type { Socket, World } from './dialler.ts'
import { openLine } from './line.ts'

/** A world whose time passes when told, and whose sockets are in our hand. */
function stage() {
  let now = 1_000_000
  let timers: { at: number; call: () => void }[] = []
  const sockets: (Socket & { sent: FromPage[]; closed: boolean })[] = []
  const world: World = {
    dial() {
      const socket = {
        sent: [] as FromPage[],
        closed: false as boolean,
        readyState: 1 as number,
        onopen: null,
        onmessage: null,
        onclose: null,
        send(text: string) {
          socket.sent.push(JSON.parse(text) as FromPage)
        },
        close() {
          socket.closed = true
        },
      } satisfies Socket & { sent: FromPage[]; closed: boolean }
      sockets.push(socket)
      return socket
    },
    now: () => now,
    random: () => 0.5,
    later(call, ms) {
      const timer = { at: now + ms, call }
      timers.push(timer)
      return () => {
        timers = timers.filter((t) => t !== timer)
      }
    },
  }
  const pass = (ms: number) => {
    const until = now + ms
    for (;;) {
      const [next] = timers.filter((t) => t.at <= until).sort((a, b) => a.at - b.at)
      if (next === undefined) break
      timers = timers.filter((t) => t !== next)
      now = next.at
      next.call()
    }
    now = until
  }
  const last = () => sockets.at(-1) as (typeof sockets)[number]
  const tell = (frame: FromServer) => last().onmessage?.({ data: JSON.stringify(frame) })
  const welcome = (wire = 1) => tell({ t: 'welcome', wire, person: { id: 'p', name: 'Ada' }, now: now + 5000 })
  const laid = () => tell({ t: 'table', c: 1 } as FromServer)
  return { world, sockets, laid, last, tell, welcome, pass, timers: () => timers.length }
}

const at = (seen: number | undefined = undefined, heard: FromServer[] = []) => ({
  heard,
  hear: (frame: FromServer) => void heard.push(frame),
  seen: () => seen,
})

describe('the live line', () => {
  it('joins once it is welcomed, and knows the server’s clock', () => {
    const s = stage()
    const states: string[] = []
    const line = openLine(s.world, () => states.push(line.state))
    line.join('tbl', 'secret', at())
    expect(s.last().sent).toEqual([])
    s.welcome()
    expect(s.last().sent).toEqual([{ t: 'join', c: 1, table: 'tbl', key: 'secret' }])
    expect(line.ahead).toBe(5000)
    expect(states).toEqual(['open'])
  })

  it('comes back after a break, says what it has seen and what was not acknowledged', () => {
    const s = stage()
    const line = openLine(s.world, () => {})
    const hearer = at(7)
    const table = line.join('tbl', undefined, hearer)
    s.welcome()
    s.laid()
    const first = table.say({ t: 'play', choice: { act: 'lay' } })
    const second = table.say({ t: 'undo' })
    s.tell({ t: 'done', id: first, seq: 8 })
    s.last().onclose?.()
    expect(line.state).toBe('broken')
    const third = table.say({ t: 'chat', text: 'hello' })
    s.pass(300)
    expect(s.sockets.length).toBe(2)
    s.welcome()
    expect(s.last().sent).toEqual([{ t: 'join', c: 1, table: 'tbl', seen: 7 }])
    s.laid()
    expect(s.last().sent.slice(1)).toEqual([
      { t: 'undo', c: 1, id: second },
      { t: 'chat', c: 1, id: third, text: 'hello' },
    ])
    expect(hearer.heard.map((f) => f.t)).toEqual(['table', 'done', 'table'])
    s.tell({ t: 'done', id: first, seq: 8 })
    expect(hearer.heard.length).toBe(3)
    expect(line.state).toBe('open')
  })

  it('waits longer after each failure, but not longer than some seconds', () => {
    const s = stage()
    openLine(s.world, () => {})
    const waits: number[] = []
    for (let k = 0; k < 9; k++) {
      const before = s.sockets.length
      s.last().onclose?.()
      let waited = 0
      while (s.sockets.length === before) {
        s.pass(25)
        waited += 25
      }
      waits.push(waited)
    }
    expect(waits.slice(0, 3)).toEqual([225, 450, 900])
    expect(Math.max(...waits)).toBeLessThanOrEqual(8000)
    expect(waits.at(-1)).toBe(waits.at(-2))
  })

  it('asks a silent line whether it is there, and gives it up when nothing comes', () => {
    const s = stage()
    const line = openLine(s.world, () => {})
    s.welcome()
    s.pass(12_000)
    expect(s.last().sent).toEqual([{ t: 'ping' }])
    s.tell({ t: 'pong', now: 0 })
    s.pass(11_000)
    expect(line.state).toBe('open')
    s.pass(13_500)
    expect(line.state).toBe('broken')
    expect(s.sockets[0]?.closed).toBe(true)
  })

  it('gives up a call that nobody takes', () => {
    const s = stage()
    const line = openLine(s.world, () => {})
    s.pass(10_000)
    expect(line.state).toBe('broken')
    s.pass(400)
    expect(s.sockets.length).toBe(2)
  })

  it('a nudge dials at once, or finds out quickly that the line is dead', () => {
    const s = stage()
    const line = openLine(s.world, () => {})
    s.welcome()
    line.nudge()
    expect(s.last().sent).toEqual([{ t: 'ping' }])
    s.pass(4000)
    expect(line.state).toBe('broken')
    line.nudge()
    expect(s.sockets.length).toBe(2)
  })

  it('is told apart from one that is too old to follow', () => {
    const s = stage()
    const line = openLine(s.world, () => {})
    s.welcome(99)
    expect(line.state).toBe('outdated')
    s.last().onclose?.()
    s.pass(60_000)
    expect(s.sockets.length).toBe(1)
  })

  it('carries each frame to its own table, and news of turns to whoever listens', () => {
    const s = stage()
    const line = openLine(s.world, () => {})
    const a = at()
    const b = at()
    line.join('a', undefined, a)
    line.join('b', undefined, b)
    const turns: (readonly string[])[] = []
    const stop = line.turns((tables) => turns.push(tables))
    s.welcome()
    expect(s.last().sent.at(-1)).toEqual({ t: 'turns' })
    s.tell({ t: 'turns', tables: ['a'] })
    stop()
    s.tell({ t: 'turns', tables: [] })
    s.tell({ t: 'info', c: 2, info: [null] })
    s.tell({ t: 'problem', why: 'no-table', c: 1 })
    s.tell({ t: 'problem', why: 'too-fast' })
    expect(turns).toEqual([['a']])
    expect(a.heard.map((f) => f.t)).toEqual(['problem'])
    expect(b.heard.map((f) => f.t)).toEqual(['info'])
  })

  it('passes over what cannot be read', () => {
    const s = stage()
    const line = openLine(s.world, () => {})
    s.welcome()
    s.last().onmessage?.({ data: '{"t":' })
    s.last().onmessage?.({ data: '7' })
    expect(line.state).toBe('open')
  })

  it('ends when it is closed: nothing is left to happen', () => {
    const s = stage()
    const line = openLine(s.world, () => {})
    s.welcome()
    line.close()
    s.last().onclose?.()
    s.pass(60_000)
    expect(s.timers()).toBe(0)
    expect(s.sockets.length).toBe(1)
  })

  it('says nothing on a line that is closing, and joins again on the next one', () => {
    const s = stage()
    const line = openLine(s.world, () => {})
    const table = line.join('a', undefined, at())
    s.welcome()
    const before = s.last().sent.length
    Object.assign(s.last(), { readyState: 2 })
    table.leave()
    expect(s.last().sent.length).toBe(before)
    line.join('b', undefined, at())
    s.last().onclose?.()
    s.pass(10_000)
    s.welcome()
    expect(s.last().sent).toEqual([expect.objectContaining({ t: 'join', table: 'b' })])
  })

  it('leaves a table', () => {
    const s = stage()
    const line = openLine(s.world, () => {})
    const hearer = at()
    const table = line.join('a', undefined, hearer)
    s.welcome()
    table.leave()
    s.tell({ t: 'chat', c: 1, line: { n: 1, at: 0, person: null, name: '', text: '' } })
    expect(s.last().sent.at(-1)).toEqual({ t: 'leave', c: 1 })
    expect(hearer.heard).toEqual([])
  })
})
