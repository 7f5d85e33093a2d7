// The ornament round the winner's fortune: a ring of masonry with the twelve contracts; those the winner built stand out.
import { at } from '../../../kernel/lists.ts'
import type { Card } from '../../../kernel/words.ts'
import { icon, short, word } from '../../../look/svg.ts'
import { winners } from '../rules/end.ts'
import type { MasterState } from '../rules/state.ts'
import { type Box, cardOf } from '../sheet/box.ts'

const R = 102

export function emblem(s: MasterState, box: Box): string {
  const built = new Set<Card>(winners(s).flatMap((seat) => at(s.town, seat)))
  const placeAt = (i: number): readonly [number, number] => {
    const angle = ((i * 30 - 90) * Math.PI) / 180
    return [128 + R * Math.cos(angle), 128 + R * Math.sin(angle)]
  }
  const joints = Array.from({ length: 24 }, (_, i) => {
    const a = ((i * 15 + 7.5) * Math.PI) / 180
    return `M${short(128 + 82 * Math.cos(a))} ${short(128 + 82 * Math.sin(a))}L${short(128 + 122 * Math.cos(a))} ${short(128 + 122 * Math.sin(a))}`
  }).join('')
  const stones = box.number
    .map((_, k) => k)
    .sort((a, b) => at(box.number, a) - at(box.number, b))
    .map((k, i) => {
      const [x, y] = placeAt(i)
      const won = built.has(cardOf(k))
      return (
        `<circle cx="${short(x)}" cy="${short(y)}" r="17" class="${won ? 'mb-won' : 'mb-lost'}"/>` +
        (won
          ? icon('house', x, y - 3, 19, '#2b1b10') + word(`${box.number[k]}`, x, y + 13, 'mb-stone')
          : word(`${box.number[k]}`, x, y + 5, 'mb-stone mb-pale'))
      )
    })
    .join('')
  return `<circle cx="128" cy="128" r="${R}" class="mb-wreath"/><path d="${joints}" class="mb-joints"/>${stones}`
}
