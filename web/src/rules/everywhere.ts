// Asking the rules of all games at once: one finder over every book, clause and card.
import type { Lang } from '../../../papers/texts.ts'
import { isPlayable, shelf } from '../lib/shelf.ts'
import { type Findable, Finder } from './find.ts'
import { type Hit, libraryOf, lookupIn } from './library.ts'

/** A passage of one game among those of all. */
export interface HitAt extends Findable {
  readonly game: string
  /** The game's name, as it is told. */
  readonly title: string
  readonly hit: Hit
}

/** The finder of a language. A game that is named in the question is found by its name. */
export async function finderOfAll(lang: Lang): Promise<Finder<HitAt>> {
  const boxes = shelf.filter(({ id }) => isPlayable(id))
  const libraries = await Promise.all(boxes.map(({ id }) => libraryOf(id, lang, null)))
  const all = boxes.flatMap(({ id, words }, i) => {
    const { title } = words(lang)
    return (libraries[i]?.hits ?? []).map(
      (hit): HitAt => ({ ...hit, at: `${id}/${hit.at}`, heading: `${hit.heading} ${title}`, game: id, title, hit }),
    )
  })
  return new Finder(all, await lookupIn(lang))
}
