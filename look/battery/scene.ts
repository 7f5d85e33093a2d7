// What every scene promises, as checks that each give a sentence for what they find wrong.
import type { Ref } from '../../kernel/words.ts'
import type { Piece, Place, Scene, Shape } from '../scene.ts'
import { touched } from '../shape.ts'

export const pieces = (scene: Scene): Piece[] => scene.areas.flatMap((area) => area.pieces)

const inside = (inner: Place, w: number, h: number, slack: number) =>
  inner.x >= -slack && inner.y >= -slack && inner.x + inner.w <= w + slack && inner.y + inner.h <= h + slack

/** All that is drawn of the ground. */
export const groundOf = ({ ground, onGround = [] }: Scene): readonly string[] => [ground, ...onGround]

/** Pieces that share an id or have no size, lie outside the board by more than `slack`, or drawings that went wrong. */
export function misplaced(scene: Scene, shape: Shape, slack: number): string[] {
  const height = scene.height ?? shape.h
  const wrong: string[] = []
  const ids = new Set<string>()
  for (const { id, box, look } of pieces(scene)) {
    if (ids.has(id)) wrong.push(`two pieces are called ${id}`)
    ids.add(id)
    if (!(box.w > 0 && box.h > 0)) wrong.push(`${id} has no size ${JSON.stringify(box)}`)
    if (!inside(box, shape.w, height, slack)) wrong.push(`${id} lies outside ${JSON.stringify(box)}`)
    if (look.is === 'drawing') wrong.push(...misdrawn(id, look.svg))
  }
  return [...wrong, ...groundOf(scene).flatMap((svg) => misdrawn('the ground', svg))]
}

/** Letters on a phone are never smaller than this, in CSS pixels. */
const SMALLEST = 12

const misdrawn = (id: string, svg: string): string[] => {
  const wrong: string[] = []
  if (/NaN|undefined/.test(svg)) wrong.push(`${id} is drawn with a hole`)
  if (/ (width|height|r|rx|ry)="-/.test(svg)) wrong.push(`${id} has a size below nothing`)
  for (const [, size] of svg.matchAll(/<text[^>]*font-size[:=]"?([\d.]+)/g))
    if (Number(size) < SMALLEST) wrong.push(`${id} has letters of ${size} px`)
  return wrong
}

/** What can be pointed at: refs of the choice that nobody can find, and pieces to press that have no name. */
export function unnamed(scene: Scene, wanted: ReadonlySet<Ref>): string[] {
  const all = pieces(scene)
  const drawn = new Set(all.flatMap((p) => p.ref ?? []))
  return [
    ...[...wanted].filter((ref) => !drawn.has(ref)).map((ref) => `${ref} is not drawn`),
    ...all
      .filter((p) => (p.ref !== undefined || p.shows !== undefined) && (p.label ?? '').trim() === '')
      .map((p) => `${p.id} can be pressed and has no name`),
    ...scene.areas.filter((area) => area.label.trim() === '').map((area) => `area ${area.id} has no name`),
  ]
}

/** A finger needs this much of a thing, in CSS pixels. */
const FINGER = 40
/** Of a thing partly under another, this much is to be seen: for a finger, for a mouse. */
const SHOWN = { touched: 24, wide: 12 } as const

/** Things to choose that are too small for a finger, or of which others leave too little to press. */
export function crowded(scene: Scene, wanted: ReadonlySet<Ref>, picked: readonly Ref[], shape: Shape): string[] {
  const wrong: string[] = []
  const stack = stacked(scene, wanted, picked)
  const shown = touched(shape.form) ? SHOWN.touched : SHOWN.wide
  const chosen = stack.filter((p) => p.ref !== undefined && wanted.has(p.ref))
  for (const p of chosen) {
    if (touched(shape.form) && Math.min(p.box.w, p.box.h) < FINGER)
      wrong.push(`${p.id} is too small for a finger: ${p.box.w} × ${p.box.h}`)
    if (p.ref !== undefined && picked.includes(p.ref)) continue
    for (const over of stack.slice(stack.indexOf(p) + 1))
      if (over.ref !== p.ref && freeOf(p.box, over.box) < Math.min(shown, p.box.w, p.box.h))
        wrong.push(`${over.id} leaves too little of ${p.id}`)
  }
  return wrong
}

/** What can be pressed, from the lowest to the uppermost: as drawn, then what lies above, then what is chosen. */
function stacked(scene: Scene, wanted: ReadonlySet<Ref>, picked: readonly Ref[]): Piece[] {
  const level = ({ ref, above }: Piece) => (ref !== undefined && picked.includes(ref) ? 2 : above ? 1 : 0)
  return pieces(scene)
    .filter(
      ({ ref, shows, look }) =>
        (ref !== undefined && wanted.has(ref)) ||
        shows !== undefined ||
        look.is === 'card' ||
        (look.is === 'pile' && look.top !== undefined),
    )
    .sort((a, b) => level(a) - level(b))
}

/** Where a finger still finds the lower of two pieces: the wider of the strips that the upper one leaves free. */
export function freeOf(lower: Place, upper: Place): number {
  const left = upper.x - lower.x
  const right = lower.x + lower.w - upper.x - upper.w
  const top = upper.y - lower.y
  const bottom = lower.y + lower.h - upper.y - upper.h
  const apart = left >= lower.w || right >= lower.w || top >= lower.h || bottom >= lower.h
  return apart ? Number.POSITIVE_INFINITY : Math.max(left, right, top, bottom)
}
