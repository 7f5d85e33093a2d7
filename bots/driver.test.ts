// The driver at toy tables: questions are answered when the test says so.
import { describe, expect, it } from 'vitest'
import type { Plan } from '../contract/plan.ts'
import { check, deciders } from '../kernel/ask.ts'
import { commit, isOver } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import type { Choice, Refusal, Seat } from '../kernel/words.ts'
import { view } from '../kernel/zones.ts'
import { type Driven, driverOf, type Fault, positionOf, takeTurn } from './driver.ts'
import type { Question } from './question.ts'
import { anyChoice } from './random.ts'
import { bids, dealt, lots } from './test/table.ts'

interface Asked {
  readonly question: Question
  answer(choice: Choice): Promise<void>
  fail(): Promise<void>
}

/** Lets everything go on that only waits for a promise. */
const settled = async () => {
  for (let k = 0; k < 20; k++) await Promise.resolve()
}

function tableOf(plan: Plan, seats: number, people: readonly Seat[] = [], more: Partial<Driven> = {}) {
  const { game } = plan.title
  const match = { game, state: dealt(plan, { seats }, 'driver'), log: [] as [Seat, Choice][] }
  const asked: Asked[] = []
  const faults: Fault[] = []
  const play = (seat: Seat, choice: Choice): Refusal | null => {
    const refusal = check(game, match.state, seat, choice)
    if (refusal !== null) return refusal
    commit(game, match.state, seat, choice)
    match.log.push([seat, choice])
    return null
  }
  const table: Driven = {
    position: () => positionOf(match),
    who: (seat) => (people.includes(seat) ? null : `opponent-${seat}`),
    seed: (seat, entries) => `seed/${seat}/${entries}`,
    ask(question) {
      const { promise, resolve, reject } = Promise.withResolvers<Choice>()
      asked.push({
        question,
        answer(choice) {
          resolve(choice)
          return settled()
        },
        fail() {
          reject(new Error('no thought'))
          return settled()
        },
      })
      return promise
    },
    act: play,
    fault: (_seat, fault) => faults.push(fault),
    ...more,
  }
  const any = (seat: Seat, seed = 'any') => anyChoice(game, match.state, seat, rngOf(seed))
  return { match, game, table, asked, faults, play, any, waiting: () => deciders(game, match.state) }
}

describe('a driver', () => {
  it('asks the awaited opponent with its view and nothing else, and plays the answer', async () => {
    const { match, game, table, asked, any, waiting } = tableOf(lots, 2)
    const [seat] = waiting() as [Seat]
    driverOf(table).wake()
    expect(asked).toHaveLength(1)
    expect(asked[0]?.question).toEqual({
      game: 'lots',
      sheet: null,
      view: { ...view(game, match.state, seat), events: null },
      seat,
      who: `opponent-${seat}`,
      seed: `seed/${seat}/0`,
    })
    const choice = any(seat)
    await asked[0]?.answer(choice)
    expect(match.log).toEqual([[seat, choice]])
    expect(asked).toHaveLength(2)
  })

  it('plays a match among opponents to its end', async () => {
    const { match, table, any } = tableOf(lots, 3)
    driverOf({ ...table, ask: async ({ seat, seed }) => any(seat, seed) }).wake()
    for (let k = 0; k < 200; k++) await settled()
    expect(isOver(match.state)).toBe(true)
  })

  it('waits for a person, and goes on when it is woken', async () => {
    const first = tableOf(lots, 2).waiting()[0] as Seat
    const { table, asked, any, play, waiting } = tableOf(lots, 2, [first])
    const driver = driverOf(table)
    driver.wake()
    expect(asked).toHaveLength(0)
    for (let k = 0; waiting()[0] === first && k < 20; k++) play(first, any(first, `${k}`))
    driver.wake()
    driver.wake()
    expect(asked).toHaveLength(1)
    expect(driver.thinking).toEqual([1 - first])
  })

  it('lets several think where several are asked, or one at a time', async () => {
    const heard: (readonly Seat[])[] = []
    const many = tableOf(bids, 3)
    driverOf(many.table).wake()
    expect(many.asked.map((a) => a.question.seat)).toEqual([0, 1, 2])
    const one = tableOf(bids, 3, [], { changed: (thinking) => heard.push(thinking) })
    driverOf(one.table, 1).wake()
    expect(one.asked.map((a) => a.question.seat)).toEqual([0])
    await one.asked[0]?.answer({ act: 'bid', n: [1] })
    expect(one.asked.map((a) => a.question.seat)).toEqual([0, 1])
    expect(heard).toEqual([[0], [], [1]])
  })

  it('waits for its pace before it looks at the table', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { table, asked, play, any, waiting } = tableOf(lots, 2, [], { pace: () => promise })
    driverOf(table).wake()
    const seat = waiting()[0] as Seat
    play(seat, any(seat))
    resolve()
    await settled()
    expect(asked.at(-1)?.question.seed).toBe(`seed/${waiting()[0]}/1`)
  })
})

