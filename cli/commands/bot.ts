import { answerWith } from '../../bots/answer.ts'
import type { Venue } from '../../bots/arena/game.ts'
import type { Budget } from '../../bots/bot.ts'
import { type Driven, positionOf, takeTurn } from '../../bots/driver.ts'
import { type Engine, engineFor } from '../../bots/protocol/engine.ts'
import { isFailure } from '../../bots/protocol/words.ts'
import { deciders } from '../../kernel/ask.ts'
import { at } from '../../kernel/lists.ts'
import { isOver } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/words.ts'
import { view } from '../../kernel/zones.ts'
import { type Match, playIn } from '../../match/match.ts'
import { matchOf, mindFor, opponentOf, seatOf } from '../asked.ts'
import type { Desk } from '../desk.ts'
import { commandOf } from '../flags.ts'
import { misused } from '../stop.ts'
import { tellEnd, tellerOf } from '../telling.ts'

const USUAL_MS = 1000
/** Whoever plays on for a program that is out. */
const HEIR = 'greedy'

export const bot = commandOf({
  name: 'bot',
  flags: ['engine', 'me', 'opponent', 'seats', 'ms', 'seed', 'option', 'cards', 'trace', 'json'],
  words: [1, 1],
  async go(given, desk) {
    const command = given.text('engine') ?? misused(desk.t.bot.engine)
    const opponent = opponentOf(given.text('opponent'), desk)
    const match = await matchOf(given, desk)
    const me = (await seatOf(given.text('me'), match, desk)) ?? 0
    const budget: Budget = { ms: given.whole('ms', USUAL_MS, 1, 600_000) }
    const trace = given.has('trace')
      ? (from: 'house' | 'bot', line: string) => desk.lines([`${from === 'house' ? '→' : '←'} ${line}`])
      : undefined
    const mind = await mindFor(match)
    const venue: Venue = { title: match.title, mind, options: match.options, seats: match.seats }
    const engine = engineFor(command, venue, budget, trace)
    try {
      return await playWith(engine, { match, me, opponent, quiet: given.has('json') || given.has('trace') }, desk)
    } finally {
      await engine.close()
    }
  },
})

interface Meeting {
  readonly match: Match
  readonly me: Seat
  readonly opponent: string
  /** No line for every choice. */
  readonly quiet: boolean
}

/** The match to its end; a program that fails is replaced, and the match is never lost. */
async function playWith(engine: Engine, { match, me, opponent, quiet }: Meeting, desk: Desk): Promise<number> {
  const { t } = desk
  const teller = await tellerOf(match, desk)
  const { speaker, tint } = teller
  let out: string | null = null
  const replace = (error: unknown) => {
    if (!isFailure(error)) throw error
    out = t.bot.replaced(engine.name(), t.bot.faults[error.fault](error.message))
    desk.aside(out)
  }
  await engine.begin?.(me, match.seed).catch(replace)
  if (!quiet) desk.say(desk.paint('heading', t.bot.meets(engine.name(), speaker.voice.seat(me), opponent)))
  const table: Driven = {
    position: () => positionOf(match),
    who: (seat) => (seat === me ? HEIR : opponent),
    seed: (seat, entries) => `${match.seed}/${seat}/${entries}`,
    async ask(question) {
      if (question.seat === me && out === null)
        try {
          return await engine.choose(question)
        } catch (error) {
          replace(error)
        }
      return answerWith(await mindFor(match), question).choice
    },
    act(seat, choice) {
      const words = () => speaker.choice(view(match.game, match.state, seat), seat, choice)
      if (!quiet) desk.say(tint(t.bot.chose(speaker.voice.seat(seat), words())))
      return playIn(match, seat, choice)
    },
    fault(_seat, fault) {
      throw 'error' in fault ? fault.error : new Error(`${opponent}: ${fault.refusal.clause}`)
    },
  }
  while (!isOver(match.state)) await takeTurn(table, at(deciders(match.game, match.state), 0))
  const scores = match.game.scores(match.state, match.game.box)
  const winners = match.game.winners(match.state, match.game.box)
  if (out === null) await engine.end?.(scores, winners)
  if (quiet) desk.json({ result: { seat: me, name: engine.name(), scores, winners, out } })
  else tellEnd(teller, match)
  return out === null ? 0 : 1
}
