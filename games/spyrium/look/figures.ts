// The own things on a phone: the figures in a line or two, then the workers.

import { badge, drawing } from '../../../look/pieces.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import { rect, short, word } from '../../../look/svg.ts'
import { spaceValue } from '../rules/gain.ts'
import { marksIn, widthOf } from './art/marks.ts'
import { asked, type SpyriumLaying } from './pieces.ts'
import { about } from './things.ts'

export function figuresArea(t: SpyriumLaying): Area {
  const { start } = t.layout
  const { s, me, voice, box } = t
  const marks = [
    { text: `${s.vp[me]}`, icon: 'laurels', tone: 'var(--s-brass)' },
    { text: `${s.money[me]}`, icon: 'pound' },
    { text: `${s.crystals[me]}`, icon: 'crystal' },
    { text: `${spaceValue(s, me, box)}`, icon: 'family-house', tone: 'var(--s-brass)' },
  ]
  // Where the line is short the figures stand in two rows, with the phase after the second.
  const rows = start.h > 48 ? 2 : 1
  const columns = marks.length / rows
  const small = start.w < 160
  const left = small ? 4 : 38
  const pitch = (start.w - left - 2) / (columns + (rows === 2 ? 0.2 : 0.9))
  const state = s.passed[me] === 1 ? voice.says('passed') : `${voice.says('phase')} ${s.phase[me] === 1 ? 'I' : 'II'}`
  const middle = (row: number) => (start.h * (2 * row + 1)) / (2 * rows)
  const svg = `${marks
    .map(
      (mark, i) =>
        `<g transform="translate(${short(left + (i % columns) * pitch)} ${middle(Math.floor(i / columns))})">${marksIn([mark], 19, 'var(--t-ink)')}</g>`,
    )
    .join('')}${small ? '' : word(state, start.w - 4, rows === 2 ? 16 : start.h / 2 + 5, 'spy-body spy-end')}`
  const label = voice.says('own-label', { pounds: s.money[me] ?? 0, crystals: s.crystals[me] ?? 0, vp: s.vp[me] ?? 0 })
  const pieces: Piece[] = [
    drawing('own-figures', start, svg, { label, thing: about('start-card', { income: spaceValue(s, me, box) }) }),
    ...(small ? [] : [badge('own-badge', me, start.x, start.y + 4, 26)]),
  ]
  return { id: 'start', label: voice.name('start-card'), box: start, pieces: [...pieces, ...workers(t)] }
}

function workers(t: SpyriumLaying): Piece[] {
  const step = asked(t)
  if (step?.do === 'lot' || step?.do === 'exploit-building') return []
  const { kept } = t.layout
  const { s, me, voice } = t
  const rows = [
    [
      { text: `${s.active[me]}`, icon: 'meeple', tone: `var(--seat-${me})` },
      { text: voice.says('active-short', { n: s.active[me] ?? 0 }) },
    ],
    [
      { text: `${s.spent[me]}`, pale: true },
      { text: voice.says('spent-short', { n: s.spent[me] ?? 0 }), pale: true },
      { text: '·' },
      { text: `${s.reserve[me]}`, pale: true },
      { text: voice.says('reserve-tiny'), pale: true },
    ],
  ]
  const ink = 'var(--s-ink)'
  const count = { active: s.active[me] ?? 0, spent: s.spent[me] ?? 0, reserve: s.reserve[me] ?? 0 }
  const svg =
    rect({ x: 1, y: 1, w: kept.w - 2, h: kept.h - 2 }, 7, 'class="spy-paper"') +
    rect({ x: 1, y: 1, w: kept.w - 2, h: kept.h - 2 }, 7, 'class="spy-cell edge"') +
    rows
      .map((marks, i) => {
        const size = i === 0 ? 16 : 12
        const k = Math.min(1, (kept.w - 14) / widthOf(marks, size))
        return `<g transform="translate(8 ${kept.h * (i === 0 ? 0.34 : 0.72)}) scale(${k} 1)">${marksIn(marks, size, ink)}</g>`
      })
      .join('')
  return [
    drawing('own-active', kept, svg, {
      ref: 'act.place',
      label: voice.says('workers-label', count),
      thing: about('workers', count),
    }),
  ]
}
