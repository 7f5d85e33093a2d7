// On a desk: papers and piles at the left, the market in the middle, tracks at the right, the workbench below.
import { between } from '../../../../look/places.ts'
import type { Shape } from '../../../../look/scene.ts'
import type { Layout } from '../layout.ts'

export function wideLayout(shape: Shape): Layout {
  const w = Math.max(shape.w, 640)
  const h = Math.max(shape.h, 440)
  const low = h < 560
  const narrow = w < 900
  const mat = low ? 120 : between(140, h * 0.217, 172)
  const ledge = h - mat
  const edge = narrow ? 10 : 20
  const platform = narrow ? 10 : 15
  const along = between(34, h * 0.048, 38)
  const high = Math.min(165, Math.floor((ledge - 2 * along - 2 * platform - 24) / 3))
  const left = narrow ? 142 : between(180, w * 0.203, 232)
  const gaugeW = narrow ? 48 : between(72, w * 0.084, 96)
  const houseW = narrow ? 106 : between(128, w * 0.14, 160)
  const right = gaugeW + houseW + (narrow ? 2 : 8)
  const room = w - 2 * edge - left - right - 2 * (platform + (narrow ? 6 : 12))
  // Where there is little height a card is broader than high, and drawn so.
  const card = low ? Math.min(120, Math.floor((room - 88) / 3)) : Math.floor((high * 5) / 7)
  const across = between(44, (room - 3 * card) / 2, 92)
  const marketW = 3 * card + 2 * across
  const marketH = 3 * high + 2 * along
  const mx = Math.round(edge + left + (w - 2 * edge - left - right - marketW) / 2)
  const my = Math.round((ledge - marketH) / 2)
  const top = my - platform
  const columnH = marketH + 2 * platform
  const eventH = low ? 84 : Math.round(columnH * 0.37)
  const nextH = low ? 42 : between(80, columnH * 0.14, 84)
  const decksH = between(96, columnH * 0.21, 124)
  const gx = w - edge - right
  const hx = gx + gaugeW + (narrow ? 2 : 8)
  const houseH = Math.round(columnH * 0.53)
  const matY = ledge + 8
  const matH = mat - 14
  const startW = between(150, w * 0.172, 196)
  const own = Math.floor(((matH - 22) * 5) / 7)
  const dx = edge + startW + 22
  const keptW = narrow ? 76 : between(96, w * 0.12, 140)
  const techW = narrow ? 104 : between(150, w * 0.19, 220)
  const kx = w - edge - keptW
  const tx = kx - techW - 14
  const nextY = top + eventH + 14
  const district = { x: dx, y: h - 8 - Math.round(own * 1.4), w: tx - dx - 18, h: Math.round(own * 1.4), card: own }
  return {
    w,
    h,
    compact: false,
    touch: false,
    paper: !low,
    bench: { x: 0, y: ledge, w, h: mat },
    event: { x: edge, y: top, w: left, h: eventH },
    next: { x: edge, y: nextY, w: left, h: nextH },
    decks: { x: edge, y: nextY + nextH + 16, w: left, h: decksH },
    tokens: { x: edge, y: nextY + nextH + decksH + 30, w: left, h: top + columnH - nextY - nextH - decksH - 30 },
    market: { x: mx, y: my, w: marketW, h: marketH, card, high, across, along },
    gauge: { x: gx, y: top, w: gaugeW, h: columnH },
    residences: { x: hx, y: top, w: houseW, h: houseH },
    phases: { x: hx, y: top + houseH + 20, w: houseW, h: columnH - houseH - 20 },
    start: { x: edge, y: matY, w: startW, h: matH },
    district,
    choosing: district,
    techniques: { x: tx, y: h - 8 - Math.round(own * 1.4), w: techW, h: Math.round(own * 1.4) },
    kept: { x: kx, y: matY, w: keptW, h: matH },
  }
}
