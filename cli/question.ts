// The question put to a person: the choices in words and numbered, and what may be typed.
import { explain, givesUp, offers, options } from '../kernel/ask.ts'
import { inSpan, withNumbers } from '../kernel/choice.ts'
import { at } from '../kernel/lists.ts'
import type { Choice, Seat, Span, State } from '../kernel/words.ts'
import { playIn } from '../match/match.ts'
import type { Did, Listed } from './list.ts'
import { columnLines, fold } from './page.ts'
import { type Sitting, seenBy } from './sitting.ts'
import { refusalLine } from './telling.ts'
import { typed } from './typed.ts'

function listed(s: Sitting): Listed {
  const seen = seenBy(s)
  const asked = options(s.match.game, seen, s.me)
  return { seen, choices: [...asked, ...offers(s.match.game, seen, s.me)], asked: asked.length }
}

/** Asks until the person has acted or leaves. `seat` is whom the table waits for. */
export async function answer(s: Sitting, seat: Seat): Promise<Did> {
  const list = listed(s)
  showQuestion(s, list, seat)
  for (;;) {
    const line = await s.reader.ask(s.desk.paint('number', '› '))
    if (line === null) return 'left'
    const text = line.trim()
    if (text === '') {
      if (seat !== s.me) return 'passed'
      continue
    }
    if (/^[-−]?\d/.test(text)) {
      if (await chosen(s, list, text)) return 'acted'
      continue
    }
    const did = await typed(s, list, text)
    if (did !== 'passed') return did
  }
}

function showQuestion(s: Sitting, { seen, choices, asked }: Listed, seat: Seat): void {
  const { desk, speaker, me, match } = s
  const { play } = desk.t
  desk.say()
  desk.say(desk.paint('heading', seat === me ? speaker.ask(seen, me) : play.between(speaker.voice.seat(seat))))
  const wide = String(choices.length).length
  const entry = (choice: Choice, i: number) => {
    const number = desk.paint('number', `${String(i + 1).padStart(wide + 1)}  `)
    return { number, text: wordsFor(s, seen, choice) }
  }
  const entries = choices.map(entry)
  const print = (part: typeof entries) => {
    const columns = columnLines(
      part.map(({ number, text }) => number + text),
      desk.width(),
    )
    if (columns.length < part.length) desk.lines(columns)
    else desk.lines(part.flatMap(({ number, text }) => fold(text, desk.width(), number)))
  }
  print(entries.slice(0, asked))
  const refused = seat === me ? explain(match.game, seen, me).filter((e) => e.refusal !== null).length : 0
  if (refused > 0) desk.say(desk.paint('quiet', play.refused(refused)), ' '.repeat(wide + 3))
  if (asked < choices.length) {
    desk.say(desk.paint('quiet', play.beside))
    print(entries.slice(asked))
  }
}

/** A choice in words; an open one with the bounds of its numbers, one that gives something up marked as such. */
function wordsFor({ desk, speaker, me, match }: Sitting, seen: State, choice: Choice): string {
  const said = speaker.choice(seen, me, choice)
  const words = givesUp(match.game, seen, me, choice) ? `${said} ${desk.paint('quiet', desk.t.play.givesUp)}` : said
  if (choice.span === undefined) return words
  return `${words} ${desk.t.play.open(choice.span.map((span) => spanWords(desk, span)).join(' · '))}`
}

const spanWords = (desk: Sitting['desk'], [min, max, step]: Span) =>
  desk.t.play.span(desk.number(min), desk.number(max), step)

/** A number was typed: the choice of that number, perhaps with the numbers it needs behind it. */
async function chosen(s: Sitting, { seen, choices }: Listed, text: string): Promise<boolean> {
  const { desk, match, me, speaker } = s
  const { play } = desk.t
  const [first, ...numbers] = text.replaceAll('−', '-').split(/[\s,;]+/)
  const complain = (sentence: string) => {
    desk.say(desk.paint('warning', sentence))
    return false
  }
  const choice = /^\d+$/.test(first ?? '') ? choices[Number(first) - 1] : undefined
  if (choice === undefined) return complain(play.noSuch(first ?? '', choices.length))
  if (choice.span === undefined && numbers.length > 0) return complain(play.closed(Number(first)))
  const closed = choice.span === undefined ? choice : await withSpan(s, choice, choice.span, numbers)
  if (closed === null) return false
  const words = speaker.choice(seen, me, closed)
  const refusal = playIn(match, me, closed)
  if (refusal !== null) return complain(refusalLine(speaker, refusal))
  desk.say(desk.paint('good', play.chose(words)))
  return true
}

/** The numbers of an open choice: those typed with it, or one question each. Null: the person went back. */
async function withSpan(
  s: Sitting,
  choice: Choice,
  spans: readonly Span[],
  numbers: readonly string[],
): Promise<Choice | null> {
  const { desk, reader } = s
  const { play } = desk.t
  const given = numbers.filter((n) => n !== '')
  if (given.length === 0) desk.say(desk.paint('quiet', play.back))
  const n: number[] = []
  for (const [i, span] of spans.entries()) {
    const bounds = spanWords(desk, span)
    for (;;) {
      const text =
        given.length > 0 ? (given[i] ?? '') : await reader.ask(`${play.axis(i + 1, spans.length, bounds)} › `)
      if (text === null || (given.length === 0 && text.trim() === '')) return null
      const value = text.trim() === '' ? Number.NaN : Number(text)
      if (inSpan([span], [value])) {
        n.push(value)
        break
      }
      desk.say(desk.paint('warning', play.notNumber(text.trim(), bounds)))
      if (given.length > 0) return null
    }
  }
  if (given.length > spans.length) {
    desk.say(desk.paint('warning', play.notNumber(at(given, spans.length), spanWords(desk, at(spans, 0)))))
    return null
  }
  return withNumbers(choice, n)
}
