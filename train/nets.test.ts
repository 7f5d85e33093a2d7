// The nets that the project ships: small enough, fitting their games, and told what made them.
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { findMind, findTitle, gameIds, netPath } from '../games/shelf.ts'
import type { NetFile } from '../title/weights.ts'

/** Bytes, as a browser fetches it. */
const MOST = 100_000

const taught = gameIds().filter((id) => existsSync(netPath(id)))

describe('a shipped net', () => {
  for (const id of taught) {
    const text = readFileSync(netPath(id), 'utf8')
    it(`is small: ${id}`, () => {
      expect(gzipSync(text).length).toBeLessThan(MOST)
    })
    it(`says what made it: ${id}`, () => {
      const { made }: NetFile = JSON.parse(text)
      expect(made.command).toContain(`npm run train -- ${id}`)
      expect(Object.values(made.games).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0)
    })
    it(`is used with the shipped sheet, and not with a corrected one: ${id}`, async () => {
      const title = await findTitle(id)
      if (title === null) throw new Error(`no game ${id}`)
      expect((await findMind(id))?.taught).toBe(true)
      expect((await findMind(id, title.sheet))?.taught).toBe(false)
    })
  }
})
