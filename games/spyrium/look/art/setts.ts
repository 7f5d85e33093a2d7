// Setts of the lanes, laid one by one: rows of uneven stones, no two neighbours of one shade.
import { at } from '../../../../kernel/lists.ts'
import { below, rngOf } from '../../../../kernel/random.ts'
import { short } from '../../../../look/svg.ts'

const TILE_W = 176
const TILE_H = 132
const ROW = 12

/** A tile of stones that joins its copies without a seam. */
export function settsPattern(id: string): string {
  const rng = rngOf('setts')
  const shades: string[][] = Array.from({ length: 6 }, () => [])
  const glints: string[] = []
  for (let row = 0; row < TILE_H / ROW; row++) {
    const start = below(rng, 14)
    let x = -start
    while (x < TILE_W - start - 1) {
      const left = TILE_W - start - x
      const w = left < 32 ? left : 12 + below(rng, 9)
      const y = row * ROW + below(rng, 20) / 10 - 0.6
      const h = ROW - 1.6 - below(rng, 14) / 10
      const r = short(2.2 + below(rng, 14) / 10)
      const flat = short(w - 1.4 - 2 * r)
      const side = short(h - 2 * r)
      const stone = (dx: number) =>
        `M${short(x + dx + r)} ${short(y)}h${flat}q${r} 0 ${r} ${r}v${side}q0 ${r} ${-r} ${r}h${-flat}q${-r} 0 ${-r} ${-r}v${-side}q0 ${-r} ${r} ${-r}z`
      const shade = at(shades, below(rng, 6))
      shade.push(stone(0))
      if (x < 0) shade.push(stone(TILE_W))
      glints.push(`M${short(x + r + 1)} ${short(y + 1)}h${short(w - 4 - 2 * r)}`)
      x += w
    }
  }
  const stones = shades.map((d, i) => `<path d="${d.join('')}" fill="var(--s-sett-${i})"/>`).join('')
  return (
    `<pattern id="${id}" width="${TILE_W}" height="${TILE_H}" patternUnits="userSpaceOnUse"><rect width="${TILE_W}" height="${TILE_H}" fill="var(--s-joint)"/>` +
    `${stones}<path d="${glints.join('')}" stroke="#fff" stroke-opacity="var(--s-glint)" stroke-width=".8"/></pattern>`
  )
}
