// Icons that a scene asks for, and those a sprite holds.
import type { Face, Scene } from '../scene.ts'
import { groundOf, pieces } from './scene.ts'

/** The ids of a sprite's symbols. */
export const symbolsOf = (sprite: string): ReadonlySet<string> =>
  new Set([...sprite.matchAll(/<symbol id="([\w-]+)"/g)].flatMap(([, id]) => id ?? []))

const ofFace = ({ icon, behind, texture, symbols = [], price = [], strip }: Face): (string | undefined)[] => [
  icon,
  behind,
  texture,
  ...symbols,
  ...price.map((part) => part.icon),
  ...strip.flat().map((mark) => mark.icon),
]

/** Every icon that a scene draws, once each. */
export function iconsIn(scene: Scene): string[] {
  const found = new Set<string | undefined>()
  const inMarkup = (svg: string) => {
    for (const [, id] of svg.matchAll(/sprite#([\w-]+)/g)) found.add(id)
  }
  for (const svg of groundOf(scene)) inMarkup(svg)
  for (const { look, tags = [] } of pieces(scene)) {
    if (look.is === 'drawing') inMarkup(look.svg)
    if (look.is === 'card') for (const id of ofFace(look.face)) found.add(id)
    if (look.is === 'pile' && look.top !== undefined) for (const id of ofFace(look.top)) found.add(id)
    if (look.is === 'count' || look.is === 'plate' || look.is === 'slot') found.add(look.icon)
    for (const tag of tags) for (const mark of tag.marks ?? []) found.add(mark.icon)
  }
  return [...found].filter((id) => id !== undefined)
}
