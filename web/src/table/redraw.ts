// A drawing drawn anew: of what is on the page only the parts are touched that differ, so that the rest is neither styled, nor laid
// out, nor painted again.
import { restore } from './fit.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** Where markup is read, away from the page. */
let desk: SVGElement | null = null

/** What each node holds, as it was drawn: one part for each of its children. */
const held = new WeakMap<SVGElement, readonly string[]>()

/** Makes a node of the page hold what the markup says. */
export function redraw(node: SVGElement, markup: string): void {
  const [was, now] = [held.get(node), partsOf(markup)]
  held.delete(node)
  if (node.firstChild === null) node.innerHTML = markup
  else if (was !== undefined && now !== null && was.length === node.childNodes.length) redrawParts(node, was, now)
  else {
    restoreIn(node)
    matchChildren(node, read(markup))
  }
  if (now !== null) held.set(node, now)
}

const TAG = /<(\/?)[a-zA-Z][^<>]*?(\/?)>/g

/** The elements that markup is a row of; null where it is anything else. */
export function partsOf(markup: string): readonly string[] | null {
  const parts: string[] = []
  let [from, depth] = [0, 0]
  for (const { 0: tag, 1: closes, 2: alone, index } of markup.matchAll(TAG)) {
    if (depth === 0 && (closes !== '' || index !== from)) return null
    if (alone === '') depth += closes === '' ? 1 : -1
    if (depth > 0) continue
    parts.push(markup.slice(from, index + tag.length))
    from = index + tag.length
  }
  return depth === 0 && from === markup.length ? parts : null
}

/** The parts that are drawn as they were are not looked at; those between them are drawn anew. */
function redrawParts(node: SVGElement, was: readonly string[], now: readonly string[]): void {
  const { head, tail } = sameEnds(was, now, (a, b) => a === b)
  const old = [...node.childNodes].slice(head, was.length - tail)
  for (const part of old) if (part instanceof SVGElement) restoreIn(part)
  const come = [...read(now.slice(head, now.length - tail).join('')).childNodes]
  replace(node, old, come, node.childNodes[was.length - tail] ?? null)
}

function read(markup: string): SVGElement {
  desk ??= document.createElementNS(SVG, 'g')
  desk.innerHTML = markup
  return desk
}

/** Texts that were set narrower are as they were drawn, to be compared. */
function restoreIn(node: SVGElement): void {
  if (node instanceof SVGTextElement) restore(node)
  for (const word of node.querySelectorAll<SVGTextElement>('text[data-drawn]')) restore(word)
}

/** How many are the same at the beginning and at the end of two rows. */
function sameEnds<T>(was: readonly T[], now: readonly T[], same: (a: T, b: T) => boolean) {
  const least = Math.min(was.length, now.length)
  const alike = (i: number, k: number) => {
    const [a, b] = [was[i], now[k]]
    return a !== undefined && b !== undefined && same(a, b)
  }
  let head = 0
  while (head < least && alike(head, head)) head++
  let tail = 0
  while (tail < least - head && alike(was.length - 1 - tail, now.length - 1 - tail)) tail++
  return { head, tail }
}

/** What is the same at both ends stays; what lies between is matched in its order. */
function matchChildren(live: Element, wanted: Element): void {
  const [was, now] = [[...live.childNodes], [...wanted.childNodes]]
  const { head, tail } = sameEnds(was, now, (a, b) => a.isEqualNode(b))
  replace(live, was.slice(head, was.length - tail), now.slice(head, now.length - tail), was[was.length - tail] ?? null)
}

/** Puts nodes in the place of others, in the same order, before a node that stays; what can be changed is not replaced. */
function replace(live: Element, gone: readonly ChildNode[], come: readonly ChildNode[], after: ChildNode | null): void {
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
