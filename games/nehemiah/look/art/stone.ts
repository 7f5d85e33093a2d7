// Limestone: the slabs of the plaza, the ashlar of wall and terraces, each a tile that joins its copies without a seam.
import { below, rngOf } from '../../../../kernel/random.ts'
import { short } from '../../../../look/svg.ts'

function courses(id: string, tile: { w: number; h: number; course: number; block: number }, tones: readonly string[]) {
  const { w, h, course, block } = tile
  const rng = rngOf(id)
  const stones: string[] = []
  const lights: string[] = []
  for (let row = 0; row < h / course; row++) {
    const start = below(rng, block)
    let x = -start
    let last = -1
    while (x < w - start - 1) {
      const left = w - start - x
      const wide = left < block * 1.7 ? left : Math.round(block * 0.7 + below(rng, Math.round(block * 0.6)))
      let tone = below(rng, tones.length)
      if (tone === last) tone = (tone + 1) % tones.length
      last = tone
      for (const dx of x < 0 ? [0, w] : [0]) {
        stones.push(
          `<rect x="${x + dx + 0.7}" y="${row * course + 0.7}" width="${wide - 1.4}" height="${course - 1.4}" rx="1.200" fill="${tones[tone]}"/>`,
        )
        lights.push(`M${x + dx + 2} ${row * course + 1.6}h${short(wide - 4)}`)
      }
      x += wide
    }
  }
  return (
    `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"><rect width="${w}" height="${h}" fill="var(--n-mortar)"/>${stones.join('')}` +
    `<path d="${lights.join('')}" stroke="#fff" stroke-opacity="var(--n-glint)" stroke-width="1"/></pattern>`
  )
}

const tones = (name: string, n: number) => Array.from({ length: n }, (_, i) => `var(--n-${name}-${i})`)

/** What the drawings of a table lean on: stones, light on wood, paper, gold. */
export const defs = (): string =>
  `<defs>${courses('neh-slabs', { w: 480, h: 248, course: 62, block: 110 }, tones('slab', 5))}` +
  `${courses('neh-ashlar', { w: 240, h: 80, course: 16, block: 38 }, tones('ashlar', 4))}` +
  '<linearGradient id="neh-shine" x1="0" y1="0" x2=".7" y2="1"><stop stop-color="#fff" stop-opacity=".42"/><stop offset=".45" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></linearGradient>' +
  '<linearGradient id="neh-paper" x2="0" y2="1"><stop class="neh-paper-0"/><stop class="neh-paper-1" offset=".55"/><stop class="neh-paper-2" offset="1"/></linearGradient>' +
  '<linearGradient id="neh-gold" x2="0" y2="1"><stop stop-color="#ffe9a6"/><stop offset=".5" stop-color="#e6b545"/><stop offset="1" stop-color="#a8741a"/></linearGradient>' +
  '<linearGradient id="neh-door"><stop stop-color="#7a4522"/><stop offset=".5" stop-color="#5b2f14"/><stop offset="1" stop-color="#43210d"/></linearGradient>' +
  '<linearGradient id="neh-lit" x2="0" y2="1"><stop stop-color="#fff6cf"/><stop offset=".6" stop-color="#ffdf86"/><stop offset="1" stop-color="#eab84a"/></linearGradient>' +
  '<radialGradient id="neh-sun"><stop class="neh-sun-0"/><stop class="neh-sun-1" offset=".2"/><stop class="neh-sun-2" offset="1" stop-opacity="0"/></radialGradient>' +
  '<linearGradient id="neh-sky" x2="0" y2="1"><stop class="neh-sky-0"/><stop class="neh-sky-1" offset=".55"/><stop class="neh-sky-2" offset="1"/></linearGradient>' +
  '<linearGradient id="neh-sand" x2="0" y2="1"><stop class="neh-sand-0"/><stop class="neh-sand-1" offset="1"/></linearGradient>' +
  '<linearGradient id="neh-mat" x2="0" y2="1"><stop class="neh-mat-0"/><stop class="neh-mat-1" offset="1"/></linearGradient>' +
  '<linearGradient id="neh-shade" x2="0" y2="1"><stop stop-color="#2a1804" stop-opacity=".32"/><stop offset="1" stop-color="#2a1804" stop-opacity="0"/></linearGradient></defs>'
