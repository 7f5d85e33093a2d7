// A brass cog whose rim carries the seven techniques, each in the colour of who bought it: the ornament of the end.

import { at } from '../../../kernel/lists.ts'
import { icon, onCircle, point } from '../../../look/svg.ts'
import { TECHNIQUES } from '../rules/names.ts'
import type { SpyriumState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { cogPath } from './art/cog.ts'
import { POINT_ICONS } from './icons.ts'

export function emblem(s: SpyriumState, box: Box): string {
  const seals = TECHNIQUES.map((id, i) => {
    const owner = s.techniques.findIndex((cards) => cards.includes(at(box.techniques, i)))
    const place = point(onCircle(96, (i * 360) / TECHNIQUES.length))
    const ground = owner < 0 ? '#3b2c14' : `var(--seat-${owner})`
    return `<g transform="translate(${place})"><circle r="19" style="fill:${ground}" stroke="#f4dd9a" stroke-width="2"/>${icon(POINT_ICONS[id], 0, 0, 24, owner < 0 ? '#8f7a4c' : '#fff')}</g>`
  })
  return (
    `<g transform="translate(128 128)"><path d="${cogPath(127, 116, 21)}" fill="#a67c2a" stroke="#5e430f" stroke-width="1.500"/>` +
    '<circle r="116" fill="#c79a3c" stroke="#5e430f"/><circle r="111" fill="none" stroke="#f4dd9a" stroke-opacity=".55"/>' +
    `<circle r="75" fill="#10231a" stroke="#5e430f" stroke-width="3"/><circle r="70" fill="none" stroke="#3fe08a" stroke-opacity=".55" stroke-width="2"/><circle r="62" fill="#3fe08a" fill-opacity=".14"/>${seals.join('')}</g>`
  )
}
