import { expect, it } from 'vitest'
import { partsOf } from './redraw.ts'

it('a drawing falls into its elements, each with what it holds', () => {
  const parts = ['<path d="M0 0h4"/>', '<g class="a"><g><text>3 > 2</text></g><use href="#x"/></g>', '<text></text>']
  expect(partsOf(parts.join(''))).toEqual(parts)
  expect(partsOf('')).toEqual([])
})

it('what is no row of elements is not taken apart', () => {
  for (const markup of ['words', '<g/> <g/>', '<g/>words', 'words<g/>', '<g>', '</g>', '<g></g></g><g>'])
    expect(partsOf(markup), markup).toBeNull()
})
