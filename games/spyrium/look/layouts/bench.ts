// The workbench where its places are too short for what lies there: shared anew between buildings and techniques.
import type { Layout } from '../layout.ts'

/** What lies on the own workbench. */
export interface BenchLoad {
  readonly buildings: number
  readonly techniques: number
  /** Tokens are kept at its right end. */
  readonly keeps: boolean
}

/** What lies between the buildings and the techniques. */
const BETWEEN = 28

export function shareBench(layout: Layout, { buildings, techniques, keeps }: BenchLoad): Layout {
  const { district, techniques: beside, kept, compact } = layout
  const wide = (count: number, gap: number) => count * district.card + Math.max(0, count - 1) * gap
  const wanted = wide(Math.max(1, buildings), 20)
  const patents = wide(techniques, 12)
  if (compact || (wanted <= district.w && patents <= beside.w)) return layout
  const right = keeps ? kept.x - 14 : kept.x + kept.w
  const room = right - district.x - BETWEEN
  const w = wanted + patents <= room ? wanted : Math.round((room * wanted) / (wanted + patents))
  const x = district.x + w + BETWEEN
  const own = { ...district, w }
  return { ...layout, district: own, choosing: own, techniques: { ...beside, x, w: right - x } }
}
