// The reader's crew, from the master down; who is at work says where, who is away lies on his back.

import { at } from '../../../kernel/lists.ts'
import type { Card } from '../../../kernel/words.ts'
import { drawing } from '../../../look/pieces.ts'
import { spread } from '../../../look/places.ts'
import type { Area, Piece, Tag } from '../../../look/scene.ts'
import { type Rect, word } from '../../../look/svg.ts'
import { DUTY } from '../rules/state.ts'
import { worksite } from '../rules/worksite.ts'
import { cardOf, SECTIONS_EACH } from '../sheet/box.ts'
import { cardLabel } from './faces.ts'
import { asked, cardPiece, type MasterLaying } from './pieces.ts'
import { sectionName } from './site.ts'
import { about } from './things.ts'

/** Masters first; within a type by number. */
export const inOrder = (t: MasterLaying, crew: readonly Card[]): Card[] =>
  [...crew].sort((a, b) => at(t.box.type, b) - at(t.box.type, a) || a - b)

/** Where a worker is, in words for the tag under his card. */
function tagOf(t: MasterLaying, card: Card): Tag | null {
  const duty = at(t.s.duty, card)
  if (duty >= 0) {
    const k = Math.floor(duty / SECTIONS_EACH)
    return { text: `${t.box.number[k]} · ${sectionName(t, k, duty % SECTIONS_EACH)}`, at: 'bottom', tone: 'warm' }
  }
  if (duty === DUTY.hired) return { text: t.voice.says('just-hired'), at: 'bottom', tone: 'plain' }
  return null
}

/** In the construction: what each free worker could build, and who would take the step that is picked. */
function workOf(t: MasterLaying): { could: ReadonlyMap<Card, readonly number[]>; takes: ReadonlySet<Card> } | null {
  if (asked(t) !== 'build') return null
  const { free, possible } = worksite(t.s, t.me, t.box)
  const picked = (t.choosing?.picked ?? []).filter((ref) => ref.startsWith('section.'))
  const meant = possible.filter(({ choice }) => picked.length > 0 && picked.every((ref) => choice.on?.includes(ref)))
  return {
    could: new Map(free.map(({ worker, sections }) => [worker, sections])),
    takes: new Set(meant.length === 1 ? meant[0]?.workers : []),
  }
}

function labelOf(t: MasterLaying, card: Card, could: readonly number[] | undefined): string {
  const duty = at(t.s.duty, card)
  const where =
    duty === DUTY.down
      ? t.voice.name('face-down')
      : duty >= 0
        ? t.voice.says('works-at', {
            card: cardOf(Math.floor(duty / SECTIONS_EACH)),
            section: sectionName(t, Math.floor(duty / SECTIONS_EACH), duty % SECTIONS_EACH),
          })
        : duty === DUTY.hired
          ? t.voice.says('just-hired')
          : could === undefined
            ? t.voice.says('free')
            : t.voice.says('could', {
                sections: could.map(
                  (n) =>
                    `${sectionName(t, Math.floor(n / SECTIONS_EACH), n % SECTIONS_EACH)} (${t.box.number[Math.floor(n / SECTIONS_EACH)]})`,
                ),
              })
  return `${cardLabel(t, card)}, ${where}`
}

/** How many rows a crew takes: on a phone so many that a finger finds each. */
const MOST_IN_ROW = 8
export const rowsOf = (t: MasterLaying): number =>
  t.layout.form === 'upright' ? Math.max(1, Math.ceil((t.s.crews[t.me]?.length ?? 0) / MOST_IN_ROW)) : 1
/** Of a card that the next one covers, this much must be in sight for its name to be read. */
const NAMED = 56
/** A row with the tags under it. */
export const rowHigh = (card: number): number => Math.round(card * 1.4) + 22

export function crewArea(t: MasterLaying, area: Rect, card: number): Area {
  const crew = inOrder(t, t.s.crews[t.me] ?? [])
  const each = Math.ceil(crew.length / rowsOf(t))
  const xs = spread(each, area.x, area.w, card, t.layout.form === 'upright' ? 5 : 7)
  const pitch = each > 1 ? at(xs, 1) - at(xs, 0) : card
  const work = workOf(t)
  const pieces = crew.map((worker, i): Piece => {
    const tag = tagOf(t, worker)
    const away = t.s.duty[worker] === DUTY.down
    return cardPiece(
      t,
      worker,
      { x: at(xs, i % each), y: area.y + Math.floor(i / each) * rowHigh(card), w: card, h: area.h },
      {
        id: `worker.${worker}`,
        ref: `worker.${worker}`,
        label: labelOf(t, worker, work?.could.get(worker)),
        ...(work?.could.get(worker)?.length === 0 ? { dim: true } : {}),
        ...(work?.takes.has(worker) ? { noted: true } : {}),
        away,
        bare: card < 62 || pitch < NAMED,
        tucked: pitch < card && (i + 1) % each !== 0 && i + 1 < crew.length ? pitch : undefined,
        ...(tag === null || (pitch < 60 && tag.tone !== 'warm')
          ? {}
          : { tags: [pitch < card - 6 ? { ...tag, text: tag.text.split(' · ')[0] as string } : tag] }),
      },
    )
  })
  const empty = drawing('no-crew', area, word(t.voice.says('no-crew'), 6, 28, 'mb-mat'), {
    label: t.voice.says('no-crew'),
    thing: about('no-crew'),
  })
  return { id: 'crew', label: t.voice.name('crew'), box: area, pieces: crew.length === 0 ? [empty] : pieces }
}
