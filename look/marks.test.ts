import { expect, it } from 'vitest'
import { type MarkStyle, marksLine, marksWidth } from './marks.ts'

const style: MarkStyle = { classes: 'm', letter: 0.5, icon: 1.2, gap: 0.3, pale: 0.5, toned: false }

it('a line is as long as its marks and the room between them', () => {
  expect(marksWidth([], 10, style)).toBe(0)
  expect(marksWidth([{ text: '12' }], 10, style)).toBe(10)
  expect(marksWidth([{ text: '12', icon: 'coin' }, { icon: 'wood' }], 10, style)).toBe(10 + 2 + 12 + 3 + 12)
})

it('letters come before their icon, in the ink or in their tone', () => {
  const marks = [{ text: '3', icon: 'coin', tone: 'gold', pale: true }, { text: '<' }]
  const line = marksLine(marks, 10, 'black', style)
  expect(line).toMatch(
    /^<text x="0" y="3.5" class="m" style="font-size:max\(10px,var\(--least\)\);fill:black" opacity="0.5">3<\/text><use /,
  )
  expect(line).toContain('x="7" y="-6" width="12" height="12" style="fill:gold"')
  expect(line).toContain(
    '<text x="22" y="3.5" class="m" style="font-size:max(10px,var(--least));fill:black" >&lt;</text>',
  )
  expect(marksLine(marks, 10, 'black', { ...style, toned: true })).toContain('fill:gold" opacity="0.5">3')
})
