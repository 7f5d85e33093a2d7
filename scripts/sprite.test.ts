import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { spriteOf } from './sprite.ts'

const root = join(import.meta.dirname, '..')
const wanted = globSync('games/*/look/sprite.ts', { cwd: root })

describe('the sprites', () => {
  it.each(wanted)('%s: the sprite is what the script writes', async (file) => {
    const lists = (await import(join(root, file))) as Parameters<typeof spriteOf>[0]
    expect(readFileSync(join(root, dirname(file), 'sprite.svg'), 'utf8')).toBe(spriteOf(lists))
  })
  it('an icon the set does not have is an error, not a hole', () => {
    expect(() => spriteOf({ icons: ['no-such-icon'] })).toThrow('no-such-icon')
  })
})
