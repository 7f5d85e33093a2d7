// The commands that report: on this machine, on a game's economy, on speed.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { tellData } from './commands/economy.ts'
import { deskOf } from './desk.ts'
import { run, runHere, scratch } from './test/run.ts'

const folder = scratch()
/** A file where a folder should be. */
const whole = join(folder, 'a-file')
writeFileSync(whole, '')
const json = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('doctor', () => {
  const modules = join(import.meta.dirname, '..', 'node_modules')
  const pinned = JSON.parse(readFileSync(join(modules, 'node', 'package.json'), 'utf8')).version

  it('finds what is needed now', async () => {
    const { code, out } = await run(['doctor', '--json'], { data: join(folder, 'data') })
    expect(code).toBe(0)
    const [{ well, checks }] = json(out)
    expect(well).toBe(true)
    const here = (what: string) => checks.find((check: { what: string }) => check.what === what)
    expect(here('node')).toMatchObject({ here: true, needed: true, found: pinned })
    expect(here('sqlite')).toMatchObject({ here: true })
    for (const check of checks) expect([typeof check.for, typeof check.todo]).toEqual(['string', 'string'])
  })

  it('fails when games cannot be kept, and says what to do', async () => {
    const { code, out } = await run(['doctor', '--lang', 'fr'], { data: join(whole, 'inside') })
    expect(code).toBe(1)
    expect(out).toContain('✗ dossier des données manque')
    expect(out).toContain('CHANTIER_DATA')
  })
})

describe('economy', () => {
  it('is told as tables and lines, whatever its data', () => {
    const lines: string[] = []
    const out = new Writable({
      write(text, _encoding, done) {
        lines.push(...stripVTControlCharacters(String(text)).trimEnd().split('\n'))
        done()
      },
    })
    const phases = [
      { phase: 'wages', money: -1500.5 },
      { phase: 'income', money: 20000, note: 'late' },
    ]
    tellData({ games: 3, phases, seats: { first: 1 } }, deskOf('fr', { out, err: out }))
    expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      'games  3',
      '',
      'phases',
      'phase      money  note',
      'wages   -1 500,5',
      'income    20 000  late',
      '',
      'seats',
      'first  1',
    ])
  })

  it('of a game without one is said to be none', async () => {
    expect(await runHere(['economy', 'pillars'])).toEqual({
      code: 1,
      out: '',
      err: 'The game “pillars” has no table of its economy.\n',
    })
  })
})

describe('bench', () => {
  it('measures a game in a process of its own', async () => {
    const engine = join(import.meta.dirname, '..', 'bench', 'engine.ts')
    expect(existsSync(engine)).toBe(true)
    const { code, out } = await run(['pillars', '0.2', '3'], { script: engine })
    expect(code).toBe(0)
    const [measured] = json(out)
    expect(measured).toMatchObject({ game: 'pillars', seats: 3 })
    for (const figure of ['decisionsPerSecond', 'playoutsPerSecond', 'cloneMicros', 'viewMicros', 'imagineMicros'])
      expect(measured[figure]).toBeGreaterThan(0)
    expect(measured.stateBytes).toBeGreaterThan(500)
    expect(measured.mostOptions).toBeGreaterThanOrEqual(10)
  })
})
