// The words of a part of the page (online pages, lessons, clubs …) in the reader's language: fetched with the part that says them.
import { untrack } from 'svelte'
import { typeset } from '#tongues'
import { type Filled, fillBlanks } from '../../../papers/blanks.ts'
import type { Lang } from '../../../papers/texts.ts'
import { type Fetched, type Files, fetchedTexts } from './fetched.ts'
import { settings } from './settings.svelte.ts'

type Table<K extends string> = Readonly<Record<K, string>>

export interface RoomWords<K extends string> {
  /** A sentence; empty for the moment in which the words are still on their way. */
  say(id: K, filled?: Filled): string
  /** Whether there is such a sentence. */
  has(id: string): id is K
  /** Fetches the words in a language, once. */
  bring(lang: Lang): Promise<void>
}

/** Rooms that have been entered: they change their language with the page. */
const entered = new Set<{ bring(lang: Lang): Promise<void> }>()
/** Counts words that came after they were asked for, so that whoever asked looks again. */
let late = $state.raw(0)

/** The sentence with its blanks filled, as the language sets it. */
export const setIn = (lang: Lang, text: string, filled: Filled = {}): string =>
  typeset(lang, fillBlanks(lang, text, filled))

export function roomWords<K extends string>(files: Files<Table<K>>): RoomWords<K> {
  const texts: Fetched<Table<K>> = fetchedTexts(files)
  const room = {
    bring(lang: Lang): Promise<void> {
      entered.add(room)
      return texts.bring(lang)
    },
  }
  /** The words as they are now; those that nobody brought along are fetched now, and are said when they are here. */
  function here(): Table<K> | null {
    const found = texts.in(settings.lang)
    if (found !== null) return found
    void late
    room.bring(settings.lang).then(
      () => late++,
      () => undefined,
    )
    return null
  }
  return {
    bring: room.bring,
    say: (id, filled) => {
      const text = here()?.[id]
      return text === undefined ? '' : setIn(settings.lang, text, filled)
    },
    has: (id): id is K => Object.hasOwn(here() ?? {}, id),
  }
}

/** The words of all rooms that have been entered, in another language. */
export const bringEntered = async (lang: Lang): Promise<void> => {
  await Promise.all([...entered].map((room) => room.bring(lang)))
}

/**
 * A part of the page and the words it says, fetched at the same time. A part that is here stays as it is when the language
 * changes: what is asked here of the settings is no reason to fetch it again.
 */
export async function withWords<M>(
  load: Promise<M>,
  ...rooms: readonly Pick<RoomWords<string>, 'bring'>[]
): Promise<M> {
  const lang = untrack(() => settings.lang)
  const [loaded] = await Promise.all([load, ...rooms.map((room) => room.bring(lang))])
  return loaded
}
