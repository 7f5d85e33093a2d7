// What does not fit on a table as it stands in a window: a decision out of sight or covered, things outside the board's room,
// letters too small to read, targets too small for a finger, parts of the page over one another.

/** A finger needs this much, in CSS pixels; half a pixel is rounding. */
const FINGER = 39.5

/** A name set narrower than this part of its natural width cannot be read any more. */
const NARROWEST = 0.5

/**
 * What says in a page what does not fit, as an expression: a sentence for each thing. The functions below are sent as they are written
 * here, all at once, and know nothing of this file.
 */
export const MISFITS = `((form) => {
  const phone = form === 'upright' || form === 'lying'
  return [
    ...(${unseen})(form),
    ...(${tooFine})(phone ? 12 : 14),
    ...(${tooNarrow})(${NARROWEST}),
    ...(${covered})(),
    ...(form === 'wide' ? [] : (${tooSmall})(${FINGER})),
    ...(${heaped})(),
  ]
})((${formHere})())`

/** The form the table on the page is laid in. */
function formHere(): string {
  return ['upright', 'lying', 'tablet'].find((form) => document.querySelector(`.table.${form}`) !== null) ?? 'wide'
}

/** What is to be decided must be in sight and under no other part; pieces lie in the board's room unless it scrolls. */
function unseen(form: string): string[] {
  const found: string[] = []
  const nameOf = (el: Element) =>
    (el as HTMLElement).dataset.ref ?? `“${(el.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 28)}”`
  const inWindow = (r: DOMRect) =>
    r.left >= -1 && r.top >= -1 && r.right <= innerWidth + 1 && r.bottom <= innerHeight + 1
  /** What lies over every point of an element that a finger might meet; null where one of them is free. */
  const coverOf = (el: Element): Element | null => {
    const { x, y, width, height } = el.getBoundingClientRect()
    let over: Element | null = null
    for (const dy of [0.5, 0.2, 0.8, 0.04, 0.96])
      for (const dx of [0.5, 0.12, 0.88]) {
        const met = document.elementFromPoint(x + width * dx, y + height * dy)
        if (met === null || met === el || el.contains(met) || met.contains(el)) return null
        // A card of a column stands for its column.
        const of = met.closest<HTMLElement>('.piece')?.dataset.ref ?? ''
        if (of.startsWith(`${(el as HTMLElement).dataset.ref}.`)) return null
        over = met
      }
    return over
  }
  const DECIDES =
    '.decision .sentence, .decision .buttons button, .numbers button, .verbs [role=menuitem], .pass button'
  for (const el of document.querySelectorAll(DECIDES)) {
    const rect = el.getBoundingClientRect()
    if (rect.height === 0) continue
    const cover = coverOf(el)
    if (!inWindow(rect)) found.push(`${nameOf(el)} is out of sight`)
    else if (cover !== null) found.push(`${nameOf(el)} lies under ${cover.getAttribute('class') ?? cover.tagName}`)
  }
  const room = document.querySelector('.room')?.getBoundingClientRect()
  const scrolls = document.querySelector('.room.scrolls') !== null
  if (scrolls && form !== 'upright') found.push('the board scrolls')
  let met = 0
  const choosable = document.querySelectorAll('.room .piece.can')
  for (const el of choosable) {
    const rect = el.getBoundingClientRect()
    const outside = room !== undefined && (rect.bottom > room.bottom + 1 || rect.top < room.top - 1)
    if (scrolls && outside) continue
    const cover = coverOf(el)
    if (cover === null) met++
    else if (cover.closest('.piece.on, .verbs, .foreseen') === null)
      found.push(`${nameOf(el)} lies under ${cover.closest('[class]')?.getAttribute('class') ?? cover.tagName}`)
  }
  if (choosable.length > 0 && met === 0) found.push('nothing that can be chosen is in sight')
  if (room !== undefined && !scrolls)
    for (const el of document.querySelectorAll('.room .board .piece')) {
      const { left, right, top, bottom } = el.getBoundingClientRect()
      const out = Math.max(room.left - left, right - room.right, room.top - top, bottom - room.bottom)
      if (out > 12) found.push(`${(el as HTMLElement).dataset.piece} is ${Math.round(out)} px outside the room`)
    }
  return found
}

