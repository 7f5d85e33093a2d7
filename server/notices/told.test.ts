// Turns told by mail, push and webhook over a kill of the house, in short; `npm run test:notices` plays a thousand.
import { describe, expect, it } from 'vitest'
import { folder } from '../test/door.ts'
import { startNode } from '../test/node.ts'
import { leakIn, nothingTold, playTold } from '../test/notified.ts'
import { openReceivers } from '../test/receivers.ts'

describe('a turn', () => {
  it('is told on every channel, over a kill, at most twice and without anything of the table', async () => {
    const receivers = await openReceivers()
    const node = await startNode({ CHANTIER_DATA: folder(), ...receivers.env })
    const told = nothingTold()
    const playing = playTold(node, receivers, ['ann', 'bob'], told, () => told.turns < 6)
    await expect.poll(() => told.turns, { timeout: 60_000 }).toBeGreaterThan(2)
    await node.kill()
    await node.start()
    await playing
    await node.stop()
    await receivers.close()
    expect(told).toMatchObject({ lost: 0, tooOften: 0, leaks: [] })
  }, 120_000)

  it('would be seen to tell too much', () => {
    const said = (text: string) => ({
      ...{ channel: 'hook' as const, at: 0 },
      text: JSON.stringify({
        ...{ chantier: 'notice', event: 'turn', title: 'Your turn · Spyrium', text },
        link: 'https://play.example.org/#/at/abc',
      }),
    })
    expect(leakIn(said('At the table with bob (guest).'), 'Spyrium', ['bob'])).toBeNull()
    expect(leakIn(said('At the table with bob (guest). He holds a pub.'), 'Spyrium', ['bob'])).not.toBeNull()
  })
})
