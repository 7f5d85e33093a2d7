// What an analysis shows of a match: its tables and rounds, and moments in words.
import type { Choice, Seat, State } from '../../../kernel/words.ts'
import { drawnWith } from '../../../look/drawn.ts'
import { roundsOf } from '../../../look/rounds.ts'
import type { GameLook } from '../../../look/scene.ts'
import type { Match } from '../../../match/match.ts'
import { statesOf } from '../../../match/standing.ts'
import type { Speaker } from '../../../title/say.ts'
import { type Band, bandsOf } from '../table/replay.ts'
import { roundWords } from '../table/roundWords.ts'
import type { Marked } from './ribbon.ts'
import { a, signed } from './words.svelte.ts'

export interface Scenery {
  readonly match: Match
  readonly look: GameLook
  readonly speaker: Speaker
  /** The table after each line of the story. */
  readonly past: readonly State[]
  /** The round of each line, and the rounds as bands of lines. */
  readonly rounds: readonly number[]
  readonly bands: readonly Band[]
}

export function sceneryOf(match: Match, look: GameLook, speaker: Speaker): Scenery {
  const past = [...statesOf(match, match.story)]
  const rounds = roundsOf(drawnWith(look, { box: match.game.box, voice: speaker.voice }), past)
  return { match, look, speaker, past, rounds, bands: bandsOf(rounds) }
}

/** "Round 4"; nothing for a game without rounds. */
export function whenIs({ rounds, speaker }: Scenery, line: number): string {
  const round = rounds[line] ?? 0
  return line === 0 ? a('deal') : round > 0 ? `${roundWords(speaker.voice).Round} ${round}` : ''
}

/** What a seat could choose at a line, as a sentence; empty where there was nothing to choose. */
export function choiceAt({ past, speaker }: Scenery, line: number, seat: Seat, choice: Choice): string {
  const before = past[line - 1]
  return before === undefined ? '' : ended(speaker.choice(before, seat, choice))
}

/** What somebody chose at a line, as a sentence. */
export function choseAt(scenery: Scenery, line: number): string {
  const { seat = null, choice = null } = scenery.match.story[line] ?? {}
  return seat === null || choice === null ? a('deal') : choiceAt(scenery, line, seat, choice)
}

/** What came at a line, as the log tells it. */
export function cameAt(scenery: Scenery, line: number): string {
  const { match, speaker } = scenery
  if (line === 0) return a('deal')
  const last = match.story[line]?.events.at(-1)
  return last === undefined ? choseAt(scenery, line) : speaker.event(last)
}

/** A label within a sentence ends as one. */
export const ended = (text: string): string => (/[.!?…]$/u.test(text) ? text : `${text}.`)

/** The name of a seat. */
export const nameIn = ({ speaker }: Scenery, seat: Seat): string => speaker.voice.seat(seat)

/** "Round 4 · Ana"; only what there is to be said. */
const whenWho = (scenery: Scenery, line: number, who: string): string =>
  [whenIs(scenery, line), who].filter((part) => part !== '').join(' · ')

/** A mark of the ribbon in words. */
export const markSaid = (scenery: Scenery, { line, seat, mark }: Pick<Marked, 'line' | 'seat' | 'mark'>): string =>
  a('mark-said', {
    where: whenWho(scenery, line, nameIn(scenery, seat)),
    mark: a(mark ?? 'unsure'),
    what: choseAt(scenery, line),
  })

/** Cards that came, and what they did to a seat. */
export const drawSaid = (scenery: Scenery, seat: Seat, { line, points }: { line: number; points: number }): string =>
  a('draw-said', {
    where: whenWho(scenery, line, ''),
    n: signed(points),
    who: nameIn(scenery, seat),
    what: line === 0 ? '' : ended(cameAt(scenery, line)),
  }).trim()
