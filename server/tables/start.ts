// The start of a match: every seat is taken, the words are mixed into the shuffle, the clocks start.

import { deciders } from '../../kernel/ask.ts'
import { standingOf } from '../../match/standing.ts'
import { startTime } from './runtime/clock.ts'
import type { Change } from './runtime/keep.ts'
import { agreementOf } from './runtime/loadedMatch.ts'
import type { LoadedTable } from './runtime/runtime.ts'
import type { Who } from './who.ts'

/** The host starts the match. */
export const begin =
  (t: LoadedTable, who: Who): Change =>
  (doc, now) =>
    doc.host === who.id ? deal(t)(doc, now) : { clause: 'tables.host-only' }

/** The match starts: everybody sits, and agrees to how it is played. */
export const deal =
  (t: Pick<LoadedTable, 'title'>): Change =>
  (doc, now) => {
    if (doc.status !== 'waiting') return { clause: 'tables.started' }
    const free = doc.seats.filter((seat) => seat.person === null && seat.bot === null).length
    if (free > 0) return { clause: 'tables.free-seats', with: { free } }
    if (doc.seats.every((seat) => seat.person === null)) return { clause: 'tables.nobody' }
    const asked = doc.seats.filter((seat) => seat.person !== null && seat.unready === true)
    if (asked.length > 0) return { clause: 'tables.not-agreed', with: { who: asked.map((s) => s.name).join(', ') } }
    const { game, state } = standingOf(agreementOf(t.title, doc))
    const awaited = deciders(game, state)
    const time = startTime(doc.clock, doc.seats.length, awaited, now)
    return { ...doc, status: 'running', rules: game.version, awaited, since: now, time, earlier: null }
  }
