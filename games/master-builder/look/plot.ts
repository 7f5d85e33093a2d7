// A plot as it is drawn: the building over its sign board, the owner's pennant, a slip of paper that says what it costs.

import { at } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Card } from '../../../kernel/words.ts'
import { badge, drawing } from '../../../look/pieces.ts'
import type { Piece, Place } from '../../../look/scene.ts'
import { icon, rect, short, squeezed, word } from '../../../look/svg.ts'
import { COMPLETE } from '../rules/stability.ts'
import { cardOf } from '../sheet/box.ts'
import { coin } from './art/coin.ts'
import { figure } from './art/figure.ts'
import { scaffold } from './art/scaffold.ts'
import { cardLabel, faceOf } from './faces.ts'
import { dollars, thousands } from './money.ts'
import { inHand, type MasterLaying } from './pieces.ts'
import { buildingArt, dreamArt, type Site, type Stand, sectionPieces, siteOf, standIn, topOf } from './site.ts'
import { about } from './things.ts'

/** What a plot is used for in the question at hand. */
export interface Use {
  /** Its sections are pieces of their own. */
  readonly sections: boolean
  /** The smallest side of a section that can be pointed at. */
  readonly least: number
  readonly sign: number
  /** Drawn a second time: only to be looked at. */
  readonly again?: true
}

export const signHigh = (box: Place): number => (box.w > 300 ? 34 : box.w > 210 ? 28 : box.w > 150 ? 24 : 22)

/** How wide a name is set, in ems: capitals and m are wide, an l is not. */
const emsOf = (name: string): number =>
  [...name].reduce(
    (sum, c) => sum + (/[mw]/i.test(c) ? 0.86 : /[ iltfjrI.,’-]/.test(c) ? 0.36 : /\p{Lu}/u.test(c) ? 0.68 : 0.57),
    0,
  )

/** A name set narrower than this part of itself cannot be read: its number stands alone, and the name is a tap away. */
const LEGIBLE = 0.5

/** The board under the building: number, name, income or a tick. */
function sign(t: MasterLaying, site: Site, w: number, high: number): string {
  const { k, fate } = site
  const quiet = fate === 'unseen' || fate === 'removed'
  const size = high * 0.6
  const small = w < 150
  const name = t.voice.printed(t.box.names[cardOf(k)], at(t.box.id, cardOf(k)))
  const figure = high * (fate === 'finished' ? 0.9 : 1.02)
  const right = quiet ? 6 : figure + 8
  const left = high + 4
  const income = at(t.box.income, k)
  const mark = quiet
    ? ''
    : fate === 'finished'
      ? icon('laurels', w - figure / 2 - 5, high / 2, figure, 'var(--mb-laurel)') +
        icon('check-mark', w - figure / 2 - 5, high / 2, figure * 0.42, 'var(--mb-laurel)')
      : coin(thousands(income), w - figure / 2 - 3, high / 2, figure)
  const letters = Math.max(inHand(t) ? 12.5 : 14, size * (small ? 0.98 : 0.94))
  const [natural, room] = [emsOf(name) * letters, w - left - right]
  return (
    rect({ x: 0, y: 0, w, h: high }, 5, `class="mb-sign${quiet ? ' mb-quiet' : ''}"`) +
    rect({ x: 2.5, y: 2.5, w: w - 5, h: high - 5 }, 3, 'class="mb-sign-line edge"') +
    `<circle cx="${short(high / 2 + 1)}" cy="${short(high / 2)}" r="${short(high * 0.37)}" class="mb-disc"/>` +
    word(`${t.box.number[k]}`, high / 2 + 1, high / 2 + 4.4, 'mb-number') +
    (room < natural * LEGIBLE
      ? ''
      : word(
          name,
          left,
          high / 2 + letters * 0.33,
          'mb-name',
          `style="font-size:${short(letters)}px" ${squeezed(natural, room)}`,
        )) +
    mark
  )
}

/** The land before anything is known of it: a fence, stones and timber, the first poles, somebody who measures. */
function fallow(k: number, w: number, h: number, words: string, small: boolean): string {
  const posts = Array.from({ length: 6 }, (_, i) => `M${short(w * (0.12 + i * 0.152))} ${h - 2}v-17`).join('')
  const [left, right] = k % 2 === 0 ? [0.2, 0.78] : [0.74, 0.22]
  const timber = [0, 1, 2].map((i) => `M${short(w * left - 14 + i * 2)} ${h - 3 - i * 4}h28`).join('')
  const poles = { x: w * right - 14, y: h - h * 0.42, w: 28, h: h * 0.42 }
  return (
    scaffold(poles) +
    `<path d="M${short(w * 0.08)} ${h - 14}h${short(w * 0.84)}M${short(w * 0.08)} ${h - 7}h${short(w * 0.84)}" class="mb-fence"/><path d="${posts}" class="mb-fence mb-post"/>` +
    `<path d="M${short(w * 0.42)} ${h}q4-9 12-8q5-6 11 0q8-2 10 8z" class="mb-stones"/><path d="${timber}" class="mb-timber"/>` +
    figure(w * (left + right) * 0.5, h, Math.min(26, h * 0.24), k % 4) +
    (small ? '' : word(words, w / 2, h * 0.5, 'mb-unseen'))
  )
}

const slip = (x: number, y: number, w: number, h: number) => rect({ x, y, w, h }, 3, 'class="mb-paper"')

