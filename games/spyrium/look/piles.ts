// The decks of the three periods, and the numbered tokens in reserve and in the discard.

import { drawing } from '../../../look/pieces.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import { word } from '../../../look/svg.ts'
import type { Thing } from '../../../papers/speech.ts'
import { PERIODS } from '../rules/names.ts'
import { type SpyriumLaying, tokenArt, worth } from './pieces.ts'
import { about } from './things.ts'

export function pilesArea(t: SpyriumLaying): Area {
  const { decks, tokens } = t.layout
  const box = { x: decks.x, y: decks.y, w: decks.w, h: tokens.y + tokens.h - decks.y }
  return { id: 'piles', label: t.voice.says('piles'), box, pieces: [...deckPieces(t), ...tokenStacks(t)] }
}

const DECKS = { A: 'a', B: 'b', C: 'c' } as const

function deckPieces(t: SpyriumLaying): Piece[] {
  const { decks } = t.layout
  const h = Math.round(Math.min(78, decks.h - 40, (decks.w / 3 - 16) * 1.4))
  const w = Math.round((h * 5) / 7)
  const pitch = decks.w / 3
  return PERIODS.flatMap((period, i) => {
    const count = t.s.decks[i]?.length ?? 0
    const x = Math.round(decks.x + pitch * (i + 0.5) - w / 2)
    const kind = DECKS[period]
    const label = t.voice.says('deck-label', { deck: `deck-${kind}`, n: count })
    const look = count > 0 ? ({ is: 'pile', kind, count } as const) : ({ is: 'slot', text: period } as const)
    return [
      {
        id: `deck.${kind}`,
        box: { x, y: decks.y + 12, w, h },
        look,
        label,
        thing: about('deck', { period, n: count }),
      },
    ]
  })
}

function tokenStacks(t: SpyriumLaying): Piece[] {
  const { tokens } = t.layout
  const { voice, s } = t
  const half = tokens.w / 2
  const size = tokens.w < 170 ? 30 : tokens.w < 216 ? 32 : 40
  const stack = (id: string, x: number, n: number, face: string, words: string, label: string, thing: Thing): Piece => {
    const layers = Math.min(5, n)
    const pile = Array.from(
      { length: layers },
      (_, i) =>
        `<g transform="translate(0 ${(layers - i) * 4 - 4})">${tokenArt(i === layers - 1 ? face : '', size)}</g>`,
    ).join('')
    const svg =
      `<g transform="translate(4 ${Math.max(0, tokens.h - 46 - layers * 4) / 2})">${pile}</g>` +
      word(`${n}`, size + 9, tokens.h / 2 - 8, 'spy-count') +
      (tokens.w < 170 ? '' : word(words, size + 9, tokens.h / 2 + 9, 'spy-quiet'))
    return drawing(id, { x, y: tokens.y, w: half, h: tokens.h }, svg, { label, thing })
  }
  const top = s.tokenDiscard.at(-1)
  return [
    stack(
      'token-reserve',
      tokens.x,
      s.tokenReserve.length,
      '✻',
      voice.says('in-reserve'),
      voice.says('token-reserve-label', { n: s.tokenReserve.length }),
      about('token-reserve'),
    ),
    stack(
      'token-discard',
      tokens.x + half,
      s.tokenDiscard.length,
      top === undefined ? '' : `${worth(t, top)}`,
      voice.says('in-discard'),
      voice.says('token-discard-label', { n: s.tokenDiscard.length }),
      about('token-discard'),
    ),
  ]
}
