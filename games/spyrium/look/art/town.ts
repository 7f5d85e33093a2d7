// The town behind the market: sky, haze, chimneys and saw-tooth roofs in three depths.
import { below, rngOf } from '../../../../kernel/random.ts'
import { short } from '../../../../look/svg.ts'

/** A row of works: roofs and stacks as one outline standing on `foot`. */
function works(seed: string, w: number, foot: number, low: number, high: number, step: number): string {
  const rng = rngOf(seed)
  let x = -10
  let d = `M-10 ${foot}`
  while (x < w + 10) {
    const kind = below(rng, 5)
    const top = foot - low - below(rng, Math.max(1, high - low))
    const wide = step * (0.6 + below(rng, 80) / 100)
    if (kind === 0) {
      const teeth = 3
      for (let i = 0; i < teeth; i++)
        d += `L${short(x + (wide * i) / teeth)} ${short(top)}L${short(x + (wide * (i + 1)) / teeth)} ${short(top + 12)}`
    } else if (kind === 1) {
      const stack = foot - high - below(rng, 60)
      d += `L${short(x)} ${short(top)}L${short(x + wide * 0.3)} ${short(top)}L${short(x + wide * 0.34)} ${short(stack)}L${short(x + wide * 0.52)} ${short(stack)}L${short(x + wide * 0.56)} ${short(top)}L${short(x + wide)} ${short(top)}`
    } else if (kind === 2)
      d += `L${short(x)} ${short(top)}L${short(x + wide / 2)} ${short(top - 20)}L${short(x + wide)} ${short(top)}`
    else d += `L${short(x)} ${short(top)}L${short(x + wide)} ${short(top)}`
    x += wide
  }
  return `${d}L${short(x)} ${foot}Z`
}

/** Lit windows in the nearest row. */
function windows(seed: string, w: number, foot: number, high: number): string {
  const rng = rngOf(seed)
  return Array.from({ length: Math.floor(w / 26) }, () => {
    const x = below(rng, Math.floor(w))
    const y = foot - 14 - below(rng, Math.floor(high * 0.7))
    return `M${x} ${y}h4v6h-4zM${x + 7} ${y}h4v6h-4z`
  }).join('')
}

export function town(w: number, h: number): string {
  return (
    `<linearGradient id="spy-sky" x2="0" y2="1"><stop stop-color="var(--s-sky-0)"/><stop offset=".45" stop-color="var(--s-sky-1)"/><stop offset=".82" stop-color="var(--s-sky-2)"/><stop offset="1" stop-color="var(--s-sky-3)"/></linearGradient>` +
    `<rect width="${w}" height="${h}" fill="url(#spy-sky)"/>` +
    `<g class="spy-smoke"><ellipse cx="${short(w * 0.9)}" cy="${short(h * 0.2)}" rx="90" ry="26"/><ellipse cx="${short(w * 0.8)}" cy="${short(h * 0.1)}" rx="120" ry="22"/><ellipse cx="${short(w * 0.12)}" cy="${short(h * 0.55)}" rx="120" ry="30"/></g>` +
    `<path d="${works('far', w, h, h * 0.3, h * 0.56, 90)}" fill="var(--s-far)"/>` +
    `<path d="${works('mid', w, h, h * 0.2, h * 0.4, 110)}" fill="var(--s-mid)"/>` +
    `<path d="${works('near', w, h, h * 0.08, h * 0.24, 130)}" fill="var(--s-near)"/>` +
    `<path d="${windows('lights', w, h, h * 0.2)}" fill="var(--s-window)" opacity="var(--s-window-light)"/>`
  )
}
