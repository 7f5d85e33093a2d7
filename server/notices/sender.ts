// Sends what stands in the outbox: looks when something was put there and every second besides, lends each notice to itself
// so that no other node sends it too, and puts off what cannot be sent now.
import type { Logger } from 'pino'
import { metrics } from '../base/metrics.ts'
import { HOOK_OFF } from '../people/channels.ts'
import { docOf, type PersonDoc } from '../people/person.ts'
import type { PersonRecords } from '../people/records.ts'
import type { NoticeRow } from '../store/outbox.ts'
import type { PersonRow, Store } from '../store/store.ts'
import { channelIds, MAIL, type Outcome, outcomeOf, postTo, pushTo, type Sending } from './channels.ts'
import { laneKey, lanesOf } from './lanes.ts'
import { type LetterParts, type Told, turnLetter } from './letters.ts'
import type { Mailer } from './mail.ts'
import { messageOf, type TableFacts } from './message.ts'
import { quietUntil } from './quiet.ts'

/** How often a node looks by itself. */
const EVERY = 1000
/** Channels that one node sends to at once: a few that hang must not hold up the others. */
const AT_ONCE = 64
/** What found its lane full is looked at again after so long. */
const FULL_MS = 5000
/** A channel that takes its notices slowly gets so much time, then it is another's turn. */
const PATIENCE = 20_000
/** Longer than any channel may take. After that a notice counts as not sent, as when the node was killed with it. */
const LEASE = 45_000
/** Whoever is at the table is looked for again after a while: they may leave without having moved. */
const HERE_MS = 5000
const HERE_MOST = 300_000
const FIRST_RETRY = 15_000
const LAST_RETRY = 3_600_000
/** After so many tries, about half a day, a notice is given up. */
const TRIES = 16
/** What nobody has seen is forgotten after so long, and how often that is looked after. */
const UNSEEN_MS = 60 * 24 * 3600 * 1000
const PRUNE_MS = 3_600_000

/** What a table says of itself; null where it is no more. */
export type AskTable = (table: string, person: string) => Promise<TableFacts | null>

export interface SenderParts {
  readonly store: Store
  readonly records: PersonRecords
  readonly log: Logger
  readonly sending: Sending
  readonly letters: LetterParts
  readonly mailer: Mailer | null
  now(): number
}

export interface Sender {
  /** Sends what is due; resolves when all of that is done, with how many messages went out. */
  sweep(): Promise<number>
  /** Says who knows what the tables say of themselves. */
  connect(ask: AskTable): void
  /** Looks from now on by itself, until closed; `alone` where there is no other node. */
  start(alone: boolean): Promise<void>
  /** Something was put into the outbox: it is looked at once. */
  kick(): void
  close(): Promise<void>
}

const backoff = (tries: number) => Math.min(LAST_RETRY, FIRST_RETRY * 2 ** Math.max(0, tries - 1))

export function senderOf(parts: SenderParts): Sender {
  const { store, log, now } = parts
  let ask: AskTable = async () => null
  let timer: NodeJS.Timeout | undefined
  let prunedAt = 0
  let open = true
  const couriers = couriersOf(parts)

  async function sweep(): Promise<number> {
    const room = AT_ONCE - couriers.busy()
    if (room <= 0 || !open) return 0
    return couriers.send(ask, await store.notices.take(now(), room, now() + LEASE))
  }

  const look = () => {
    couriers.follow(sweep().catch((error) => log.error({ err: error }, 'the outbox could not be read')))
    if (now() - prunedAt < PRUNE_MS) return
    prunedAt = now()
    store.notices.prune(now() - UNSEEN_MS, now()).catch((error) => log.warn({ err: error }, 'old notices stay'))
  }

  /** With jitter, so that the nodes of one house do not look at the same moment. */
  function plan(): void {
    if (!open) return
    timer = setTimeout(
      () => {
        look()
        plan()
      },
      EVERY * (0.75 + Math.random() / 2),
    )
    timer.unref()
  }

  let kicked = false
  return {
    sweep,
    connect(asked) {
      ask = asked
    },
    async start(alone) {
      if (timer !== undefined) return
      // What this house held when it was killed is due again.
      if (alone) await store.notices.release(now())
      plan()
    },
    kick() {
      if (kicked || timer === undefined || !open) return
      kicked = true
      setImmediate(() => {
        kicked = false
        look()
      })
    },
    async close() {
      open = false
      clearTimeout(timer)
      await couriers.done()
      parts.mailer?.close()
    },
  }
}

