import { describe, expect, it } from 'vitest'
import { LOOK_MS, Pulse } from './pulse.ts'

/** What the looks find from a moment on, each with its time. */
function looks(pulse: Pulse, from: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => from + i * LOOK_MS)
    .map((now) => [now, pulse.look(now)] as const)
    .flatMap(([now, found]) => (found === 'well' ? [] : [`${found} ${now}`]))
}

describe('a connection that says nothing', () => {
  it('is asked once, and is silent when it does not answer: within five seconds whenever the looks fall', () => {
    for (let first = 1; first <= LOOK_MS; first += 7) {
      const [asked = '', silent = ''] = looks(new Pulse(0), first, 7)
      expect(asked).toMatch(/^ask /)
      expect(silent).toMatch(/^silent /)
      expect(Number(silent.split(' ')[1])).toBeLessThan(4500)
    }
    expect(looks(new Pulse(0), 800, 20).filter((found) => found.startsWith('ask'))).toEqual(['ask 2400'])
  })
  it('has the same time to answer when it was quiet for long before anybody looked', () => {
    expect(looks(new Pulse(0), 60_000, 4)).toEqual(['ask 60000', 'silent 61600', 'silent 62400'])
  })
  it('is well again as soon as anything comes, and asked again after the next silence', () => {
    const pulse = new Pulse(0)
    expect(looks(pulse, 800, 3)).toEqual(['ask 2400'])
    pulse.heard(2410.7)
    expect(looks(pulse, 3200, 3)).toEqual(['ask 4800'])
    pulse.heard(4801)
    expect([pulse.isQuiet(5000), pulse.look(5000)]).toEqual([false, 'well'])
  })
})
