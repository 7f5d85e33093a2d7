// The tray on the own mat: what is being paid; on a phone also whatever is too small to be pointed at.

import { at } from '../../../kernel/lists.ts'
import { drawing } from '../../../look/pieces.ts'
import type { Area, Form, Piece } from '../../../look/scene.ts'
import { icon, plain, rect, short } from '../../../look/svg.ts'
import { capital } from '../../../look/words.ts'
import { isBuilt } from '../rules/helper.ts'
import {
  BUILDINGS,
  CASTLE_SPACES,
  GRANARY,
  GRANARY_HOUSE,
  GRANARY_SPACES,
  INN,
  INN_HOUSE,
  ITEMS,
  TILES,
  WINTER_CARD,
} from '../rules/pieces.ts'
import { marksIn, widthOf } from './art/marks.ts'
import { tileFace } from './faces.ts'
import { spaceMark } from './marks.ts'
import { type Asked, COMPOSE, composing, HEAD, isOpen, payments, ready, shownOf } from './payments.ts'
import { asked, type CastleLaying } from './pieces.ts'
import { CLOSE, nameIn, nameWidth, socket } from './plate.ts'
import { loadOf, loadPiece, playedNow } from './round.ts'
import { spaceLabel, spaceThing } from './spaces.ts'
import { about } from './things.ts'
import { gift } from './winter.ts'
import { worthOf } from './worth.ts'

/** CAS-13.2 to 13.4: the spaces that the reader could enter now, whichever helper goes there. */
function enterable({ s, me, box }: Asked): number[] {
  const purse = at(s.thalers, me)
  const visited = at(s.visited, me)
  const open = (space: number, house: number) => (visited & (1 << house)) === 0 && purse >= at(box.fee, space)
  const castle = CASTLE_SPACES.flatMap((_, space) => {
    const house = at(box.spaceOf, space)
    return s.spaces[space] === null && isBuilt(s, house, box) && open(space, house) ? [space] : []
  })
  const inn = s.winter.includes(WINTER_CARD.innkeeper) && s.inn === null && open(INN, INN_HOUSE)
  const granary =
    s.winter.includes(WINTER_CARD.granary) && s.granary.length < GRANARY_SPACES && open(GRANARY, GRANARY_HOUSE)
  return [...castle, ...(inn ? [INN] : []), ...(granary ? [GRANARY] : [])]
}

/** Whether the mat needs a tray, and its rows on a phone. */
export function trayNeeds(t: Asked, form: Form): { trayed: boolean; rows: number } {
  const step = asked(t)?.do
  const tall = form !== 'wide'
  if (step === 'pay' || step === 'breach')
    return { trayed: true, rows: Math.ceil((shownOf(t, tall).length + (isOpen(t) ? 1 : 0)) / (step === 'pay' ? 2 : 3)) }
  if (!tall) return { trayed: false, rows: 0 }
  if (step === 'place-helper') return { trayed: true, rows: Math.max(1, Math.ceil(enterable(t).length / 2)) }
  if (step === 'buy') return { trayed: true, rows: 2 }
  // Lying, buildings are too small for fingers: they are listed by name.
  if (step === 'build' && form === 'lying') return { trayed: true, rows: 0 }
  return { trayed: step === 'share', rows: step === 'share' ? 1 : 0 }
}

export function trayArea(t: CastleLaying): Area | null {
  const step = asked(t)
  const form = t.layout.free !== null ? 'lying' : t.layout.tall ? 'upright' : 'wide'
  if (step === undefined || !trayNeeds(t, form).trayed) return null
  if (step.do === 'build') return { id: 'tray', label: t.voice.says('tray'), box: t.layout.tray, pieces: plots(t) }
  const pieces =
    step.do === 'pay' || step.do === 'breach'
      ? payments(t)
      : step.do === 'place-helper'
        ? lodgings(t)
        : step.do === 'buy'
          ? wares(t)
          : presents(t)
  return { id: 'tray', label: t.voice.says('tray'), box: t.layout.tray, pieces: [...heading(t), ...pieces] }
}

/** The question a tray's heading names; what is shared out is all that is left. */
const headed = (step: string | undefined) =>
  step === 'breach' || step === 'place-helper' || step === 'buy' ? step : 'share'

function heading(t: CastleLaying): Piece[] {
  const step = asked(t)
  const { tray } = t.layout
  const all = ready(t).length
  const text =
    step?.do === 'pay'
      ? t.voice.says('paying', {
          building: at(TILES, step.building),
          value: at(t.box.cost, step.building),
        })
      : t.voice.says(`tray-${headed(step?.do)}`)
  const shown = shownOf(t, t.layout.tall).length
  const room = tray.w - nameWidth(text, 15) - (isOpen(t) && !t.layout.tall ? COMPOSE : 0)
  const more = all > shown && room > 72 ? t.voice.says('payments-shown', { shown, all }) : ''
  const right = tray.w - 2 - (isOpen(t) && !t.layout.tall ? COMPOSE + 8 : 0)
  const head = drawing(
    'tray-heading',
    { x: tray.x, y: tray.y, w: tray.w, h: HEAD },
    `<text x="2" y="16" class="cas-name" style="font-size:15px;fill:var(--t-ink)">${plain(text)}</text><text x="${right}" y="16" class="cas-quiet cas-end-anchor" style="fill:var(--t-ink-2)">${plain(more)}</text>`,
    { label: more === '' ? text : `${text}, ${more}`, thing: about('tray') },
  )
  return isOpen(t) && !t.layout.tall
    ? [head, composing(t, { x: tray.x + tray.w - COMPOSE, y: tray.y - 3, w: COMPOSE, h: HEAD + 1 })]
    : [head]
}