/** Those who carry what was handed out, channel by channel, and what of it is under way. */
function couriersOf(parts: SenderParts) {
  const { log, now } = parts
  const underWay = new Set<Promise<unknown>>()
  const lanes = lanesOf(AT_ONCE)

  function follow(work: Promise<unknown>): void {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }

  /** Through one channel, where there is room for it; how many messages went out. */
  async function carry(ask: AskTable, key: string, notices: readonly NoticeRow[]): Promise<number> {
    const leave = lanes.enter(key, notices)
    try {
      if (leave !== null) return await tellAll(parts, ask, notices)
      await putOff(parts, notices, now() + FULL_MS)
    } catch (error) {
      log.error({ err: error }, 'a notice could not be sent')
    } finally {
      leave?.()
    }
    return 0
  }

  return {
    follow,
    busy: () => underWay.size,
    done: () => Promise.allSettled([...underWay]),
    async send(ask: AskTable, taken: readonly NoticeRow[]): Promise<number> {
      const jobs = [...Map.groupBy(taken, laneKey)].map(([key, notices]) => carry(ask, key, notices))
      for (const job of jobs) follow(job)
      return (await Promise.all(jobs)).reduce((sum, n) => sum + n, 0)
    },
  }
}

/** They were handed out and not tried: that counts for none of them. */
async function putOff({ store }: SenderParts, notices: readonly NoticeRow[], at: number): Promise<void> {
  for (const notice of notices) await store.notices.later({ ...notice, tries: notice.tries - 1 }, at)
}

/**
 * All notices of one channel: one letter tells of all tables that wait, other channels take one notice after the other. What does
 * not take one is not asked for the next at once: whatever hangs hangs once.
 */
async function tellAll(parts: SenderParts, ask: AskTable, notices: readonly NoticeRow[]): Promise<number> {
  const { now } = parts
  if (notices[0]?.channel === MAIL) return (await tell(parts, ask, notices)) === 'taken' ? 1 : 0
  const until = performance.now() + PATIENCE
  let sent = 0
  for (const [i, notice] of notices.entries()) {
    const outcome = await tell(parts, ask, [notice])
    if (outcome === 'taken') sent++
    const isStuck = outcome === 'failed'
    if (!isStuck && performance.now() < until) continue
    await putOff(parts, notices.slice(i + 1), now() + (isStuck ? backoff(notice.tries) : 0))
    break
  }
  return sent
}

/** Tells somebody, through one channel, of one table, or by mail of several: what came of it; null where nothing was sent. */
async function tell(parts: SenderParts, ask: AskTable, notices: readonly NoticeRow[]): Promise<Outcome | null> {
  const { store, now } = parts
  const [first] = notices
  const row = first === undefined ? null : await store.people.get(first.person)
  if (first === undefined || row === null) return null
  const doc = docOf(row)
  const { channel } = first
  if (!channelIds(doc, parts.mailer !== null).includes(channel)) {
    await store.notices.forget(row.id, channel)
    return null
  }
  const quiet = quietEnd(doc, now())
  if (quiet > now()) {
    for (const notice of notices) await store.notices.later(notice, quiet)
    return null
  }
  const told: Told[] = []
  for (const notice of notices) {
    const facts = await newsAt(parts, ask, notice)
    if (facts !== null) told.push({ notice, facts })
  }
  if (told.length === 0) return null
  const outcome = await deliver(parts, row, doc, told)
  metrics.notices.inc({ channel: kindOf(doc, channel), outcome })
  await settle(parts, row, channel, told, outcome)
  return outcome
}

/** What a table says of itself, where that is still worth telling. One that cannot be opened is asked again later, and keeps nothing from the others. */
async function newsAt(parts: SenderParts, ask: AskTable, notice: NoticeRow): Promise<TableFacts | null> {
  try {
    return await stillNews(parts, notice, await ask(notice.table, notice.person))
  } catch (error) {
    parts.log.error({ err: error, table: notice.table }, 'a table could not be asked')
    await tryAgain(parts, notice)
    return null
  }
}

