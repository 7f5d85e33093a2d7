// A good whole construction, to be unrolled by who wants a hint (MAS-7.14: every step of it may be taken as it is named).

import { lastOf } from '../../../kernel/ref.ts'
import { drawing } from '../../../look/pieces.ts'
import type { Piece } from '../../../look/scene.ts'
import { icon, rect } from '../../../look/svg.ts'
import { propose } from '../mind/propose.ts'
import { cardOf, SECTIONS_EACH, siteOf } from '../sheet/box.ts'
import { faceOf } from './faces.ts'
import { asked, type MasterLaying } from './pieces.ts'
import { sectionName } from './site.ts'
import { about } from './things.ts'

export const PLAN = 42

export function planPieces(t: MasterLaying, x: number, y: number): Piece[] {
  if (asked(t) !== 'build') return []
  const { voice } = t
  const bySite = new Map<number, string[]>()
  for (const choice of propose(t.s, t.me, t.box))
    for (const ref of choice.on ?? []) {
      const section = lastOf(ref)
      const k = siteOf(section)
      bySite.set(k, [...(bySite.get(k) ?? []), sectionName(t, k, section % SECTIONS_EACH)])
    }
  const svg =
    rect({ x: 1, y: 1, w: PLAN - 2, h: PLAN - 2 }, 8, 'class="mb-paper edge"') +
    icon('pencil-ruler', PLAN / 2, PLAN / 2, PLAN * 0.6, '#5d3a1c')
  return [
    drawing('plan', { x: Math.round(x), y: Math.round(y), w: PLAN, h: PLAN }, svg, {
      label: voice.says('plan'),
      thing: about('plan'),
      shows: {
        title: voice.says('plan'),
        text: voice.says(bySite.size === 0 ? 'plan-nothing' : 'plan-text'),
        cards: [...bySite].map(([k, sections]) => ({
          face: faceOf(t, cardOf(k)),
          note: `${voice.card(cardOf(k))} — ${sections.join(', ')}`,
        })),
      },
    }),
  ]
}
