// The defence tower with its five niches, and the bank at its foot.

import { at } from '../../../kernel/lists.ts'
import { drawing } from '../../../look/pieces.ts'
import type { Area, Piece } from '../../../look/scene.ts'
import { icon, path, rect, short } from '../../../look/svg.ts'
import { capital } from '../../../look/words.ts'
import { KINDS } from '../rules/pieces.ts'
import { watchTower } from './art/cart.ts'
import type { CastleLaying } from './pieces.ts'
import { paper } from './plate.ts'
import { about } from './things.ts'

export function watchArea(t: CastleLaying): Area {
  return {
    id: 'watch',
    label: capital(t.voice.name('defence-tower')),
    box: t.layout.watch,
    pieces: t.layout.tall ? tall(t) : wide(t),
  }
}

const niche = (t: CastleLaying, k: number) => ({
  ref: `tower.${k}`,
  label: t.voice.says('niche-label', { kind: at(KINDS, k), n: at(t.s.tower, k) }),
  thing: about('niche', { kind: at(KINDS, k), n: at(t.s.tower, k) }),
})

function wide(t: CastleLaying): Piece[] {
  const { watch, winter } = t.layout
  const bankH = 26
  const towerH = watch.h - bankH - 32
  const crown = Math.min(46, towerH * 0.12) + 6
  const pitch = (towerH - crown - 4) / KINDS.length
  const inset = Math.round(watch.w * 0.15)
  const name = capital(t.voice.name('defence-tower'))
  const art =
    watchTower(watch.w, towerH, winter) +
    paper({ x: 2, y: towerH + 1, w: watch.w - 4, h: 23 }, 4, 'cas-title') +
    `<text x="${short(watch.w / 2)}" y="${short(towerH + 17)}" class="cas-name cas-mid" style="font-size:15px">${name}</text>`
  const bank =
    paper({ x: 0.5, y: 0.5, w: watch.w - 1, h: bankH - 1 }, 13, 'cas-plate') +
    icon('thaler', 16, bankH / 2, 19) +
    (watch.w < 110 ? '' : `<text x="32" y="18" class="cas-small">${capital(t.voice.name('bank'))}</text>`) +
    `<text x="${watch.w - 11}" y="18.500" class="cas-mark cas-end-anchor" style="font-size:15px">${t.s.bank}</text>`
  return [
    drawing('watch-tower', { x: watch.x, y: watch.y, w: watch.w, h: towerH }, art),
    ...KINDS.map((kind, k) => {
      const box = {
        x: watch.x + inset,
        y: Math.round(watch.y + crown + k * pitch),
        w: watch.w - 2 * inset,
        h: Math.round(pitch - 3),
      }
      return drawing(`niche.${k}`, box, nicheArt(box.w, box.h, kind, at(t.s.tower, k)), niche(t, k))
    }),
    drawing('bank', { x: watch.x, y: watch.y + watch.h - bankH, w: watch.w, h: bankH }, bank, {
      label: t.voice.says('bank-label', { n: t.s.bank }),
      thing: about('bank', { n: t.s.bank }),
    }),
  ]
}

/** A vaulted niche with its pieces, and how many they are. */
function nicheArt(w: number, h: number, kind: string, n: number): string {
  const rise = Math.min(16, h * 0.4)
  const d = `M1 ${h - 1}V${short(rise)}Q${short(w / 2)} ${short(-rise * 0.7)} ${w - 1} ${short(rise)}V${h - 1}Z`
  const size = Math.min(24, h * 0.6)
  const shown = Math.min(n, 4)
  const room = w - 34
  const pitch = shown > 1 ? Math.min(size * 0.8, (room - size) / (shown - 1)) : 0
  const pieces = Array.from({ length: shown }, (_, i) =>
    icon(kind, 6 + size / 2 + i * pitch, h - size / 2 - 3, size),
  ).join('')
  return (
    path(d, 'class="cas-niche"') +
    (n === 0 ? icon(kind, 6 + size / 2, h - size / 2 - 3, size, 'currentColor', 'opacity=".28"') : pieces) +
    `<circle cx="${w - 15}" cy="${short(h / 2 + 2)}" r="11.500" class="cas-count ${n === 0 ? 'cas-none' : ''}"/><text x="${w - 15}" y="${short(h / 2 + 7)}" class="cas-count-n">${n}</text>` +
    path(d, 'class="cas-edge edge"')
  )
}

/** On a phone: a strip of the wall. */
function tall(t: CastleLaying): Piece[] {
  const { watch } = t.layout
  const first = 54
  const bankW = 54
  const cell = (watch.w - first - bankW) / KINDS.length
  const title = icon('white-tower', 21, watch.h / 2, 26, 'var(--k-wall-text)')
  return [
    drawing(
      'watch-tower',
      { x: 0, y: watch.y, w: watch.w, h: watch.h },
      `${rect({ x: 0, y: 0, w: watch.w, h: watch.h }, 0, 'class="cas-stretch"')}<path d="M0 2H${watch.w}" class="cas-teeth"/>${title}`,
    ),
    ...KINDS.map((kind, k) => {
      const box = { x: Math.round(first - 12 + k * cell), y: watch.y + 3, w: Math.round(cell - 2), h: watch.h - 4 }
      const n = at(t.s.tower, k)
      const svg =
        rect({ x: 1, y: 1, w: box.w - 2, h: box.h - 2 }, 8, 'class="cas-cell edge"') +
        icon(kind, box.w / 2 - 9, box.h / 2, 24, 'currentColor', n === 0 ? 'opacity=".4"' : '') +
        `<text x="${short(box.w / 2 + 9)}" y="${short(box.h / 2 + 6)}" class="cas-wall-n">${n}</text>`
      return drawing(`niche.${k}`, box, svg, niche(t, k))
    }),
    drawing(
      'bank',
      { x: watch.w - bankW - 8, y: watch.y + 3, w: bankW + 6, h: watch.h - 4 },
      `${icon('locked-chest', 15, 20, 24, 'var(--k-wall-text)')}<text x="31" y="26" class="cas-wall-n">${t.s.bank}</text>`,
      { label: t.voice.says('bank-label', { n: t.s.bank }), thing: about('bank', { n: t.s.bank }) },
    ),
  ]
}
