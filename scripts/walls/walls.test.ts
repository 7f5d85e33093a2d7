import { describe, expect, it } from 'vitest'
import { cyclesIn } from './cycles.ts'
import { specifiersOf } from './imports.ts'
import { brokenFacets, brokenStoreys, brokenWalls } from './rooms.ts'

const imports = (found: Record<string, readonly string[]>) => new Map(Object.entries(found))

describe('imports', () => {
  it('are found however they are written, by value and by type, and not where they are only spoken of', () => {
    const text = `import { a } from './a.ts'
import type { B } from './b.ts'
export { c } from './c.ts'
export type { D } from './d.ts'
const e = await import('./e.ts')
type F = import('./f.ts').F
// import { g } from './g.ts'
const h = "import { h } from './h.ts'"`
    expect(specifiersOf(text)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts', './f.ts'])
  })
})

describe('a circle', () => {
  it('is told by its shortest way', () => {
    const found = imports({ a: ['b', 'c'], b: ['c'], c: ['a', 'd'], d: [], e: ['a'] })
    expect(cyclesIn(found)).toEqual([['a', 'c', 'a']])
  })
  it('is not where everybody only looks down', () => {
    expect(cyclesIn(imports({ a: ['b', 'c'], b: ['c', 'd'], c: ['d'], d: [] }))).toEqual([])
  })
  it('is found beside another', () => {
    expect(cyclesIn(imports({ a: ['b'], b: ['a', 'c'], c: ['d'], d: ['e'], e: ['c'] }))).toEqual([
      ['c', 'd', 'e', 'c'],
      ['a', 'b', 'a'],
    ])
  })
})

describe('a wall between rooms', () => {
  it('stops whoever may not come in', () => {
    expect(brokenWalls(imports({ 'kernel/a.ts': ['match/b.ts'], 'match/b.ts': ['kernel/c.ts'] }))).toEqual([
      'kernel/a.ts may not import match/b.ts',
    ])
  })
  it('lets nobody know a game by its name', () => {
    const found = imports({
      'cli/a.ts': ['games/pillars/state.ts', 'games/shelf.ts'],
      'games/castle/a.ts': ['games/pillars/a.ts', 'games/castle/b.ts'],
    })
    expect(brokenWalls(found)).toEqual([
      'cli/a.ts knows the game "pillars": games/pillars/state.ts',
      'games/castle/a.ts knows the game "pillars": games/pillars/a.ts',
    ])
  })
  it('lets a test use what its room may not', () => {
    expect(brokenWalls(imports({ 'kernel/a.test.ts': ['contract/laws.ts'] }))).toEqual([])
  })
})

describe('the facets of a game', () => {
  it('keep words from whoever only plays or thinks', () => {
    const found = imports({
      'games/toy/rules/index.ts': ['games/toy/words/index.ts', 'games/toy/sheet/box.ts'],
      'games/toy/mind/index.ts': ['games/toy/rules/index.ts', 'games/toy/look/index.ts'],
      'games/toy/look/index.ts': ['games/toy/words/index.ts', 'look/scene.ts'],
    })
    expect(brokenFacets(found)).toEqual([
      'games/toy/rules/index.ts takes in the facet "words": games/toy/words/index.ts',
      'games/toy/mind/index.ts takes in the facet "look": games/toy/look/index.ts',
    ])
  })
  it('are anybody’s in a test', () => {
    expect(brokenFacets(imports({ 'games/toy/rules/a.test.ts': ['games/toy/words/index.ts'] }))).toEqual([])
    expect(brokenFacets(imports({ 'games/toy/test/plan.ts': ['games/toy/words/index.ts'] }))).toEqual([])
  })
})

describe('the storeys of a room', () => {
  const room = { room: 'server', rows: [['.'], ['http', 'live'], ['tables'], ['tables/runtime'], ['a.ts']] }
  const broken = (from: string, to: string) => brokenStoreys(room, imports({ [from]: [to] })).length

  it('only look down', () => {
    expect(broken('server/serve.ts', 'server/http/app.ts')).toBe(0)
    expect(broken('server/http/x/app.ts', 'server/http/docs.ts')).toBe(0)
    expect(broken('server/live/line.ts', 'server/http/app.ts')).toBe(1)
    expect(broken('server/tables/act.ts', 'server/tables/runtime/open.ts')).toBe(0)
    expect(broken('server/tables/runtime/open.ts', 'server/tables/act.ts')).toBe(1)
    expect(broken('server/tables/act.ts', 'server/serve.ts')).toBe(1)
    expect(broken('server/tables/act.ts', 'server/a.ts')).toBe(0)
  })
  it('leave nobody out, and let tests look anywhere', () => {
    expect(brokenStoreys(room, imports({ 'server/cellar/x.ts': [] }))).toEqual([
      'server/cellar/x.ts is in no storey of server/',
    ])
    expect(broken('server/tables/act.test.ts', 'server/serve.ts')).toBe(0)
    expect(broken('server/test/house.ts', 'server/serve.ts')).toBe(0)
  })
})
