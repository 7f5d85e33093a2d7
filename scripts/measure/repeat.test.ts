import { describe, expect, it } from 'vitest'
import { sharedByGames, tellingLines } from './repeat.ts'

const side = (name: string) => ({ name, start: 1, end: 9 })
const code = Array.from({ length: 7 }, (_, i) => `const a${i} = ${i}`).join('\n')
const repeat = (a: string, b: string, fragment = code) => ({ firstFile: side(a), secondFile: side(b), fragment })

describe('a repetition counts', () => {
  it('between the looks or tests of two games', () => {
    expect(sharedByGames(repeat('games/castle/look/mat.ts', 'games/spyrium/look/mat.ts'))).toBe(true)
    expect(sharedByGames(repeat('games/castle/rules/pay.test.ts', 'games/spyrium/test/plan.ts'))).toBe(true)
  })
  it('not within one game, not in rules and words, not where every game must write it', () => {
    expect(sharedByGames(repeat('games/castle/look/mat.ts', 'games/castle/look/tray.ts'))).toBe(false)
    expect(sharedByGames(repeat('games/castle/rules/pay.ts', 'games/spyrium/rules/price.ts'))).toBe(false)
    expect(sharedByGames(repeat('games/castle/look/index.ts', 'games/spyrium/look/index.ts'))).toBe(false)
  })
  it('by its telling lines: imports, comments and brackets are none', () => {
    const imports =
      "import type { A } from '../a.ts'\nimport {\n  b,\n  c,\n} from '../b.ts'\n// A line.\n/** Another. */\n})\n"
    expect(tellingLines(imports)).toBe(0)
    expect(tellingLines(`${imports}const a = 1\n`)).toBe(1)
    expect(tellingLines('  tables: [\n    { seats: 2 },\n    { seats: 3 },\n  ],')).toBe(1)
    expect(sharedByGames(repeat('games/castle/look/mat.ts', 'games/spyrium/look/mat.ts', imports))).toBe(false)
  })
})
