// The five advantages as a small rose in the colours of who owns them: the ornament of the end.
import type { Card } from '../../../kernel/words.ts'
import { icon, onCircle, point, short } from '../../../look/svg.ts'
import type { PillarsState } from '../rules/state.ts'
import { ADVANTAGES, type Box, FIRST_ADVANTAGE } from '../sheet/box.ts'
import { leaded, panes } from './art/glass.ts'
import { pictureOf } from './icons.ts'

const CELLS = panes('emblem', 130, 60, 5, 3).map((cell) => cell.map(([x, y]) => [x - 65, y - 124] as const))

function petal(): string {
  const [x, y] = onCircle(108, 30)
  return (
    `M${point(onCircle(72, -28))}L${point([-x, y])}Q0 ${short(-236 - y)} ${point([x, y])}L${point(onCircle(72, 28))}` +
    `A72 72 0 0 0 ${point(onCircle(72, -28))}Z`
  )
}

export function emblem(s: PillarsState, box: Box): string {
  const d = petal()
  const petals = Array.from({ length: ADVANTAGES }, (_, i) => {
    const card: Card = FIRST_ADVANTAGE + i
    const owner = s.owned.findIndex((cards) => cards.includes(card))
    const glass = owner < 0 ? 'var(--p-unlit)' : `var(--seat-${owner})`
    const [x, y] = onCircle(96, (i * 360) / ADVANTAGES)
    return (
      `<g transform="rotate(${(i * 360) / ADVANTAGES})"><path d="${d}" fill="${glass}" stroke="var(--p-lead)" stroke-width="6" stroke-linejoin="round"/>` +
      `<g clip-path="url(#pil-emblem)">${leaded(CELLS, 1.8, 1)}</g></g>` +
      `<g class="pil-icon">${icon(pictureOf(card, box)[0], x, y, 32, '#fff3cf')}</g>`
    )
  })
  return (
    `<clipPath id="pil-emblem"><path d="${d}"/></clipPath><g transform="translate(128 128)">` +
    '<circle r="125" fill="var(--p-ring-b)" stroke="var(--p-edge)" stroke-width="3"/>' +
    `${petals.join('')}<circle r="68" fill="var(--p-eye-b)" stroke="var(--p-edge)" stroke-width="3"/></g>`
  )
}
