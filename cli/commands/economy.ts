import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { at } from '../../kernel/lists.ts'
import { isRecord } from '../../kernel/record.ts'
import type { Title } from '../../title/title.ts'
import { opponentOf, titleOf } from '../asked.ts'
import type { Desk } from '../desk.ts'
import { commandOf } from '../flags.ts'
import { tableLines } from '../page.ts'
import { failed } from '../stop.ts'

type Economy = (title: Title, games: number, seats: number, bot: string) => unknown

export const economy = commandOf({
  name: 'economy',
  flags: ['games', 'seats', 'bot', 'json'],
  words: [1, 1],
  async go(given, desk) {
    const id = at(given.words, 0)
    const title = await titleOf(id, desk)
    const [min, max] = title.game.players
    const games = given.whole('games', 100, 1, 100_000)
    const seats = given.whole('seats', max, min, max)
    const bot = opponentOf(given.text('bot'), desk)
    const path = join(import.meta.dirname, '../../games', id, 'test/economy.ts')
    if (!existsSync(path)) return failed(desk.t.economy.none(id))
    const measured = (await import(path)) as { economy: Economy }
    const data = measured.economy(title, games, seats, bot)
    if (given.has('json')) desk.json(data)
    else tellData(data, desk)
    return 0
  },
})

/** Plain data as it comes: lists of records are tables, records are lists of lines. */
export function tellData(data: unknown, desk: Desk): void {
  if (Array.isArray(data) && data.length > 0 && data.every(isRecord)) {
    const head = [...new Set(data.flatMap((row) => Object.keys(row)))]
    const rows = data.map((row) => head.map((key) => cell(row[key], desk)))
    desk.lines(tableLines(head, rows, desk.width()))
    return
  }
  if (!isRecord(data)) desk.say(cell(data, desk))
  for (const [key, value] of Object.entries(isRecord(data) ? data : {})) {
    if (isRecord(value) || (Array.isArray(value) && value.some(isRecord))) {
      desk.say()
      desk.say(desk.paint('heading', key))
      tellData(value, desk)
    } else desk.say(`${key}  ${cell(value, desk)}`)
  }
}

function cell(x: unknown, desk: Desk): string {
  if (x === undefined || x === null) return ''
  if (typeof x === 'number') return desk.number(x, 2)
  return typeof x === 'string' ? x : JSON.stringify(x)
}
