// What somebody asks about at a table: the thing pointed at, and the mode in which every tap asks and nothing is played.
import { getContext, setContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Face, Piece, Scene } from '../../../look/scene.ts'
import { faceOf, type Meaning, meaningOf, meaningOfPiece } from '../../../look/things.ts'
import type { Thing } from '../../../papers/speech.ts'
import type { Speaker } from '../../../title/say.ts'
import { screen } from '../lib/screen.svelte.ts'
import type { Table } from './table.ts'
import type { Box } from './telling.ts'

/** How long a mouse or the focus rests on a thing before it is told, and how long a finger does, in milliseconds. */
const HOVER = 650
const REST = 480

/** An explanation that is shown. */
export interface Told {
  readonly meaning: Meaning
  /** The card it is about. */
  readonly face: Face | undefined
  /** The piece it is about, where it lies on the board. */
  readonly piece: string | null
  /** Where the thing is in the window. */
  readonly at: Box
  /** It was asked for: it is said aloud, and stays until it is closed or another thing is asked about. */
  readonly stays: boolean
}

const KEY = Symbol('asking')

export class Asking {
  readonly #given: () => { readonly table: Pick<Table, 'look'>; readonly speaker: Speaker }
  /** Every tap asks, and nothing is played. */
  mode = $state.raw(false)
  told = $state.raw<Told | null>(null)
  #waiting: ReturnType<typeof setTimeout> | undefined

  constructor(given: () => { readonly table: Pick<Table, 'look'>; readonly speaker: Speaker }) {
    this.#given = given
    setContext(KEY, this)
  }

  /** Tells what a piece is that stands there; nothing where it is an ornament. */
  tellPiece(piece: Piece, at: Box, stays: boolean): void {
    const { table, speaker } = this.#given()
    if (table.look !== null) this.#tell(meaningOfPiece(piece, table.look, speaker), at, stays, piece)
  }

  /** What a piece without a name of its own is called. */
  nameOf(piece: Piece): string {
    const { table, speaker } = this.#given()
    return (table.look && meaningOfPiece(piece, table.look, speaker)?.name) ?? ''
  }

  #tellThing(thing: Thing, at: Box, stays: boolean): void {
    const { table, speaker } = this.#given()
    const known = table.look !== null && Object.hasOwn(table.look.things, thing.is)
    if (known) this.#tell(meaningOf(thing, table.look, speaker), at, stays)
  }

  #tell(meaning: Meaning | null, at: Box, stays: boolean, piece?: Piece): void {
    clearTimeout(this.#waiting)
    const face = piece && faceOf(piece)
    if (meaning !== null) this.told = { meaning, face, piece: piece?.id ?? null, at, stays }
  }

  /** Does it after a moment, unless something else is pointed at before. */
  soon(tell: () => void, touch = false): void {
    clearTimeout(this.#waiting)
    if (touch || this.told?.stays !== true) this.#waiting = setTimeout(tell, touch ? REST : HOVER)
  }

  /** Nothing is pointed at any more. */
  turnAway(): void {
    clearTimeout(this.#waiting)
    if (this.told?.stays === false) this.told = null
  }

  close(): void {
    clearTimeout(this.#waiting)
    this.told = null
  }

  toggle(): void {
    this.close()
    this.mode = !this.mode
  }

  /** Tells what has the focus, then lets every tap ask. */
  askFocused({ areas }: Scene): void {
    const node = document.activeElement
    const id = node instanceof HTMLElement ? node.dataset.piece : undefined
    const piece = areas.flatMap((area) => area.pieces).find((p) => p.id === id)
    if (node && piece && !this.mode && this.told?.stays !== true) this.tellPiece(piece, boxOf(node), true)
    else this.toggle()
  }

  /** Closes what was asked last, then the mode; false where there is neither. */
  back(): boolean {
    if (this.told === null && !this.mode) return false
    if (this.told === null) this.mode = false
    this.close()
    return true
  }

  /** Lets an element beside the board be asked about: by pointing, by a finger that rests, in the mode by tap and Enter. */
  of(thing: Thing): Attachment<HTMLElement> {
    return (node) => {
      const off = new AbortController()
      const { signal } = off
      let rested = false
      const tell = (stays: boolean) => this.#tellThing(thing, boxOf(node), stays)
      const ask = (e: Event) => {
        e.preventDefault()
        e.stopPropagation()
        tell(true)
      }
      node.addEventListener('pointerenter', (e) => e.pointerType === 'mouse' && this.soon(() => tell(false)), {
        signal,
      })
      node.addEventListener('pointerleave', () => this.turnAway(), { signal })
      node.addEventListener(
        'pointerdown',
        (e) => {
          rested = false
          if (e.pointerType !== 'touch') return
          this.soon(() => {
            rested = true
            tell(true)
          }, true)
        },
        { signal },
      )
      for (const end of ['pointerup', 'pointercancel'] as const)
        node.addEventListener(end, () => this.turnAway(), { signal })
      node.addEventListener('click', (e) => (this.mode || rested) && ask(e), { signal, capture: true })
      if (!this.mode) return () => off.abort()
      node.addEventListener('keydown', (e) => (e.key === 'Enter' || e.key === ' ') && ask(e), { signal })
      const undo = asButton(node)
      return () => {
        off.abort()
        undo()
      }
    }
  }
}

/** The table's asking, for what stands beside the board. */
export const getAsking = (): Asking => getContext(KEY)

/** Where an element is in the window, in laid pixels. */
export const boxOf = (node: Element): Box => {
  const { x, y, width, height } = node.getBoundingClientRect()
  const { scale } = screen
  return { x: x / scale, y: y / scale, w: width / scale, h: height / scale }
}

/** Marks an element as one that can be asked about, and lets the focus come to it. */
function asButton(node: HTMLElement): () => void {
  const was = ['role', 'tabindex'].map((name) => [name, node.getAttribute(name)] as const)
  node.setAttribute('data-asks', '')
  if (!node.matches('button, a')) {
    node.setAttribute('role', 'button')
    node.setAttribute('tabindex', '0')
  }
  return () => {
    node.removeAttribute('data-asks')
    for (const [name, value] of was)
      if (value === null) node.removeAttribute(name)
      else node.setAttribute(name, value)
  }
}
