// The one list of levels, and what names of earlier versions come to.
import { describe, expect, it } from 'vitest'
import { bots } from './index.ts'
import { AWAY_LEVEL, FIRST_LEVEL, isLevel, LEVELS, levelIn, USUAL_LEVEL } from './level.ts'
import { knownName } from './names.ts'

describe('the levels', () => {
  it('are five opponents, each known by its own name', () => {
    expect(LEVELS).toHaveLength(5)
    for (const level of LEVELS) expect(bots[level]?.id).toBe(level)
    for (const level of [AWAY_LEVEL, FIRST_LEVEL, USUAL_LEVEL]) expect(isLevel(level)).toBe(true)
    for (const name of ['greedy', 'master-1', 'master@1s', '', null, 3]) expect(isLevel(name)).toBe(false)
  })

  it('are meant by a name with limits, and by one without its net', () => {
    expect(levelIn('grandmaster@200ms')).toBe('grandmaster')
    expect(levelIn('master-untaught')).toBe('master')
    expect(levelIn('grandmaster-untaught@40th')).toBe('grandmaster')
    expect([levelIn('master-1'), levelIn('greedy'), levelIn('')]).toEqual([null, null, null])
  })

  it('keep every name that was ever written into a match; one that was not plays at the usual level', () => {
    for (const name of ['random', 'greedy', 'apprentice', 'journeyman', 'master', 'master-1', 'master@200ms'])
      expect(knownName(name)).toBe(name)
    for (const name of ['giant', 'master@soon', '']) expect(knownName(name)).toBe(USUAL_LEVEL)
  })
})
