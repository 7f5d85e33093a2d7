import { describe, expect, it } from 'vitest'
import type { SeatInfo } from '../../../wire/table.ts'
import { fitting } from './fitting.ts'

const person = (here: boolean) => ({ kind: 'person', person: 'p', here }) as SeatInfo
const free = { kind: 'open', person: null, here: false } as SeatInfo
const table = (game: string, ...seats: SeatInfo[]) => ({ game, seats, friends: false })

describe('open tables', () => {
  it('come in the order in which they fit: the games one looks for, those of friends, those with people there, those that need few', () => {
    const elsewhere = table('castle', person(true), person(true), free)
    const empty = table('pillars', person(false), free, free)
    const needsTwo = table('pillars', person(true), free, free)
    const needsOne = table('pillars', person(true), person(false), free)
    const all = [elsewhere, empty, needsTwo, needsOne]
    expect(fitting(all, ['pillars'])).toEqual([needsOne, needsTwo, empty, elsewhere])
    expect(fitting(all, [])).toEqual([elsewhere, needsOne, needsTwo, empty])
    const ofFriend = { ...empty, friends: true }
    expect(fitting([...all, ofFriend], ['pillars'])).toEqual([ofFriend, needsOne, needsTwo, empty, elsewhere])
  })
})
