// Matches of rounds that are over, judged by the house: what is kept, what is not, and that nothing is looked at before its time.
import { describe, expect, it } from 'vitest'
import { effortOf, QUICK } from '../../../analysis/analyse.ts'
import { addLuck, luckOf, noLuck } from '../../../analysis/luck.ts'
import { findMind, findTitle } from '../../../games/shelf.ts'
import { readMatch } from '../../../match/file.ts'
import type { TournamentInfo } from '../../../wire/tournament.ts'
import { judge, type Piece } from '../../bots/judgeThread.ts'
import type { JudgedLuck, Thinkers } from '../../bots/thinkers.ts'
import { api, type Clubhouse, clubhouse, cup, playOut } from '../../test/clubhouse.ts'
import type { TestHouse } from '../../test/house.ts'
import { houses, opened } from '../../test/opened.ts'
import { isSound } from './judging.ts'

type Cup = TournamentInfo

async function begun(house: TestHouse, members: number, duplicate = false): Promise<{ hall: Clubhouse; t: Cup }> {
  const hall = await clubhouse(house, members)
  const t = await cup(house, hall, { duplicate })
  for (const deed of ['prepare', 'start']) await api(house, hall.owner, 'POST', `tournaments/${t.id}/${deed}`, {})
  return { hall, t: await look(house, hall, t) }
}
const look = async (house: TestHouse, { owner }: Clubhouse, t: Cup): Promise<Cup> =>
  (await api<Cup>(house, owner, 'GET', `tournaments/${t.id}`)).body
const podsOf = (t: Cup) => t.roundList.at(-1)?.pods ?? []

/** Sweeps until something holds. */
async function until(house: TestHouse, hall: Clubhouse, t: Cup, holds: (t: Cup) => boolean): Promise<Cup> {
  for (let tries = 0; tries < 200; tries++) {
    await house.house.sweep()
    const now = await look(house, hall, t)
    if (holds(now)) return now
    await new Promise((go) => setTimeout(go, 5))
  }
  throw new Error('it never came')
}

const LUCK: JudgedLuck = { draw: [0.1, -0.1], doubt: [0.02, 0.02], rules: 1, net: false, draws: 30 }

describe('a match that is judged', () => {
  it('counts without luck in the standings, the files say so, and the column adds up to 0', async () => {
    const house = await opened({ judge: async () => LUCK })
    const { hall, t } = await begun(house, 4)
    for (const { table } of podsOf(t)) await playOut(house, table)
    const now = await until(house, hall, t, ({ analysed }) => analysed.done === 2)
    expect(now.analysed).toEqual({ done: 2, of: 2 })
    for (const row of now.standings) {
      const [at] = row.rounds
      const won = podsOf(now)[at?.pod ?? 0]?.places?.filter((place) => place === 1).length ?? 1
      const share = at?.place === 1 ? 1 / won : 0
      const points = 100 * (share - 0.5 - (at?.seat === 0 ? 0.1 : -0.1))
      expect(row.luckless).toEqual({ points: expect.closeTo(points, 5), doubt: 2, of: 1 })
    }
    expect(now.standings.reduce((sum, row) => sum + (row.luckless?.points ?? 0), 0)).toBeCloseTo(0, 6)
    const csv = await api<string>(house, hall.owner, 'GET', `tournaments/${t.id}/results.csv`)
    expect(csv.body).toContain('without luck,give or take,matches analysed')
    const json = await api<Cup>(house, hall.owner, 'GET', `tournaments/${t.id}/results.json`)
    expect(json.body.standings).toEqual(now.standings)
  })

  it('is not looked at before its round is over, in duplicate not before all tables are open', async () => {
    const asked: string[] = []
    const house = await opened({
      judge: async (text) => {
        asked.push(text)
        return LUCK
      },
    })
    const { hall, t } = await begun(house, 4, true)
    const [first, second] = podsOf(t)
    await playOut(house, first?.table ?? '')
    for (let n = 0; n < 5; n++) await house.house.sweep()
    expect([asked.length, (await look(house, hall, t)).analysed]).toEqual([0, { done: 0, of: 0 }])
    await playOut(house, second?.table ?? '')
    await until(house, hall, t, ({ analysed }) => analysed.done === 2)
    expect(asked).toHaveLength(2)
  })

  it('is judged again where the house was killed meanwhile, and once where two nodes look', async () => {
    let calls = 0
    const never: Thinkers['judge'] = () => new Promise(() => calls++)
    const house = await opened({ judge: never })
    const { hall, t } = await begun(house, 2)
    await playOut(house, podsOf(t)[0]?.table ?? '')
    for (let n = 0; n < 20 && calls === 0; n++) await until(house, hall, t, () => true)
    expect([calls, (await look(house, hall, t)).analysed]).toEqual([1, { done: 0, of: 1 }])
    await (houses[0] as TestHouse).crash().then((again) => houses.splice(0, houses.length, again))
    const again = houses[0] as TestHouse
    expect((await look(again, hall, t)).analysed).toEqual({ done: 0, of: 1 })
    await until(again, hall, t, () => calls > 1)
  })

  it('does not count where it was written by hand, cannot be judged, or what came is none of this table', async () => {
    const wrong: JudgedLuck[] = [
      { ...LUCK, draw: [0.5, 0.1] },
      { ...LUCK, draw: [0.1, 0.2, -0.3] },
      { ...LUCK, doubt: [Number.NaN, 0] },
      { ...LUCK, draw: [40, -40] },
    ]
    expect([isSound(LUCK, 2), ...wrong.map((one) => isSound(one, 2))]).toEqual([true, false, false, false, false])
    let tries = 0
    const house = await opened({
      judge: async () => {
        tries++
        throw new Error('too long')
      },
    })
    const { hall, t } = await begun(house, 4)
    const [first, second] = podsOf(t)
    await playOut(house, first?.table ?? '')
    await api(house, hall.owner, 'POST', `tournaments/${t.id}/result`, { table: second?.table, scores: [3, 1] })
    const now = await until(house, hall, t, ({ after, analysed }) => after === 1 && analysed.of === 0)
    expect([tries, now.analysed]).toEqual([3, { done: 0, of: 0 }])
    expect(now.standings.every((row) => row.luckless === null)).toBe(true)
  })
})

describe('a thread', () => {
  it('judges a match in pieces as it would at once, also from the middle', async () => {
    const house = await opened()
    const { t } = await begun(house, 2)
    const table = podsOf(t)[0]?.table ?? ''
    await playOut(house, table)
    await house.house.sweep()
    const text = (await house.house.tables.round.file(table)) ?? ''
    const read = await readMatch(text, findTitle)
    const mind = await findMind('spyrium')
    if (!('match' in read) || mind === null) throw new Error('no match')
    const { match } = read
    const { draws } = effortOf(QUICK)
    const whole = [...luckOf(mind, match, match.story, draws)].reduce(addLuck, noLuck(2))
    let piece: Piece | null = null
    let pieces = 0
    do {
      piece = await judge({ text, known: piece })
      // Another match in between: the thread has to find its place again.
      if (++pieces === 2) await judge({ text: text.replace('spyrium', 'chess'), known: null })
    } while (piece !== null && !piece.done)
    expect(piece).toMatchObject({ lines: match.story.length, draws, rules: match.game.version })
    for (const seat of [0, 1]) expect(piece?.luck.draw[seat]).toBeCloseTo(whole.draw[seat] ?? 0, 9)
    expect(whole.draw.some((x) => x !== 0) && whole.squares.every((x) => x > 0)).toBe(true)
    expect(await judge({ text: 'nonsense', known: null })).toBe(null)
  })
})
