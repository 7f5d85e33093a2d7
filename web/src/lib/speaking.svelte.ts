// The page changes its language: first the words are fetched, then they are said.
import { isLang } from '#tongues'
import type { Lang } from '../../../papers/texts.ts'
import { bringFirst } from './firstTexts.ts'
import { choseLang, prefer, settings } from './settings.svelte.ts'
import { bringEntered } from './words.svelte.ts'

/** Whether the last language that was wished for could not be fetched. */
export const speaking: { failed: boolean } = $state({ failed: false })
let wished: Lang = ''

/** Fetches all that the page says in a language; says whether it may now be spoken: not where another was wished meanwhile. */
async function ready(lang: Lang): Promise<boolean> {
  wished = lang
  speaking.failed = false
  try {
    await Promise.all([bringFirst(lang), bringEntered(lang)])
  } catch {
    speaking.failed = wished === lang
    return false
  }
  return wished === lang
}

/** Speaks another language and keeps it as the reader's choice; where it cannot be fetched, the page goes on as it is. */
export async function speak(lang: Lang): Promise<void> {
  if (await ready(lang)) prefer({ lang })
}

/** A house speaks some languages with newcomers: whoever chose none and prefers another hears the first of them. */
export async function greetIn(langs: readonly string[]): Promise<void> {
  const [first] = langs.filter(isLang)
  if (choseLang() || first === undefined || langs.includes(settings.lang)) return
  if ((await ready(first)) && !choseLang()) settings.lang = first
}
