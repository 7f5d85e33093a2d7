// An arch in the face of the wall: a cedar door where a gate is built, light where the next one comes, rubble beyond.
import type { Seat } from '../../../../kernel/words.ts'
import { short, word } from '../../../../look/svg.ts'
import { icon } from './icon.ts'
import { shapeOf } from './pieces.ts'

const arch = (w: number, h: number, inset: number): string => {
  const r = w / 2 - inset
  return `M${short(inset)} ${short(h)}V${short(inset + r)}A${short(r)} ${short(r)} 0 0 1 ${short(w - inset)} ${short(inset + r)}V${short(h)}Z`
}

export type Gate =
  | { readonly is: 'built'; readonly by: Seat; readonly letter: string }
  | { readonly is: 'next' }
  | { readonly is: 'later' }

const badge = (seat: Seat, letter: string, cx: number, cy: number, size: number): string =>
  `<g transform="translate(${short(cx - size / 2)} ${short(cy - size / 2)}) scale(${short(size) / 32})"><g style="fill:var(--seat-${seat})" class="neh-badge">${shapeOf(seat)}</g><text x="16" y="${seat === 2 ? 26 : 22.5}" class="neh-letter ${seat === 3 ? '' : 'neh-white'}">${letter}</text></g>`

function rubble(w: number, h: number): string {
  const y = h - 1
  const k = w / 38
  const d = [
    [4, 10, 8],
    [12, 9, 12],
    [22, 10, 7],
    [29, 7, 10],
  ]
    .map(
      ([x = 0, wide = 0, high = 0]) =>
        `M${short(x * k)} ${y}l${short(k)} ${short(-high * k)}h${short((wide - 2) * k)}l${short(k)} ${short(high * k)}z`,
    )
    .join('')
  return `<path d="${d}" class="neh-rubble"/>`
}

/** The door of a built gate, with its iron bands. */
const door = (w: number, h: number): string =>
  `<path d="${arch(w, h, 4)}" fill="url(#neh-door)"/><path d="M${short(w / 2)} 5V${h}M5 ${short(h * 0.5)}H${w - 5}M5 ${short(h * 0.8)}H${w - 5}" stroke="#2a1406" stroke-opacity=".75" stroke-width="1.200"/>`

export function gate(w: number, h: number, state: Gate, points: number): string {
  const small = w < 30
  const frame = `<path d="${arch(w, h, 0)}" class="neh-voussoir"/>`
  const inside = `<path d="${arch(w, h, small ? 2 : 4)}" `
  const figure = (y: number, classes: string) =>
    (small ? '' : icon('laurels', w / 2, y - 5, w * 0.78, 'var(--n-wreath)')) + word(`${points}`, w / 2, y, classes)
  const mid = small ? h * 0.7 : h * 0.42
  switch (state.is) {
    case 'built':
      return small
        ? `${frame}${inside}fill="url(#neh-door)"/>${badge(state.by, state.letter, w / 2, h * 0.56, Math.min(w - 4, 20))}`
        : `${frame}${door(w, h)}${figure(mid, 'neh-gate neh-white')}${badge(state.by, state.letter, w / 2, h * 0.75, w * 0.5)}`
    case 'next':
      return `${frame}${inside}fill="url(#neh-lit)" class="neh-next"/>${small ? word(`${points}`, w / 2, mid, 'neh-gate') : `${icon('laurels', w / 2, h * 0.56 - 5, w * 0.86, '#8a6410')}${word(`${points}`, w / 2, h * 0.56, 'neh-gate')}`}`
    default:
      return `${frame}${inside}class="neh-dark"/>${small ? '' : rubble(w, h)}${figure(mid, 'neh-gate neh-pale')}`
  }
}
