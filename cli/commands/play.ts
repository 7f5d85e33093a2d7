import { USUAL_LEVEL } from '../../bots/level.ts'
import { knownName } from '../../bots/names.ts'
import { isOver } from '../../kernel/play.ts'
import { matchOf, mindFor, opponentOf, seatOf } from '../asked.ts'
import { levelsOf, opponentsAt, personIn, seatedAs } from '../company.ts'
import type { Desk } from '../desk.ts'
import { openFile, pathOf } from '../files.ts'
import type { Flag } from '../flag.ts'
import { commandOf } from '../flags.ts'
import { dataFolder, keepingPlace, keepingTrouble, lastGame } from '../keeping.ts'
import { type Reader, readerOf } from '../reader.ts'
import { replayWith, resumeLast, resumeWith } from '../resume.ts'
import type { Sitting } from '../sitting.ts'
import { failed, misused } from '../stop.ts'
import { sit } from '../table.ts'
import { tellerOf } from '../telling.ts'
import { typedWords } from '../typed.ts'

/** What was agreed when a match began cannot be asked for again. */
const AGREED: readonly Flag[] = ['seats', 'seed', 'option', 'cards']

export const play = commandOf({
  name: 'play',
  flags: ['seats', 'me', 'opponent', 'seed', 'option', 'cards', 'from', 'last', 'pause'],
  words: [0, 1],
  async go(given, desk) {
    const { wrong, commands } = desk.t
    const typed = given.text('from')
    if (typed !== undefined && given.has('last')) misused(wrong.both('--from', '--last'))
    const last = given.has('last') ? (lastGame() ?? failed(wrong.noLast)) : null
    const from = last?.file ?? (typed === undefined ? null : pathOf(typed))
    if (from === null && given.words.length === 0) misused(wrong.missing('play', commands.play.words))
    if (from !== null) {
      const agreed = AGREED.find((flag) => given.has(flag))
      if (agreed !== undefined) misused(wrong.agreed(`--${agreed}`))
      if (given.words[0] !== undefined) misused(wrong.agreed(given.words[0]))
    }
    const typedName = given.text('opponent')
    const opponent = typedName === undefined ? null : opponentOf(typedName, desk)
    const match = from === null ? await matchOf(given, desk) : await openFile(from, desk)
    const me = (await seatOf(given.text('me') ?? last?.me.toString(), match, desk)) ?? personIn(match) ?? 0
    const usual = knownName(last?.opponent ?? USUAL_LEVEL)
    return playAt({ desk, match, me, opponent, usual, pause: given.has('pause'), from, reader: null })
  },
})

interface Begun extends Pick<Sitting, 'desk' | 'match' | 'me' | 'pause'> {
  /** Who plays all other seats, where somebody asked for it; else those who sat there before, else the usual one. */
  readonly opponent: string | null
  readonly usual: string
  readonly from: string | null
  readonly reader: Reader | null
}

/** Sits a person down; whatever ends the sitting, the game is kept and the way back is said. */
export async function playAt(begun: Begun): Promise<number> {
  const { desk, me, pause, from, reader } = begun
  if (isOver(begun.match.state)) return failed(desk.t.wrong.over)
  const mind = await mindFor(begun.match)
  const opponents = opponentsAt(begun.match, begun.opponent, begun.usual, mind)
  const match = seatedAs(begun.match, me, opponents, mind)
  const trouble = keepingTrouble()
  if (trouble !== null) failed(desk.t.file.data(dataFolder(), trouble))
  const place = keepingPlace(match.title.game.id, from)
  const leave = (code: number) => {
    desk.say()
    sayWayBack(desk, place)
    process.exit(code)
  }
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.once(signal, () => leave(code))
  const sitting: Sitting = {
    ...(await tellerOf(match, desk)),
    mind,
    reader: reader ?? readerOf(typedWords(desk.t)),
    match,
    me,
    opponents,
    pause,
    place,
    told: Math.max(
      0,
      match.story.findLastIndex((deed) => deed.seat === me),
    ),
    shown: '',
    kept: false,
  }
  sayWelcome(sitting)
  try {
    if (await sit(sitting)) {
      desk.say()
      desk.say(desk.t.play.see)
      desk.lines([`  ${replayWith(place)}`])
    } else sayWayBack(desk, place)
  } finally {
    sitting.reader.close()
  }
  return 0
}

function sayWelcome({ desk, speaker, tint, match, me, opponents }: Sitting): void {
  const { play } = desk.t
  desk.say()
  desk.say(desk.paint('heading', speaker.texts.title))
  const facts = [
    play.seats(match.seats),
    tint(play.you(speaker.voice.seat(me))),
    play.others(levelsOf(opponents, me, desk)),
    play.seed(match.seed),
  ]
  desk.say(desk.paint('quiet', facts.join(' · ')))
  desk.say(desk.paint('quiet', play.start))
}

function sayWayBack(desk: Desk, place: string): void {
  desk.say(desk.t.play.kept)
  desk.lines([`  ${resumeLast()}`, `  ${resumeWith(place)}`])
}

/** The last game, if it can still be played on. */
export async function unfinished(
  desk: Desk,
): Promise<Pick<Begun, 'match' | 'me' | 'opponent' | 'usual' | 'from'> | null> {
  const last = lastGame()
  if (last === null) return null
  const match = await openFile(last.file, desk).catch(() => null)
  if (match === null || isOver(match.state) || last.me >= match.seats) return null
  return { match, me: last.me, opponent: null, usual: knownName(last.opponent ?? USUAL_LEVEL), from: last.file }
}
