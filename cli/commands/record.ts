import { playOut } from '../../contract/keep.ts'
import { options } from '../../kernel/ask.ts'
import type { Choice, Seat, State } from '../../kernel/words.ts'
import type { Match } from '../../match/match.ts'
import { stateNow } from '../../match/standing.ts'
import type { Mind } from '../../title/mind.ts'
import { matchOf, mindFor, opponentOf } from '../asked.ts'
import type { Desk } from '../desk.ts'
import { commandOf } from '../flags.ts'
import { tellEnd, tellEvents, tellerOf } from '../telling.ts'

export const record = commandOf({
  name: 'record',
  flags: ['seats', 'seed', 'bot', 'option', 'cards', 'states', 'canonical', 'json'],
  words: [1, 1],
  async go(given, desk) {
    const bot = opponentOf(given.text('bot'), desk, true)
    const match = await matchOf(given, desk)
    const mind = await mindFor(match)
    if (given.has('json')) recordJson(match, bot, mind, given.has('states'), given.has('canonical'), desk)
    else await recordWords(match, bot, mind, desk)
    return 0
  },
})

/** Every decision with the state before it. */
function* decisions(match: Match, bot: string, mind: Mind): Generator<{ before: State; seat: Seat }> {
  const moves = playOut(match, bot, mind)
  for (;;) {
    const before = stateNow(match)
    const next = moves.next()
    if (next.done) return
    yield { before, seat: next.value.seat }
  }
}

function recordJson(match: Match, bot: string, mind: Mind, states: boolean, canonical: boolean, desk: Desk): void {
  const { title, game, seats, seed, sheet } = match
  desk.json({
    setup: { game: game.id, rules: game.version, seats, options: match.options, seed, sheet: sheet ?? title.sheet },
    state: match.state,
  })
  let seq = 0
  for (const { before, seat } of decisions(match, bot, mind)) {
    const deed = match.story.at(-1)
    const shown = (choice: Choice) =>
      canonical && choice.span === undefined
        ? { ...choice, move: title.canon.write(before, seat, choice, game.box) }
        : choice
    desk.json({
      seq: ++seq,
      seat,
      step: deed?.step,
      options: options(game, before, seat).map(shown),
      choice: shown(deed?.choice as Choice),
      events: deed?.events,
      ...(states && { state: match.state }),
    })
  }
  const { state } = match
  desk.json({
    result: {
      scores: game.scores(state, game.box),
      winners: game.winners(state, game.box),
      breakdown: Array.from({ length: seats }, (_, seat) => game.breakdown(state, seat, game.box)),
    },
  })
}

async function recordWords(match: Match, bot: string, mind: Mind, desk: Desk): Promise<void> {
  const teller = await tellerOf(match, desk)
  const { speaker, tint } = teller
  desk.say(desk.paint('heading', speaker.texts.title))
  desk.say(desk.paint('quiet', desk.t.tell.setup(match.seats, match.seed)))
  tellEvents(teller, match.story[0]?.events ?? [], 5)
  let seq = 0
  for (const { before, seat } of decisions(match, bot, mind)) {
    const deed = match.story.at(-1)
    const words = speaker.choice(before, seat, deed?.choice as Choice)
    desk.say(`${tint(speaker.voice.seat(seat))} · ${words}`, desk.paint('number', `${String(++seq).padStart(4)} `))
    tellEvents(teller, deed?.events ?? [], 5)
  }
  desk.rule(desk.t.play.over)
  tellEnd(teller, match)
}