/** The buildings that can be erected, lying: value, name and points, each as large as a finger. */
function plots(t: CastleLaying): Piece[] {
  const { tray } = t.layout
  const wanted = new Set(t.choosing?.options.flatMap((c) => c.on ?? []))
  const tiles = TILES.flatMap((id, b) => (wanted.has(`tile.${b}`) ? [{ id, b }] : []))
  const rows = Math.max(1, Math.floor(tray.h / 45))
  const columns = Math.max(2, Math.ceil(tiles.length / rows))
  const w = Math.floor((tray.w - 5 * (columns - 1)) / columns)
  return tiles.map(({ id, b }, i) => {
    const [value, points] = [at(t.box.cost, b), at(t.box.vp, b)]
    const name = capital(t.voice.name(id))
    const room = w - 12
    const squeezed = nameWidth(name, 14) > room ? ` textLength="${short(room)}" lengthAdjust="spacingAndGlyphs"` : ''
    const svg =
      rect({ x: 1, y: 1, w: w - 2, h: 40 }, 9, 'class="cas-chip edge"') +
      `<text x="6" y="16" class="cas-name" style="font-size:14px"${squeezed}>${plain(name)}</text>` +
      `<circle cx="17" cy="29" r="10.5" class="cas-value"/><text x="17" y="33.5" class="cas-value-n">${value}</text>` +
      `${icon('laurels', w - 20, 29, 25, 'var(--k-laurel)')}<text x="${short(w - 20)}" y="33.5" class="cas-points">${points}</text>`
    const box = { x: tray.x + (i % columns) * (w + 5), y: tray.y + Math.floor(i / columns) * 45, w, h: 42 }
    const face = tileFace(t, b)
    return drawing(`plot.${id}`, box, svg, {
      ref: `tile.${b}`,
      label: t.voice.says('site-plan', { building: id, value, points }),
      thing: about('site-plan', { building: id, value, points, kinds: t.box.kinds, does: face.text }),
    })
  })
}

/** The free spaces a helper can enter, on a phone. */
function lodgings(t: CastleLaying): Piece[] {
  const { tray } = t.layout
  const spaces = enterable(t)
  // More, narrower columns where two would reach too far down.
  const fits = (columns: number) => HEAD + Math.ceil(spaces.length / columns) * 46 <= tray.h
  const columns = t.layout.free === null ? 2 * t.layout.lanes : ([2, 3].find(fits) ?? 4)
  const w = Math.floor((tray.w - 6 * (columns - 1)) / columns)
  return spaces.map((space, i) => {
    const ref = space === INN ? 'inn.0' : space === GRANARY ? 'granary.0' : `space.${space}`
    const box = { x: tray.x + (i % columns) * (w + 6), y: tray.y + HEAD + Math.floor(i / columns) * 46, w, h: 42 }
    const house = space === INN ? 'innkeeper' : space === GRANARY ? 'granary' : at(BUILDINGS, at(t.box.spaceOf, space))
    const name = capital(t.voice.name(house))
    const worth =
      space < INN
        ? [spaceMark(t, space)]
        : space === GRANARY
          ? [{ text: t.box.granaryVp.join('·'), icon: 'laurels', tone: 'var(--k-laurel)' }]
          : [{ text: `${t.box.toll}`, icon: 'thaler' }]
    // The name comes first: what the space brings is said, too.
    const mark = nameWidth(name, 14) > CLOSE * (w - 54 - widthOf(worth, 14)) ? [] : worth
    const wide = widthOf(mark, 14)
    const svg =
      rect({ x: 1, y: 1, w: w - 2, h: 40 }, 9, 'class="cas-chip edge"') +
      `<g transform="translate(5 5)">${socket({ w: 32, h: 32 }, at(t.box.fee, space), false)}</g>` +
      nameIn(w - 54 - wide, name, [42, 26], 14, CLOSE) +
      `<g transform="translate(${short(w - wide - 8)} 21)">${marksIn(mark, 14)}</g>`
    const label =
      space < INN
        ? spaceLabel(t, space)
        : t.voice.says('space-label', { building: house, fee: at(t.box.fee, space), seat: null })
    const thing =
      space < INN
        ? spaceThing(t, space)
        : about('space', {
            building: house,
            fee: at(t.box.fee, space),
            seat: null,
            worth: worthOf(t.s, t.me, space, t.box),
          })
    return drawing(`lodging.${space}`, box, svg, { ref, label, thing })
  })
}

/** What can be bought from worker cards, on a phone. */
function wares(t: CastleLaying): Piece[] {
  const { tray } = t.layout
  const all = playedNow(t).flatMap(({ seat, card }) =>
    loadOf(t, seat, card).flatMap((n, k) => (n > 0 ? [{ seat, card, k }] : [])),
  )
  const w = 56
  const columns = Math.max(1, Math.floor(tray.w / (w + 6)))
  return all.flatMap(({ seat, card, k }, i): Piece[] => {
    const x = tray.x + (i % columns) * (w + 6)
    const y = tray.y + HEAD + Math.floor(i / columns) * 46
    const piece = loadPiece(t, seat, card, k, x, y, 40, w)
    return [
      piece,
      {
        id: `ware-badge.${seat}.${card}.${k}`,
        box: { x: x + w - 13, y: y - 3, w: 15, h: 15 },
        look: { is: 'badge', seat },
        above: true,
      },
    ]
  })
}

/** The things on the damsel's card, on a phone. */
function presents(t: CastleLaying): Piece[] {
  const { tray } = t.layout
  const there = ITEMS.flatMap((_, i) => ((t.s.gifts[i] ?? 0) > 0 ? [i] : []))
  return there.map((item, i) => gift(t, item, tray.x + i * 62, tray.y + HEAD, 56, 42))
}
