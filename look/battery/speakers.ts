// Who tells of a table, made once a language.
import type { Lang } from '../../papers/texts.ts'
import { type Speaker, type Spoken, speakerOf } from '../../title/say.ts'
import type { Words } from '../../title/words.ts'

export function speakersOf(words: Words, spoken: () => Spoken): (lang: Lang) => Promise<Speaker> {
  const known = new Map<Lang, Promise<Speaker>>()
  return (lang) => {
    const speaker = known.get(lang) ?? speakerOf(words, spoken(), lang)
    known.set(lang, speaker)
    return speaker
  }
}
