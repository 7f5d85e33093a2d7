// The house: what every part of the server is handed. Its tables look after themselves while it is open.

import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { type Thinkers, thinkersOf } from './bots/thinkers.ts'
import type { People } from './people/people.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/store.ts'
import { act } from './tables/act.ts'
import { opponentsOf } from './tables/drivers/opponents.ts'
import { roundsOf } from './tables/drivers/rounds.ts'
import { sweep } from './tables/drivers/sweep.ts'
import { endMatch } from './tables/end.ts'
import { hearNews, hereNews, newsTo } from './tables/nodes.ts'
import { outOfTime } from './tables/outOfTime.ts'
import type { Counts, Hall } from './tables/runtime/hall.ts'
import { release } from './tables/runtime/release.ts'
import { turnsOf } from './tables/runtime/turns.ts'
import { type Tables, tablesOf } from './tables/tables.ts'

export interface House {
  readonly settings: Settings
  readonly store: Store
  readonly people: People
  readonly tables: Tables
  readonly hall: Hall
  readonly log: Logger
  now(): number
  /** Hears that something of a person has changed: name, sessions, whom they do not want to read. */
  onPerson(hear: (id: string) => void): () => void
  /** Says so within this node; the others hear it from the store's bus. */
  personChanged(id: string): void
  /** The address a caller speaks from, as far as the settings trust those who say so. */
  addressOf(request: IncomingMessage): string
  /** One round of looking after what is due; happens by itself every few seconds. */
  sweep(): Promise<void>
  /** Lets every table go in good order. The store stays open: it belongs to whoever opened it. */
  close(): Promise<void>
}

export interface HouseParts {
  readonly settings: Settings
  readonly store: Store
  readonly people: People
  readonly log: Logger
  readonly now?: () => number
  readonly thinkers?: Thinkers
  /** Milliseconds between two rounds; 0 for none, where a test looks itself. */
  readonly every?: number
  readonly counts?: Counts
  /** Hears that a table waits for these seats, and did not before. */
  readonly awaited?: Hall['awaited']
  readonly addressOf?: (request: IncomingMessage) => string
}

const SWEEP_MS = 3000
const PRESENCE_ROUNDS = 8
const THREADS = 2

/** Houses of this process by store: a file has no other readers. */
const housesOn = new WeakMap<Store, number>()

export function openHouse(parts: HouseParts): House {
  const { settings, store, people, log, now = Date.now, every = SWEEP_MS } = parts
  const thinkers = parts.thinkers ?? thinkersOf(THREADS)
  let going = true
  housesOn.set(store, (housesOn.get(store) ?? 0) + 1)
  const alone = () => store.kind === 'sqlite' && housesOn.get(store) === 1
  const hall: Hall = {
    store,
    people,
    log,
    limits: settings.limits,
    thinkers,
    turns: turnsOf(),
    counts: parts.counts ?? { moves: 0, refusals: 0 },
    node: randomBytes(6).toString('hex'),
    open: new Map(),
    now,
    alone,
    news: newsTo(store.bus, alone),
    wake: (t) => wake(t),
    end: async (t) => {
      if (t.opened !== null) await endMatch(hall, t, t.opened)
    },
    awaited: parts.awaited ?? (() => {}),
    going: () => going,
  }
  const wake = opponentsOf(hall, async (t, seat, choice) => {
    const acted = await act(hall, t, null, { seat, choice })
    return 'refusal' in acted ? acted.refusal : null
  })
  const persons = new Set<(id: string) => void>()
  const personChanged = (id: string) => {
    for (const hear of persons) hear(id)
  }
  const deaf = store.bus.listen((message) => {
    if (message?.t === 'person') personChanged(message.person)
    else
      hearNews(hall, message).catch((error) => log.warn({ err: error }, 'a message of another node was not followed'))
  })

  let rounds = 0
  async function round(): Promise<void> {
    await sweep(hall, { outOfTime: (t, seat, at) => outOfTime(hall, t, seat, at) })
    if (++rounds % PRESENCE_ROUNDS > 0) return
    for (const open of hall.open.values()) {
      const t = await open.catch(() => null)
      if (t !== null && !t.audience.empty) hall.news(hereNews(hall, t))
    }
  }
  const sweeps = roundsOf(every, round, log)

  const tables = tablesOf(hall)
  return {
    settings,
    store,
    people,
    tables,
    hall,
    log,
    now,
    onPerson(hear) {
      persons.add(hear)
      return () => persons.delete(hear)
    },
    personChanged,
    addressOf: parts.addressOf ?? ((request) => request.socket.remoteAddress ?? ''),
    sweep: round,
    async close() {
      going = false
      await sweeps.stop()
      deaf()
      housesOn.set(store, (housesOn.get(store) ?? 1) - 1)
      await thinkers.close()
      await releaseAll(hall)
    },
  }
}

/** Every table in memory is written down and let go. */
async function releaseAll(hall: Hall): Promise<void> {
  for (const open of [...hall.open.values()]) {
    const t = await open.catch(() => null)
    if (t === null) continue
    await t.queue(() => release(hall, t)).catch((error) => hall.log.warn({ err: error, table: t.id }, 'not let go'))
  }
}
