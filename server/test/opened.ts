// Houses of a test file: each is closed after its test, and their folders are forgotten at the end.
import { afterAll, afterEach } from 'vitest'
import { forgetFolders, type TestHouse, testHouse } from './house.ts'

/** Those that are open now; a house opened again after a crash belongs here, too. */
export const houses: TestHouse[] = []

export async function opened(...args: Parameters<typeof testHouse>): Promise<TestHouse> {
  const house = await testHouse(...args)
  houses.push(house)
  return house
}

afterEach(async () => {
  for (const house of houses.splice(0)) await house.close()
})
afterAll(forgetFolders)
