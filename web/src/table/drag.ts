// Dragging a piece to a place, by mouse or finger. A press without a way to go stays a press, and a finger that scrolls
// the board goes on scrolling it.
import type { Ref } from '../../../kernel/words.ts'
import { seenScale } from '../lib/scale.ts'

/** What happens to what is dragged. */
export interface Dragged {
  /** Takes a piece up: its places light up. False where it is not to be moved. */
  lift(ref: Ref): boolean
  /** Puts it down on a piece, or on none. */
  drop(ref: Ref | null): void
}

/** So far a pointer goes before a press becomes a drag, in pixels. */
const SLOP = 12
const MOVABLE = '.piece.can[data-ref], .piece.on[data-ref]'

interface Drag {
  readonly el: HTMLElement
  readonly ref: Ref
  readonly pointer: number
  readonly x: number
  readonly y: number
  /** How many times larger the board is seen than it is laid. */
  readonly scale: number
  lifted: boolean
}

const refAt = (x: number, y: number, not: Element): Ref | null => {
  for (const el of document.elementsFromPoint(x, y)) {
    const piece = el.closest<HTMLElement>('.piece[data-ref]')
    if (piece !== null && piece !== not) return piece.dataset.ref ?? null
  }
  return null
}

/** Lets pieces under a node be dragged; gives what ends it. */
export function dragging(node: HTMLElement, { lift, drop }: Dragged): () => void {
  let drag: Drag | null = null
  /** The click that follows a drag is no press. */
  let spent = false

  function down(e: PointerEvent): void {
    spent = false
    if (!e.isPrimary || e.button !== 0 || !(e.target instanceof Element)) return
    const el = e.target.closest<HTMLElement>(MOVABLE)
    const ref = el?.dataset.ref
    if (!el || !ref) return
    const scale = seenScale(el.closest<HTMLElement>('.board') ?? el)
    drag = { el, ref, pointer: e.pointerId, x: e.clientX, y: e.clientY, scale, lifted: false }
  }
  function move(e: PointerEvent): void {
    if (drag === null || e.pointerId !== drag.pointer) return
    const [dx, dy] = [e.clientX - drag.x, e.clientY - drag.y]
    if (!drag.lifted) {
      if (Math.hypot(dx, dy) < SLOP) return
      drag.lifted = lift(drag.ref)
      if (!drag.lifted) {
        end()
        return
      }
      drag.el.setPointerCapture(e.pointerId)
      drag.el.dataset.dragged = ''
    }
    drag.el.style.translate = `${dx / drag.scale}px ${dy / drag.scale}px`
  }
  function up(e: PointerEvent): void {
    if (drag === null || e.pointerId !== drag.pointer) return
    const { lifted, el } = drag
    end()
    if (!lifted) return
    spent = true
    drop(refAt(e.clientX, e.clientY, el))
  }
  /** The page scrolls, or somebody lets go elsewhere. */
  function cancel(): void {
    const lifted = drag?.lifted
    end()
    if (lifted) drop(null)
  }
  function end(): void {
    if (drag === null) return
    drag.el.style.translate = ''
    delete drag.el.dataset.dragged
    drag = null
  }
  function click(e: MouseEvent): void {
    if (!spent) return
    spent = false
    e.preventDefault()
    e.stopPropagation()
  }
  const ending = new AbortController()
  const { signal } = ending
  node.addEventListener('pointerdown', down, { signal })
  node.addEventListener('pointermove', move, { signal })
  node.addEventListener('pointerup', up, { signal })
  node.addEventListener('pointercancel', cancel, { signal })
  node.addEventListener('click', click, { signal, capture: true })
  return () => ending.abort()
}
