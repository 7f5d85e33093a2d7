// A drawing drawn anew: of what is on the page only the parts are touched that differ, so that the rest is neither styled, nor laid
// out, nor painted again.
import { restore } from './fit.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** Where markup is read, away from the page. */
let desk: SVGElement | null = null

/** Makes a node of the page hold what the markup says. */
export function redraw(node: SVGElement, markup: string): void {
  if (node.firstChild === null) {
    node.innerHTML = markup
    return
  }
  for (const word of node.querySelectorAll<SVGTextElement>('text[data-drawn]')) restore(word)
  desk ??= document.createElementNS(SVG, 'g')
  desk.innerHTML = markup
  matchChildren(node, desk)
  desk.replaceChildren()
}

/** What is the same at both ends stays; what lies between is matched in its order. */
function matchChildren(live: Element, wanted: Element): void {
  const [old, now] = [[...live.childNodes], [...wanted.childNodes]]
  const least = Math.min(old.length, now.length)
  let head = 0
  while (head < least && old[head]?.isEqualNode(now[head] ?? null)) head++
  let tail = 0
  while (tail < least - head && old.at(-1 - tail)?.isEqualNode(now.at(-1 - tail) ?? null)) tail++
  const after = old[old.length - tail] ?? null
  const [gone, come] = [old.slice(head, old.length - tail), now.slice(head, now.length - tail)]
  for (const [i, node] of come.entries()) {
    const was = gone[i]
    if (was === undefined) live.insertBefore(node, after)
    else if (was instanceof Element && node instanceof Element && was.nodeName === node.nodeName) match(was, node)
    else was.replaceWith(node)
  }
  for (const node of gone.slice(come.length)) node.remove()
}

function match(live: Element, wanted: Element): void {
  for (const { name } of [...live.attributes]) if (!wanted.hasAttribute(name)) live.removeAttribute(name)
  for (const { name, value } of wanted.attributes) if (live.getAttribute(name) !== value) live.setAttribute(name, value)
  matchChildren(live, wanted)
}
