// Each law can fail: a toy is broken on purpose, and the battery says which law it breaks.
import { describe, expect, it } from 'vitest'
import { type Game, NO_KEY } from '../kernel/game.ts'
import type { Card, Choice, State } from '../kernel/words.ts'
import { openMatch, playIn } from '../match/match.ts'
import { stateNow } from '../match/standing.ts'
import type { Title } from '../title/title.ts'
import type { Words } from '../title/words.ts'
import { fuzzTable, violationLine } from './fuzz.ts'
import type { Plan } from './plan.ts'
import { bidsPlan } from './toys/bids.ts'
import { lots, lotsPlan } from './toys/lots.ts'
import { walks, walksPlan } from './toys/walks.ts'
import { lawUndo, runOn } from './undo.ts'

type Turn = Extract<(typeof lots.rules)['turn'], { kind: 'decision' }>
const turn = lots.rules.turn as Turn
type S = Parameters<Turn['by']>[0]

/** The lots toy with a broken part. */
function broken(game: Partial<typeof lots>, title: Partial<Title> = {}): Plan {
  const plan = lotsPlan as unknown as Plan
  return { ...plan, title: { ...plan.title, ...title, game: { ...lots, ...game } as unknown as Game } }
}
const withTurn = (part: Partial<Turn>, title: Partial<Title> = {}) =>
  broken({ rules: { ...lots.rules, turn: { ...turn, ...part } } }, title)

/** The lots toy with other texts. */
const speaking = (texts: Words['texts']): Plan => ({ ...broken({}), words: { ...lotsPlan.words, texts } })

async function found(plan: Plan, seed = 'broken'): Promise<string> {
  const report = await fuzzTable(plan, { seats: 3 }, 20, seed)
  return report.violations.map(violationLine).join('\n')
}

