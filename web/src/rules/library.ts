// All there is to read about a game in one language: the book for people, its one page, the clauses, the cards; and a
// finder over all of it.
import { LANGS } from '#tongues'
import { drawnWith } from '../../../look/drawn.ts'
import type { Picture } from '../../../look/picture.ts'
import type { Face, GameLook } from '../../../look/scene.ts'
import { openMatch } from '../../../match/match.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import { type Lang, USUAL } from '../../../papers/texts.ts'
import type { Speaker } from '../../../title/say.ts'
import { type Title, withSheet } from '../../../title/title.ts'
import { findBook, findPictures, findRules } from '../lib/books.ts'
import { cardsById } from '../lib/sheetCards.ts'
import { findLook, findTitle, speakerFor } from '../lib/shelf.ts'
import { type Book, bookOf, passagesOf } from './book.ts'
import { draw, type Studio } from './drawing.ts'
import { type Findable, Finder } from './find.ts'
import { plain } from './inline.ts'
import { type Lookup, UNKNOWN } from './lookup/lookup.ts'
import { cardPlace } from './places.ts'
import { type Rulebook, rulebookOf } from './rulebook.ts'

const lookups = import.meta.glob<Lookup>('./lookup/??.ts', { import: 'lookup' })
/** Word forms and synonyms of a language. */
export const lookupIn = async (lang: Lang): Promise<Lookup> => (await lookups[`./lookup/${lang}.ts`]?.()) ?? UNKNOWN

/** A passage that was looked up, and where it stands. */
export interface Hit extends Findable {
  readonly is: 'book' | 'clause' | 'card'
  /** The part of an address that leads to it. */
  readonly at: string
  /** The number of its chapter, in the book. */
  readonly chapter?: number
}

export interface Library {
  readonly game: string
  /** The language of the texts: the reader's, else another in which they are written. */
  readonly lang: Lang
  readonly book: Book | null
  readonly page: Book | null
  readonly rules: Rulebook | null
  /** Everything that can be found in it, and who finds it. */
  readonly hits: readonly Hit[]
  readonly finder: Finder<Hit>
  /** A card of the sheet with its face; null where the game draws none. */
  face(id: string): Face | null
  /** What a clause says; null where there is none. */
  clause(id: string): string | null
  readonly pictures: ReadonlyMap<string, Picture>
  draw(picture: Picture): ReturnType<typeof draw>
}

/** Clauses that are for whoever checks a program, not for players. */
const forPlayers = (clause: string | null): boolean => clause === null || !/-I\d/.test(clause)

async function writtenIn<T>(lang: Lang, find: (lang: Lang) => Promise<T | null>): Promise<[Lang, T] | null> {
  for (const tongue of new Set([lang, USUAL, ...LANGS])) {
    const found = await find(tongue)
    if (found !== null) return [tongue, found]
  }
  return null
}

/** The clauses of a rulebook with their words. */
function clausesIn(rules: Rulebook | null): ReadonlyMap<string, string> {
  return new Map(rules?.passages.flatMap((p) => (p.clause === null ? [] : [[p.clause, p.text] as const])) ?? [])
}

function facesOf(title: Title, sheet: Sheet, look: GameLook | null, speaker: Speaker): (id: string) => Face | null {
  const { box } = withSheet(title, sheet)
  const cards = cardsById(title, sheet, box)
  return (id) => {
    const card = cards.get(id)
    if (look === null || card === undefined) return null
    try {
      return drawnWith(look, { box, voice: speaker.voice }).face(card, null)
    } catch {
      // A face that needs a table under way is told in words.
      return null
    }
  }
}

function hitsOf(
  book: Book | null,
  rules: Rulebook | null,
  faces: readonly (readonly [string, Face])[],
): readonly Hit[] {
  const hits: Hit[] = []
  for (const p of book === null ? [] : passagesOf(book))
    hits.push({ is: 'book', at: p.at, heading: p.heading, text: p.text, chapter: p.chapter, weight: 1.3 })
  for (const p of rules?.passages ?? []) {
    if (p.clause === null || !forPlayers(p.clause)) continue
    const weight = /-R\d/.test(p.clause) ? 0.8 : /-E\d/.test(p.clause) ? 0.6 : 1
    hits.push({ is: 'clause', at: p.clause, heading: p.chapter, clause: p.clause, text: p.text, weight })
  }
  const told = new Set<string>()
  for (const [id, { title, text }] of faces) {
    if (told.has(`${title} ${text}`)) continue
    told.add(`${title} ${text}`)
    hits.push({ is: 'card', at: cardPlace(id), heading: title, text, weight: 1.05 })
  }
  return hits
}

/** The library of a game; null for a game that is not here. `sheet` is the one in play, or null for the one we ship. */
export async function libraryOf(game: string, lang: Lang, sheet: Sheet | null): Promise<Library | null> {
  const [title, look, studio] = await Promise.all([
    findTitle(game),
    findLook(game).catch(() => null),
    findPictures(game),
  ])
  if (title === null) return null
  const opened = openMatch(title, { seats: title.game.players[1], seed: 'cards', sheet })
  if (!('match' in opened)) return sheet === null ? null : libraryOf(game, lang, null)
  const played = sheet ?? title.sheet
  const [written, clauses] = await Promise.all([
    writtenIn(lang, (tongue) => findBook(game, tongue, 'book')),
    writtenIn(lang, (tongue) => findRules(game, tongue)),
  ])
  const own = written?.[0] ?? clauses?.[0] ?? lang
  const [page, speaker, lookup] = await Promise.all([
    findBook(game, own, 'page'),
    speakerFor(opened.match, lang),
    lookupIn(own),
  ])
  const rules = clauses === null ? null : rulebookOf(clauses[1])
  const known = rules?.anchors ?? new Set<string>()
  const book = written === null ? null : bookOf(written[1], played, own, known)
  const face = facesOf(title, played, look, speaker)
  const entries = Object.values(played.tables).flat()
  const faces = entries.flatMap(({ id }) => {
    const found = face(id)
    return found === null ? [] : [[id, found] as const]
  })
  const texts = clausesIn(rules)
  const hits = hitsOf(book, rules, faces)
  const drawing: Studio | null =
    look === null ? null : { title, look, matches: studio.matches, sheet, speaker: (match) => speakerFor(match, lang) }
  return {
    game,
    lang: own,
    book,
    page: page === null ? null : bookOf(page, played, own, known),
    rules,
    hits,
    finder: new Finder(hits, lookup),
    face,
    clause: (id) => texts.get(id) ?? headingOf(rules, id),
    pictures: new Map(studio.pictures.map((picture) => [picture.id, picture])),
    draw: async (picture) => (drawing === null ? { wrong: 'no look' } : draw(picture, drawing)),
  }
}

/** A clause that is a whole chapter is told by its heading. */
function headingOf(rules: Rulebook | null, id: string): string | null {
  const heading = rules?.blocks.find((b) => b.is === 'heading' && b.id === id)
  return heading?.is === 'heading' ? plain(heading.spans) : null
}
