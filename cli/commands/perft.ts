import { perft as countWays, perftStart } from '../../contract/keep.ts'
import { isOver } from '../../kernel/play.ts'
import { matchOf } from '../asked.ts'
import { commandOf } from '../flags.ts'
import { tableLines } from '../page.ts'

export const perft = commandOf({
  name: 'perft',
  flags: ['seats', 'seed', 'option', 'depth', 'after', 'json'],
  words: [1, 1],
  async go(given, desk) {
    const depth = given.whole('depth', 3, 1, 99)
    const after = given.whole('after', 0, 0, 99_999)
    const seed = given.text('seed') ?? 'perft'
    const { title, seats, options } = await matchOf(given, desk)
    const { game, state } = perftStart(title, { table: { seats, options }, seed, after })
    const rows: { depth: number; ways: number; waysPerSecond: number }[] = []
    if (!isOver(state))
      for (let d = 1; d <= depth; d++) {
        const start = performance.now()
        const ways = countWays(game, state, d)
        rows.push({ depth: d, ways, waysPerSecond: Math.round((1000 * ways) / (performance.now() - start)) })
      }
    if (given.has('json')) {
      desk.json({ game: game.id, seats, options, seed, after, over: isOver(state), ways: rows.map((row) => row.ways) })
      return 0
    }
    desk.say(desk.paint('quiet', desk.t.perft.from(seats, seed, after)))
    if (rows.length === 0) desk.say(desk.t.perft.over)
    else
      desk.lines(
        tableLines(
          desk.t.perft.head,
          rows.map((row) => [`${row.depth}`, desk.number(row.ways), desk.number(row.waysPerSecond)]),
          desk.width(),
        ),
      )
    return 0
  },
})
