import { describe, expect, it } from 'vitest'
import { lotsPlan } from '../../../contract/toys/lots.ts'
import { deciders, options } from '../../../kernel/ask.ts'
import { openMatch, playIn } from '../../../match/match.ts'
import type { Lang } from '../../../papers/texts.ts'
import { speakerOf } from '../../../title/say.ts'
import type { Title } from '../../../title/title.ts'
import type { Kept } from '../lib/keep.ts'
import { keeperOf } from './keeper.ts'

/** A match of a toy with a keeper, whose device keeps what the test lets it keep. */
function tableOf() {
  const opened = openMatch(lotsPlan.title as unknown as Title, { seats: 2, seed: 'keeper', players: ['Ana', ''] })
  if (!('match' in opened)) throw new Error('not opened')
  const { match } = opened
  const device = { full: false, lang: 'en' as Lang, records: [] as Kept[], told: [] as boolean[] }
  const { promise: painted, resolve: paint } = Promise.withResolvers<void>()
  const keeper = keeperOf({
    id: 'a',
    match,
    sitting: [
      { kind: 'person', name: 'Ana' },
      { kind: 'bot', name: '', bot: 'greedy' },
    ],
    look: null,
    lang: () => device.lang,
    speaker: (lang) => speakerOf(lotsPlan.words, match, lang),
    async write(record) {
      device.records.push(record)
      return !device.full
    },
    soon: () => painted,
    told: (kept) => device.told.push(kept),
  })
  const play = () => {
    const seat = deciders(match.game, match.state)[0] as number
    playIn(match, seat, options(match.game, match.state, seat)[0])
    keeper.changed()
  }
  return { match, device, keeper, play, paint }
}

describe('a keeper', () => {
  it('writes once what happened before there was time', async () => {
    const { device, keeper, play, paint } = tableOf()
    play()
    play()
    expect(device.records).toEqual([])
    paint()
    await keeper.now()
    await new Promise((done) => setTimeout(done))
    expect(device.records).toHaveLength(1)
    const [record] = device.records
    expect(record).toMatchObject({ id: 'a', game: 'lots', over: false })
    expect(JSON.parse(record?.text ?? '').log).toHaveLength(2)
    expect(record?.stands).toMatchObject({ lang: 'en', moves: 2 })
    expect(device.told).toEqual([true])
  })

  it('writes at once what is not kept when the page is closed, and nothing twice', async () => {
    const { device, keeper, play } = tableOf()
    await keeper.now()
    expect(device.records).toEqual([])
    play()
    await keeper.now()
    await keeper.now()
    expect(device.records).toHaveLength(1)
  })

  it('says that the device keeps nothing, and that it does again', async () => {
    const { device, keeper, play } = tableOf()
    device.full = true
    play()
    await keeper.now()
    device.full = false
    device.lang = 'fr'
    play()
    await keeper.now()
    expect(device.told).toEqual([false, true])
    expect(device.records[1]?.stands).toMatchObject({ lang: 'fr' })
  })
})
