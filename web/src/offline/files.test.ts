import { describe, expect, it } from 'vitest'
import { answering, keysOf } from './files.ts'

const SCOPE = 'https://house.example/games/'
const keys = keysOf(SCOPE, [
  { path: 'index.html', mark: 'a1' },
  { path: 'assets/table-Xy12.js' },
  { path: 'icon.svg', mark: 'b2' },
])
const answer = (path: string, isPage = false) => answering(keys, SCOPE, new URL(path, SCOPE).href, isPage)

describe('files kept for play without a network', () => {
  it('answer by path, whatever is asked after it', () => {
    expect(answer('assets/table-Xy12.js')).toBe(`${SCOPE}assets/table-Xy12.js`)
    expect(answer('icon.svg?v=3')).toBe(`${SCOPE}icon.svg?mark=b2`)
  })
  it('answer every page with the one page', () => {
    expect(answer('', true)).toBe(`${SCOPE}index.html?mark=a1`)
    expect(answer('somewhere', true)).toBe(`${SCOPE}index.html?mark=a1`)
  })
  it('never answer for the server', () => {
    for (const path of ['api/me', 'live', 'healthz', 'readyz', 'metrics', 'mail/x']) {
      expect(answer(path)).toBe(null)
      expect(answer(path, true)).toBe(null)
    }
    expect(answer('apiary', true)).not.toBe(null)
  })
  it('know nothing of other places', () => {
    expect(answer('https://elsewhere.example/icon.svg')).toBe(null)
    expect(answer('/icon.svg')).toBe(null)
    expect(answer('assets/unknown.js')).toBe(null)
  })
})
