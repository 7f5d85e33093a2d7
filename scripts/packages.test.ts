import { describe, expect, it } from 'vitest'
import { below, locked } from './lock.ts'

/** Whoever only wants to play waits for each of them. */
const MOST = 195

describe('what is installed to play', () => {
  const toPlay = Object.entries(locked).filter(([path, { dev, optional }]) => path !== '' && !dev && !optional)
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

describe('what lies below a package in the lock', () => {
  const lock = {
    'node_modules/a': { dependencies: { b: '1', c: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1', d: '1' } },
    'node_modules/b': {},
    'node_modules/c': {},
    'node_modules/a/node_modules/b/node_modules/d': {},
    'node_modules/e': {},
  }
  it('is found as Node finds it: the nearest node_modules first', () => {
    expect(Object.keys(below(lock, ['a'])).sort()).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/a/node_modules/b/node_modules/d',
      'node_modules/c',
    ])
  })
})
