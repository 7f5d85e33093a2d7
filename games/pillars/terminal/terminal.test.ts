import { describe, expect, it } from 'vitest'
import { LANGS } from '#tongues'
import { deciders, options } from '../../../kernel/ask.ts'
import { isOver } from '../../../kernel/play.ts'
import type { Seat } from '../../../kernel/words.ts'
import { view } from '../../../kernel/zones.ts'
import { type Match, playIn } from '../../../match/match.ts'
import type { Lang, Voice } from '../../../papers/texts.ts'
import { speakerOf } from '../../../title/say.ts'
import type { PillarsState } from '../rules/state.ts'
import { plays } from '../test/moves.ts'
import { boxOf, open, scoring, stateOf, tricks } from '../test/scene.ts'
import { words } from '../words/index.ts'
import { board } from './index.ts'

const WIDTHS = [40, 100]
const voice = async (m: Match, lang: Lang, players: string[] = []): Promise<Voice> =>
  (await speakerOf(words, { ...m, players }, lang)).voice
const voices = async (m: Match, players: string[] = []): Promise<Voice[]> =>
  Promise.all(LANGS.map((lang) => voice(m, lang, players)))
const lines = (m: Match, seat: Seat | null, v: Voice, width: number) =>
  board(view(m.game, m.state, seat) as PillarsState, seat, v, width, boxOf(m))
const text = (m: Match, seat: Seat | null, v: Voice) => lines(m, seat, v, 1000).join('\n').replaceAll('\u00a0', ' ')

describe('the board', () => {
  it.each([3, 4] as const)(
    'fits 40 and 100 columns through a whole game, in every language: %i players',
    async (seats) => {
      const m = open({ seats })
      const speaking = await voices(m)
      for (let k = 0; !isOver(m.state) && k < 2000; k++) {
        const seat = deciders(m.game, m.state)[0] as Seat
        for (const v of speaking)
          for (const width of WIDTHS)
            for (const who of [seat, null]) {
              const drawn = lines(m, who, v, width)
              const faults = drawn.filter(
                (line) =>
                  line.length > width ||
                  line.trim() === '' ||
                  /undefined|NaN|null|▒|advantage card|carte Avantage|Vorteilskarte/.test(line) ||
                  (v.lang === 'fr' && /[^\u00a0]:/.test(line)),
              )
              expect(faults, `decision ${k}, ${width} columns`).toEqual([])
            }
        const list = options(m.game, m.state, seat)
        playIn(m, seat, list[k % list.length])
      }
      expect(isOver(m.state)).toBe(true)
      for (const v of speaking) expect(lines(m, null, v, 40).length).toBeGreaterThan(seats)
    },
  )
  it('fits with long names of players too', async () => {
    const m = tricks({ hands: { 0: 'master-builder-orange', 1: 'mortar-mixer-red' } })
    plays(m, 'master-builder-orange mortar-mixer-red')
    for (const v of await voices(m, ['Maximilienne de Saint-Exupéry', 'Bartholomew Fitzgerald', 'C', 'D']))
      for (const line of lines(m, 2, v, 40)) expect(line.length, line).toBeLessThanOrEqual(40)
  })
  it('tells round, trick, and of each player points, tricks, stock and advantages', async () => {
    const m = scoring({
      round: 3,
      scores: [12, -4, 0, 7],
      owned: { 1: 'potter bell-founder' },
      stock: { 0: 'sand 2 metal 1' },
      won: { 0: 'ellen toolmaker-red carpenter-blue forest-1', 1: 'toolmaker-green carpenter-red' },
    })
    const [en, fr, de] = [await voice(m, 'en'), await voice(m, 'fr'), await voice(m, 'de')]
    expect(text(m, 0, en).split('\n').slice(0, 3)).toEqual([
      'Round 3 · Trick 9',
      '▸Blue: 12 VP, tricks 1 · sand 2 wood 1 stone 0 metal 1',
      ' Green: -4 VP, tricks 1 · sand 1 wood 1 stone 1 metal 0 · potter, bell founder',
    ])
    expect(text(m, 0, fr).split('\n').slice(0, 2)).toEqual([
      'Manche 3 · Pli 9',
      '▸Bleu : 12 PV, plis 1 · sable 2 bois 1 pierre 0 métal 1',
    ])
    expect(text(m, 0, de).split('\n').slice(0, 2)).toEqual([
      'Durchgang 3 · Stich 9',
      '▸Blau: 12 SP, Stiche 1 · Sand 2 Holz 1 Stein 0 Metall 1',
    ])
    expect(text(m, 0, en)).toContain('won tricks: Ellen 3, red toolmaker 2, blue carpenter 6, forest 0')
  })
  it('shows the current trick with who played what, and the King’s trick', async () => {
    const m = tricks({
      left: 3,
      kingTrick: 'ellen king quarry-1 toolmaker-red',
      hands: { 1: 'tom-builder', 2: 'forest-2' },
      leader: 1,
    })
    plays(m, 'tom-builder forest-2')
    const [en, fr, de] = [await voice(m, 'en'), await voice(m, 'fr'), await voice(m, 'de')]
    for (const seat of [0, 3, null]) {
      expect(text(m, seat, en)).toContain('current trick:\n  Green: Tom Builder 5\n  Red: forest 0\n')
      expect(text(m, seat, en)).toContain('King’s trick: Ellen 3, the King 11, quarry 0, red toolmaker 2')
      expect(text(m, seat, fr)).toContain('pli en cours :\n  Vert : Tom Builder 5\n  Rouge : forêt 0\n')
      expect(text(m, seat, de)).toContain('laufender Stich:\n  Grün: Tom Builder 5\n  Rot: Wald 0\n')
    }
  })
  it('shows the whole own hand, the advantage card by its name', async () => {
    const m = tricks({ left: 3, advantage: 'brickmaker', hands: { 0: 'brickmaker carpenter-green quarry-1' } })
    const [en, fr, de] = [await voice(m, 'en'), await voice(m, 'fr'), await voice(m, 'de')]
    expect(text(m, 0, en)).toContain('hand: green carpenter 6, quarry 0, brickmaker 5')
    expect(text(m, 0, fr)).toContain('main : charpentier vert 6, carrière 0, fabricant de briques 5')
    expect(text(m, 0, de)).toContain('Hand: grüner Schreiner 6, Steinbruch 0, Ziegelbrenner 5')
  })
  it('hides the other hands, from the view and even from the whole table', async () => {
    const m = open()
    const s = stateOf(m)
    const en = await voice(m, 'en')
    for (const seat of [0, 1, 2, 3, null]) {
      const own = seat === null ? [] : (s.hands[seat] as number[]).map((card) => en.card(card))
      for (const drawn of [lines(m, seat, en, 1000), board(s, seat, en, 1000, boxOf(m))])
        s.hands.forEach((hand, holder) => {
          for (const card of hand) {
            const name = en.card(card)
            if (holder !== seat && !own.includes(name)) expect(drawn.join('\n')).not.toContain(`${name}\u00a0`)
          }
        })
    }
  })
  it('hides won tricks until the scoring', async () => {
    const m = tricks({ left: 2, won: { 0: 'ellen quarry-1 forest-1 carpenter-blue' } })
    const en = await voice(m, 'en')
    for (const seat of [0, 1, null]) expect(text(m, seat, en)).not.toContain('Ellen')
  })
})
