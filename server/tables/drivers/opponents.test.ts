import { describe, expect, it } from 'vitest'
import { fairQueueOf } from '../../../bots/pool/fairQueue.ts'
import { ownerOf } from './opponents.ts'

describe('the opponents of a table', () => {
  it('think for its host, or for its tournament as a whole, whatever number of tables that has', () => {
    const queue = fairQueueOf<string>()
    const ask = (id: string, host: string, tournament?: string) =>
      queue.add(id, ownerOf({ id, host, ...(tournament !== undefined && { tournament }) }), 'now')
    for (let n = 0; n < 40; n++) ask(`board ${n}`, '', 'exhibition')
    ask('mine', 'ada')
    ask('nobody is the host', '')
    expect([1, 2, 3].map(() => queue.take())).toEqual(['board 0', 'mine', 'nobody is the host'])
  })
})
