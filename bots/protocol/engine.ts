// A bot that is a program of its own: asked over the protocol, within its time, and believed nothing.
import { check, closedOptions, offers, options } from '../../kernel/ask.ts'
import type { Game } from '../../kernel/game.ts'
import { begin } from '../../kernel/play.ts'
import { rngOf } from '../../kernel/random.ts'
import type { Choice, Seat, State } from '../../kernel/words.ts'
import type { Sitter, Turn, Venue } from '../arena/game.ts'
import type { Budget } from '../bot.ts'
import { type Talk, type Trace, talkWith } from './talk.ts'
import { type Answered, failure, PROTOCOL } from './words.ts'

/** How long a program may take to say hello, and how much later than its budget an answer may come. */
export interface Patience {
  readonly hello: number
  readonly grace: number
  /** The time for a choice when the budget does not name one. */
  readonly usual: number
  readonly bye: number
}
export const PATIENCE: Patience = { hello: 10_000, grace: 1000, usual: 10_000, bye: 1000 }

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

/** Starts a program where none runs, and greets it; gives what it calls itself, or null. */
async function greet(talk: Talk, { id, version }: Game, patience: number): Promise<string | null> {
  talk.start()
  talk.say({ type: 'hello', protocol: PROTOCOL, game: id, rules: version })
  const hello = await talk.hear(patience, (a) => (a.type === 'hello' ? a : null))
  if (hello.protocol !== PROTOCOL) {
    await talk.drop()
    throw failure('nonsense', `it speaks protocol ${hello.protocol}, the house speaks ${PROTOCOL}`)
  }
  return typeof hello.name === 'string' && hello.name !== '' ? hello.name.slice(0, 40) : null
}

/** What is asked of a program: all it needs to choose from. */
function questionOf(game: Game, { view, seat }: Turn, { ms, iterations }: Budget) {
  return {
    seat,
    view,
    options: closedOptions(game, view, seat),
    open: options(game, view, seat).filter((c) => c.span !== undefined),
    offers: offers(game, view, seat),
    budget: { ...(ms !== undefined && { ms }), ...(iterations !== undefined && { iterations }) },
  }
}

export function engineFor(
  command: string,
  venue: Venue,
  budget: Budget,
  trace: Trace = () => {},
  patience: Patience = PATIENCE,
): Engine {
  const { game } = venue.mind
  const talk = talkWith(command, trace)
  let called = command
  let match = ''
  let asked = 0

  /** A choice that is not allowed ends the program: the next game starts a new one. */
  async function legal(view: State, seat: Seat, choice: Choice): Promise<Choice> {
    const refusal = check(game, view, seat, choice)
    if (refusal === null) return choice
    await talk.drop()
    throw failure('nonsense', `it chose ${JSON.stringify(choice).slice(0, 120)}, which ${refusal.clause} forbids`)
  }

  return {
    name: () => called,
    async begin(seat: Seat, deal: string) {
      if (!talk.running()) called = (await greet(talk, game, patience.hello)) ?? called
      match = `${deal}#${seat}`
      const { seats, options: agreed } = venue
      const sheet = game.sheet ?? venue.title.sheet
      talk.say({ type: 'match', match, game: game.id, seats, seat, options: agreed, cards: cardsOf(venue), sheet })
    },
    async choose(turn: Turn): Promise<Choice> {
      if (!talk.running()) throw failure('crash', 'it is not running')
      const id = ++asked
      const limit = budget.ms ?? patience.usual
      talk.say({ type: 'choose', id, match, ...questionOf(game, turn, budget) })
      const now = setTimeout(() => talk.say({ type: 'now', id }), limit)
      try {
        const fits = (a: Answered) => (a.type === 'choice' && a.id === id ? a : null)
        const { choice } = await talk.hear(limit + patience.grace, fits)
        return await legal(turn.view, turn.seat, choice)
      } finally {
        clearTimeout(now)
      }
    },
    async end(scores, winners) {
      if (talk.running()) talk.say({ type: 'end', match, scores, winners })
    },
    async close() {
      if (talk.running()) talk.say({ type: 'bye' })
      await talk.stop(patience.bye)
    },
  }
}
