import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** What Node itself has loaded once the server's modules are there, before anybody asks anything. */
function loadedBy(module: string): string {
  const program = `await import(${JSON.stringify(join(import.meta.dirname, module))}); console.log(process.moduleLoadList.join(' '))`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
}

describe('the server at rest', () => {
  it('has not loaded the client of fetch, which it never uses and which takes 16 MB', () => {
    expect(loadedBy('serve.ts')).not.toContain('undici')
  })
})
