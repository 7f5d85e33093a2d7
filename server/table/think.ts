// Computer opponents at a table: whoever is awaited and driven thinks, and acts when done.
import { anyChoice } from '../../bots/random.ts'
import { deciders } from '../../kernel/ask.ts'
import { rngOf } from '../../kernel/random.ts'
import type { Choice, Seat } from '../../kernel/words.ts'
import { view } from '../../kernel/zones.ts'
import { playIn } from '../../match/match.ts'
import { AWAY_LEVEL } from '../bots/levels.ts'
import { act, later } from './act.ts'
import { asleep, driven } from './document.ts'
import type { Hall, OpenTable } from './hall.ts'

/** Lets every computer opponent that is awaited think. Asking twice is harmless. */
export function drive(hall: Hall, t: OpenTable): void {
  if (t.doc.status !== 'running' || asleep(t.doc) || !hall.going()) return
  for (const seat of t.doc.awaited) if (driven(t.doc, seat) && !t.thinking.has(seat)) think(hall, t, seat)
}

function think(hall: Hall, t: OpenTable, seat: Seat): void {
  const { opened } = t
  if (opened === null || t.stale) return
  t.thinking.add(seat)
  const { game, state } = opened.match
  const seen = view(game, state, seat)
  seen.events = null
  const level = t.doc.seats[seat]?.bot ?? AWAY_LEVEL
  const { seq } = t.doc
  hall.thinkers
    .choose({ game: t.doc.game, view: seen, seat, level })
    .catch((error) => {
      if (hall.going()) hall.log.error({ err: error, table: t.id, seat }, 'an opponent could not think')
      return null
    })
    .then((choice) => {
      if (hall.going()) later(hall, t, () => answer(hall, t, seat, choice, seq))
    })
}

/** What it thought of is played. Where the table changed meanwhile and forbids it, it thinks again; else anything will do. */
async function answer(hall: Hall, t: OpenTable, seat: Seat, choice: Choice | null, seq: number): Promise<void> {
  t.thinking.delete(seat)
  if (t.doc.status !== 'running' || !driven(t.doc, seat) || asleep(t.doc)) return
  const same = t.doc.seq === seq
  const acted = await act(hall, t, null, (match) => {
    const refusal = choice === null ? { clause: 'table.not-a-choice' } : playIn(match, seat, choice)
    if (refusal === null || !same || !deciders(match.game, match.state).includes(seat)) return refusal
    hall.log.error({ table: t.id, seat, clause: refusal.clause }, 'an opponent chose what it may not')
    return playIn(match, seat, anyChoice(match.game, match.state, seat, rngOf(`${hall.now()}`)))
  })
  if ('refusal' in acted) drive(hall, t)
}
