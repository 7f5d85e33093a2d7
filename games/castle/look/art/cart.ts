// The four carts, the rider, and the defence tower.
import { icon, path, short } from '../../../../look/svg.ts'

const wheel = (x: number, y: number, r: number) =>
  `<g transform="translate(${x} ${y})"><circle r="${r}" class="cas-wheel"/><path d="M0 ${-r}V${r}M${-r} 0H${r}M${short(-r * 0.7)} ${short(-r * 0.7)}L${short(r * 0.7)} ${short(r * 0.7)}M${short(r * 0.7)} ${short(-r * 0.7)}L${short(-r * 0.7)} ${short(r * 0.7)}" class="cas-spoke"/><circle r="${short(r * 0.28)}" class="cas-hub"/></g>`

/** A heap of one kind on a cart: up to so many pieces of it. */
function heap(kind: string, stock: number): string {
  const most = Math.min(stock, 5)
  return Array.from({ length: most }, (_, i) => {
    const row = i < 3 ? 0 : 1
    const x = row === 0 ? 27 + i * 18 : 36 + (i - 3) * 18
    return icon(kind, x, 21 - row * 12, 23)
  }).join('')
}

/** 92 × 60, its wheels on the ground. */
export const cart = (kind: string, stock: number): string =>
  '<ellipse cx="46" cy="57" rx="44" ry="5" class="cas-shadow"/>' +
  heap(kind, stock) +
  path('M2 33L88 24L90 27L6 37Z', 'class="cas-shaft"') +
  path('M10 27H80L74 43H16Z', 'class="cas-bed"') +
  path('M10 27H80L79 31H11Z', 'class="cas-bed-top"') +
  path('M13 35H77M30 31L33 43M60 31L57 43', 'class="cas-plank"') +
  wheel(26, 47, 11) +
  wheel(63, 47, 11)

/** The horseman who carries the silver. */
export const rider = (stock: number): string =>
  '<ellipse cx="46" cy="57" rx="34" ry="5" class="cas-shadow"/>' +
  icon('cavalry', 46, 30, 60, 'var(--k-rider)') +
  Array.from({ length: Math.min(4, stock) }, (_, i) =>
    icon('silver', 14 + (i % 2) * 15 - Math.floor(i / 2) * 4, 53 - Math.floor(i / 2) * 9, 19),
  ).join('')

/** The defence tower, seen whole; its niches are laid over it. */
export function watchTower(w: number, h: number, winter: boolean): string {
  const crown = Math.min(46, h * 0.12)
  const inset = w * 0.07
  const step = w / 9
  let merlons = `M0 ${short(crown * 0.5)}`
  for (let i = 0; i < 5; i++) {
    const x = short(i * 2 * step)
    merlons += `${i === 0 ? '' : `H${x}`}V0H${short(i * 2 * step + step)}V${short(crown * 0.5)}`
  }
  merlons += `V${short(crown)}H0Z`
  const rows = Math.floor((h - crown) / 17)
  const joints = Array.from({ length: rows }, (_, i) => {
    const y = short(crown + 8 + i * 17)
    return `M${short(inset + (i % 2) * 9)} ${y}h10M${short(w - inset - 14 - (i % 2) * 8)} ${y}h12`
  }).join('')
  return (
    `<ellipse cx="${short(w / 2 + 5)}" cy="${short(h)}" rx="${short(w * 0.56)}" ry="9" class="cas-shadow"/>` +
    path(`M${short(w * 0.5)} 2V-24M${short(w * 0.5)}-23q12-5 24 1q-10 2-24 10z`, 'class="cas-flag"') +
    path(
      `M${short(inset)} ${short(crown - 2)}H${short(w - inset)}L${short(w - inset * 0.5)} ${short(h)}H${short(inset * 0.5)}Z`,
      'class="cas-wall"',
    ) +
    path(
      `M${short(w * 0.74)} ${short(crown)}H${short(w - inset)}L${short(w - inset * 0.5)} ${short(h)}H${short(w * 0.74)}Z`,
      'class="cas-shade"',
    ) +
    path(joints, 'class="cas-joint"') +
    path(merlons, 'class="cas-side"') +
    (winter
      ? path(
          Array.from(
            { length: 5 },
            (_, i) => `M${short(i * 2 * step - 1)} 3q0-8 ${short(step / 2 + 1)}-8t${short(step / 2 + 1)} 8z`,
          ).join(''),
          'class="cas-snow"',
        )
      : '')
  )
}
