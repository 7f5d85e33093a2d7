// Somebody at a table, as a page would be: follows every frame, and complains about any that does not fit.
import { WebSocket } from 'ws'
import { anyChoice } from '../../bots/random.ts'
import { deciders } from '../../kernel/ask.ts'
import { rngOf } from '../../kernel/random.ts'
import type { Choice, Refusal, Seat, State } from '../../kernel/words.ts'
import type { NoUndo } from '../../match/trail.ts'
import type { Title } from '../../title/title.ts'
import { apply } from '../../wire/difference.ts'
import { follow } from '../../wire/follow.ts'
import type { TableReply } from '../../wire/http.ts'
import type { FromPage, FromServer } from '../../wire/messages.ts'
import type { ChatLine, TableInfo } from '../../wire/table.ts'
import type { Told } from '../../wire/told.ts'
import { isShown, type Seeing, see } from './seeing.ts'

export interface Reply<T = TableReply> {
  readonly status: number
  readonly body: T & { readonly error?: { readonly key: string; readonly text: string } }
}

export class Player implements Seeing {
  readonly url: string
  readonly name: string
  cookie = ''
  id = ''
  ws: WebSocket | null = null
  readonly frames: string[] = []
  readonly problems: string[] = []
  turns: readonly string[] | null = null
  info: TableInfo | null = null
  seat: Seat | null = null
  seq = 0
  view: State | null = null
  story: Told[] = []
  chat: ChatLine[] = []
  noUndo: NoUndo | null = 'table.undo-turn-over'
  canRedo = false
  title: Title | null = null
  closed: number | null = null
  readonly answers = new Map<string, { seq: number } | { refusal: Refusal }>()
  #waiting: { readonly until: () => boolean; readonly go: () => void }[] = []
  #ids = 0
  #rng = rngOf('player')

  constructor(url: string, name: string) {
    this.url = url
    this.name = name
    this.#rng = rngOf(name)
  }

  static async enter(url: string, name: string): Promise<Player> {
    const player = new Player(url, name)
    const response = await fetch(`${url}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })
    player.cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    player.id = ((await response.json()) as { id: string }).id
    return player
  }

  /** The same person on another line, perhaps to another node. */
  again(url = this.url): Player {
    const player = new Player(url, this.name)
    player.cookie = this.cookie
    player.id = this.id
    player.title = this.title
    return player
  }

  async ask<T = TableReply>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
    const response = await fetch(`${this.url}/api/tables${path}`, {
      method,
      headers: { cookie: this.cookie, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text) } as Reply<T>
  }

  async connect(): Promise<this> {
    const ws = new WebSocket(`${this.url.replace('http', 'ws')}/live`, { headers: { cookie: this.cookie } })
    this.ws = ws
    ws.on('message', (data) => this.hear(data.toString()))
    ws.on('close', (code) => {
      this.closed = code
      this.#look()
    })
    await new Promise<void>((resolve, reject) => {
      ws.on('open', () => resolve())
      ws.on('error', reject)
    })
    return this
  }

  say(frame: FromPage): void {
    this.ws?.send(JSON.stringify(frame))
  }

  async join(table: string, more: { key?: string; seen?: number } = {}): Promise<this> {
    if (this.ws === null) await this.connect()
    const before = this.frames.length
    this.say({ t: 'join', c: 7, table, ...more })
    await this.until(() =>
      this.frames.slice(before).some((f) => f.startsWith('{"t":"table"') || f.startsWith('{"t":"problem"')),
    )
    return this
  }

  hear(text: string): void {
    this.frames.push(text)
    const frame = JSON.parse(text) as FromServer
    if (frame.t !== 'problem' && 'c' in frame && frame.c !== 7) throw new Error(`a frame for channel ${frame.c}`)
    const { seq } = this
    if (isShown(frame) && !see(this, frame)) throw new Error(`${this.name} heard of entry ${frame.seq} after ${seq}`)
    switch (frame.t) {
      case 'table':
        this.info = frame.info
        this.story = [...this.story.slice(0, frame.from), ...frame.story]
        this.chat = [...frame.chat]
        this.noUndo = frame.noUndo
        this.canRedo = frame.canRedo
        break
      case 'moved':
        this.story.push(frame.told)
        if (frame.noUndo !== undefined) this.noUndo = frame.noUndo
        this.canRedo = frame.canRedo ?? this.canRedo
        this.#after(frame)
        break
      case 'back':
        this.story = [...this.story.slice(0, frame.keep), ...frame.story]
        this.noUndo = frame.noUndo
        this.canRedo = frame.canRedo
        this.#after(frame)
        break
      case 'info':
        this.info = apply(this.info, frame.info)
        break
      case 'chat':
        this.chat.push(frame.line)
        break
      case 'done':
        this.answers.set(frame.id, { seq: frame.seq })
        break
      case 'refused':
        this.answers.set(frame.id, { refusal: frame.refusal })
        break
      case 'turns':
        this.turns = frame.tables
        break
      case 'problem':
        this.problems.push(frame.why)
        break
      case 'welcome':
      case 'pong':
        break
    }
    this.#secrets()
    this.#look()
  }

  /** What no view may hold: chance, and what others have sealed. */
  #secrets(): void {
    if (this.view === null) return
    if (this.view.rng !== null) throw new Error(`${this.name} can see what chance will bring`)
    this.view.sealed?.forEach((choice, seat) => {
      if (choice !== null && seat !== this.seat && JSON.stringify(choice) !== '{"act":"covered"}')
        throw new Error(`${this.name} can see what seat ${seat} has sealed`)
    })
  }

  #after(frame: Extract<FromServer, { t: 'moved' | 'back' }>): void {
    if (this.info !== null) this.info = follow(this.info, frame, this.awaited())
  }

  awaited(): readonly Seat[] {
    return this.title === null || this.view === null ? [] : deciders(this.title.game, this.view)
  }

  #look(): void {
    for (const waiting of this.#waiting.filter((w) => w.until())) {
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
      waiting.go()
    }
  }

  /** Resolves as soon as this is so. */
  until(so: () => boolean): Promise<void> {
    if (so()) return Promise.resolve()
    return new Promise((go, fail) => {
      const late = setTimeout(
        () => fail(new Error(`${this.name} waited in vain; last: ${this.frames.at(-1)?.slice(0, 300)}`)),
        20_000,
      )
      this.#waiting.push({
        until: so,
        go: () => {
          clearTimeout(late)
          go()
        },
      })
    })
  }

  /** Says a command and waits for its answer. */
  async do(
    frame: Omit<FromPage & { id: string }, 'id' | 'c'> & Record<string, unknown>,
    id = this.newId(),
  ): Promise<{ seq: number } | { refusal: Refusal }> {
    this.say({ ...frame, c: 7, id } as unknown as FromPage)
    await this.until(() => this.answers.has(id))
    return this.answers.get(id) as { seq: number } | { refusal: Refusal }
  }

  newId(): string {
    return `${encodeURIComponent(this.name)}-${this.#ids++}`
  }

  /** Some choice that this seat may make now, from its own view. */
  choice(): Choice {
    if (this.title === null || this.view === null || this.seat === null) throw new Error('not at a table')
    return anyChoice(this.title.game, this.view, this.seat, this.#rng)
  }

  play(choice: Choice = this.choice(), id?: string) {
    return this.do({ t: 'play', choice }, id)
  }

  get canUndo(): boolean {
    return this.noUndo === null
  }

  get mine(): boolean {
    return this.seat !== null && this.awaited().includes(this.seat)
  }

  leave(): void {
    this.ws?.terminate()
    this.ws = null
  }
}
