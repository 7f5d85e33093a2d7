// Texts that have too little room on a page: cut off, out of their button, piece or window, one over the other.
import type { Page } from '@playwright/test'

const ROOM = `...(${cutTexts})(), ...(${coveredTitles})()`

/** What says at a table which texts have too little room, as an expression: a sentence for each. */
export const OVERFLOWS = `[${ROOM}, ...(${brokenWords})()]`

/** The same of any page, which never scrolls sideways. A word may be broken there: a made-up language is longer than any real one. */
export const overflows = (page: Page): Promise<string[]> => page.evaluate<string[]>(`[${ROOM}]`)

/** Titles of cards are whole: their lines end before the card that covers the rest, and none lies under the coin. */
function coveredTitles(): string[] {
  const found = new Set<string>()
  for (const title of document.querySelectorAll('.look-card .title')) {
    const card = title.closest('.piece')
    // A picture of the table shows a part of it on purpose.
    if (title.closest('.visually-hidden, [role=img], [data-teaser]') !== null) continue
    const text = (title.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)
    if (card === null || text === '' || !title.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue
    const range = document.createRange()
    range.selectNodeContents(title)
    const coins = [...card.querySelectorAll('.coin, .price .token')].map((coin) => coin.getBoundingClientRect())
    for (const line of range.getClientRects()) {
      const over = document.elementFromPoint(line.right - 2, (line.top + line.bottom) / 2)?.closest('.look-card')
      if (over && over !== card) found.add(`“${text}” of a card lies under another`)
      // The box round a turned line reaches where none of its letters do.
      if (card.getAttribute('style')?.includes('rotate(')) continue
      // A coin is round, and letters stand on their line, a quarter above its lower edge.
      const foot = line.bottom - line.height / 4
      for (const { left, top, width, height } of coins) {
        // What stands there over the whole width is no coin.
        if (width > 1.2 * height) continue
        const [dx, dy] = [line.left + 2 - left - width / 2, foot - top - height / 2]
        if (Math.hypot(dx, dy) < width / 2 - Math.max(1, width / 20))
          found.add(`“${text}” lies under the coin of its card`)
      }
    }
  }
  return [...found]
}

function cutTexts(): string[] {
  /** What rounding and slanted letters may stand out, in CSS pixels. */
  const SLACK = 4
  const found = new Set<string>()
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) found.add(`the page is ${wide} px too wide`)

  /** Said to the ear alone: its box is clipped to nothing. */
  const unseen = (el: Element | null): boolean =>
    el !== null && (getComputedStyle(el).clipPath === 'inset(50%)' || unseen(el.parentElement))
  const shown = (el: Element) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !unseen(el)
  const short = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 40)
  const nameOf = (el: Element) => `${el.tagName.toLowerCase()}.${el.getAttribute('class') ?? ''}`
  const sticksOut = (inner: DOMRect, outer: DOMRect) =>
    Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top, inner.bottom - outer.bottom)

  /** The nearest box that hides what stands out of it; one that scrolls hides nothing for good. */
  const cutters = new Map<Element, Element | null>()
  function cutter(el: Element | null): Element | null {
    if (el === null) return null
    const known = cutters.get(el)
    if (known !== undefined) return known
    const { overflowX, overflowY } = getComputedStyle(el)
    const is = (...ways: string[]) => ways.includes(overflowX) || ways.includes(overflowY)
    const cut = is('auto', 'scroll') ? null : is('hidden', 'clip') ? el : cutter(el.parentElement)
    cutters.set(el, cut)
    return cut
  }

  /** Pieces whose words nothing else may cover; cards of a hand lie over each other. */
  const LAID = '.look-drawing, .look-text, .look-plate, .look-count'
  const laid: { rect: DOMRect; text: string; el: Element }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = short(node.textContent ?? '')
    const el = node.parentElement
    // A picture of the table shows a part of it on purpose, and so does a line that a press opens whole.
    if (
      text === '' ||
      el === null ||
      !shown(el) ||
      el.closest('.visually-hidden, style, script, title, [role=img], [data-teaser]') !== null
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    // A range does not know that a drawn text is set narrower (textLength).
    const rect = (el instanceof SVGElement ? el : range).getBoundingClientRect()
    if (rect.width === 0 || rect.height === 0) continue
    // What hangs on a piece, and figures and letters on its edge, stand out on purpose.
    const word = /\p{L}{2}/u.test(text) && el.closest('.tag') === null
    const button = el.closest('button:not(.piece)')
    const piece = el.closest('.piece')
    // A number on the edge of a button is no text of it.
    const pinned = /^\d+$/.test(text) && getComputedStyle(el).position === 'absolute'
    if (button !== null && !pinned) {
      const out = sticksOut(rect, button.getBoundingClientRect())
      if (out > SLACK) found.add(`${nameOf(el)} stands ${Math.round(out)} px out of ${nameOf(button)}: ${text}`)
    }
    if (piece !== null && word) {
      const { left, right } = piece.getBoundingClientRect()
      const out = Math.max(left - rect.left, rect.right - right)
      if (out > SLACK) found.add(`${nameOf(el)} stands ${Math.round(out)} px out of ${nameOf(piece)}: ${text}`)
      if (piece.matches(LAID)) laid.push({ rect, text, el })
    }
    const cut = cutter(el)
    if (cut !== null && cut.tagName !== 'BODY' && cut.tagName !== 'HTML') {
      const out = sticksOut(rect, cut.getBoundingClientRect())
      if (out > SLACK) found.add(`${nameOf(el)} is cut by ${Math.round(out)} px in ${nameOf(cut)}: ${text}`)
    }
  }
  for (const [i, a] of laid.entries())
    for (const b of laid.slice(i + 1)) {
      const w = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left)
      const h = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top)
      if (w > SLACK && h > 2 * SLACK && a.el !== b.el) found.add(`“${a.text}” lies over “${b.text}”`)
    }
  return [...found]
}