/** Words in letters smaller than `least`; the letter of a seat is part of its shape. */
export function tooFine(least: number): string[] {
  const found = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim()
    const el = node.parentElement
    if (text === '' || el === null || !el.checkVisibility({ visibilityProperty: true })) continue
    if (el.closest('.visually-hidden, style, script, title, svg.badge, .meeple, .emblem, [role=img]') !== null) continue
    if (getComputedStyle(el).clipPath === 'inset(50%)') continue
    if (el instanceof SVGElement && /^\p{L}$/u.test(text)) continue
    // Letters set narrower keep their height.
    const scale = el instanceof SVGGraphicsElement ? (el.getCTM()?.d ?? 1) : 1
    const size = Number.parseFloat(getComputedStyle(el).fontSize) * scale
    if (size > 0 && size < least - 0.05)
      found.add(
        `${el.tagName.toLowerCase()}.${el.getAttribute('class') ?? ''} is set in ${size.toFixed(1)} px: ${text.slice(0, 24)}`,
      )
  }
  return [...found]
}

/** Words of a drawing that are set much narrower than their letters are. */
function tooNarrow(least: number): string[] {
  const found = new Set<string>()
  const pen = document.createElement('canvas').getContext('2d')
  if (pen === null) return []
  for (const el of document.querySelectorAll<SVGTextElement>('svg text[textLength]')) {
    if (!el.checkVisibility({ visibilityProperty: true })) continue
    const text = (el.textContent ?? '').trim()
    pen.font = getComputedStyle(el).font
    const part = el.textLength.baseVal.value / pen.measureText(text).width
    if (part < least)
      found.add(
        `text.${el.getAttribute('class') ?? ''} is set at ${Math.round(100 * part)} % of its width: ${text.slice(0, 24)}`,
      )
  }
  return [...found]
}

/** What is said of the players lies under nothing else that is shown of them. */
function covered(): string[] {
  const found = new Set<string>()
  /** Whether a point of an element is cut off by what it lies in. */
  const isCut = (el: Element, x: number, y: number): boolean => {
    for (let up = el.parentElement; up !== null; up = up.parentElement) {
      const { left, right, top, bottom } = up.getBoundingClientRect()
      if (getComputedStyle(up).overflowY !== 'visible' && (x < left || x > right || y < top || y > bottom)) return true
    }
    return false
  }
  for (const part of document.querySelectorAll('.others, .table > aside')) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const el = node.parentElement
      if (el === null || (node.textContent ?? '').trim() === '' || !el.checkVisibility({ visibilityProperty: true }))
        continue
      if (el.closest('.visually-hidden, svg, .card') !== null || getComputedStyle(el).clipPath === 'inset(50%)')
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, top, width, height } of range.getClientRects())
        for (const dx of [0.1, 0.5, 0.9]) {
          const [x, y] = [left + width * dx, top + height / 2]
          const met = document.elementFromPoint(x, y)
          if (met === null || met.contains(el) || el.contains(met) || isCut(el, x, y)) continue
          found.add(
            `“${(node.textContent ?? '').trim().slice(0, 24)}” lies under ${met.closest('[class]')?.getAttribute('class') ?? met.tagName}`,
          )
        }
    }
  }
  return [...found]
}

/** What can be pressed and is smaller than a finger; a link within a sentence is as high as its line. */
function tooSmall(least: number): string[] {
  const found = new Set<string>()
  const TARGETS = 'button, [role=button], select, input:not([type=hidden]), summary, [role=menuitem], a[href]'
  for (const el of document.querySelectorAll<HTMLElement>(TARGETS)) {
    if (!el.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (el.closest('p, li, .visually-hidden') !== null && el.matches('a, .clause')) continue
    if (el.matches('.piece:not(.can):not(.on)')) continue
    const { width, height } = el.getBoundingClientRect()
    if (width > 0 && height > 0 && Math.min(width, height) < least)
      found.add(
        `${el.dataset.ref ?? el.getAttribute('class') ?? ''} “${(el.getAttribute('aria-label') ?? el.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 24)}” is ${Math.round(width)} × ${Math.round(height)}`,
      )
  }
  return [...found]
}

/** The large parts of the page lie beside one another; lying, the board alone has a part over it: the column. */
function heaped(): string[] {
  const lying = document.querySelector('.table.lying') !== null
  const names = ['.table > header', '.others', 'main > .room', 'main > .foot', '.table > aside']
  const parts = names.flatMap((name) => {
    const rect = document.querySelector(name)?.getBoundingClientRect()
    return rect === undefined || rect.height === 0 || (lying && name === 'main > .room') ? [] : [{ name, rect }]
  })
  return parts.flatMap((a, i) =>
    parts.slice(i + 1).flatMap((b) => {
      const w = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left)
      const h = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top)
      return w > 2 && h > 2
        ? [`${a.name} and ${b.name} lie over one another by ${Math.round(w)} × ${Math.round(h)}`]
        : []
    }),
  )
}
