// An entry is written for all who look when it is tried, and said once it is kept: meanwhile somebody may leave.
import { expect, it } from 'vitest'
import { anyChoice } from '../../../bots/random.ts'
import { findTitle } from '../../../games/shelf.ts'
import { rngOf } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/words.ts'
import { agree } from '../../../match/agreement.ts'
import { enter, standingOf } from '../../../match/standing.ts'
import { audienceOf, type Subscriber } from './audience.ts'
import { applied, awaitedIn, type LoadedMatch } from './loadedMatch.ts'

async function opened(): Promise<LoadedMatch> {
  const title = await findTitle('pillars')
  const agreed = title === null ? null : agree(title, { seats: 3, seed: 'telling', players: ['Ada', 'Bo', 'Cy'] })
  if (agreed === null || !('agreement' in agreed)) throw new Error('no match')
  const standing = standingOf(agreed.agreement)
  const commands = new Map<string, number>()
  return { standing, awaited: awaitedIn(standing), lastBack: 0, commands, snapshotAt: 0, skipped: 0, skippedTold: 0 }
}

const reader = (seat: Seat | null, heard: string[]): Subscriber => ({
  listener: { person: `person ${seat}`, send: (text) => void heard.push(text), mutes: () => false },
  c: 1,
  seat,
})

it('nobody hears of an entry before it is said, and whoever left meanwhile hears nothing of it', async () => {
  const match = await opened()
  const { standing } = match
  const audience = audienceOf()
  const stays: string[] = []
  const leaves: string[] = []
  const leaving = reader(1, leaves)
  audience.add(reader(0, stays), match)
  audience.add(leaving, match)
  const seat = match.awaited[0] as Seat
  const done = enter(standing, { seat, choice: anyChoice(standing.game, standing.state, seat, rngOf('any')) })
  if ('clause' in done) throw new Error(done.clause)
  const telling = audience.tellingOf(match, done)
  if (telling === null) throw new Error('nothing to tell')
  expect([...stays, ...leaves]).toEqual([])
  audience.remove(leaving)
  applied(match, { ...done, at: 5, command: null }, awaitedIn(standing))
  audience.sendEntry(match, telling, 5, [1000, 2000, 3000])
  expect(leaves).toEqual([])
  expect(stays).toHaveLength(1)
  expect(JSON.parse(stays[0] as string)).toMatchObject({ t: 'moved', c: 1, seq: 1, at: 5, left: [1000, 2000, 3000] })
})

it('where nobody looks nothing is written', async () => {
  const match = await opened()
  const seat = match.awaited[0] as Seat
  const { standing } = match
  const done = enter(standing, { seat, choice: anyChoice(standing.game, standing.state, seat, rngOf('any')) })
  if ('clause' in done) throw new Error(done.clause)
  expect(audienceOf().tellingOf(match, done)).toBeNull()
})
