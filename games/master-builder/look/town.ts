// The town: twelve contracts, twelve plots. Nothing moves; what is on offer, owned or finished is seen where it stands.
import type { Area, Place } from '../../../look/scene.ts'
import type { Layout } from './layout.ts'
import type { MasterLaying } from './pieces.ts'
import { plotPieces, signHigh } from './plot.ts'
import { siteOf } from './site.ts'

/** Contracts row by row, from the back of the town to the front. */
export const PLOTS = [11, 0, 9, 6, 8, 10, 7, 5, 2, 3, 4, 1] as const

/** The box of a plot in the wide town. */
export function plotBox({ town }: Layout, at: number): Place {
  const w = town.w / town.columns
  const h = town.h / town.rows
  const column = at % town.columns
  const row = Math.floor(at / town.columns)
  const side = w > 180 ? 8 : 4
  return {
    x: Math.round(town.x + column * w + side),
    y: Math.round(town.y + row * h + 4),
    w: Math.round(w - 2 * side),
    h: Math.round(h - 12),
  }
}

export function townArea(t: MasterLaying, layout: Layout): Area {
  return {
    id: 'town',
    label: t.voice.name('town'),
    box: layout.town,
    pieces: PLOTS.flatMap((k, at) => {
      const box = plotBox(layout, at)
      const site = siteOf(t, k)
      const own = site.fate === 'owned' && site.owner === t.me && !t.spectator
      return plotPieces(t, k, box, { sections: own, least: t.layout.form === 'tablet' ? 40 : 26, sign: signHigh(box) })
    }),
  }
}
