import { describe, expect, it } from 'vitest'
import { LANGS } from '#tongues'
import { anyChoice } from '../../../bots/random.ts'
import { deciders } from '../../../kernel/ask.ts'
import type { Game } from '../../../kernel/game.ts'
import { commit } from '../../../kernel/play.ts'
import { rngOf } from '../../../kernel/random.ts'
import { view } from '../../../kernel/zones.ts'
import { speakerOf } from '../../../title/say.ts'
import { title } from '../rules/index.ts'
import { board } from '../terminal/index.ts'
import { words } from '../words/index.ts'
import { box, hold, lay, open, openWithForemen, put } from './scene.ts'

const game = title.game as unknown as Game

async function lines(t: ReturnType<typeof open>, width: number, lang = 'en', seat: number | null = 0) {
  const { voice } = await speakerOf(words, { title: title as never, game, state: t.s }, lang)
  return board(view(game, t.s, seat) as unknown as typeof t.s, seat, voice, width, box)
}

describe('the table as text', () => {
  it('shows cards with their workers, boards and players', async () => {
    const t = openWithForemen(2, { scoreTables: 'rising' })
    lay(t, 1, 'wood-1', 'gate')
    put(t, 1, 1, 1, 'tired')
    put(t, 0, 1, 2, 'standing')
    put(t, 1, 1, 3, 'neutral')
    hold(t, 0, 'merchant')
    t.s.closing = 1
    t.s.round = 2
    const text = (await lines(t, 40)).join('\n')
    for (const part of [
      'Column 1 (closing)',
      '1 Timber store (1) [Blue, tired]',
      '2 Build a gate [Red]',
      '[neutral Yellow]',
      'Wall: Red 0, Blue 0 (6/4)',
      'Merchant',
      'screen ▒',
    ])
      expect(text).toContain(part)
  })
  it('says of a column that it goes, and not that another comes: in the final turns none does', async () => {
    const t = open(2)
    t.s.closing = 1
    expect((await lines(t, 60, 'fr')).join('\n')).toContain('Colonne 1 (à vider)')
    expect((await lines(t, 60, 'de')).join('\n')).toContain('Spalte 1 (fällig)')
  })
  it.each([40, 60, 100, 140])('fits %i columns in every language, all through a match', async (width) => {
    for (const lang of LANGS) {
      const t = open(4, { foremen: 'on' }, 'board')
      const rng = rngOf('board')
      while (t.s.agenda.length > 0) {
        for (const line of await lines(t, width, lang, null)) expect(line.length).toBeLessThanOrEqual(width)
        for (let k = 0; k < 12 && t.s.agenda.length > 0; k++) {
          const seat = deciders(game, t.s)[0] as number
          commit(game, t.s, seat, anyChoice(game, t.s, seat, rng))
        }
      }
    }
  })
})
