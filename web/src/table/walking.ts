// The board by keys: the arrows lead from a piece to the nearest one in that direction, Enter and the space bar press it.
import type { Piece } from '../../../look/scene.ts'
import type { Laid } from './laying.ts'

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const middle = ({ box }: Piece) => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 })

/** The id of the piece a key leads to, or null where it leads nowhere. */
export function neighbour(pieces: readonly Piece[], from: string | null, key: string): string | null {
  if (key === 'Home') return pieces[0]?.id ?? null
  if (key === 'End') return pieces.at(-1)?.id ?? null
  const way = WAYS[key]
  const here = pieces.find((p) => p.id === from)
  if (way === undefined) return null
  if (here === undefined) return pieces[0]?.id ?? null
  const a = middle(here)
  let best: string | null = null
  let least = Number.POSITIVE_INFINITY
  for (const p of pieces) {
    if (p === here) continue
    const b = middle(p)
    const along = (b.x - a.x) * way[0] + (b.y - a.y) * way[1]
    const aside = Math.abs((b.x - a.x) * way[1]) + Math.abs((b.y - a.y) * way[0])
    if (along <= 1) continue
    const far = along + 2.5 * aside
    if (far < least) {
      least = far
      best = p.id
    }
  }
  return best
}

/** The one piece the Tab key comes to: the last focused where it can be chosen, else the first that can, else what was focused or
 * can be read. */
export function stopOf(laid: readonly Laid[], focused: string | null): string | null {
  const last = laid.find((l) => l.piece.id === focused && l.acts)
  const live = (l: Laid) => l.can || l.on
  return ((last && live(last) ? last : laid.find(live)) ?? last ?? laid.find((l) => l.acts))?.piece.id ?? null
}

/** Presses a piece as a key presses a button: not again while it is held down. */
export function pressByKey(e: KeyboardEvent): void {
  if ((e.key !== 'Enter' && e.key !== ' ') || !(e.target instanceof HTMLElement) || !e.target.matches('.piece')) return
  e.preventDefault()
  if (!e.repeat) e.target.click()
}

/** A piece that can no longer be pressed gives the focus back, as if it were gone. */
export function letGo(board: HTMLElement, laid: readonly Laid[]): void {
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || !board.contains(at)) return
  if (laid.some(({ piece, acts }) => piece.id === at.dataset.piece && !acts)) at.blur()
}
