import { describe, expect, it } from 'vitest'
import { fold } from './folding.ts'

/** A bar of this width whose tools need `tools`; its title shrinks to nothing rather than push them out. */
function barOf(width: number, tools: number) {
  const parts = { phases: 60, mark: 90, title: 100, detail: 0, steps: 120 }
  const dataset: { folded?: string } = {}
  const shown = (part: keyof typeof parts) => !(dataset.folded ?? '').split(' ').includes(part)
  const words = () => (shown('title') ? 160 : 60)
  const others = () =>
    tools + (shown('phases') ? parts.phases : 0) + (shown('mark') ? parts.mark : 0) + (shown('steps') ? parts.steps : 0)
  const title = {
    get clientWidth() {
      return Math.max(0, Math.min(words(), width - others()))
    },
    get scrollWidth() {
      return words()
    },
  }
  return {
    dataset,
    clientWidth: width,
    get scrollWidth() {
      return Math.max(width, others())
    },
    querySelectorAll: () => [title],
  }
}

describe('a bar folds', () => {
  it('not at all where everything has room', () => {
    const bar = barOf(800, 300)
    fold(bar, 'h1')
    expect(bar.dataset.folded).toBe('')
  })
  it('until its title is whole, also where the title was cut to nothing', () => {
    const bar = barOf(400, 300)
    fold(bar, 'h1')
    expect(bar.dataset.folded).toBe('phases mark title detail steps')
  })
})
