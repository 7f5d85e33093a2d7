// What only this look draws, beside what all looks draw with.
import { short } from '../../../../look/svg.ts'

export { icon, lines, plain, type Rect, rect, short, word } from '../../../../look/svg.ts'

/** A point on a circle; 0° is up, then clockwise. */
export function onCircle(r: number, degrees: number): readonly [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180
  return [short(r * Math.sin(angle)), short(-r * Math.cos(angle))]
}

/** A cog wheel round the origin: the rim of numbered tokens. */
export function cogPath(outer: number, inner: number, teeth: number): string {
  const step = 360 / teeth
  const at = (r: number, a: number) => onCircle(r, a).join(' ')
  let d = ''
  for (let i = 0; i < teeth; i++) {
    const a = i * step
    d += `${i === 0 ? 'M' : 'L'}${at(inner, a - step * 0.28)}L${at(outer, a - step * 0.2)}L${at(outer, a + step * 0.2)}L${at(inner, a + step * 0.28)}`
  }
  return `${d}Z`
}
