// Games are played by several workers: each depends on its words alone.
import { describe, expect, it } from 'vitest'
import { shareOut } from '../bots/crew.ts'
import { LOOKERS } from './play.ts'
import { playTask, type Task } from './player.ts'
import type { Record } from './record.ts'

const tasks = [0, 1].map((i): Task => ({ game: 'pillars', net: null, seed: `crew/${i}`, who: LOOKERS }))

describe('games played by workers', () => {
  it('are those that would be played here', async () => {
    const played = await shareOut<Task, Record>(new URL('./player.ts', import.meta.url), tasks, () => {}, 2)
    for (const [i, task] of tasks.entries()) expect(played[i]).toEqual(await playTask(task))
  })
})
