import { describe, expect, it } from 'vitest'
import { anyChoice } from '../bots/random.ts'
import { findTitle, gameIds } from '../games/shelf.ts'
import { deciders } from '../kernel/ask.ts'
import { at } from '../kernel/lists.ts'
import { isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { HIDDEN, type Seat } from '../kernel/words.ts'
import { readMatch, writeMatch } from './file.ts'
import { type Match, openMatch, playIn } from './match.ts'
import { positionOf, readPosition } from './position.ts'

async function played(id: string, seats: number, choices: number, seed = 'position'): Promise<Match> {
  const title = await findTitle(id)
  const opened = title && openMatch(title, { seats, seed })
  if (!opened || !('match' in opened)) throw new Error(id)
  const { match } = opened
  const rng = rngOf(seed)
  for (let n = 0; n < choices && !isOver(match.state); n++) {
    const seat = at(deciders(match.game, match.state), 0)
    playIn(match, seat, anyChoice(match.game, match.state, seat, rng))
  }
  return match
}

/** A match that begins where another one stands, as these eyes see it. */
function from(match: Match, eyes: Seat | null): Match {
  const { title, seats, options, game, state } = match
  const opened = openMatch(title, { seats, options, seed: 'anew', from: positionOf(game, state, eyes) })
  if (!('match' in opened)) throw new Error('not opened')
  return opened.match
}

describe.each(gameIds())('a position of %s', (id) => {
  it('holds nothing that its eyes do not see, and can be played on from, for every count and seat', async () => {
    const title = await findTitle(id)
    const [min, max] = title?.game.players ?? [2, 2]
    for (let seats = min; seats <= max; seats++)
      for (const choices of [0, 17, 43]) {
        const match = await played(id, seats, choices)
        if (isOver(match.state)) continue
        for (const eyes of [null, ...Array.from({ length: seats }, (_, seat) => seat)]) {
          const begun = from(match, eyes)
          // The same view: what was seen has not changed. Others who had chosen in secret choose again.
          const seen = positionOf(begun.game, begun.state, eyes).state
          const { sealed } = begun.from?.state ?? seen
          const open = sealed?.map((choice, seat) => (seat === eyes ? choice : null)) ?? null
          expect(seen).toEqual({ ...begun.from?.state, sealed: open })
          const text = writeMatch(begun)
          expect(text).not.toContain(`"${match.seed}"`)
          const read = await readMatch(text, findTitle)
          if ('problem' in read) throw new Error(`${seats} seats, ${choices} choices: ${JSON.stringify(read.problem)}`)
          expect(read.match.state).toEqual(begun.state)
          expect(writeMatch(read.match)).toBe(text)
        }
      }
  })
  it('is dealt anew where it was hidden, by the seed of the new match', async () => {
    const match = await played(id, 3, 20)
    const { game, state } = match
    const { state: seen } = positionOf(game, state, null)
    const hidden = game.zones.flatMap((zone) => zone.piles(seen).flat()).filter((card) => card === HIDDEN)
    const { state: laid } = from(match, null)
    expect(game.zones.flatMap((zone) => zone.piles(laid).flat())).not.toContain(HIDDEN)
    if (hidden.length > 20) expect(laid).not.toEqual(state)
  })
  it('that somebody has bent is refused, or played by the rules, and nothing fails', async () => {
    const match = await played(id, 3, 25)
    const { game, state } = match
    const first = (await played(id, 3, 0)).state
    const text = JSON.stringify(positionOf(game, state, 0))
    expect(readPosition(game, first, JSON.parse(text))).not.toBeNull()
    const bent: readonly [RegExp | string, string][] = [
      ['"agenda":[', '"agenda":[{"do":"<b>"},'],
      ['"agenda":[', '"agenda":[{"do":"nothing"},'],
      [/"agenda":\[.*?\]/, '"agenda":[]'],
      [/"agenda":\[.*?\]/, '"agenda":7'],
      ['"seats":3', '"seats":99'],
      ['"secretsOut":', '"secretsIn":'],
      [/^\{/, '{"__proto__":{"x":1},'],
      [/\[\d+/, '[1e300'],
      [/\[\d+/, '[0.5'],
      ['"eyes":0', '"eyes":3'],
      ['"eyes":0', '"eyes":"0"'],
    ]
    for (const [what, by] of bent) {
      const x: unknown = JSON.parse(text.replace(what, by))
      const read = readPosition(game, first, x)
      if (read !== null) expect(JSON.stringify(read)).not.toContain('<b>')
    }
    for (const x of [null, 7, [], {}, { eyes: null }, { eyes: null, state: null }, { eyes: null, state: [] }])
      expect(readPosition(game, first, x)).toBeNull()
  })
})
