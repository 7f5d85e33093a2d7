// A house with an owner, for tests.
import { api, type Person, person } from './clubhouse.ts'
import type { TestHouse } from './house.ts'

/** Somebody who keeps a name and brought the code of the house. */
export async function owned(house: TestHouse, name = 'Inès'): Promise<Person> {
  const code = await house.house.desk.firstCode()
  const owner = await person(house, name, true)
  const claimed = await api(house, owner, 'POST', 'house/claim', { code })
  if (claimed.status !== 200) throw new Error(`${claimed.status} ${claimed.key}`)
  return owner
}
