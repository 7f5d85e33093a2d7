// Cog wheels.
import { onCircle, point } from '../../../../look/svg.ts'

/** A cog wheel round the origin: the rim of numbered tokens. */
export function cogPath(outer: number, inner: number, teeth: number): string {
  const step = 360 / teeth
  const at = (r: number, a: number) => point(onCircle(r, a))
  let d = ''
  for (let i = 0; i < teeth; i++) {
    const a = i * step
    d += `${i === 0 ? 'M' : 'L'}${at(inner, a - step * 0.28)}L${at(outer, a - step * 0.2)}L${at(outer, a + step * 0.2)}L${at(inner, a + step * 0.28)}`
  }
  return `${d}Z`
}