/** "from 14, with 5 on it", hanging over the building. */
function price(t: MasterLaying, site: Site, w: number, y: number): string {
  const least = thousands(at(t.box.minimumBid, site.k))
  const bonus = at(t.s.bonus, site.k)
  const words = t.voice.says('from', { least })
  const size = w < 150 && inHand(t) ? 12 : 14
  const wide = words.length * size * 0.52 + 16 + (bonus > 0 ? size * 3.4 : 0)
  const x = Math.max(0, (w - wide) / 2)
  return (
    slip(x, y, wide, size + 10) +
    `<path d="M${short(x)} ${y}v${size + 10}" class="mb-red"/>` +
    word(words, x + 9, y + size + 3.2, 'mb-slip', `style="font-size:${size}px"`) +
    (bonus > 0
      ? word(
          `+${thousands(bonus)}`,
          x + wide - size * 1.5,
          y + size + 3.2,
          'mb-slip mb-bold',
          `style="font-size:${size}px"`,
        ) + icon('two-coins', x + wide - size * 2.5, y + size / 2 + 5, size * 1.15, '#8a5f12')
      : '')
  )
}

/** What completing it will bring on pay day. */
function promise(t: MasterLaying, { k }: Site, w: number): string {
  const words = `+${dollars(t.voice, at(t.box.income, k))}`
  const wide = words.length * 7.4 + 18
  return (
    rect({ x: w - wide - 2, y: 2, w: wide, h: 24 }, 6, 'class="mb-bubble"') +
    word(words, w - 11, 18.5, 'mb-bubble-word')
  )
}

const pennant = (h: number) =>
  `<path d="M5 ${short(h)}V0" class="mb-staff"/><path d="M6 1h33l-8 12l8 12H6z" class="mb-flag"/>`

function labelOf(t: MasterLaying, site: Site): string {
  const { k, fate, owner } = site
  const many = [0, 1, 2, 3, 4, 5].filter((bit) => small.has(site.built, bit)).length
  const name = fate === 'unseen' || fate === 'removed' ? t.voice.card(cardOf(k)) : cardLabel(t, cardOf(k))
  return t.voice.says('plot-label', {
    name,
    fate: t.voice.says(`fate-${fate}`),
    owner,
    many,
    bonus: at(t.s.bonus, k),
  })
}

/** The card of the contract, to be read, and how it stands. */
function told(t: MasterLaying, { k, fate, owner }: Site): Pick<Piece, 'shows' | 'thing'> {
  const card: Card = cardOf(k)
  const face = faceOf(t, card)
  const [least, income, bonus] = [at(t.box.minimumBid, k), at(t.box.income, k), at(t.s.bonus, k)]
  return {
    thing: about('plot', { card, fate, owner, least, income, bonus, does: face.text }),
    shows: { title: t.voice.card(card), cards: [{ face, note: t.voice.card(card) }] },
  }
}

/** Before the first contract is turned up nothing needs to be said of the others. */
const begun = (t: MasterLaying): boolean => t.s.offer.length > 0 || t.s.round > 1 || t.s.phase > 1

const where = ({ x, y, k }: Stand) => `translate(${short(x)} ${short(y)}) scale(${Math.round(k * 1e4) / 1e4})`

export function plotPieces(t: MasterLaying, k: number, box: Place, use: Use): Piece[] {
  const site = siteOf(t, k)
  const high = use.sign
  const field: Place = { x: 0, y: 0, w: box.w, h: box.h - high - 5 }
  const tagged = site.fate === 'offer' && box.w >= 100
  const stand: Stand = standIn(field, k, tagged ? 28 : 2)
  const own = site.owner === t.me && !t.spectator && site.fate === 'owned'
  const lot = t.s.lot === k
  const lit = own || lot || (t.choosing?.picked.includes(`contract.${k}`) ?? false)
  const done = site.fate === 'owned' && (site.built | site.assigned) === COMPLETE
  const drawn =
    site.fate === 'unseen' || site.fate === 'removed'
      ? `<g transform="${where(stand)}" class="mb-dream">${dreamArt(k)}</g>${fallow(k, box.w, field.h, t.voice.says(`fate-${site.fate}`), box.w < 190 || !begun(t))}`
      : use.sections
        ? ''
        : `<g transform="${where(stand)}">${buildingArt(t, site, stand.k)}</g>`
  const top = stand.y + topOf(k) * stand.k - 28
  const svg =
    (lit
      ? `<ellipse cx="${short(box.w / 2)}" cy="${short(field.h * 0.66)}" rx="${short(box.w * 0.62)}" ry="${short(field.h * 0.62)}" class="mb-pool"/>`
      : '') +
    rect({ x: 1, y: 1, w: box.w - 2, h: box.h - 2 }, 8, `class="mb-frame edge${lot ? ' mb-lot' : ''}"`) +
    (site.owner !== null && box.w >= 100 ? pennant(field.h) : '') +
    drawn +
    (tagged ? price(t, site, box.w, Math.max(0, short(top))) : '') +
    `<g transform="translate(${short(box.w * 0.03)} ${short(box.h - high)})">${sign(t, site, box.w * 0.94, high)}</g>` +
    (done && box.w >= 150 ? promise(t, site, box.w) : '')
  const size = box.w < 100 ? 18 : 20
  return [
    drawing(`plot.${k}${use.again ? '.small' : ''}`, box, svg, {
      label: labelOf(t, site),
      ...told(t, site),
      ...(site.fate === 'offer' && !use.again ? { ref: `contract.${k}` } : {}),
    }),
    ...(use.sections
      ? sectionPieces(t, site, { ...stand, x: stand.x + box.x, y: stand.y + box.y }, use.least, () => own)
      : []),
    ...(site.owner === null
      ? []
      : [
          badge(
            `owner.${k}${use.again ? '.small' : ''}`,
            site.owner,
            box.x + (box.w < 100 ? 2 : 10),
            box.y + (box.w < 100 ? 0 : 3),
            size,
          ),
        ]),
  ]
}
