// Who of a club is here: told to its members, but not of those who want nobody to know.
import { expect, it } from 'vitest'
import type { ClubInfo } from '../../wire/club.ts'
import { api, clubhouse, type Person } from '../test/clubhouse.ts'
import { opened } from '../test/opened.ts'

it('a club does not tell that somebody is here who shows it to nobody', async () => {
  const house = await opened()
  const { club, people } = await clubhouse(house, 3)
  const [, bea, cem] = people as [Person, Person, Person]
  await house.store.meeting.arrive([bea.id, cem.id], 'node', house.house.now())
  const here = async (who: Person) => {
    const { body } = await api<ClubInfo>(house, who, 'GET', `clubs/${club.id}`)
    return body.members.filter((member) => member.here).map((member) => member.person)
  }
  expect((await here(cem)).toSorted()).toEqual([bea.id, cem.id].toSorted())
  await api(house, bea, 'PUT', 'me/shows', { page: 'all', here: 'nobody' })
  expect(await here(cem)).toEqual([cem.id])
})
