// From flags to a match: which game, which table, which opponents.

import { randomBytes } from 'node:crypto'
import { LANGS, tongueOf, typeset } from '#tongues'
import { bots } from '../bots/index.ts'
import { botNamed } from '../bots/names.ts'
import { findMind, findTitle, gameIds } from '../games/shelf.ts'
import { readValue } from '../kernel/variants.ts'
import type { Refusal, Seat } from '../kernel/words.ts'
import { type Match, openMatch } from '../match/match.ts'
import { type Lang, voiceOf } from '../papers/texts.ts'
import type { Mind } from '../title/mind.ts'
import { type Speaker, speakerOf } from '../title/say.ts'
import type { Title } from '../title/title.ts'
import type { Desk } from './desk.ts'
import { codeOf, pathOf, readSheet } from './files.ts'
import type { Given } from './flags.ts'
import { failed, misused } from './stop.ts'
import { wordsOf } from './words.ts'

export async function titleOf(id: string, desk: Desk): Promise<Title> {
  const found = await findTitle(id).catch((error) => failed(desk.t.wrong.broken(id, codeOf(error))))
  return found ?? misused(desk.t.wrong.game(id, gameIds().join(', ')))
}

/** Why a game of the shelf cannot be loaded, or null. */
export const faultOf = (id: string): Promise<string | null> =>
  findTitle(id).then(
    () => null,
    (error) => codeOf(error),
  )

/** The variants of the command line, as the game reads them. */
function optionsOf(title: Title, given: Given, desk: Desk): Record<string, unknown> {
  const options: Record<string, unknown> = Object.create(null)
  for (const text of given.texts('option')) {
    const cut = text.indexOf('=')
    if (cut < 1) misused(desk.t.wrong.option(text))
    const name = text.slice(0, cut)
    if (Object.hasOwn(options, name)) misused(desk.t.wrong.optionTwice(name))
    options[name] = readValue(title.game.variants[name], text.slice(cut + 1))
  }
  return options
}

/** A new match as the flags ask for it. */
export async function matchOf(given: Given, desk: Desk): Promise<Match> {
  const title = await titleOf(given.words[0] ?? '', desk)
  const [min] = title.game.players
  const typed = given.text('seats')
  const cards = given.text('cards')
  return newMatch(
    title,
    {
      seats: typed === undefined ? min : /^\d+$/.test(typed) ? Number(typed) : Number.NaN,
      shown: typed ?? '',
      options: optionsOf(title, given, desk),
      seed: given.text('seed') ?? freshSeed(),
      sheet: cards === undefined ? null : await readSheet(pathOf(cards), title, desk),
    },
    desk,
  )
}

export const freshSeed = (): string => randomBytes(4).toString('hex')

export function newMatch(
  title: Title,
  agreed: Parameters<typeof openMatch>[1] & { readonly shown?: string },
  desk: Desk,
): Match {
  const opened = openMatch(title, agreed)
  if ('match' in opened) return opened.match
  if ('problems' in opened) return failed(opened.problems[0]?.at ?? '')
  const { refusal } = opened
  const shown = Number.isNaN(agreed.seats)
    ? { ...refusal, with: { ...refusal.with, seats: agreed.shown ?? '' } }
    : refusal
  return misused(sayTable(shown, desk.lang))
}

/** What the table itself refuses, before anybody sits at it. */
function sayTable(refusal: Refusal, lang: Lang): string {
  const say = tongueOf(lang).refusals[refusal.clause as 'table.seats']
  return typeset(lang, say(refusal.with ?? {}, voiceOf(lang, {}, String, String)))
}

/** An opponent by name, with a budget such as `master@200ms` unless a plain name is wanted. */
export function opponentOf(name: string | undefined, desk: Desk, plain = false): string {
  const known = Object.keys(bots)
  if (name === undefined) return 'greedy'
  return botNamed(name) !== null && !(plain && name.includes('@'))
    ? name
    : misused(desk.t.wrong.opponent(name, known.join(', ')))
}

export const speakerFor = async (match: Match, lang: Lang): Promise<Speaker> =>
  speakerOf(await wordsOf(match.game.id), match, lang)

/** What opponents know of the game of a match. */
export async function mindFor(match: Match): Promise<Mind> {
  const mind = await findMind(match.game.id, match.sheet)
  if (mind === null) throw new Error(`no game “${match.game.id}”`)
  return mind
}

/** A seat by its number or by its name in any language. */
export async function seatOf(value: string | undefined, match: Match, desk: Desk): Promise<Seat | null> {
  if (value === undefined) return null
  const seats = Array.from({ length: match.seats }, (_, seat) => seat)
  const voices = await Promise.all(LANGS.map(async (lang) => (await speakerFor(match, lang)).voice))
  const named = seats.find((seat) => voices.some((v) => v.seat(seat).toLowerCase() === value.toLowerCase()))
  const seat = /^\d+$/.test(value) ? Number(value) : named
  if (seat !== undefined && seat < match.seats) return seat
  const mine = voices[LANGS.indexOf(desk.lang)]
  return misused(desk.t.wrong.seat(value, seats.map((s) => `${s} (${mine?.seat(s)})`).join(', ')))
}