/** Later, or never where it was tried often enough. */
async function tryAgain({ store, now }: SenderParts, notice: NoticeRow): Promise<void> {
  if (notice.tries >= TRIES) await store.notices.drop(notice)
  else await store.notices.later(notice, now() + backoff(notice.tries))
}

/** Vacations and quiet hours, whichever ends last. */
function quietEnd(doc: PersonDoc, at: number): number {
  const back = doc.vacations.find((v) => v.from <= at && at < v.to)?.to ?? at
  return quietUntil(doc.quiet, back)
}

/** Whether a table still says what a notice tells of it. */
function isNews({ kind }: NoticeRow, { asks, running, awaited }: TableFacts): boolean {
  if (kind === 'invite') return asks
  return running && (kind === 'begin' || awaited)
}

/** What can be told, where it is still worth it; what is not is put off or dropped. */
async function stillNews(
  { store, now }: SenderParts,
  notice: NoticeRow,
  facts: TableFacts | null,
): Promise<TableFacts | null> {
  if (facts === null || !isNews(notice, facts)) {
    await store.notices.drop(notice)
    return null
  }
  if (!facts.here) return facts
  const waited = now() - notice.since
  await store.notices.later(notice, now() + Math.min(HERE_MOST, Math.max(HERE_MS, waited)))
  return null
}

const kindOf = (doc: PersonDoc, channel: string): string =>
  channel === MAIL ? MAIL : doc.devices.some((device) => device.id === channel) ? 'push' : 'webhook'

async function deliver(
  { sending, letters, mailer }: SenderParts,
  row: PersonRow,
  doc: PersonDoc,
  told: readonly Told[],
): Promise<Outcome> {
  const [first] = told
  const { mail } = doc
  if (first === undefined) return 'failed'
  const { notice, facts } = first
  if (notice.channel === MAIL) {
    if (mailer === null || mail === null) return 'failed'
    return (await mailer.send(await turnLetter(letters, row, doc, mail.address, told))) ? 'taken' : 'failed'
  }
  const message = await messageOf(notice, doc, facts, letters.origin)
  const device = doc.devices.find(({ id }) => id === notice.channel)
  if (device !== undefined) return outcomeOf(await pushTo(sending, device, message, notice.table))
  const hook = doc.hooks.find(({ id }) => id === notice.channel)
  return hook === undefined ? 'gone' : outcomeOf(await postTo(sending, hook, message))
}

async function settle(
  parts: SenderParts,
  row: PersonRow,
  channel: string,
  told: readonly Told[],
  outcome: Outcome,
): Promise<void> {
  const { store, records, now, log } = parts
  for (const { notice } of told) {
    if (outcome === 'taken') await store.notices.sent(notice, now())
    else if (outcome === 'gone') await store.notices.drop(notice)
    else await tryAgain(parts, notice)
  }
  if (channel === MAIL) return
  if (outcome === 'gone') {
    log.info({ channel }, 'a channel is gone: nothing is sent there any more')
    await store.notices.forget(row.id, channel)
  }
  await noteOutcome(records, row, channel, outcome)
}

/** A device that is gone is forgotten; a webhook counts how often in a row nobody took anything. */
async function noteOutcome(records: PersonRecords, row: PersonRow, channel: string, outcome: Outcome): Promise<void> {
  const { devices, hooks } = docOf(row)
  const failing = hooks.find(({ id }) => id === channel)
  const dead = outcome === 'gone' && devices.some(({ id }) => id === channel)
  if (!dead && (failing === undefined || (outcome === 'taken' && failing.failed === 0))) return
  const next = (failed: number) => (outcome === 'taken' ? 0 : outcome === 'gone' ? HOOK_OFF : failed + 1)
  await records.change(row.id, (_, doc) => ({
    doc: {
      ...doc,
      devices: dead ? doc.devices.filter(({ id }) => id !== channel) : doc.devices,
      hooks: doc.hooks.map((hook) => (hook.id === channel ? { ...hook, failed: next(hook.failed) } : hook)),
    },
  }))
}
