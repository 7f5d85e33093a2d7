// Reads a lesson and its words from text. Whatever stands there gives chapters that can be used and problems that say
// where and what; a broken chapter is left out, and nothing throws.
import { type Field, fieldOf, isClosed } from './field.ts'
import type {
  Answer,
  Chapter,
  ChapterWords,
  Expect,
  Lesson,
  LessonProblem,
  LessonStep,
  LessonWords,
  OwnTable,
  Pattern,
  SameTable,
  SeatMove,
  StepWords,
} from './lesson.ts'

export interface Read<T> {
  readonly found: T
  readonly problems: readonly LessonProblem[]
}

const FORMAT = 1

/** A lesson of a game, from the text of its file. */
export function readLesson(game: string, text: string): Read<Lesson> {
  const file = fieldOf(text)
  const format = file.get('lesson')
  if (format.whole(0) !== FORMAT) format.wrong('expected', { what: String(FORMAT) })
  const chapters = file.get('chapters').each(chapterOf)
  const twice = chapters.find((c, i) => chapters.findIndex((d) => d.id === c.id) < i)
  if (twice !== undefined) file.get('chapters').wrong('twice', { id: twice.id })
  return { found: { game, chapters }, problems: file.problems }
}

function chapterOf(field: Field): Chapter | null {
  const table = field.get('table')
  const chapter: Chapter = {
    id: field.get('id').text(''),
    variant: field.get('variant').yes(),
    table: table.get('after').is ? sameTable(table) : ownTable(table),
    others: field.get('others').is ? field.get('others').text('') : null,
    steps: field.get('steps').each(stepOf),
    asks: field.get('asks').each((f) => closed(f, { id: f.get('id').text(''), step: f.get('step').text('') }), true),
  }
  if (chapter.steps.length === 0) field.get('steps').wrong('expected', { what: '[…]' })
  for (const { id, step } of chapter.asks)
    if (!chapter.steps.some((s) => s.id === step)) field.get('asks').wrong('no-step', { id, step })
  return closed(field, chapter)
}

/** What a field gave, unless something is wrong inside it. */
function closed<T>(field: Field, value: T): T | null {
  return isClosed(field) ? value : null
}

function sameTable(field: Field): SameTable {
  const table = { after: field.get('after').text('') }
  isClosed(field)
  return table
}

function ownTable(field: Field): OwnTable {
  const table = {
    seats: field.get('seats').whole(0),
    learner: field.get('learner').whole(0, true),
    seed: field.get('seed').text(''),
    options: field.get('options').record(true),
    begin: field.get('begin').each(moveOf, true),
  }
  isClosed(field)
  return table
}

function moveOf(field: Field): SeatMove | null {
  return closed(field, [field.get(0).whole(0), field.get(1).record()] as const)
}

function stepOf(field: Field): LessonStep | null {
  const arrow = field.get('arrow')
  const step: LessonStep = {
    id: field.get('id').text(''),
    light: field.get('light').each((f) => f.text(''), true),
    arrow: arrow.is ? [arrow.get(0).text(''), arrow.get(1).text('')] : null,
    expect: expectOf(field.get('expect')),
    via: field.get('via').each((f) => f.record(), true),
    answers: field.get('answers').each(answerOf, true),
    replies: field.get('replies').each(moveOf, true),
    until: field.get('until').is ? field.get('until').text('') : null,
  }
  return closed(field, step)
}

function expectOf(field: Field): Expect {
  if (!field.is || field.value === 'on') return 'on'
  if (field.value === 'anything') return 'anything'
  const patterns: readonly Pattern[] = Array.isArray(field.value) ? field.each((f) => f.record()) : [field.record()]
  if (patterns.length === 0) field.wrong('expected', { what: '"on", "anything", {…}, [{…}]' })
  return patterns
}

const answerOf = (field: Field): Answer | null =>
  closed(field, { to: field.get('to').record(), says: field.get('says').text('') })

/** The words of a lesson, from the text of a language's file. */
export function readWords(text: string): Read<LessonWords> {
  const file = fieldOf(text)
  const found: Record<string, ChapterWords> = {}
  for (const id of Object.keys(file.record())) found[id] = chapterWordsOf(file.get(id))
  return { found, problems: file.problems }
}

function chapterWordsOf(field: Field): ChapterWords {
  const steps: Record<string, StepWords> = {}
  for (const id of Object.keys(field.get('steps').record())) steps[id] = stepWordsOf(field.get('steps').get(id))
  const questions: Record<string, readonly [string, string]> = {}
  const asked = field.get('questions')
  for (const id of Object.keys(asked.record(true)))
    questions[id] = [asked.get(id).get(0).text(''), asked.get(id).get(1).text('')]
  const words = { title: field.get('title').text(''), learned: field.get('learned').each((f) => f.text('')) }
  isClosed(field)
  return { ...words, steps, questions }
}

function stepWordsOf(field: Field): StepWords {
  const answers: Record<string, string> = {}
  const given = field.get('answers')
  for (const id of Object.keys(given.record(true))) answers[id] = given.get(id).text('')
  const words = {
    says: field.get('says').each((f) => f.text('')),
    do: field.get('do').is ? field.get('do').text('') : '',
    other: field.get('other').is ? field.get('other').text('') : '',
  }
  isClosed(field)
  return { ...words, answers }
}
