// Moves at a table of Pillars, in short words: "play quarry-1", "choose wood", "convert carpenter-green wood", "finish",
// "discard sand".
import { check, deciders, explain, options } from '../../../kernel/ask.ts'
import { clone } from '../../../kernel/clone.ts'
import { commit } from '../../../kernel/play.ts'
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Choice, Event, Seat } from '../../../kernel/words.ts'
import { type Match, playIn, undoIn } from '../../../match/match.ts'
import { STAGE } from '../rules/names.ts'
import type { PillarsState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { type Ids, listOf, stateOf } from './scene.ts'

const TYPES: Readonly<Record<string, string>> = {
  play: 'play-card',
  choose: 'choose-material',
  convert: 'convert',
  finish: 'finish-conversions',
  discard: 'discard-material',
}

function moveOf(text: string): unknown {
  const [verb = '', first, second] = text.split(' ')
  const type = TYPES[verb]
  if (verb === 'play') return { type, card: first }
  if (verb === 'convert') return { type, converter: first, material: second }
  return verb === 'finish' ? { type } : { type, material: first }
}

function textOf(move: unknown): string {
  const { type, ...rest } = move as { type: string }
  const verb = Object.keys(TYPES).find((key) => TYPES[key] === type)
  return [verb, ...Object.values(rest)].join(' ')
}

const write = (m: Match, seat: Seat, choice: Choice) => textOf(m.title.canon.write(m.state, seat, choice, m.game.box))

export function choiceOf(m: Match, seat: Seat, text: string): Choice {
  const choice = m.title.canon.read(m.state, seat, moveOf(text), m.game.box)
  if (choice === null) throw new Error(`seat ${seat} has nothing to "${text}" with`)
  return choice
}

/** The clause that forbids a move, or null. */
export const refusal = (m: Match, seat: Seat, text: string): string | null =>
  check(m.game, m.state, seat, choiceOf(m, seat, text))?.clause ?? null

/** Plays moves one after the other; throws at the first that is refused. */
export function does(m: Match, seat: Seat, ...texts: readonly string[]): Match {
  for (const text of texts) {
    const no = playIn(m, seat, choiceOf(m, seat, text))
    if (no !== null) throw new Error(`seat ${seat}, "${text}": ${no.clause}`)
  }
  return m
}

/** The clause that forbids taking back, or null when it is done. */
export const takesBack = (m: Match, seat: Seat): string | null => undoIn(m, seat)?.clause ?? null

export const awaited = (m: Match): readonly Seat[] => deciders(m.game, m.state)

/** What a seat may do now, in the order of the alphabet. */
export const choices = (m: Match, seat: Seat): string[] =>
  options(m.game, m.state, seat)
    .map((choice) => write(m, seat, choice))
    .sort()

/** What a seat could point at but may not do, each with its clause. */
export const forbidden = (m: Match, seat: Seat): Record<string, string> =>
  Object.fromEntries(
    explain(m.game, m.state, seat).flatMap(({ choice, refusal: no }) =>
      no === null ? [] : [[write(m, seat, choice), no.clause]],
    ),
  )

/** Cards played one after the other, each by the seat whose turn it is. */
export function plays(m: Match, ids: Ids): Match {
  for (const id of listOf(ids)) does(m, awaited(m)[0] as Seat, `play ${id}`)
  return m
}

/** More decisions than any game takes: a table that never comes to its end fails instead of going on for ever. */
const ENDLESS = 5000

/** Acts again and again until it is done. */
export function until(done: () => boolean, act: () => void): void {
  for (let k = 0; !done(); k++) {
    if (k >= ENDLESS) throw new Error(`no end after ${ENDLESS} times`)
    act()
  }
}

/** The rest of the tricks, with the first legal card each time. */
export function playTricks(m: Match): Match {
  until(
    () => stateOf(m).faceUp,
    () => {
      const seat = awaited(m)[0] as Seat
      const no = playIn(m, seat, options(m.game, m.state, seat)[0])
      if (no !== null) throw new Error(`seat ${seat}: ${no.clause}`)
    },
  )
  return m
}

/** One seat's scoring without a conversion; what must be chosen or discarded is the first possible. */
export function passes(m: Match, seat: Seat): Match {
  until(
    () => !stateOf(m).faceUp || !awaited(m).includes(seat),
    () => {
      const list = choices(m, seat)
      does(m, seat, list.includes('finish') ? 'finish' : (list[0] as string))
    },
  )
  return m
}

/** Everybody's scoring without a conversion, up to the next round or the end. */
export function passRound(m: Match): Match {
  until(
    () => !stateOf(m).faceUp || awaited(m).length === 0,
    () => passes(m, awaited(m)[0] as Seat),
  )
  return m
}

/** What the last choice brought about, of one kind. */
export const told = (m: Match, ev: string): Event[] => (m.state.events ?? []).filter((event) => event.ev === ev)

/** The round score of a seat as the pad has it. */
export const scored = (m: Match, seat: Seat): number | null | undefined => stateOf(m).pad.at(-1)?.[seat]

/**
 * The highest round score a seat can still reach by its conversions: every way is tried, but for those that differ
 * only in when the assistant works, who can always come last.
 */
export function bestScore(m: Match, seat: Seat): number {
  const assistant = (m.game.box as Box).id.indexOf('assistant')
  const byAssistant = (s: PillarsState, c: Choice) =>
    c.act !== 'convert' || (c.on?.[0]?.startsWith('owned') && s.owned[seat]?.[lastOf(c.on[0])] === assistant)
  const known = new Map<string, number>()
  /** What is still to come on top of the points already converted. */
  const toCome = (s: PillarsState): number => {
    const soFar = s.converted[seat] as number
    if ((s.stage[seat] as number) > STAGE.convert) return (s.pad.at(-1)?.[seat] as number) - soFar
    const used = s.used[seat] as Card[]
    const last = used.includes(assistant)
    const done = last ? used.filter((card) => card === assistant).length : used.slice().sort()
    const key = JSON.stringify([s.stage[seat], s.stock[seat], done])
    const seen = known.get(key)
    if (seen !== undefined) return seen
    let best = Number.NEGATIVE_INFINITY
    for (const choice of options(m.game, s, seat)) {
      if (last && !byAssistant(s, choice)) continue
      const after = clone(s)
      commit(m.game, after, seat, choice)
      best = Math.max(best, (after.converted[seat] as number) - soFar + toCome(after))
    }
    known.set(key, best)
    return best
  }
  const start = { ...clone(stateOf(m)), events: null }
  return (start.converted[seat] as number) + toCome(start)
}
