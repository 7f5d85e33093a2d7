// The wall round the city, seen from above, its eight gates in the colours of who built them: the ornament of the end.

import { word } from '../../../look/svg.ts'
import type { NehemiahState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { shapeOf } from './art/pieces.ts'

const ARCH = 'M-17 20V-4A17 17 0 0 1 17 -4V20Z'

export function emblem(s: NehemiahState, box: Box): string {
  const gates = box.gateCards.map((card, i) => {
    const by = s.gates.findIndex((cards) => cards.includes(card))
    const inside =
      by < 0
        ? `<path d="M-12 20V-3A12 12 0 0 1 12 -3V20Z" fill="#2a1c0c" fill-opacity=".62"/>${word(`${box.gateVp[card] ?? 0}`, 0, 11, 'neh-gate neh-pale')}`
        : `<path d="M-12 20V-3A12 12 0 0 1 12 -3V20Z" fill="#5b2f14"/><g transform="translate(-9 -6) scale(.5625)" style="fill:var(--seat-${by})" class="neh-badge">${shapeOf(by)}</g>${word(`${box.gateVp[card] ?? 0}`, 0, by === 2 ? 11 : 9, `neh-gate ${by === 3 ? '' : 'neh-white'}`)}`
    const turn = (i * 360) / box.gateCards.length + 22.5
    return `<g transform="rotate(${turn}) translate(0 -102) rotate(${-turn})"><path d="${ARCH}" fill="#f0dcae" stroke="#7a551c" stroke-width="1.500"/>${inside}</g>`
  })
  const merlons = Array.from(
    { length: 32 },
    (_, i) => `<rect x="-6" y="-127" width="12" height="8" transform="rotate(${(i * 360) / 32})" fill="#e9d09f"/>`,
  ).join('')
  return (
    `<g transform="translate(128 128)">${merlons}<circle r="121" fill="#ddbe88" stroke="#8a6410" stroke-width="2"/>` +
    '<circle r="121" fill="none" stroke="#6b4310" stroke-opacity=".35" stroke-width="1" stroke-dasharray="22 3"/><circle r="111" fill="none" stroke="#6b4310" stroke-opacity=".35" stroke-dasharray="18 3"/>' +
    `<circle r="80" fill="var(--n-plaque-0)" stroke="#cf9320" stroke-width="3"/><circle r="75" fill="none" stroke="#cf9320" stroke-opacity=".5"/>${gates.join('')}</g>`
  )
}
