import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** What Node itself has loaded once the server's modules are there, before anybody asks anything. */
function loadedBy(module: string): string {
  const program = `await import(${JSON.stringify(join(import.meta.dirname, module))}); console.log(process.moduleLoadList.join(' '))`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
}

/** The packages beside, by their names. */
function packagesOf(module: string): Set<string> {
  const program = `import Module from 'node:module'
    await import(${JSON.stringify(join(import.meta.dirname, module))})
    console.log(Object.keys(Module._cache).join('\\n'))`
  const files = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
  return new Set(files.split('\n').flatMap((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []))
}

describe('the server at rest', () => {
  it('has not loaded the client of fetch, which it never uses and which takes 16 MB', () => {
    expect(loadedBy('serve.ts')).not.toContain('undici')
  })
  it('has not loaded what few houses use: threads that think, the page about the API, mail, passkeys, PostgreSQL', () => {
    const packages = packagesOf('serve.ts')
    expect([...packages]).toContain('fastify')
    const few = [
      'piscina',
      '@fastify/swagger',
      '@fastify/swagger-ui',
      'yaml',
      'nodemailer',
      '@simplewebauthn/server',
      'pg',
    ]
    expect(few.filter((name) => packages.has(name))).toEqual([])
  })
})