describe('a broken game is found out', () => {
  it('law 1: something that is not plain data', async () => {
    const plan = withTurn({
      resolve(s, step, seat, c, box) {
        turn.resolve(s, step, seat, c, box)
        ;(s as unknown as Record<string, unknown>).note = undefined
      },
    })
    expect(await found(plan)).toMatch(/ 1: state\.note is undefined/)
  })

  it('law 1: a list that begins with a number and holds an object', async () => {
    const plan = withTurn({
      resolve(s, step, seat, c, box) {
        turn.resolve(s, step, seat, c, box)
        ;(s as unknown as Record<string, unknown>).note = [[1, null, []]]
      },
    })
    expect(await found(plan)).toMatch(/ 1: state\.note\[0\] begins with 1 and holds objects/)
  })

  it('law 3: a question that writes', async () => {
    const plan = withTurn({
      candidates(s, ...rest) {
        s.cheers += 0
        s.deck.push(s.deck.pop() as Card)
        return turn.candidates(s, ...rest)
      },
    })
    expect(await found(plan)).toMatch(/ 3: TypeError/)
  })

  it('law 4: a rule that peeks at a face-down card', async () => {
    const plan = withTurn({
      refuse: (s, step, seat, c, ...rest) =>
        c.act === 'draw' && (s.deck.at(-1) ?? 0) >= 5 ? { clause: 'LOT-1' } : turn.refuse(s, step, seat, c, ...rest),
    })
    expect(await found(plan, 'peek')).toMatch(
      / 4: options of seat \d differ on its view|8: the options of seat \d betray/,
    )
  })

  it('law 5: a dead end', async () => {
    const plan = withTurn({
      refuse: (s, ...rest) => (s.deck.length === 2 ? { clause: 'LOT-1' } : turn.refuse(s, ...rest)),
    })
    expect(await found(plan)).toMatch(/ 5: seat \d has no option/)
  })

  it('law 4: what is given up depends on a face-down card', async () => {
    const plan = withTurn({ givesUp: (s, _step, _seat, c) => c.act === 'draw' && (s.deck.at(-1) ?? 0) >= 5 })
    expect(await found(plan)).toMatch(/ 4: what seat \d would give up differs on its view/)
  })

  it('law 5: every choice gives something up', async () => {
    const plan = withTurn({ givesUp: () => true })
    expect(await found(plan)).toMatch(/ 5: seat \d can only give something up/)
  })

  it('law 5: the same option twice', async () => {
    const plan = withTurn({
      candidates: (...a) => [...turn.candidates(...a), ...turn.candidates(...a)],
    })
    expect(await found(plan)).toMatch(/ 5: seat \d is offered the same twice/)
  })

  it('law 8: a zone that shows too much', async () => {
    const plan = broken({ zones: lots.zones.map((z) => (z.id === 'hand' ? { ...z, sees: () => true } : z)) })
    expect(await found(plan)).toMatch(/ 8: the view of .* betrays a secret/)
  })

  it('law 8: a card written into a step', async () => {
    const plan = withTurn({
      resolve(s, step, seat, c, box) {
        turn.resolve(s, step, seat, c, box)
        const top = s.agenda.pop() as { do: 'turn'; seat: number }
        s.agenda.push({ ...top, peek: s.deck.at(-1) ?? null } as unknown as typeof top)
      },
    })
    expect(await found(plan)).toMatch(/ 8: draw by seat \d tells .* a secret/)
  })

  it('law 9: a secret that comes out without a barrier', async () => {
    const plan = withTurn({
      resolve(s, step, seat, c, box) {
        const before = s.secretsOut
        turn.resolve(s, step, seat, c, box)
        s.secretsOut = before
      },
    })
    expect(await found(plan)).toMatch(/ 9: .* now sees card/)
  })

  it('law 9: a rule that remembers outside the state', async () => {
    let paces = 0
    const walk = walks.rules.walk as Extract<(typeof walks.rules)['walk'], { kind: 'decision' }>
    const rule: typeof walk = {
      ...walk,
      resolve(s, step, seat, c, box) {
        walk.resolve(s, step, seat, c, box)
        if (c.act === 'pace') s.paces[seat] = ++paces
      },
    }
    const game = { ...walks, rules: { ...walks.rules, walk: rule } }
    const plan = { ...walksPlan, title: { ...walksPlan.title, game } } as unknown as Plan
    expect(await found(plan, 'memory')).toMatch(/ 9: seat \d took back and did again, and the state is another/)
  })

  it('law 9: a match that closes a turn too early, or leaves it open too long', () => {
    const opened = openMatch(walksPlan.title, { seats: 2, seed: 'law' })
    if (!('match' in opened)) throw new Error('not opened')
    const { match } = opened
    const before = stateNow(match)
    playIn(match, 0, { act: 'pace' })
    const run = runOn(null, match, 0, before)
    expect(lawUndo(match, run)).toEqual([])
    expect(lawUndo({ ...match, trail: [] }, run)).toEqual([
      '9: seat 0 cannot take back to the first choice of its turn: table.undo-first',
    ])
    expect(lawUndo(match, { ...run, before: [] })).toEqual(['9: seat 0 may take back what is closed'])
  })

  it('law 10: a card that is lost', async () => {
    const plan = withTurn({
      resolve(s, step, seat, c, box) {
        turn.resolve(s, step, seat, c, box)
        if (s.shown.flat().length === 4) s.shown[seat]?.pop()
      },
    })
    expect(await found(plan)).toMatch(/ 10: the cards of pool "lots"/)
  })

  it('law 10: an invariant that does not hold', async () => {
    const plan = broken({})
    expect(await found({ ...plan, invariants: (s) => ((s as S).deck.length < 3 ? ['LOT-I9'] : []) })).toMatch(
      / 10: LOT-I9/,
    )
  })

  it('law 11: an event without a sentence', async () => {
    const texts = await lotsPlan.words.texts('en')
    const { show: _, ...event } = texts.event
    const plan = speaking(async (lang) => (lang === 'en' ? { ...texts, event } : texts))
    expect(await found(plan)).toMatch(/ 11: en has no sentence for event show/)
  })

  it('law 11: a sentence with a hole', async () => {
    const texts = await lotsPlan.words.texts('en')
    const act = { ...texts.act, draw: () => `take ${undefined}` }
    const plan = speaking(async (lang) => (lang === 'fr' ? { ...texts, act } : texts))
    expect(await found(plan)).toMatch(/ 11: fr choice draw: has a hole/)
  })

  it('law 11: a sentence that shows an id', async () => {
    const texts = await lotsPlan.words.texts('en')
    const ask = { turn: () => 'Draw, or lot-of-note?' }
    const named = { ...texts, ask, names: { ...texts.names, 'lot-of-note': 'a lot of note' } }
    const plan = speaking(async (lang) => (lang === 'en' ? named : texts))
    expect(await found(plan)).toMatch(/ 11: en question turn: shows the id lot-of-note/)
  })

  it('law 11: two choices that read alike', async () => {
    const texts = await lotsPlan.words.texts('en')
    const act = Object.fromEntries(Object.keys(texts.act).map((id) => [id, () => 'go on']))
    const plan = speaking(async (lang) => (lang === 'fr' ? { ...texts, act } : texts))
    expect(await found(plan)).toMatch(/ 11: fr .* and .* both read “Go on”/)
  })

  it('imagine: a world that contradicts the view', async () => {
    const plan = broken({ pools: () => ({ lots: [0, 1, 2, 3, 4, 5, 6, 7, 8, 8] }) })
    expect(await found(plan)).toMatch(/10: the cards of pool|imagine/)
  })

  it('canon: a move that reads back as another choice', async () => {
    const canon = { ...lotsPlan.title.canon, read: (): Choice => ({ act: 'draw' }) }
    expect(await found(broken({}, { canon }))).toMatch(/canon: show/)
  })

  it('a sealed bid that leaks into the open', async () => {
    const plan = bidsPlan as unknown as Plan
    const game = plan.title.game
    const leaky: Game = {
      ...game,
      scores: (s) => s.sealed?.map((c) => c?.n?.[0] ?? 0) ?? game.scores(s, null),
      rules: {
        ...game.rules,
        bid: {
          ...(game.rules.bid as Extract<typeof game.rules.bid, { kind: 'secret' }>),
          candidates: (s: State, _step: unknown, seat: number): Choice[] => [
            {
              act: 'bid',
              span: [
                [Math.max(0, ...(s.sealed ?? []).map((c, i) => (i === seat ? 0 : (c?.n?.[0] ?? 0)))) > 2 ? 1 : 0, 9, 1],
              ],
            },
          ],
        } as (typeof game.rules)['bid'],
      } as typeof game.rules,
    }
    const report = await fuzzTable({ ...plan, title: { ...plan.title, game: leaky } }, { seats: 3 }, 10, 'leak')
    expect(report.violations.map(violationLine).join('\n')).toMatch(/ [48]: /)
  })

  it('a key that means other options in another position', async () => {
    expect(await found(withTurn({ key: () => 7 }))).toMatch(
      /key: 7 of seat \d at turn means .* with seed broken\/\d+, and also /,
    )
    expect(await found(withTurn({ key: () => 0.5 }))).toMatch(/key: 0.5 is no whole number, at turn/)
    expect(await found(withTurn({ key: () => NO_KEY }))).toBe('')
  })

  it('a rule that says several where there is one', async () => {
    expect(await found(withTurn({ several: () => true }))).toMatch(/several: seat \d has {"act":"draw"} alone, at turn/)
    expect(await found(withTurn({ several: () => false }))).toBe('')
  })

  it('a game without an end', async () => {
    const plan = withTurn({
      by: (_s, step) => [step.seat],
      candidates: () => [{ act: 'wait' }, { act: 'draw' }],
      refuse: () => null,
      resolve: (s, step) => {
        const passed = { ...step, seat: (step.seat + 1) % s.seats }
        s.agenda.push(passed)
      },
    })
    const report = await fuzzTable(plan, { seats: 2 }, 1, 'endless')
    expect(report.violations.map(violationLine).join()).toMatch(/no end after/)
  }, 240_000)
})
