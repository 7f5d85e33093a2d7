import { join } from 'node:path'
import { tongueOf } from '#tongues'
import { readingsOf } from '../../contract/readings.ts'
import { findBoard, gameIds } from '../../games/shelf.ts'
import { inventoryOf, type Stock, shareOf } from '../../papers/inventory.ts'
import { listTexts } from '../../papers/listing.ts'
import type { Lang } from '../../papers/texts.ts'
import { titleOf } from '../asked.ts'
import type { Desk } from '../desk.ts'
import { commandOf } from '../flags.ts'
import { planOf } from '../fuzzer.ts'
import { tableLines } from '../page.ts'
import { sentencesIn } from '../sentences.ts'
import { textsOf } from '../texts.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** The tag of a language, whether or not anything is written in it yet. No game has such a name. */
const isTag = (word: string): boolean => /^[a-z]{2,3}$/.test(word) && !gameIds().includes(word)

export const texts = commandOf({
  name: 'texts',
  flags: ['games', 'missing', 'json'],
  words: [0, 1],
  async go(given, desk) {
    const [word] = given.words
    const how = { missing: given.has('missing'), json: given.has('json') }
    if (word !== undefined && isTag(word)) return tellLanguage(word, null, how, desk)
    if (word !== undefined) await titleOf(word, desk)
    if (how.missing || how.json) return tellLanguage(desk.lang, word ?? null, how, desk)
    return word === undefined ? tellHouse(desk) : tellGame(word, given.whole('games', 2, 1, 100), desk)
  },
})

async function tellGame(game: string, games: number, desk: Desk): Promise<number> {
  const board = await findBoard(game)
  const { look } = await import(join(ROOT, 'games', game, 'look', 'index.ts'))
  const { kinds, heard } = await readingsOf(await planOf(game), look, board, desk.lang, games)
  let printed = 0
  for (const [kind, said] of kinds) {
    desk.lines(['', `# ${kind}`, ...said])
    printed += said.length
  }
  desk.lines(['', desk.t.read.heard(desk.number(heard), desk.number(printed))])
  return 0
}

/** The sentences of the house, by the folder they lie in. */
async function tellHouse(desk: Desk): Promise<number> {
  const house = new Map<string, object>([
    ['papers/tongues', tongueOf(desk.lang)],
    ['cli/texts', textsOf(desk.lang)],
  ])
  for (const folder of [
    'server/texts',
    'web/src/texts',
    'web/src/rules/texts',
    'web/src/online/texts',
    'web/src/learn/texts',
    'web/src/clubs/texts',
    'web/src/analysis/texts',
    'web/src/owner/texts',
  ])
    house.set(folder, (await listTexts<object>(join(ROOT, folder)))(desk.lang))
  for (const [folder, said] of house)
    desk.lines(['', `# ${folder}`, ...sentencesIn(said, desk.lang).map(([at, text]) => `${at}: ${text}`)])
  return 0
}

interface How {
  readonly missing: boolean
  readonly json: boolean
}

/** How far a language is, room by room, or of one game; 1 where something is missing. */
async function tellLanguage(lang: Lang, game: string | null, { missing, json }: How, desk: Desk): Promise<number> {
  const stocks = (await inventoryOf(ROOT, lang)).filter(({ room }) => game === null || room === `games/${game}`)
  const lacks = stocks.reduce((sum, { of, said }) => sum + of - said, 0)
  const { read } = desk.t
  if (json) desk.json({ lang, share: shareOf(stocks), rooms: stocks })
  else if (lacks === 0) desk.say(desk.paint('good', read.whole))
  else if (missing) {
    desk.say(read.lacks(lacks))
    for (const { files, keys } of stocks) desk.lines([...files.map(read.file), ...keys].map((gap) => `  ${gap}`))
  } else {
    const rows = stocks.map((stock) => rowOf(stock.room, [stock], desk))
    desk.lines(tableLines(read.head, [...rows, rowOf(read.all, stocks, desk)], desk.width()))
    desk.say()
    desk.say(read.how(lang))
  }
  return lacks === 0 ? 0 : 1
}

function rowOf(room: string, stocks: readonly Stock[], desk: Desk): string[] {
  const sum = (count: (stock: Stock) => number) => desk.number(stocks.reduce((all, stock) => all + count(stock), 0))
  return [room, sum(({ said }) => said), sum(({ of }) => of), `${Math.floor(100 * shareOf(stocks))} %`]
}
