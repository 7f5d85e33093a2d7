// What is wrong with a card sheet, in words.
import { tongueOf, typeset } from '#tongues'
import type { SheetProblem } from '../papers/problems.ts'
import { type Lang, type Sentence, voiceOf } from '../papers/texts.ts'
import { textsIn } from './say.ts'
import type { Words } from './words.ts'

/** From a problem of this game's sheet to what was expected at its place. */
export type SheetReader = (problem: SheetProblem) => string

export async function sheetReader(words: Words, lang: Lang): Promise<SheetReader> {
  const texts = await textsIn(words, lang)
  const own = await texts.fits?.()
  const general: Readonly<Record<string, Sentence>> = tongueOf(lang).sheet
  const voice = voiceOf(lang, texts.names, String, String)
  return (problem) => {
    const [sentence, id] =
      'fits' in problem ? [own?.[problem.fits], problem.fits] : [general[problem.expected], problem.expected]
    return typeset(lang, sentence?.(problem.with, voice) ?? id)
  }
}
