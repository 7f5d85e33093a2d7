import { describe, expect, it } from 'vitest'
import { LANGS } from '#tongues'
import { speakerOf } from '../../../title/say.ts'
import { title } from '../rules/index.ts'
import { box, built, choosing, lies, onField, onSpace, pieces, played, seen, table, topCard } from '../test/scene.ts'
import { words } from '../words/index.ts'
import { board } from './index.ts'

async function lines(width: number, lang: (typeof LANGS)[number], seat: number | null) {
  const s = table(4, { season: 'winter' })
  for (const id of ['innkeeper', 'granary', 'damsel'] as const) lies(s, id)
  built(s, 0, 'stable', 'house')
  onSpace(s, 1, 'stable-12')
  onSpace(s, 2, 'innkeeper')
  onSpace(s, 3, 'granary')
  onField(s, 0, 'rider')
  s.hoard = 2
  s.gifts = [1, 0, 0, 0, 0, 2]
  s.suit = [1, 1, 1, -1]
  pieces(s, 0, { sand: 3, stone: 1 })
  played(s, 1, 'messenger')
  const speaker = await speakerOf(words, { title: title as never, game: title.game as never, state: s }, lang)
  const loaded = choosing(table(3), ['worker-stone'], ['worker-wood'], ['messenger'])
  return [
    ...board(seen(s, seat), seat, speaker.voice, width, box),
    ...board(seen(loaded, seat === null ? null : 1), 1, speaker.voice, width, box),
  ]
}

describe('the board in words', () => {
  it('fits 40 columns and 100, for a player and a spectator, in both languages', async () => {
    for (const lang of LANGS)
      for (const width of [40, 100])
        for (const seat of [0, null]) {
          const text = await lines(width, lang, seat)
          expect(Math.max(...text.map((line) => line.length))).toBeLessThanOrEqual(width)
          expect(text.join('\n')).not.toMatch(/undefined|null|NaN/)
        }
  })
  it('shows the own hand and the backs of chosen cards', async () => {
    const s = table(3, { season: 'winter' })
    s.round = 5
    topCard(s, 'breach')
    for (const seat of [0, 1, 2]) pieces(s, seat, { stone: 1 })
    const chosen = choosing(s, ['trader'], ['messenger'], ['messenger'])
    const { voice } = await speakerOf(words, { title: title as never, game: title.game as never, state: s }, 'en')
    const text = board(seen(chosen, 0), 0, voice, 100, box).join('\n')
    expect(text).toContain('face down: trader')
    expect(text).toContain('face down: ▒')
    expect(text).toContain('hand: messenger, bricklayer, stonemason')
    expect(text).toContain('hand: 7')
  })
})
