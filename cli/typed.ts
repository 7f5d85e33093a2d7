// The words a person may type beside the number of a choice.

import { answerWith } from '../bots/answer.ts'
import { sayReason } from '../bots/reason.ts'
import { explain } from '../kernel/ask.ts'
import { sameTarget } from '../kernel/choice.ts'
import { writeMatch } from '../match/file.ts'
import { redoIn, undoIn } from '../match/match.ts'
import { pathOf, saveMatch } from './files.ts'
import type { Did, Listed } from './list.ts'
import { fold, lengthOf } from './page.ts'
import { resumeWith } from './resume.ts'
import { type Sitting, seenBy } from './sitting.ts'
import { Stop } from './stop.ts'
import { boardLines, knownTo, refusalLine, tellEvents } from './telling.ts'
import type { CliTexts } from './texts.ts'

type Word = keyof CliTexts['play']['words']

/** A word means the same in every language; the English ones are understood everywhere. */
function wordOf(t: CliTexts, text: string): Word | undefined {
  const words = Object.keys(t.play.words) as Word[]
  return words.find((word) => text === word || text === t.play.words[word][0])
}

export const typedWords = (t: CliTexts): string[] => Object.values(t.play.words).map(([word]) => word as string)

export async function typed(s: Sitting, list: Listed, text: string): Promise<Did> {
  const { desk, speaker, match, me } = s
  const { play } = desk.t
  const cut = text.search(/\s/)
  const rest = cut < 0 ? '' : text.slice(cut).trim()
  const word = wordOf(desk.t, (cut < 0 ? text : text.slice(0, cut)).toLowerCase())
  switch (word) {
    case undefined:
      desk.say(desk.paint('warning', play.unknown(text)))
      return 'passed'
    case 'quit':
      return 'left'
    case 'undo':
    case 'redo': {
      const refusal = word === 'undo' ? undoIn(match, me) : redoIn(match, me)
      desk.say(refusal === null ? play[word === 'undo' ? 'undone' : 'redone'] : refusalLine(speaker, refusal))
      if (refusal === null) s.told = match.story.length
      return refusal === null ? 'acted' : 'passed'
    }
    case 'board':
      desk.lines(boardLines(s, match, seenBy(s), me))
      return 'passed'
    case 'why':
      why(s, list, rest)
      return 'passed'
    case 'hint':
      hint(s, list)
      return 'passed'
    case 'log': {
      const events = match.story.flatMap((deed) => knownTo(deed.events, me))
      if (events.length === 0) desk.say(play.nothingYet)
      tellEvents(s, /^\d+$/.test(rest) ? events.slice(-Number(rest) || events.length) : events)
      return 'passed'
    }
    case 'cards':
      cards(s, rest)
      return 'passed'
    case 'save':
      save(s, rest)
      return 'passed'
    case 'help':
      help(s)
      return 'passed'
  }
}

/** Small and without accents, so that "maitre" finds « maître ». */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const speaksOf = (text: string, wanted: string) => plain(text).includes(plain(wanted))

function why({ desk, speaker, match, me }: Sitting, { seen }: Listed, wanted: string): void {
  const refused = explain(match.game, seen, me).flatMap(({ choice, refusal }) =>
    refusal === null ? [] : [{ words: speaker.choice(seen, me, choice), reason: refusalLine(speaker, refusal) }],
  )
  if (refused.length === 0) desk.say(desk.t.play.allLegal)
  const found = refused.filter(({ words, reason }) => speaksOf(`${words} ${reason}`, wanted))
  if (found.length === 0 && refused.length > 0) desk.say(desk.t.play.noneLike(wanted))
  for (const { words, reason } of found) {
    desk.say(words, '  ')
    desk.say(desk.paint('quiet', reason), '    ')
  }
}

/** A hint is limited by iterations: the same question gets the same answer. */
const HINT = { who: 'master', limits: { iterations: 600 }, hints: true } as const

/** The best choices of the master, each with its number, its chance, and why. */
function hint({ desk, speaker, match, mind, me }: Sitting, { seen, choices, asked }: Listed): void {
  const seed = `${match.seed}/${me}/${match.log.length}/hint`
  const question = { ...HINT, view: seen, seat: me, seed }
  const found = asked === 0 ? [] : answerWith(mind, question).hints
  if (found.length === 0) desk.say(desk.t.play.noHint)
  for (const [i, { choice, chance, doubt, stands, why }] of found.entries()) {
    const number =
      1 + choices.findIndex((c) => sameTarget(c, choice) && (c.span !== undefined || String(c.n) === String(choice.n)))
    const percent = `${desk.number(100 * chance, 0)} ± ${desk.number(Math.ceil(100 * doubt), 0)}`
    const words = desk.t.play.hint(number, speaker.choice(seen, me, choice), percent, desk.t.play.stands[stands])
    desk.say(i === 0 ? desk.paint('good', words) : words)
    for (const reason of why) desk.say(desk.paint('quiet', sayReason(speaker, reason)), '    ')
  }
}

/** What the cards do, by their names in the sheet. */
function cards({ desk, speaker, match }: Sitting, wanted: string): void {
  const sheet = match.sheet ?? match.title.sheet
  let found = 0
  for (const entries of Object.values(sheet.tables))
    for (const entry of entries) {
      if (!Object.hasOwn(speaker.texts.cards, entry.id)) continue
      const name = entry.names?.[desk.lang] ?? entry.id
      const does = speaker.voice.says(entry.id)
      if (!speaksOf(`${name} ${does}`, wanted)) continue
      found++
      desk.say(`${desk.paint('heading', name)} · ${does}`, '  ')
    }
  if (found === 0) desk.say(desk.t.play.noCard(wanted))
}

function save(s: Sitting, where: string): void {
  const { desk, match } = s
  if (where === '') {
    desk.say(desk.t.play.saveWhere)
    return
  }
  const path = pathOf(where)
  try {
    saveMatch(path, writeMatch(match), desk)
    desk.say(desk.paint('good', desk.t.play.saved(path)))
    desk.lines([`  ${resumeWith(path)}`])
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    desk.say(desk.paint('warning', error.message))
  }
}

function help({ desk }: Sitting): void {
  const { play } = desk.t
  const words = Object.values(play.words)
  const room = Math.max(...words.map(([word]) => lengthOf(word as string)))
  desk.say(play.help)
  for (const [word = '', about = ''] of words)
    desk.lines(fold(about, desk.width(), `  ${desk.paint('number', word.padEnd(room))}  `))
}
