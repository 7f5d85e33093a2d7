import { describe, expect, it } from 'vitest'
import { asksForTable } from './asked.mjs'

describe('npm start', () => {
  it('lays the table, also with flags such as the waiting room names', () => {
    expect(asksForTable([])).toBe(true)
    expect(asksForTable(['--host', '0.0.0.0'])).toBe(true)
    expect(asksForTable(['--port=8090'])).toBe(true)
  })
  it('runs a command of the terminal', () => {
    expect(asksForTable(['play', 'pillars'])).toBe(false)
    expect(asksForTable(['--help'])).toBe(false)
    expect(asksForTable(['--version'])).toBe(false)
  })
})
