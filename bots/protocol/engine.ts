// A bot that is a program of its own: asked over the protocol, within its time, and believed nothing.
import { check, closedOptions, offers, options } from '../../kernel/ask.ts'
import { begin } from '../../kernel/play.ts'
import { rngOf } from '../../kernel/random.ts'
import type { Choice, Seat, State } from '../../kernel/words.ts'
import type { Sitter, Turn, Venue } from '../arena/game.ts'
import type { Budget } from '../bot.ts'
import { type Program, startProgram } from './line.ts'
import { type Answered, failure, PROTOCOL, readAnswer, type Said } from './words.ts'

/** How long a program may take to say hello, and how much later than its budget an answer may come. */
export interface Patience {
  readonly hello: number
  readonly grace: number
  /** The time for a choice when the budget does not name one. */
  readonly usual: number
  readonly bye: number
}
export const PATIENCE: Patience = { hello: 10_000, grace: 1000, usual: 10_000, bye: 1000 }

/** Both sides of the talk, for whoever wants to read it. */
export type Trace = (from: 'house' | 'bot', line: string) => void

export interface Engine extends Sitter {
  /** What it calls itself. */
  name(): string
  close(): Promise<void>
}

/** What every card number of this match is called in the sheet. */
function cardsOf({ title, mind: { game }, options: agreed, seats }: Venue): Record<number, string> {
  const pools = game.pools(begin(game, agreed, seats, rngOf('cards')), game.box)
  const cards: Record<number, string> = {}
  for (const pool of Object.values(pools)) for (const card of pool) cards[card] ??= title.cardId(card, game.box)
  return cards
}

export function engineFor(
  command: string,
  venue: Venue,
  budget: Budget,
  trace: Trace = () => {},
  patience: Patience = PATIENCE,
): Engine {
  const { title } = venue
  const { game } = venue.mind
  let program: Program | null = null
  let called = command
  let match = ''
  let asked = 0

  const say = (said: Said) => {
    const line = JSON.stringify(said)
    trace('house', line)
    program?.send(line)
  }

  /** Waits for the answer that fits; what comes late, to an earlier question, is passed over. */
  function hear<T>(ms: number, fits: (answer: Answered) => T | null): Promise<T> {
    const from = program as Program
    return new Promise<T>((done, fail) => {
      const over = (end: () => void) => {
        clearTimeout(timer)
        from.rest()
        end()
      }
      const timer = setTimeout(() => {
        const hung = failure('hang', `no answer within ${ms} ms`)
        over(() => drop().then(() => fail(hung)))
      }, ms)
      from.listen(
        (line) => {
          trace('bot', line)
          const answer = readAnswer(line)
          if (answer === null) {
            const nonsense = failure('nonsense', `it answered ${JSON.stringify(line.slice(0, 120))}`)
            return over(() => drop().then(() => fail(nonsense)))
          }
          const found = fits(answer)
          if (found !== null) over(() => done(found))
        },
        (failed) => over(() => fail(failed)),
      )
    })
  }

  /** A program that has failed is ended; the next game starts a new one. */
  async function drop(): Promise<void> {
    const old = program
    program = null
    await old?.stop(0)
  }

  async function ready(): Promise<void> {
    if (program?.running()) return
    program = startProgram(command)
    say({ type: 'hello', protocol: PROTOCOL, game: game.id, rules: game.version })
    const hello = await hear(patience.hello, (a) => (a.type === 'hello' ? a : null))
    if (hello.protocol !== PROTOCOL) {
      await drop()
      throw failure('nonsense', `it speaks protocol ${hello.protocol}, the house speaks ${PROTOCOL}`)
    }
    if (typeof hello.name === 'string' && hello.name !== '') called = hello.name.slice(0, 40)
  }

  return {
    name: () => called,
    async begin(seat: Seat, deal: string) {
      await ready()
      match = `${deal}#${seat}`
      const { seats, options: agreed } = venue
      const sheet = game.sheet ?? title.sheet
      say({ type: 'match', match, game: game.id, seats, seat, options: agreed, cards: cardsOf(venue), sheet })
    },
    async choose({ view, seat }: Turn): Promise<Choice> {
      if (!program?.running()) throw failure('crash', 'it is not running')
      const id = ++asked
      const { ms, iterations } = budget
      say({
        type: 'choose',
        id,
        match,
        seat,
        view,
        options: closedOptions(game, view, seat),
        open: options(game, view, seat).filter((c) => c.span !== undefined),
        offers: offers(game, view, seat),
        budget: { ...(ms !== undefined && { ms }), ...(iterations !== undefined && { iterations }) },
      })
      const now = setTimeout(() => say({ type: 'now', id }), ms ?? patience.usual)
      try {
        const limit = (ms ?? patience.usual) + patience.grace
        const { choice } = await hear(limit, (a) => (a.type === 'choice' && a.id === id ? a : null))
        return await legal(view, seat, choice)
      } finally {
        clearTimeout(now)
      }
    },
    async end(scores, winners) {
      if (program?.running()) say({ type: 'end', match, scores, winners })
    },
    async close() {
      if (program?.running()) say({ type: 'bye' })
      await program?.stop(patience.bye)
      program = null
    },
  }

  async function legal(view: State, seat: Seat, choice: Choice): Promise<Choice> {
    const refusal = check(game, view, seat, choice)
    if (refusal === null) return choice
    await drop()
    throw failure('nonsense', `it chose ${JSON.stringify(choice).slice(0, 120)}, which ${refusal.clause} forbids`)
  }
}
