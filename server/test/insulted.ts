// A match in which somebody said something bad, in a house with an owner; for tests.
import type { DeedInfo, ReportInfo } from '../../wire/owner.ts'
import { api, type Person } from './clubhouse.ts'
import type { TestHouse } from './house.ts'
import { owned } from './owned.ts'
import type { Player } from './player.ts'
import { seated } from './sitting.ts'

/** A match under way in which Béa said something, and a house with an owner. */
export async function insulted(house: TestHouse) {
  const owner = await owned(house)
  const { table, players } = await seated(house, { game: 'spyrium', seats: 2 })
  const [ada, bea] = players as [Player, Player]
  for (const text of ['eins', 'zwei']) await ada.do({ t: 'chat', text })
  await bea.do({ t: 'chat', text: 'du Esel' })
  await ada.do({ t: 'chat', text: 'bitte nicht' })
  await ada.until(() => ada.chat.some((line) => line.text === 'bitte nicht'))
  const line = ada.chat.find((one) => one.text === 'du Esel')?.n ?? 0
  const as = (player: Player): Person => ({ name: player.name, cookie: player.cookie, id: player.id })
  return { owner, table, ada, bea, line, reporter: as(ada), rude: as(bea) }
}

export const reportsOf = async (house: TestHouse, owner: Person) =>
  (await api<ReportInfo[]>(house, owner, 'GET', 'owner/reports')).body
export const logOf = async (house: TestHouse, owner: Person) =>
  (await api<DeedInfo[]>(house, owner, 'GET', 'owner/log')).body
