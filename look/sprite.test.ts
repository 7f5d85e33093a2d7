import { expect, it } from 'vitest'
import { allUnlined, cardBack, lozenges } from './sprite.ts'

it('drawings in their own colours take no outline', () => {
  expect(allUnlined({ coin: { viewBox: '0 0 1 1', body: '<g/>' } }).coin?.body).toBe('<g stroke="none"><g/></g>')
})

it('a back is stretched, its lozenges run from edge to edge and back', () => {
  expect(cardBack('x')).toEqual({ viewBox: '0 0 70 98', stretched: true, body: 'x' })
  expect(lozenges(2, 10, 20, 70)).toBe('M-20 0L50 98M90 0L20 98M-10 0L60 98M80 0L10 98')
})
