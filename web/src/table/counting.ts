// Figures that change count from what they were to what they are.
import { settings } from '../lib/settings.svelte.ts'
import { counted } from './motion.ts'

const COUNT_MS = 350
/** What each figure said last. */
const said = new WeakMap<Element, number>()

/** Counts to a number whenever it is another than before; what is no number just stands there. */
export const counting = (n: number | string) => (node: Element) => {
  const to = Number(n)
  const from = said.get(node)
  if (!Number.isInteger(to)) return
  said.set(node, to)
  const text = node.firstChild
  if (!settings.motion || from === undefined || Math.abs(to - from) < 2 || !(text instanceof Text)) return
  const whole = text.data
  const start = performance.now()
  let frame = requestAnimationFrame(function next(now) {
    const part = (now - start) / COUNT_MS
    text.data = part >= 1 ? whole : String(counted(from, to, part)).replace('-', '−')
    if (part < 1) frame = requestAnimationFrame(next)
  })
  return () => {
    cancelAnimationFrame(frame)
    text.data = whole
  }
}
