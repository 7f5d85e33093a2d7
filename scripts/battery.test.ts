// The battery of the opponents, small: each level plays a whole game at the first and the last table of every game.
import { describe, expect, it } from 'vitest'
import { gameIds } from '../games/shelf.ts'
import { battery, tasksOf } from './battery.ts'

describe('the battery', () => {
  it.each(gameIds())('%s: every level plays to the end', async (game) => {
    const tasks = await tasksOf([game], 1, 2)
    const last = Math.max(...tasks.map((task) => task.table))
    expect(new Set(tasks.map((task) => task.bot)).size).toBe(6)
    for (const task of tasks.filter(({ table }) => table === 0 || table === last)) {
      const { failed, played, choices, name } = await battery(task)
      expect(failed, `${name} ${task.bot}`).toBeNull()
      expect(played).toBe(1)
      expect(choices).toBeGreaterThan(10)
    }
  })

  it('says which bot it does not know', async () => {
    const { failed } = await battery({ game: 'pillars', table: 0, bot: 'giant', games: 1, iterations: 1 })
    expect(failed).toBe('no bot giant')
  })
})
