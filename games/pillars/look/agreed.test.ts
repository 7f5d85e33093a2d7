// What the board says reads the options the table agreed on and the sheet it is played with.
import { describe, expect, it } from 'vitest'
import { pieces } from '../../../look/battery/scene.ts'
import type { Box } from '../sheet/box.ts'
import { boxOf, stateOf, title, tricks } from '../test/scene.ts'
import { corrected } from '../test/sheets.ts'
import { look } from './index.ts'
import { voiceIn } from './test/positions.ts'

const SHAPE = { w: 1100, h: 800, form: 'wide' } as const

async function drawn(m: ReturnType<typeof tricks>, box: Box = boxOf(m)) {
  return look.with({ voice: await voiceIn(stateOf(m), 'en'), box })
}

/** Everything that is written on the board. */
async function written(m: ReturnType<typeof tricks>): Promise<string> {
  const scene = (await drawn(m)).scene(stateOf(m), 0, SHAPE, null)
  return pieces(scene)
    .map(({ look }) => (look.is === 'text' ? look.text : ''))
    .join(' ')
}

describe('PIL-5.3', () => {
  it('whom the King’s trick goes to, as agreed', async () => {
    expect(await written(tricks({ left: 9 }))).toContain('to the only player without a trick')
    const near = await written(tricks({ left: 9, options: { kingTrickTie: 'nearest-left' } }))
    expect(near).toContain('to the nearest player without a trick, to the left of whoever played the King')
  })
})

describe('PIL-6.2', () => {
  it('no more rounds are promised than were agreed', async () => {
    expect(await written(tricks({ left: 9 }))).toContain('At least 4 more rounds')
    const m = tricks({ left: 9, options: { roundCap: 5 } })
    stateOf(m).round = 3
    expect(await written(m)).toContain('At least 2 more rounds')
  })
})

describe('PIL-5.21', () => {
  it('points of persons are those of the sheet', async () => {
    const m = tricks({})
    const box = title.unpack(corrected('neutrals', 'king', { points: 5 })) as Box
    const line = { from: 'persons', points: 1 }
    expect((await drawn(m)).explain?.(stateOf(m), 0, line)).toContain('King +3')
    expect((await drawn(m, box)).explain?.(stateOf(m), 0, line)).toContain('King +5')
  })
})
