// A game laid in a copy of the house: it is typed, set, tested and played like any other; what fails leaves nothing.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUSE } from '../reference.ts'
import { copyHouse } from '../test/house.ts'
import { filesOf, lay, modelIn } from './lay.ts'
import { namingOf } from './naming.ts'

let copy = ''
beforeAll(() => {
  copy = copyHouse()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Runs something in the copy, without what this test's own runner sets in the environment. */
function inCopy(program: string, ...args: readonly string[]) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE_|TEST$|NODE_ENV)/.test(name)),
  )
  const { status, stdout, stderr } = spawnSync(join(copy, 'node_modules', '.bin', program), [...args], {
    cwd: copy,
    env: { ...env, NO_COLOR: '1', CHANTIER_DATA: join(copy, 'data') },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}
const chantier = (...args: readonly string[]) => inCopy('node', 'cli/main.ts', ...args)

describe('chantier new-game', () => {
  it('lays games for any count of players, and says what to do next', () => {
    const first = chantier('new-game', 'toll-bridge', '--players', '2-4', '--lang', 'en')
    expect(first).toEqual({ status: 0, said: expect.stringContaining('Toll Bridge is laid in games/toll-bridge') })
    expect(first.said).toContain('npm run chantier -- play toll-bridge')
    const second = chantier('new-game', 'kiln', '--players', '2', '--json')
    expect(second.status).toBe(0)
    expect(JSON.parse(second.said)).toEqual({
      id: 'kiln',
      title: 'Kiln',
      letters: 'KIL',
      players: [2, 2],
      folder: 'games/kiln',
    })
    expect(readdirSync(join(copy, 'games')).sort()).toEqual(['kiln', 'shelf.ts', 'toll-bridge'])
    expect(readdirSync(copy).filter((name) => name.startsWith('.new-game'))).toEqual([])
    expect(readFileSync(join(copy, 'games/kiln/RULES.md'), 'utf8')).toContain('for 2 players')
  })

  it('that exists already is refused, and stays as it is', () => {
    const before = readFileSync(join(copy, 'games/kiln/RULES.md'), 'utf8')
    const again = chantier('new-game', 'kiln', '--players', '2-5', '--lang', 'en')
    expect(again).toEqual({ status: 2, said: expect.stringContaining('There is a game “kiln” already.') })
    expect(readFileSync(join(copy, 'games/kiln/RULES.md'), 'utf8')).toBe(before)
  })

  it('lays code that compiles', () => {
    const only = { extends: './tsconfig.json', include: ['games'] }
    writeFileSync(join(copy, 'tsconfig.games.json'), JSON.stringify(only))
    expect(inCopy('tsc', '--noEmit', '--project', 'tsconfig.games.json')).toEqual({ status: 0, said: '' })
  })

  it('lays code that is set, walled and covered as the house asks', () => {
    expect(inCopy('biome', 'check', '--error-on-warnings', 'games').status).toBe(0)
    for (const script of ['walls', 'sizes']) expect(inCopy('node', `scripts/${script}.ts`)).toMatchObject({ status: 0 })
    const { status, said } = inCopy('node', 'scripts/clauses.ts', '--quiet')
    expect([status, said]).toEqual([0, expect.stringContaining('kiln: 22 clauses, 22 tested')])
  })

  it('lays games that pass their batteries', () => {
    const { status, said } = inCopy('vitest', 'run', 'games/toll-bridge', 'games/kiln')
    expect(said).toContain('12 passed (12)')
    expect(status, said).toBe(0)
  })

  it('lays games with a lesson that can be played, shown and said', () => {
    const { status, said } = chantier('lesson', 'kiln', '--check', '--lang', 'en')
    expect(said).toContain('1 chapter: everything can be played, shown and said.')
    expect(status).toBe(0)
  })

  it('lays games that are played in the terminal', () => {
    const { status, said } = chantier('record', 'kiln', '--bot', 'greedy', '--seed', 'terminal', '--json')
    expect(status, said).toBe(0)
    expect(said.trim().split('\n').length).toBeGreaterThan(10)
  })
})

describe('a game that cannot be finished', () => {
  it('leaves nothing behind', async () => {
    const root = mkdtempSync(join(tmpdir(), 'chantier-lay-'))
    mkdirSync(join(root, 'games'))
    const files = filesOf(modelIn(HOUSE), namingOf('kiln', new Set()), [2, 4])
    const drafts: string[] = []
    const failing = async (folder: string) => {
      drafts.push(...readdirSync(folder))
      throw new Error('no')
    }
    await expect(lay(root, 'kiln', files, failing)).rejects.toThrow('no')
    expect(drafts).toContain('RULES.md')
    expect([readdirSync(root), readdirSync(join(root, 'games'))]).toEqual([['games'], []])
    rmSync(root, { recursive: true })
  })
})
