// The house front of the residence track.
import { icon, rect, short, word } from '../../../../look/svg.ts'

/** On a lower roof the name stands nearer to the cornice, or its letters would be higher than the slates. */
const LOW = 34

/** Roof, chimneys, the sign, and the footing below the storeys. */
export function roof(w: number, h: number, top: number, name: string): string {
  return (
    `<rect x="${short(w * 0.14)}" y="0" width="13" height="22" fill="var(--s-brick-2)"/><rect x="${short(w * 0.78)}" y="0" width="13" height="22" fill="var(--s-brick-2)"/>` +
    `<path d="M0 ${top}L16 10H${w - 16}L${w} ${top}Z" fill="var(--s-slate)"/><path d="M0 ${top}H${w}" stroke="var(--s-cornice)" stroke-width="4"/>` +
    word(name, w / 2, top - (top < LOW ? 6 : 9), 'spy-sign', w < 120 ? 'style="font-size:14px"' : '') +
    `<rect x="-2" y="${h - 8}" width="${w + 4}" height="8" fill="var(--s-footing)"/>`
  )
}

export interface Storey {
  readonly value: number
  readonly coin: number
  readonly x0: number
  readonly pitch: number
  readonly many: number
  /** Seats whose windows are lit. */
  readonly lit: readonly number[]
}

export function storey(w: number, h: number, { value, coin, x0, pitch, many, lit }: Storey): string {
  const courses = Array.from({ length: Math.floor(h / 6) }, (_, i) => `M0 ${short(i * 6 + 3)}H${w}`).join('')
  const windows = Array.from({ length: many }, (_, i) => {
    const ww = Math.min(22, pitch - 2)
    const x = short(x0 + pitch * (i + 0.5) - ww / 2)
    const hh = Math.min(34, h - 12)
    const y = short(h - hh - 5)
    const d = `M${x} ${short(y + hh)}V${short(y + ww / 2)}a${short(ww / 2)} ${short(ww / 2)} 0 0 1 ${short(ww)} 0V${short(y + hh)}Z`
    const on = lit.includes(i)
    return (
      (on ? `<path d="${d}" fill="var(--s-window)" class="spy-lit"/>` : `<path d="${d}" fill="var(--s-pane)"/>`) +
      `<path d="${d}M${short(x + ww / 2)} ${short(y)}v${short(hh)}" fill="none" stroke="var(--s-frame)" stroke-width="1.2"/>`
    )
  }).join('')
  return (
    `<rect width="${w}" height="${short(h)}" fill="var(--s-brick)"/><path d="${courses}" stroke="#000" stroke-opacity=".16"/>${windows}` +
    `<rect x="-2" y="0" width="${w + 4}" height="4" fill="var(--s-cornice)"/>` +
    icon('coin', (w < 120 ? 5 : 8) + coin / 2, h / 2 + 2, coin) +
    word(
      `${value}`,
      (w < 120 ? 5 : 8) + coin / 2,
      h / 2 + 2 + coin * 0.2,
      'spy-coin',
      `style="font-size:${Math.max(14, short(coin * 0.58))}px"`,
    ) +
    rect({ x: 1, y: 4, w: w - 2, h: h - 5 }, 3, 'class="spy-row edge"')
  )
}
