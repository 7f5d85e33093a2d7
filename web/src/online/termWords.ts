// How a table is played, in a few words each: what stands in chips above the table and in lists.
import { openMatch } from '../../../match/match.ts'
import type { Texts } from '../../../papers/texts.ts'
import type { Title } from '../../../title/title.ts'
import type { TableInfo, Terms } from '../../../wire/table.ts'
import { clockWord } from './clockWords.ts'
import { o } from './words.svelte.ts'

/** Whether it is played with other cards than those the project ships. */
export const isCorrected = ({ corrections }: Pick<Terms, 'corrections'>): boolean => Object.keys(corrections).length > 0

/** Whether it counts, whether the page gives hints, and whether the cards are others than usual. */
export const fairWords = (terms: Pick<Terms, 'rated' | 'hints' | 'corrections'>): string[] => [
  terms.rated ? o('room.rated') : o('room.unrated'),
  o(`room.hints-${terms.hints}`),
  ...(isCorrected(terms) ? [o('room.corrected')] : []),
]

/** What was agreed beside the rulebook. */
function agreed(info: TableInfo, title: Title, texts: Texts | null): string[] {
  if (texts === null || title.game.id !== info.game) return []
  const usual = openMatch(title, { seats: info.seats.length, seed: 'set-up' })
  if (!('match' in usual)) return []
  return Object.entries(info.options).flatMap(([id, value]) => {
    if (JSON.stringify(usual.match.options[id]) === JSON.stringify(value)) return []
    const said = texts.variants[id]
    const values = [value].flat().map((v) => said?.values[String(v)] ?? String(v))
    return [o('room.option', { name: said?.name ?? id, value: values.join(', ') })]
  })
}

export const termWords = (info: TableInfo, title: Title, texts: Texts | null): string[] => [
  ...agreed(info, title, texts),
  clockWord(info.clock),
  ...fairWords(info),
  o(`room.talk-${info.talk}`),
]
