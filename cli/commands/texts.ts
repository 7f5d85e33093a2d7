import { join } from 'node:path'
import { tongueOf } from '#tongues'
import { readingsOf } from '../../contract/readings.ts'
import { findBoard, gameIds } from '../../games/shelf.ts'
import { gapsIn } from '../../papers/fill.ts'
import { listTexts } from '../../papers/listing.ts'
import { textsIn } from '../../title/say.ts'
import { titleOf } from '../asked.ts'
import type { Desk } from '../desk.ts'
import { commandOf } from '../flags.ts'
import { planOf } from '../fuzzer.ts'
import { sentencesIn } from '../sentences.ts'
import { textsOf } from '../texts.ts'
import { wordsOf } from '../words.ts'

const ROOT = join(import.meta.dirname, '..', '..')

export const texts = commandOf({
  name: 'texts',
  flags: ['games', 'missing'],
  words: [0, 1],
  async go(given, desk) {
    const [game] = given.words
    if (game !== undefined) await titleOf(game, desk)
    if (given.has('missing')) return tellMissing(game, desk)
    if (game === undefined) return tellHouse(desk)
    const board = await findBoard(game)
    const { look } = await import(join(ROOT, 'games', game, 'look', 'index.ts'))
    const { kinds, heard } = await readingsOf(
      await planOf(game),
      look,
      board,
      desk.lang,
      given.whole('games', 2, 1, 100),
    )
    let printed = 0
    for (const [kind, said] of kinds) {
      desk.lines(['', `# ${kind}`, ...said])
      printed += said.length
    }
    desk.lines(['', desk.t.read.heard(desk.number(heard), desk.number(printed))])
    return 0
  },
})

/** The texts of the house in a language, by the folder they lie in. */
async function houseTexts(desk: Desk): Promise<Map<string, object>> {
  const house = new Map<string, object>([
    ['papers/tongues', tongueOf(desk.lang)],
    ['cli/texts', textsOf(desk.lang)],
  ])
  for (const folder of ['server/texts', 'web/src/texts', 'web/src/online/texts'])
    house.set(folder, (await listTexts<object>(join(ROOT, folder)))(desk.lang))
  return house
}

async function tellHouse(desk: Desk): Promise<number> {
  for (const [folder, said] of await houseTexts(desk))
    desk.lines(['', `# ${folder}`, ...sentencesIn(said, desk.lang).map(([at, text]) => `${at}: ${text}`)])
  return 0
}

/** What is said in English because the language does not: of one game, or of everything. */
async function tellMissing(game: string | undefined, desk: Desk): Promise<number> {
  const gaps: string[] = []
  if (game === undefined)
    for (const [folder, said] of await houseTexts(desk)) gaps.push(...gapsIn(said).map((gap) => `${folder}: ${gap}`))
  for (const id of game === undefined ? gameIds() : [game])
    gaps.push(...gapsIn(await textsIn(await wordsOf(id), desk.lang)).map((gap) => `games/${id}: ${gap}`))
  desk.say(gaps.length === 0 ? desk.paint('good', desk.t.read.whole) : desk.t.read.lacks(gaps.length))
  desk.lines(gaps.map((gap) => `  ${gap}`))
  return 0
}
