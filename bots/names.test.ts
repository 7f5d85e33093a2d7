import { describe, expect, it } from 'vitest'
import { botNamed, splitNames } from './names.ts'

describe('a name', () => {
  it('may have a budget', () => {
    expect(botNamed('master')?.budget).toEqual({})
    expect(botNamed('master@200ms')?.budget).toEqual({ ms: 200 })
    expect(botNamed('master@2s')?.budget).toEqual({ ms: 2000 })
    expect(botNamed('master@400it')?.budget).toEqual({ iterations: 400 })
    expect(botNamed('master@400th')?.budget).toEqual({ thoughts: 400 })
    expect(botNamed('master@30each')?.budget).toEqual({ each: 30 })
  })
  it('must be known, and its budget readable', () => {
    for (const name of ['', 'giant', 'master@', 'master@0ms', 'master@5', 'master@5m', 'constructor', 'master 200ms'])
      expect(botNamed(name), name).toBeNull()
  })
})

describe('a list of names', () => {
  it('is split at commas outside quotes', () => {
    expect(splitNames('master@200ms, greedy,"python3 a,b.py"')).toEqual(['master@200ms', 'greedy', 'python3 a,b.py'])
  })
})
