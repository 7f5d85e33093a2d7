import { describe, expect, it } from 'vitest'
import { castsIn } from './cast.ts'
import { functionsOf, tooLong } from './size.ts'
import { codeOf } from './source.ts'

const long = (lines: number) => `function long() {\n${'  go()\n'.repeat(lines - 2)}}\n`

describe('sizes', () => {
  it('count the lines of functions of every kind by their names', () => {
    const text = `const a = () => {\n}\nclass B {\n  c() {\n    return 1\n  }\n}\nexport function d() {}\n`
    expect(functionsOf('x.ts', text)).toEqual([
      { name: 'a', line: 1, lines: 2 },
      { name: 'c', line: 4, lines: 3 },
      { name: 'd', line: 8, lines: 1 },
    ])
  })
  it('allow 80 lines of a function and 350 of a file', () => {
    expect(tooLong('x.ts', long(80))).toEqual([])
    expect(tooLong('x.ts', long(81))).toEqual([{ name: 'long', line: 1, lines: 81 }])
    expect(tooLong('x.ts', 'go()\n'.repeat(350))).toEqual([])
    expect(tooLong('x.ts', 'go()\n'.repeat(351))).toEqual([{ name: 'x.ts', line: 1, lines: 351 }])
  })
  it('leave lists of things and chapters of tests alone', () => {
    expect(tooLong('server/texts/en.ts', 'go()\n'.repeat(400))).toEqual([])
    expect(tooLong('x.test.ts', `describe('x', () => {\n${'  go()\n'.repeat(90)}})\n`)).toEqual([])
  })
  it('find the code of a component at its lines', () => {
    const text = `<p>\n</p>\n<script lang="ts">\nfunction a() {\n}\n</script>\n<b>as</b>\n`
    expect(functionsOf('x.svelte', text)).toEqual([{ name: 'a', line: 4, lines: 2 }])
    expect(codeOf('x.svelte', text).length).toBe(text.length)
  })
})

describe('casts', () => {
  it('are counted where the compiler is overruled', () => {
    const text = `import { a as b } from './a.ts'
export { b as c }
const d = b as number
const e = b as unknown as string
const f = [1] as const
const g = { b } satisfies object
const h = 'x as y' // as z`
    expect(castsIn('x.ts', text)).toBe(3)
  })
})
