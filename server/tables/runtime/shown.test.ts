import { describe, expect, it } from 'vitest'
import { anyChoice } from '../../../bots/random.ts'
import { findTitle, gameIds } from '../../../games/shelf.ts'
import { deciders } from '../../../kernel/ask.ts'
import { isOver } from '../../../kernel/play.ts'
import { rngOf } from '../../../kernel/random.ts'
import type { Seat } from '../../../kernel/words.ts'
import { enterIn, type Match, openMatch } from '../../../match/match.ts'
import type { Title } from '../../../title/title.ts'
import { apply } from '../../../wire/difference.ts'
import { difference } from '../../../wire/written.ts'
import { changes, shown } from './shown.ts'

describe.each(gameIds())('%s: what is shown', async (id) => {
  const title = (await findTitle(id)) as Title
  const [min, max] = title.game.players
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  it.each(counts)(
    'to %i players and a guest after every choice is written as the difference of their views, and leaves the state alone',
    (seats) => {
      const { match } = openMatch(title, { seats, seed: 'shown' }) as { match: Match }
      const { game } = match
      const rng = rngOf('shown')
      const readers: (Seat | null)[] = [...Array.from({ length: seats }, (_, seat) => seat), null]
      const views = readers.map((reader) => shown(game, match.state, reader))
      for (let moves = 0; moves < (seats === max ? 400 : 100) && !isOver(match.state); moves++) {
        const seat = deciders(game, match.state)[0] as Seat
        const done = enterIn(match, { seat, choice: anyChoice(game, match.state, seat, rng) })
        if ('clause' in done) throw new Error(done.clause)
        const { before } = done
        const truth = JSON.stringify([before, match.state])
        const texts = changes(game, before, match.state, readers)
        readers.forEach((reader, i) => {
          const view = shown(game, match.state, reader)
          const change = JSON.parse(texts[i] as string)
          expect(change).toEqual(difference(views[i], view))
          expect(apply(views[i], change)).toEqual(view)
          views[i] = view
        })
        expect(JSON.stringify([before, match.state])).toBe(truth)
      }
    },
  )
})
