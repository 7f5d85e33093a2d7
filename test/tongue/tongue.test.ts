// A language is files: a made-up one is laid into a copy of the house, which finds it by listing and says everything in it.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { layHouse } from './lay.ts'

let house = ''
beforeAll(() => {
  house = layHouse()
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

it('a language that is only files is spoken by every game, look, terminal and server, and fits every room', () => {
  const told = execFileSync(process.execPath, [join(house, 'test', 'tongue', 'inside.ts')], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  const { found, counts }: { found: string[]; counts: Record<string, number> } = JSON.parse(told)
  expect(found.slice(0, 40)).toEqual([])
  expect(counts.rooms).toBeGreaterThanOrEqual(10)
  expect(counts.scenes).toBeGreaterThan(1000)
  expect(counts.lines).toBeGreaterThan(1000)
  expect(counts.sentences).toBeGreaterThan(10_000)
}, 300_000)
