import { describe, expect, it } from 'vitest'
import type { SeatInfo, TableInfo } from '../../../wire/table.ts'
import { sameAgain, withFriends } from './sameGroup.ts'

const seat = (person: string | null, bot: string | null = null) =>
  ({ person, bot, name: person ?? '', kind: bot === null ? 'person' : 'bot' }) as SeatInfo
const table = (id: string, seats: readonly SeatInfo[], status: TableInfo['status'] = 'over') =>
  ({
    ...{ id, status, seats, game: 'castle', options: { season: 'winter' }, clock: { kind: 'none' } },
    ...{ open: false, friends: false, rated: true, hints: 'allowed', talk: 'off' },
  }) as unknown as TableInfo

describe('the same group', () => {
  it('is that of the last finished match with friends, without strangers', () => {
    const strangers = table('a', [seat('me'), seat('eve')])
    const archived = table('b', [seat('me'), seat('ann')], 'archived')
    const friends = table('c', [seat('ann'), seat('me'), seat('eve'), seat(null, 'master')])
    const found = withFriends([strangers, archived, friends], 'me', new Set(['ann', 'bob']))
    expect(found).toEqual({ table: friends, group: [{ person: 'ann', name: 'ann' }] })
    expect(withFriends([strangers], 'me', new Set(['ann']))).toBeNull()
  })

  it('gets a table like that one, with the same computers, and not rated with hints', () => {
    const order = sameAgain(table('c', [seat(null, 'master'), seat('me'), seat('ann')]))
    expect(order).toMatchObject({ game: 'castle', options: { season: 'winter' }, seats: 3, sit: 1, hints: 'none' })
    expect(order.bots).toEqual(['master', null, null])
  })
})
