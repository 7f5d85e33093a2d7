import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { makeFolder } from './folder.ts'

const here = mkdtempSync(join(tmpdir(), 'chantier-folder-'))
afterAll(() => rmSync(here, { recursive: true, force: true }))

describe('a folder', () => {
  it('is made with those above it, for its owner alone where that is asked, and again without harm', () => {
    const path = join(here, 'a', 'b', 'c')
    makeFolder(path, 0o700)
    makeFolder(path, 0o700)
    expect(statSync(join(here, 'a')).mode & 0o777).toBe(0o700)
    expect(statSync(path).isDirectory()).toBe(true)
  })

  it('is refused where a file stands in the way, or where the system makes none', () => {
    writeFileSync(join(here, 'file'), '')
    expect(() => makeFolder(join(here, 'file', 'below'))).toThrow()
    expect(() => makeFolder('/proc/chantier/data')).toThrow()
  })
})
