// What a first choice is called, in the reader's language, and which card stands for it.
import type { Card } from '../../../kernel/words.ts'
import { capital } from '../../../papers/texts.ts'
import { labelOf, type Openings } from '../../../title/openings.ts'
import type { Speaker } from '../../../title/say.ts'
import type { Edition } from '../../../title/title.ts'

/** "Trader", "2 × Apprentice + Foreman". */
export function nameOf(openings: Openings, { box }: Edition, { voice, lang }: Speaker, key: string): string {
  const parts = labelOf(key).map((part) =>
    typeof part === 'string' ? voice.name(part) : (openings.name?.(part, voice, box) ?? voice.card(part)),
  )
  const said = [...new Set(parts)].map((part) => {
    const times = parts.filter((other) => other === part).length
    return times > 1 ? `${times} × ${capital(part, lang)}` : capital(part, lang)
  })
  return said.join(' + ')
}

/** The cards a label is about. */
export const cardsOf = (key: string): readonly Card[] => labelOf(key).filter((part) => typeof part === 'number')
