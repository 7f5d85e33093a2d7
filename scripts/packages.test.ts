import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './files.ts'

/** As npm writes it; `dev` is what only work on the house needs, `optional` what only some platforms do. */
interface Locked {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly optional?: boolean }>>
}
/** Whoever only wants to play waits for each of them. */
const MOST = 195

describe('what is installed to play', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Locked
  const toPlay = Object.entries(packages).filter(([path, { dev, optional }]) => path !== '' && !dev && !optional)
  it('is little', () => {
    expect(toPlay.length).toBeGreaterThan(50)
    expect(toPlay.length).toBeLessThanOrEqual(MOST)
  })
  it('holds no tool of tests and checks', () => {
    const tools =
      /node_modules\/(vitest|@playwright\/test|@biomejs\/biome|lighthouse|knip|jscpd|typescript|svelte-check)$/
    expect(toPlay.map(([path]) => path).filter((path) => tools.test(path))).toEqual([])
  })
})
