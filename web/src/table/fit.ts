// Texts set narrower where their room is too short, whatever the language: squeezed, never cut.

/** Measures now and says how to set what was measured. */
type Measure = () => () => void

/** What waits for the frame: all is measured first, then all is set, so that the page is laid out once. */
let waiting = new Map<Element, Measure>()

function fitAll(): void {
  const now = [...waiting.values()]
  waiting = new Map()
  const sets = now.map((measure) => measure())
  for (const set of sets) set()
}

function soon(node: Element, measure: Measure): void {
  if (waiting.size === 0) requestAnimationFrame(fitAll)
  waiting.set(node, measure)
  fitted.set(node, measure)
}

/** How each line and drawing is measured: a face that has come makes lines wider or narrower, and all are fitted anew. */
const fitted = new WeakMap<Element, Measure>()
function again(): void {
  for (const node of document.querySelectorAll('.fit, .drawing')) {
    const measure = fitted.get(node)
    if (measure !== undefined) soon(node, measure)
  }
}
if (typeof document !== 'undefined') {
  document.fonts?.addEventListener('loadingdone', again)
  // A larger window draws the page larger, and letters do not grow evenly.
  addEventListener('resize', again)
}

/**
 * Sets the lines of class `fit` within a node narrower, never smaller, than `margin` within what holds them, after its left
 * padding, and out of what is `covered` of it.
 */
export function fitLines(node: HTMLElement, margin: number, covered = 0): void {
  for (const line of node.querySelectorAll<HTMLElement>('.fit'))
    soon(line, () => {
      const holder = line.parentElement
      const before = holder === null ? 0 : Number.parseFloat(getComputedStyle(holder).paddingLeft)
      const room = (holder?.clientWidth ?? 0) - before - covered
      // In very little room the margin goes first: a line is squeezed, never left as it is.
      const most = Math.max(room / 2, room - margin)
      const k = most > 0 && line.offsetWidth > most ? most / line.offsetWidth : 1
      return () => {
        const set = k < 1 ? `scaleX(${k})` : ''
        if (line.style.transform !== set) line.style.transform = set
      }
    })
}

/** A text of a drawing may stand out this much, in CSS pixels, and is never set narrower than this part of itself. */
const OUT = 3
const NARROWEST = 0.4

/** Sets the texts of a drawing narrower that would stand out of its sides. */
export const fitDrawing = (svg: SVGSVGElement): void => soon(svg, () => drawingFits(svg))

function drawingFits(svg: SVGSVGElement): () => void {
  // What is drawn may have changed since it was asked for: its texts are found only now.
  const texts = [...svg.querySelectorAll('text')]
  if (texts.length === 0) return () => {}
  for (const word of texts) restore(word)
  const room = svg.getBoundingClientRect()
  const narrower = texts.flatMap((word) => {
    const own = word.getBoundingClientRect()
    const out = Math.max(room.left - own.left, own.right - room.right)
    if (out <= OUT || own.height > own.width) return []
    const sides = getComputedStyle(word).textAnchor === 'middle' ? 2 : 1
    const part = Math.max(NARROWEST, 1 - (sides * out) / own.width)
    return [{ word, length: word.getComputedTextLength() * part }]
  })
  return () => {
    for (const { word, length } of narrower) {
      word.dataset.drawn = word.getAttribute('textLength') ?? ''
      word.setAttribute('textLength', length.toFixed(1))
      word.setAttribute('lengthAdjust', 'spacingAndGlyphs')
    }
  }
}

/** A text as its look drew it, before it was set narrower here. */
export function restore(word: SVGTextElement): void {
  const { drawn } = word.dataset
  if (drawn === undefined) return
  delete word.dataset.drawn
  if (drawn === '') {
    word.removeAttribute('textLength')
    word.removeAttribute('lengthAdjust')
  } else word.setAttribute('textLength', drawn)
}
