// Scaffolding before a section that is going up: poles, ledgers, a brace.
import { type Rect, short } from '../../../../look/svg.ts'

export function scaffold({ x, y, w, h }: Rect): string {
  const top = y - 3
  const foot = y + h
  const many = Math.max(1, Math.round(w / 24))
  const poles = Array.from(
    { length: many + 1 },
    (_, i) => `M${short(x + (w * i) / many)} ${short(top - 2)}V${short(foot)}`,
  )
  const levels = Array.from(
    { length: Math.max(1, Math.round(h / 20)) },
    (_, i) => `M${short(x - 3)} ${short(top + 4 + i * 20)}h${short(w + 6)}`,
  )
  const brace = h > 30 ? `M${short(x)} ${short(top + 24)}L${short(x + Math.min(w, 22))} ${short(top + 4)}` : ''
  const d = poles.join('') + levels.join('') + brace
  return `<path d="${d}" class="mb-pole-ink"/><path d="${d}" class="mb-pole"/>`
}
