// The law of what is said: every question, choice, refusal and event in every language. What was read once is not read again.
import { WHOLE } from '#tongues'
import { keyOf } from '../kernel/choice.ts'
import type { Refusal, State } from '../kernel/words.ts'
import type { Match } from '../match/match.ts'
import type { Texts } from '../papers/texts.ts'
import { type Speaker, speakerOf } from '../title/say.ts'
import { alike, type Proofreader, proofreaderOf, shapeOf } from '../title/sentence.ts'
import type { Words } from '../title/words.ts'
import type { Plan } from './plan.ts'
import type { Sight } from './sight.ts'

type Shape = 'sentence' | 'label'

/** A language of the game, and what is wrong with a sentence or a label in it. */
interface Heard {
  readonly speaker: Speaker
  readonly fault: Readonly<Record<Shape, Proofreader>>
}

/** All languages of a match. */
export interface Hearing {
  readonly languages: readonly Heard[]
  /** Events and refusals that were read in all of them, by their data: with the seats' names nothing else makes their sentences. */
  readonly read: Set<string>
  /** Shapes of events that were read, numbers aside and whatever the seats are called. */
  readonly shapes: Set<string>
}

/** How many texts, or events and refusals, are remembered; then all are forgotten. */
const MOST = 100_000

const proofread = new WeakMap<Texts, Heard['fault']>()
const alreadyRead = new WeakMap<Words, Map<string, Set<string>>>()

/** The languages of a match; matches of a game say the same sentences thousands of times, and they are judged once. */
export async function hearingOf(plan: Plan, match: Match): Promise<Hearing> {
  const languages = await Promise.all(
    WHOLE.map(async (lang): Promise<Heard> => {
      const speaker = await speakerOf(plan.words, match, lang)
      return { speaker, fault: faultsOf(plan, speaker) }
    }),
  )
  const names = Array.from({ length: match.seats }, (_, seat) => plan.title.seatName(match.state, seat)).join(' ')
  return { languages, read: readAt(plan, names), shapes: readAt(plan, ANYWHERE) }
}

function faultsOf(plan: Plan, { texts, lang }: Speaker): Heard['fault'] {
  let fault = proofread.get(texts)
  if (fault === undefined) {
    const reader = proofreaderOf(plan.title, texts, lang)
    const asA = (shape: Shape) => remembering((text) => reader(text) ?? shapeOf(shape, text))
    fault = { sentence: asA('sentence'), label: asA('label') }
    proofread.set(texts, fault)
  }
  return fault
}

/** No seats are called so. */
const ANYWHERE = ''

/** What was read at tables whose seats have these names. */
function readAt({ words }: Plan, names: string): Set<string> {
  const tables = alreadyRead.get(words) ?? new Map<string, Set<string>>()
  alreadyRead.set(words, tables)
  const read = tables.get(names) ?? new Set<string>()
  if (read.size >= MOST) read.clear()
  tables.set(names, read)
  return read
}

function remembering(reader: Proofreader): Proofreader {
  const known = new Map<string, string | null>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= MOST) known.clear()
    const fault = reader(text)
    known.set(text, fault)
    return fault
  }
}

/** Numbers that a language may say otherwise than the rest stay what they are. */
const MANY = /\d{2,}|[3-9]/g

/**
 * 11. Every event has its sentence, without slips or ids. `fully`: with each of its numbers, cards and names; otherwise each shape
 * of an event is read once.
 */
export function lawEvents(s: State, hearing: Hearing, fully: boolean): string[] {
  const broken: string[] = []
  for (const event of s.events ?? []) {
    const data = JSON.stringify(event)
    if (fully ? isNew(`event ${data}`, hearing.read) : isNew(data.replaceAll(MANY, '#'), hearing.shapes))
      for (const { speaker, fault } of hearing.languages) {
        const { lang, texts } = speaker
        if (!(event.ev in texts.event)) broken.push(`11: ${lang} has no sentence for event ${event.ev}`)
        const { wrong } = listen(() => speaker.event(event), fault.sentence)
        if (wrong !== null) broken.push(`11: ${lang} event ${event.ev}: ${wrong}`)
      }
  }
  return broken
}

/** 11. So has every refusal. */
function lawRefusal(refusal: Refusal, hearing: Hearing): string[] {
  if (!isNew(`refusal ${JSON.stringify(refusal)}`, hearing.read)) return []
  const broken: string[] = []
  const { clause } = refusal
  for (const { speaker, fault } of hearing.languages) {
    if (!(clause in speaker.texts.refusal) && !clause.startsWith('table.'))
      broken.push(`11: ${speaker.lang} has no sentence for refusal ${clause}`)
    const { wrong } = listen(() => speaker.refusal(refusal), fault.sentence)
    if (wrong !== null) broken.push(`11: ${speaker.lang} refusal ${clause}: ${wrong}`)
  }
  return broken
}

/** Whether it was not read before. */
function isNew(said: string, read: Set<string>): boolean {
  const seen = read.size
  read.add(said)
  return read.size > seen
}

/** 11. Every question, choice and refusal has its sentence, without slips or ids, and no two choices read alike. */
export function lawTexts(sight: Sight, hearing: Hearing): string[] {
  const { state: s } = sight
  const broken: string[] = []
  for (const seat of sight.deciders) {
    const explained = sight.explained(seat)
    for (const { refusal } of explained) if (refusal !== null) broken.push(...lawRefusal(refusal, hearing))
    for (const { speaker, fault } of hearing.languages) {
      const asked = listen(() => speaker.ask(s, seat), fault.sentence)
      if (asked.wrong !== null) broken.push(`11: ${speaker.lang} question ${s.agenda.at(-1)?.do}: ${asked.wrong}`)
      const said = new Map<string, string>()
      for (const { choice } of explained) {
        const key = keyOf(choice)
        const { text, wrong } = listen(() => speaker.choice(s, seat, choice), fault.label)
        if (wrong !== null) broken.push(`11: ${speaker.lang} choice ${key}: ${wrong}`)
        said.set(key, text)
      }
      broken.push(...alike(said).map((pair) => `11: ${speaker.lang} ${pair}`))
    }
  }
  return broken
}

function listen(say: () => string, fault: Proofreader): { text: string; wrong: string | null } {
  try {
    const text = say()
    return { text, wrong: fault(text) }
  } catch (error) {
    return { text: '', wrong: String(error) }
  }
}
