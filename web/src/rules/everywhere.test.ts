// The rules of all games asked at once: the questions people ask of one game find it among all, where they name it.
import { describe, expect, it } from 'vitest'
import { WHOLE } from '#tongues'
import { isPlayable, shelf } from '../lib/shelf.ts'
import { finderOfAll } from './everywhere.ts'

const AMONG = 6
const ASKED = 40
/** What is answered today, of 40: never less. */
const RIGHT = 36

const files = import.meta.glob<string>('../../../games/*/test/questions/??.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe.each(WHOLE)('questions about any game, in %s', async (lang) => {
  const finder = await finderOfAll(lang)
  it.each(shelf.filter(({ id }) => isPlayable(id)).map(({ id, words }) => [id, words(lang).title] as const))(
    'that name %s find its passage',
    (game, title) => {
      const lines = (files[`../../../games/${game}/test/questions/${lang}.txt`] ?? '').trim().split('\n')
      const right = lines.filter((line) => {
        const [question = '', places = ''] = line.split('|')
        const found = finder.ask(`${title} ${question}`, AMONG).found.map(({ passage }) => passage.at)
        return places
          .trim()
          .split(/\s+/)
          .some((at) => found.includes(`${game}/${at}`))
      })
      // biome-ignore lint/suspicious/noConsole: the figure is to be read in every run
      console.info(`asked of all games, ${game} ${lang}: ${right.length} of ${ASKED}`)
      expect(lines).toHaveLength(ASKED)
      expect(right.length).toBeGreaterThanOrEqual(RIGHT)
    },
  )
})
