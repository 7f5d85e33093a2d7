// The rounds as months on a lapis arch: past ones hollow, this one a sun, those to come each with its thaler.
import { circle, path, type Rect, short, word } from '../../../../look/svg.ts'

export interface Month {
  readonly n: number
  readonly is: 'past' | 'now' | 'to-come'
  readonly winter: boolean
}

const rays = (r: number) =>
  Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6
    const b = a + Math.PI / 12
    return `${i === 0 ? 'M' : 'L'}${short(Math.cos(a) * r * 1.5)} ${short(Math.sin(a) * r * 1.5)}L${short(Math.cos(b) * r * 1.08)} ${short(Math.sin(b) * r * 1.08)}`
  }).join('')

const flake = (r: number) =>
  `<g class="cas-frost">${[0, 60, 120].map((a) => `<path transform="rotate(${a})" d="M0 ${short(-r)}V${short(-r * 1.42)}M0 ${short(r)}V${short(r * 1.42)}"/>`).join('')}</g>`

export function arch({ w, h }: Rect, months: readonly Month[]): string {
  const many = months.length
  const r = Math.min(14, (w - 40) / many / 2.45, h * 0.2)
  const band = r + Math.min(7, r * 0.5)
  const left = band + 4
  const right = w - band - 4
  const top = band + 3
  const sag = Math.max(0, h - 2 * band - 6)
  const half = (right - left) / 2
  const mid = (left + right) / 2
  const y = (x: number) => top + sag * ((x - mid) / half) ** 2
  // A parabola is one quadratic curve: its control lies as far above the top as the ends lie below.
  const curve = (dy: number, back = false) => {
    const [a, b] = back ? [right, left] : [left, right]
    return `${short(a)} ${short(y(a) + dy)}Q${short(mid)} ${short(top - sag + dy)} ${short(b)} ${short(y(b) + dy)}`
  }
  const body = `M${curve(-band)}A${band} ${band} 0 0 1 ${short(right)} ${short(y(right) + band)}L${curve(band, true)}A${band} ${band} 0 0 1 ${short(left)} ${short(y(left) - band)}Z`
  const medals = months.map((month, i) => {
    const x = left + ((right - left) * i) / Math.max(1, many - 1)
    const size = Math.max(14, r * 0.98)
    const figure = word(
      `${month.n}`,
      0,
      size * 0.36,
      `cas-month cas-month-${month.is}`,
      `style="font-size:${short(size)}px"`,
    )
    const disc =
      month.is === 'now'
        ? path(`${rays(r)}Z`, 'class="cas-rays"') + circle(0, 0, r * 1.12, 'class="cas-sun"')
        : month.is === 'past'
          ? circle(0, 0, r * 0.92, 'class="cas-gone"')
          : circle(0, 0, r * 0.94, 'class="cas-coin"') + circle(0, 0, r * 0.7, 'class="cas-coin-ring"')
    return `<g transform="translate(${short(x)} ${short(y(x))})">${month.winter ? flake(r) : ''}${disc}${figure}</g>`
  })
  const stars = Array.from({ length: 26 }, (_, i) => {
    const x = left + ((right - left) * (i + 0.5)) / 26
    return circle(x, y(x) + ((i * 37) % 7) * (band / 5) - band * 0.6, 0.8, 'class="cas-arch-star"')
  })
  return path(body, 'class="cas-arch"') + stars.join('') + medals.join('')
}