describe('an answer', () => {
  it('is thought about anew where something happened meanwhile', async () => {
    const { match, table, asked, any, play, waiting } = tableOf(lots, 2)
    driverOf(table).wake()
    const seat = waiting()[0] as Seat
    const choice = any(seat)
    // Somebody takes the turn for it, and the next ones, until it is asked again.
    do play(waiting()[0] as Seat, any(waiting()[0] as Seat, `${match.log.length}`))
    while (waiting()[0] !== seat)
    const then = match.log.length
    await asked[0]?.answer(choice)
    expect(match.log).toHaveLength(then)
    expect(asked.map((a) => a.question.seed)).toEqual([`seed/${seat}/0`, `seed/${seat}/${then}`])
  })

  it('still fits where others chose at the same time', async () => {
    const { match, table, asked } = tableOf(bids, 3)
    driverOf(table).wake()
    await asked[2]?.answer({ act: 'bid', n: [2] })
    await asked[0]?.answer({ act: 'bid', n: [1] })
    expect(match.log.map(([seat]) => seat)).toEqual([2, 0])
    expect(asked).toHaveLength(3)
  })

  it('is forgotten where the seat is no longer asked, or nobody plays here any more', async () => {
    let here = true
    const made = tableOf(lots, 2)
    const { match, asked, any, waiting } = made
    driverOf({ ...made.table, position: () => (here ? positionOf(match) : null) }).wake()
    here = false
    await asked[0]?.answer(any(waiting()[0] as Seat))
    expect(match.log).toEqual([])
    expect(asked).toHaveLength(1)
  })

  it('that is forbidden, or that never comes, is replaced by any choice, and told', async () => {
    const { match, table, asked, faults, waiting } = tableOf(lots, 2)
    driverOf(table).wake()
    const first = waiting()[0]
    await asked[0]?.answer({ act: 'dance' })
    expect(match.log).toHaveLength(1)
    await asked[1]?.fail()
    expect(match.log).toHaveLength(2)
    expect(match.log[0]?.[0]).toBe(first)
    expect(faults.map((fault) => Object.keys(fault))).toEqual([['refusal'], ['error']])
  })

  it('is never replaced where a fault is not suffered', async () => {
    const suffer = (_seat: Seat, fault: Fault) => {
      throw 'error' in fault ? fault.error : new Error(fault.refusal.clause)
    }
    const { match, table, asked, waiting } = tableOf(lots, 2, [], { fault: suffer })
    const taken = takeTurn(table, waiting()[0] as Seat)
    await asked[0]?.answer({ act: 'dance' })
    await expect(taken).rejects.toThrow('table.')
    expect(match.log).toEqual([])
  })

  it('is played with nothing else between the look at the table and the act', async () => {
    const order: string[] = []
    const { table, asked, any, waiting } = tableOf(lots, 2, [], {
      async alone(work) {
        order.push('alone')
        const done = await work()
        order.push('done')
        return done
      },
    })
    const act: Driven['act'] = (seat, choice) => {
      order.push('act')
      return table.act(seat, choice)
    }
    const seat = waiting()[0] as Seat
    const taken = takeTurn({ ...table, act }, seat)
    await asked[0]?.answer(any(seat))
    expect(await taken).toBe('played')
    expect(order).toEqual(['alone', 'act', 'done'])
  })

  it('is not asked for again and again at a table that takes no choice', async () => {
    const closed: Driven['act'] = () => ({ clause: 'table.over' })
    const { table, asked, any, waiting } = tableOf(lots, 2, [], { act: closed })
    const driver = driverOf(table)
    driver.wake()
    await asked[0]?.answer(any(waiting()[0] as Seat))
    expect(asked).toHaveLength(1)
    expect(driver.thinking).toEqual([])
    driver.wake()
    expect(asked).toHaveLength(2)
  })
})
