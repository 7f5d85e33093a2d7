// How far a long piece of work is, and how long it will still take.
import type { Desk } from './desk.ts'

const WIDE = 24

/** Minutes and seconds. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** The bar as text: what is done now against what was done at the start says how long the rest takes. */
export function barText(done: number, of: number, atStart: number, seconds: number): { bar: string; left: string } {
  const full = of === 0 ? WIDE : Math.round((WIDE * done) / of)
  const fresh = done - atStart
  return {
    bar: `${'█'.repeat(full)}${'░'.repeat(WIDE - full)}`,
    left: fresh > 0 ? clockTime((seconds / fresh) * (of - done)) : '…',
  }
}

/** A bar that is drawn on a terminal only. */
export function progressBar(
  of: number,
  atStart: number,
  desk: Desk,
  say: (done: number, of: number, left: string) => string = desk.t.arena.progress,
): (done: number) => void {
  const from = performance.now()
  return (done) => {
    if (!process.stderr.isTTY) return
    const { bar, left } = barText(done, of, atStart, (performance.now() - from) / 1000)
    process.stderr.write(`\r${bar} ${say(done, of, left)}  ${done >= of ? '\n' : ''}`)
  }
}
