// A match that is opened again is the match that was left, however it was left.

import { describe, expect, it } from 'vitest'
import { anyChoice } from '../../../bots/random.ts'
import { findTitle } from '../../../games/shelf.ts'
import { deciders } from '../../../kernel/ask.ts'
import { below, rngOf } from '../../../kernel/random.ts'
import { type Match, openMatch, playIn, undoIn } from '../../../match/match.ts'
import type { Standing } from '../../../match/standing.ts'
import { canUndo, whyNoUndo } from '../../../match/trail.ts'
import type { Title } from '../../../title/title.ts'
import type { EntryRow, SnapshotRow, Store } from '../../store/store.ts'
import { newTable } from '../setUp.ts'
import { openFrom, replayed } from './catchUp.ts'
import type { TableDoc } from './document.ts'
import { agreementOf, noUndoFor } from './loadedMatch.ts'
import { queueOf } from './queue.ts'
import { snapshotOf, wantsSnapshot } from './snapshot.ts'

const title = (await findTitle('nehemiah')) as Title

function table(): TableDoc {
  const made = newTable(title, { game: 'nehemiah', seats: 3 }, { id: 'ada', name: 'Ada' }, 1000)
  if (!('doc' in made)) throw new Error(made.refusal.clause)
  return { ...made.doc, secret: 'ab'.repeat(32), status: 'running' }
}

/** A store that holds one match. */
const storeOf = (rows: readonly EntryRow[], snapshot: SnapshotRow | null): Store =>
  ({
    tables: {
      lastSnapshot: async () => snapshot,
      entries: async (_: string, from: number) => rows.filter((row) => row.seq >= from),
    },
  }) as unknown as Store

/** Plays so many entries, some of them taken back; and the rows they make. */
function played(doc: TableDoc, entries: number): { match: Match; rows: EntryRow[] } {
  const { match } = openMatch(title, agreementOf(title, doc)) as { match: Match }
  const rng = rngOf('opened')
  while (match.log.length < entries) {
    const seats = deciders(match.game, match.state)
    const seat = seats[below(rng, seats.length)] as number
    if (canUndo(match, seat) && below(rng, 4) === 0) undoIn(match, seat)
    else playIn(match, seat, anyChoice(match.game, match.state, seat, rng))
  }
  const rows = match.log.map((entry, i) => ({ table: doc.id, seq: i + 1, command: `c${i + 1}`, at: i, entry }))
  return { match, rows }
}

const what = ({ state, story, trail, undone, closed, last }: Standing) =>
  JSON.parse(JSON.stringify({ state, story, trail, undone, closed, last })) as object

describe('an opened match', () => {
  it('is the same from its log and from a snapshot at any entry, with all that may still be taken back', async () => {
    const doc = table()
    const { match, rows } = played(doc, 70)
    const whole = await openFrom(storeOf(rows, null), title, doc, () => {})
    expect(what(whole.standing)).toEqual(what(match))
    for (let seq = 1; seq <= 70; seq += 3) {
      const then = await openFrom(storeOf(rows.slice(0, seq), null), title, doc, () => {})
      const heard: number[] = []
      const store = storeOf(rows, snapshotOf(doc.id, then))
      const opened = await openFrom(store, title, doc, (entered) => heard.push(entered.seq))
      expect(what(opened.standing)).toEqual(what(match))
      expect(heard).toEqual(Array.from({ length: 70 - seq }, (_, i) => seq + 1 + i))
      expect(opened.lastBack).toBe(whole.lastBack)
      expect(opened.awaited).toEqual(whole.awaited)
      for (let seat = 0; seat < 3; seat++) expect(noUndoFor(opened, seat)).toBe(whyNoUndo(match, seat)?.clause ?? null)
    }
  })

  it('remembers the last commands, through a snapshot too', async () => {
    const doc = table()
    const { rows } = played(doc, 30)
    const whole = await openFrom(storeOf(rows, null), title, doc, () => {})
    expect([whole.commands.get('c30'), whole.commands.get('c1')]).toEqual([30, 1])
    const again = await openFrom(storeOf(rows, snapshotOf(doc.id, whole)), title, doc, () => {})
    expect([again.commands.get('c30'), again.commands.get('c15')]).toEqual([30, 15])
  })

  it('wants a snapshot every 250 entries', async () => {
    const doc = table()
    const { rows } = played(doc, 110)
    const opened = await openFrom(storeOf(rows, null), title, doc, () => {})
    expect(wantsSnapshot(opened)).toBe(false)
    opened.snapshotAt = 110 - 249
    expect(wantsSnapshot(opened)).toBe(false)
    opened.snapshotAt = 110 - 250
    expect(wantsSnapshot(opened)).toBe(true)
  })
})

describe('a match under newer rules', () => {
  it('goes on from its snapshot, whatever they would say of its log', async () => {
    const doc = table()
    const { match, rows } = played(doc, 40)
    const whole = await openFrom(storeOf(rows, null), title, doc, () => {})
    const snapshot = snapshotOf(doc.id, whole)
    const newer = { ...title, game: { ...title.game, version: title.game.version + 1 } }
    const opened = await openFrom(storeOf([], snapshot), newer, doc, () => {})
    expect(opened.standing.state).toEqual(JSON.parse(JSON.stringify(match.state)))
    expect([opened.standing.last, opened.standing.trail, opened.skipped]).toEqual([40, [], 0])
  })

  it('passes over an entry that they refuse: it keeps its number and does nothing', async () => {
    const doc = table()
    const { rows } = played(doc, 12)
    const bad = { ...(rows[5] as EntryRow), entry: { seat: 0, choice: { act: 'gone' }, move: null } }
    const list = rows.map((row) => (row.seq === 6 ? bad : row)).slice(0, 6)
    const opened = await openFrom(storeOf(list, null), title, doc, () => {})
    const before = await openFrom(storeOf(rows.slice(0, 5), null), title, doc, () => {})
    expect(opened.standing.state).toEqual(before.standing.state)
    expect([opened.standing.last, opened.skipped, opened.skippedTold]).toEqual([6, 1, 0])
    expect(replayed(title, doc, list)).toMatchObject({ seq: 6 })
  })
})

describe('the queue of a table', () => {
  it('does one thing after the other, and goes on after one that failed', async () => {
    const queue = queueOf()
    const heard: string[] = []
    const slow = queue(async () => {
      await new Promise((go) => setTimeout(go, 5))
      heard.push('slow')
    })
    const bad = queue(() => {
      heard.push('bad')
      throw new Error('no')
    })
    const good = queue(() => heard.push('good'))
    expect(queue.waiting()).toBe(3)
    await expect(bad).rejects.toThrow('no')
    await Promise.all([slow, good])
    expect(heard).toEqual(['slow', 'bad', 'good'])
    expect(queue.waiting()).toBe(0)
  })
})
