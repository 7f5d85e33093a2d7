import { describe, expect, it } from 'vitest'
import { writeMatch } from '../match/file.ts'
import type { Title } from '../title/title.ts'
import { open, playOut } from './keep.ts'
import type { Plan } from './plan.ts'
import { faultOfReport } from './reported.ts'
import { lots, lotsPlan } from './toys/lots.ts'

const { title } = lotsPlan as unknown as Plan

/** A match of the toy as a player would send it. */
function report(choices: number): string {
  const match = open(title, { seats: 3 }, 'reported')
  let n = 0
  for (const _ of playOut(match, 'random')) if (++n === choices) break
  return writeMatch(match)
}

/** The toy by other rules. */
const ruled = (game: object): Title => ({ ...title, game: { ...lots, ...game } }) as unknown as Title

describe('a reported match', () => {
  it('is good where it opens and ends as it says, or is not over', async () => {
    expect(await faultOfReport(title, report(Number.POSITIVE_INFINITY))).toBeNull()
    expect(await faultOfReport(title, report(3))).toBeNull()
  })
  it('says what is wrong where it does not open, or ends otherwise by the rules as they are', async () => {
    const whole = report(Number.POSITIVE_INFINITY)
    expect(await faultOfReport(title, whole.replace('"seats": 3', '"seats": 2'))).toMatch(/changed/)
    expect(await faultOfReport(ruled({ winners: () => [] }), whole)).toMatch(/winners/)
  })
})
