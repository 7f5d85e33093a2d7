// Runs in a house into which the made-up language was laid, and prints what is wrong with it there as JSON.
import { join } from 'node:path'
import { LANGS, preferred, WHOLE } from '#tongues'
import { localLang, textsOf } from '../../cli/texts.ts'
import type { Plan } from '../../contract/plan.ts'
import { findBoard, gameIds } from '../../games/shelf.ts'
import { deepFreeze } from '../../kernel/freeze.ts'
import type { State } from '../../kernel/words.ts'
import { view } from '../../kernel/zones.ts'
import { positionsOf } from '../../look/battery/positions.ts'
import { inFace, inScene } from '../../look/battery/said.ts'
import { proofread, trialOf } from '../../look/battery/trial.ts'
import type { GameLook } from '../../look/scene.ts'
import { gapsIn } from '../../papers/fill.ts'
import { inventoryOf } from '../../papers/inventory.ts'
import { slipIn } from '../../papers/slips.ts'
import { texts as served } from '../../server/texts/en/index.ts'
import { langOf, sayIn } from '../../server/texts/say.ts'
import { speakerOf } from '../../title/say.ts'
import { foreign, MADE_UP } from './madeUp.ts'

/** Positions of each table, each laid out in two rooms: over the positions of a table every room is met. */
const POSITIONS = 4
/** How far a piece of any look may stand out over the edge, in CSS pixels. */
const SLACK = 12
const COLUMNS = [40, 80]
/** Of one position, the choices that are read. */
const READ = 12

/** How long an explanation may be is for who writes it: this language is longer on purpose. */
const TOO_LONG = /has a sentence of \d+ signs/

const found: string[] = []
const counts = { scenes: 0, sentences: 0, lines: 0, rooms: 0 }

/** Notes words that are said past the texts. */
function listen(where: string, said: readonly (string | undefined)[]): void {
  for (const text of said) {
    if (text === undefined || text === '') continue
    counts.sentences++
    const word = foreign(text)
    if (word !== null) found.push(`${where}: “${word}” is not in this language: ${text}`)
  }
}

async function tryGame(id: string): Promise<void> {
  const folder = join(import.meta.dirname, '..', '..', 'games', id)
  const { plan }: { plan: Plan } = await import(join(folder, 'test', 'plan.ts'))
  const { look }: { look: GameLook } = await import(join(folder, 'look', 'index.ts'))
  const board = await findBoard(id)
  const { title, words, tables } = plan
  const { game, shapes, languagesFor, faults, beside } = trialOf(plan, look, join(folder, 'look'), {
    slack: SLACK,
  })
  found.push(...gapsIn(await words.texts(MADE_UP)).map((gap) => `${id} lacks ${gap}`))
  for (const table of tables) {
    const positions = positionsOf<State>(game, table, POSITIONS)
    const first = positions[0]
    if (first === undefined) continue
    const [language] = await languagesFor(first.s, [MADE_UP])
    if (language === undefined) continue
    const speaker = await speakerOf(words, { title, game: title.game, state: first.s }, MADE_UP)
    const { voice, drawn } = language
    for (const [i, p] of positions.entries()) {
      const seen = deepFreeze(view(game, p.s, p.seat))
      const where = `${id} ${table.seats} seats, ${i} ${p.step}`
      for (const shape of [...shapes, ...shapes].slice((2 * i) % shapes.length).slice(0, 2)) {
        counts.scenes++
        const wrong = faults(p, seen, shape, [], language)
        found.push(...wrong.map((fault) => `${where} ${shape.w}×${shape.h}: ${fault}`))
      }
      const scene = drawn.scene(seen, p.seat, shapes[i % shapes.length] ?? { w: 1144, h: 792, form: 'wide' }, null)
      listen(where, inScene(scene))
      found.push(...beside(p, seen, language).map((fault) => `${where}: ${fault}`))
      if (p.options.length > 0) listen(where, [speaker.ask(seen, p.seat)])
      listen(
        where,
        p.options.slice(0, READ).map((choice) => speaker.choice(seen, p.seat, choice)),
      )
      for (const width of COLUMNS)
        for (const line of board?.(seen, p.seat, voice, width, game.box) ?? []) {
          counts.lines++
          if (line.length > width) found.push(`${where}: ${line.length} of ${width} columns: ${line}`)
        }
    }
    const cards = [...new Set(Object.values(game.pools(first.s, game.box)).flat())]
    const faces = cards.flatMap((card) => inFace(drawn.face(card, first.s)))
    listen(`${id} cards`, faces)
    found.push(...proofread(faces, language).map((fault) => `${id} cards: ${fault}`))
    found.push(...[...language.missing].map((missing) => `${id} has no saying ${missing}`))
  }
}

if (!LANGS.includes(MADE_UP)) found.push(`the house speaks ${LANGS.join(', ')} only`)
// The real languages are here as well, each of them whole: the new one takes nothing from them.
if (LANGS.length < 4 || WHOLE.length !== LANGS.length)
  found.push(`the house speaks ${WHOLE.join(', ')} of ${LANGS.join(', ')}`)
// Page, server and terminal choose it by what the reader wishes, and not by its name.
for (const chosen of [
  preferred([`${MADE_UP}-XX`, 'fr']),
  langOf(`${MADE_UP};q=0.9,fr;q=0.8`),
  localLang({ LANG: `${MADE_UP}_XX.UTF-8` }),
])
  if (chosen !== MADE_UP) found.push(`${chosen} is chosen by who wishes ${MADE_UP}`)
// Client, online pages, lessons, server, terminal, games, rules, rulebooks, looking up, slips and the laid game.
for (const { room, of, said, files, keys } of await inventoryOf(join(import.meta.dirname, '..', '..'), MADE_UP)) {
  counts.rooms++
  found.push(...[...files, ...keys].map((gap) => `${room} lacks ${gap}`))
  if (said !== of) found.push(`${room} says ${said} of ${of}`)
}
if (slipIn(MADE_UP, '1 workers') === null) found.push('its slips are not looked for')
for (const key of Object.keys(served)) listen(`server ${key}`, [sayIn(MADE_UP, key, {})])
listen('terminal', sentencesIn(textsOf(MADE_UP)))
for (const id of gameIds()) await tryGame(id)
process.stdout.write(JSON.stringify({ found: [...new Set(found)].filter((fault) => !TOO_LONG.test(fault)), counts }))

/** The sentences without blanks of a table of texts. */
function sentencesIn(x: unknown): string[] {
  if (typeof x === 'string') return [x]
  return typeof x === 'object' && x !== null ? Object.values(x).flatMap(sentencesIn) : []
}
