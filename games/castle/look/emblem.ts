// The ornament of the end: the year as a ring, and the castle as far as it was built.

import { circle, icon, path, short } from '../../../look/svg.ts'
import { TILES } from '../rules/pieces.ts'
import type { CastleState } from '../rules/state.ts'

export function emblem(s: CastleState): string {
  const months = Array.from({ length: s.rounds }, (_, i) => {
    const a = (i / s.rounds) * 2 * Math.PI - Math.PI / 2
    const played = i < s.round
    return circle(128 + Math.cos(a) * 108, 128 + Math.sin(a) * 108, 8.5, `class="${played ? 'cas-coin' : 'cas-gone'}"`)
  }).join('')
  const built = s.built.flatMap((tiles, seat) =>
    tiles.flatMap((n, b) => (b < TILES.length ? new Array<number>(n).fill(seat) : [])),
  )
  const flags = built
    .map((seat, i) => {
      const a = Math.PI * (1.12 + (0.76 * (i + 0.5)) / Math.max(1, built.length))
      return `<circle cx="${short(128 + Math.cos(a) * 82)}" cy="${short(128 + Math.sin(a) * 82)}" r="4.500" style="fill:var(--seat-${seat})" stroke="#fff" stroke-width="1"/>`
    })
    .join('')
  return (
    circle(128, 128, 124, 'class="cas-arch"') +
    circle(128, 128, 92, 'class="cas-emblem"') +
    months +
    flags +
    path('M52 172Q128 148 204 172A92 92 0 0 1 52 172Z', 'class="cas-emblem-meadow"') +
    icon('castle', 128, 199, 38, 'var(--k-emblem-castle)')
  )
}
