import { LANGS, tongueOf } from '#tongues'
import { LEVELS, USUAL_LEVEL } from '../../bots/level.ts'
import { findTitle, gameIds } from '../../games/shelf.ts'
import type { Lang } from '../../papers/texts.ts'
import { textsIn } from '../../title/say.ts'
import type { Title } from '../../title/title.ts'
import { freshSeed, newMatch } from '../asked.ts'
import type { Desk } from '../desk.ts'
import { commandOf } from '../flags.ts'
import { fold } from '../page.ts'
import { type Reader, readerOf } from '../reader.ts'
import { wordsOf } from '../words.ts'
import { playAt, unfinished } from './play.ts'

export const menu = commandOf({
  name: 'menu',
  flags: [],
  words: [0, 0],
  async go(_given, desk) {
    const reader = readerOf()
    try {
      return await choose(desk, reader)
    } finally {
      reader.close()
    }
  },
})

/** One entry of a list to choose from. */
interface Entry<T> {
  readonly words: string
  readonly about?: string
  readonly value: T
}

/** Puts a numbered question; null when the person leaves. Enter alone takes the first entry where `usual` says so. */
async function pick<T>(desk: Desk, reader: Reader, question: string, entries: readonly Entry<T>[], usual?: Entry<T>) {
  desk.say()
  desk.say(desk.paint('heading', question))
  for (const [i, { words, about }] of entries.entries()) {
    desk.lines(fold(words, desk.width(), desk.paint('number', `${i + 1}`.padStart(3).concat('  '))))
    if (about !== undefined) desk.lines(fold(desk.paint('quiet', about), desk.width(), '     '))
  }
  if (usual !== undefined) desk.say(desk.paint('quiet', desk.t.menu.usual(usual.words)), '     ')
  for (;;) {
    const line = await reader.ask(desk.paint('number', '› '))
    if (line === null) return null
    if (line.trim() === '' && usual !== undefined) return usual.value
    const entry = /^\d+$/.test(line.trim()) ? entries[Number(line) - 1] : undefined
    if (entry !== undefined) return entry.value
    desk.say(desk.paint('warning', desk.t.menu.again(entries.length)))
  }
}

type First = { readonly play: Title } | { readonly speak: Lang } | 'resume' | 'leave'

async function choose(desk: Desk, reader: Reader): Promise<number> {
  const { menu: t, main } = desk.t
  const last = await unfinished(desk)
  const titles = (await Promise.all(gameIds().map((id) => findTitle(id).catch(() => null)))).filter(
    (title) => title !== null,
  )
  const entries: Entry<First>[] = []
  if (last !== null)
    entries.push({
      words: t.resume((await textsIn(await wordsOf(last.match.game.id), desk.lang)).title),
      value: 'resume',
    })
  for (const title of titles) {
    const texts = await textsIn(await wordsOf(title.game.id), desk.lang)
    entries.push({ words: texts.title, about: texts.blurb, value: { play: title } })
  }
  for (const lang of LANGS) if (lang !== desk.lang) entries.push({ words: tongueOf(lang).name, value: { speak: lang } })
  entries.push({ words: t.leave, value: 'leave' })
  desk.say()
  desk.rule(main.title)
  const first = await pick(desk, reader, t.which, entries)
  if (first === null || first === 'leave') return 0
  const seat = { desk, reader, pause: false }
  if (first === 'resume') return last === null ? 0 : playAt({ ...seat, ...last })
  if ('speak' in first) return choose(desk.inLang(first.speak), reader)
  const title = first.play
  const [min, max] = title.game.players
  const counts = Array.from({ length: max - min + 1 }, (_, i) => ({
    words: desk.t.play.seats(min + i),
    value: min + i,
  }))
  const seats = counts.length === 1 ? min : await pick(desk, reader, t.seats(min, max), counts, counts[0])
  if (seats === null) return 0
  const opponents = LEVELS.map((level) => ({ words: desk.t.opponents[level], value: level }))
  const usual = opponents.find(({ value }) => value === USUAL_LEVEL)
  const opponent = await pick(desk, reader, desk.t.menu.opponent, opponents, usual)
  if (opponent === null) return 0
  const match = newMatch(title, { seats, seed: freshSeed() }, desk)
  return playAt({ ...seat, match, me: 0, opponent, usual: opponent, from: null })
}