/** Words that go on in the next line without a hyphen, and names that a drawing cuts short. */
function brokenWords(): string[] {
  const found = new Set<string>()
  const range = document.createRange()
  const linesOf = (node: Node, from: number, to: number) => {
    range.setStart(node, from)
    range.setEnd(node, to)
    // A large first letter, or one from another face, has a box of its own in the same line.
    let lines = 0
    let foot = Number.NEGATIVE_INFINITY
    for (const { top, bottom, height } of range.getClientRects()) {
      if (top > foot - height / 2) lines++
      foot = Math.max(foot, bottom)
    }
    return lines
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const el = node.parentElement
    const whole = node.textContent ?? ''
    if (el === null || !el.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (el.closest('.visually-hidden, style, script, title, [role=img], [data-teaser]') !== null) continue
    const said = `“${whole.replace(/\s+/g, ' ').trim().slice(0, 40)}”`
    if (el instanceof SVGElement) {
      // Whoever hears the piece hears the whole name; what opens something else ends in dots on purpose.
      const stem = /(\p{L}.*)…$/u.exec(whole.trim())?.[1] ?? ''
      const piece = el.closest('.piece')
      const heard = piece?.getAttribute('aria-label') ?? piece?.querySelector('.visually-hidden')?.textContent ?? ''
      const after = stem === '' ? '' : (heard.split(stem)[1] ?? '')
      if (/^\p{L}/u.test(after)) found.add(`${said} is cut short`)
      continue
    }
    if (getComputedStyle(el).hyphens === 'auto' || linesOf(node, 0, whole.length) < 2) continue
    for (const { 0: word, index } of whole.matchAll(/\p{L}{2,}/gu))
      if (linesOf(node, index, index + word.length) > 1) found.add(`${word} of ${said} is broken`)
  }
  return [...found]
}
