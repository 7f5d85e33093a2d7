// What is drawn for Trestle Works: its ground, and a wall with its stones.
import { groundsOf, path, rect } from '../../../look/svg.ts'
import type { Layout } from './layout.ts'

const MORTAR = 2

/** A wall as high as it can be: a course for every stone, those still missing only outlined. */
export function wallDrawing(stones: number, height: number, w: number, h: number): string {
  const course = h / height
  return Array.from({ length: height }, (_, i) => {
    const block = { x: 1, y: h - (i + 1) * course + 1, w: w - 2, h: course - MORTAR }
    if (i >= stones) return rect(block, 2, 'class="site-missing"')
    const joint = block.x + w * (i % 2 === 0 ? 0.38 : 0.62)
    return (
      rect(block, 2, 'class="site-stone"') +
      path(`M${joint.toFixed(1)} ${block.y.toFixed(1)}v${block.h.toFixed(1)}`, 'class="site-joint"')
    )
  }).join('')
}

/** The site: sky, ground, and a plot of earth for every seat. */
export const groundFor = groundsOf<Layout>(
  ({ w, h, sites }) => `${w} ${h} ${sites.length}`,
  ({ w, h, sites, hand }) => {
    const plots = sites.map((site) => rect(site, 10, 'class="site-plot"')).join('')
    return (
      rect({ x: 0, y: 0, w, h }, 0, 'class="site-sky"') +
      rect({ x: 0, y: hand.y - 8, w, h: h - hand.y + 8 }, 0, 'class="site-bench"') +
      plots
    )
  },
)
