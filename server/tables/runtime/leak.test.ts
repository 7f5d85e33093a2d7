// Nothing leaks: what a seat or a spectator is sent does not change by a byte when only what it must not know changes.
// What each may know is written from the rulebook (the plan of the battery), not from the code that hides it.

import { describe, expect, it } from 'vitest'
import { anyChoice } from '../../../bots/random.ts'
import type { Plan } from '../../../contract/plan.ts'
import { gameIds } from '../../../games/shelf.ts'
import { check, deciders } from '../../../kernel/ask.ts'
import { clone } from '../../../kernel/clone.ts'
import type { Game } from '../../../kernel/game.ts'
import { isOver } from '../../../kernel/play.ts'
import { below, rngOf } from '../../../kernel/random.ts'
import type { Seat, State } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import type { Wish } from '../../../match/log.ts'
import { enterIn, type Match, openMatch } from '../../../match/match.ts'
import { canUndo } from '../../../match/trail.ts'
import type { TableInfo } from '../../../wire/table.ts'
import { audienceOf, type Subscriber, tableFrame } from './audience.ts'
import { applied, awaitedIn, type LoadedMatch } from './loadedMatch.ts'

const openedOf = (match: Match): LoadedMatch => ({
  standing: match,
  awaited: deciders(match.game, match.state),
  lastBack: 0,
  commands: new Map(),
  snapshotAt: 0,
  skipped: 0,
  skippedTold: 0,
})

/** The same match, with another truth under its cards. */
const twinOf = (match: Match, state: State): Match => ({
  ...match,
  state,
  log: match.log.slice(),
  story: match.story.slice(),
  trail: match.trail.slice(),
  undone: match.undone.slice(),
})

/** Everything this reader is sent for one act: the table when joining, and the frame of the act. */
function sent(match: Match, reader: Seat | null, wish: Wish): string[] {
  const frames: string[] = []
  const listener = { person: 'reader', send: (text: string) => void frames.push(text), mutes: () => false }
  const watch: Subscriber = { listener, c: 1, seat: reader }
  const opened = openedOf(match)
  frames.push(tableFrame(watch, {} as TableInfo, opened, [], match.log.length, 0))
  const audience = audienceOf()
  audience.add(watch, opened)
  const done = enterIn(match, wish)
  if ('clause' in done) throw new Error(done.clause)
  const telling = audience.tellingOf(opened, done)
  applied(opened, { ...done, at: 0, command: null }, awaitedIn(match))
  if (telling !== null) audience.sendEntry(opened, telling, 0, null)
  return frames
}

/** The cards that a reader sees lying, or is told of. */
const open = (game: Game, s: State, reader: Seat | null) => {
  const v = view(game, s, reader)
  return JSON.stringify([game.zones.map((zone) => zone.piles(v)), (v.events ?? []).map((event) => event.card ?? null)])
}

interface Found {
  readonly leaks: string[]
  compared: number
  frames: number
}

/** Plays one match and compares, at every act and for every reader, what is sent in two worlds that it cannot tell apart. */
function leaksIn(plan: Plan, seed: string, careless = false): Found {
  // A careless house would deal every card face up, and show a spectator what the first seat sees.
  const game = careless ? { ...plan.title.game, zones: [] } : plan.title.game
  const eyes = (reader: Seat | null) => (careless ? (reader ?? 0) : reader)
  const { seats } = plan.tables[0] as { seats: number }
  const made = openMatch({ ...plan.title, game }, { ...plan.tables[0], seats, seed })
  if (!('match' in made)) throw new Error('not set up')
  const { match } = made
  const rng = rngOf(`leak ${seed}`)
  const found: Found = { leaks: [], compared: 0, frames: 0 }
  const readers: (Seat | null)[] = [...Array(seats).keys(), null]
  while (!isOver(match.state) && found.leaks.length < 5) {
    const waiting = deciders(game, match.state)
    const seat = waiting[below(rng, waiting.length)] as Seat
    const choice = anyChoice(game, match.state, seat, rng)
    const undo = canUndo(match, seat) && below(rng, 8) === 0
    const wish: Wish = undo ? { seat, undo } : { seat, choice }
    for (const reader of readers) {
      const other = clone(match.state)
      plan.conceal(other, reader, rng, game.box)
      other.rng = match.state.rng === null ? null : { ...match.state.rng }
      if (!undo && check(game, other, seat, choice) !== null) continue
      const here = twinOf(match, clone(match.state))
      const there = twinOf(match, other)
      const a = sent(here, eyes(reader), wish)
      const b = sent(there, eyes(reader), wish)
      found.frames += a.length
      // Cards that come out by this very act are no secret any more: then only the table before it must be the same.
      const same = undo || open(game, here.state, reader) === open(game, there.state, reader)
      if (same) found.compared++
      const differ = same ? a.findIndex((frame, i) => frame !== b[i]) : a[0] === b[0] ? -1 : 0
      if (differ >= 0) found.leaks.push(`${reader ?? 'a spectator'}: ${a[differ]} ≠ ${b[differ]}`)
    }
    enterIn(match, wish)
  }
  return found
}

for (const id of gameIds())
  describe(id, () => {
    it('sends nobody what they must not know, in a whole match', async () => {
      const { plan } = (await import(`../../../games/${id}/test/plan.ts`)) as { plan: Plan }
      const { leaks, compared, frames } = leaksIn(plan, 'whole')
      expect(leaks).toEqual([])
      expect(compared).toBeGreaterThan(frames / 8)
    })

    it('would be caught if it were careless', async () => {
      const { plan } = (await import(`../../../games/${id}/test/plan.ts`)) as { plan: Plan }
      expect(leaksIn(plan, 'whole', true).leaks.length).toBeGreaterThan(0)
    })
  })
