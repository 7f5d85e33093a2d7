import { expect, it } from 'vitest'
import { letterLimit } from './letterLimit.ts'

const HOUR = 3_600_000

it('a mailbox gets few letters that nobody confirmed, however it is written, and more when time has passed', () => {
  let at = 0
  const limit = letterLimit(() => at)
  for (const way of ['vera@example.net', 'VERA@example.net', 'v.era+a@example.net', 've.r.a@EXAMPLE.net'])
    limit.count(way)
  expect(() => limit.count('v.e.r.a@example.net')).toThrow('mail.too-many')
  limit.count('vera@example.org')
  at += 13 * HOUR
  limit.count('vera@example.net')
})
