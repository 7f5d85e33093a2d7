import { describe, expect, it } from 'vitest'
import { playsOnAs } from './again.ts'
import { usesNet } from './level.ts'
import { botNamed } from './names.ts'

describe('an opponent of a match that is taken up again', () => {
  it('judges by a net only where it is a master', () => {
    expect(
      ['master', 'master@1s', 'grandmaster', 'master-1', 'master-untaught', 'journeyman', 'random'].map(usesNet),
    ).toEqual([true, true, true, false, false, false, false])
  })
  it('goes on as it played: a master without a net stays without', () => {
    expect(playsOnAs({ bot: 'master', net: true }, true)).toBe('master')
    expect(playsOnAs({ bot: 'master', net: true }, false)).toBe('master')
    expect(playsOnAs({ bot: 'master', net: false }, false)).toBe('master')
    expect(playsOnAs({ bot: 'master@200ms', net: false }, true)).toBe('master-untaught@200ms')
    expect(playsOnAs({ bot: 'grandmaster', net: false }, true)).toBe('grandmaster-untaught')
    expect(playsOnAs({ bot: 'journeyman', net: false }, true)).toBe('journeyman')
    expect(botNamed(playsOnAs({ bot: 'master@200ms', net: false }, true))).not.toBeNull()
  })
})
