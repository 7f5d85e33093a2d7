import { at as item } from '../../kernel/lists.ts'
import { type Entry, MARKS, type Mark, markOf, type Sheet } from '../../papers/sheet.ts'
import type { Texts } from '../../papers/texts.ts'
import { textsIn } from '../../title/say.ts'
import type { Title } from '../../title/title.ts'
import { titleOf } from '../asked.ts'
import type { Desk } from '../desk.ts'
import { pathOf, triedSheet } from '../files.ts'
import { commandOf } from '../flags.ts'
import { fold, lengthOf } from '../page.ts'
import { wordsOf } from '../words.ts'

export const cards = commandOf({
  name: 'cards',
  flags: ['cards', 'json'],
  words: [1, 1],
  async go(given, desk) {
    const title = await titleOf(item(given.words, 0), desk)
    const typed = given.text('cards')
    const path = typed === undefined ? null : pathOf(typed)
    const sheet = path === null ? title.sheet : await triedSheet(path, title, desk)
    const figures = figuresOf(title, sheet)
    const changed = path === null ? [] : changes(figures, figuresOf(title, title.sheet))
    if (given.has('json')) {
      const made = figures.filter((f) => f.mark === 'R').map(({ at }) => at)
      desk.json({ ...sheet, marks: desk.t.cards.marks, reconstructed: made, changed })
      return 0
    }
    const texts = await textsIn(await wordsOf(title.game.id), desk.lang)
    desk.say(desk.paint('heading', texts.title))
    tellTables(title, sheet, figures, texts, desk)
    tellMarks(figures, texts, desk)
    if (path !== null) tellChanges(path, changed, desk)
    return 0
  },
})

/** One figure of a sheet, where it stands and where it comes from. */
interface Figure {
  readonly table: string
  readonly entry: Entry
  readonly field: string
  readonly at: string
  readonly value: unknown
  readonly mark: Mark
}

function figuresOf(title: Title, sheet: Sheet): Figure[] {
  return Object.entries(title.form.tables).flatMap(([table, { fields }]) =>
    (sheet.tables[table] ?? []).flatMap((entry) =>
      [...('names' in entry && 'names' in entry.source ? ['names'] : []), ...Object.keys(fields)].map((field) => ({
        table,
        entry,
        field,
        at: `${table}.${entry.id}.${field}`,
        value: entry[field],
        mark: markOf(entry, field),
      })),
    ),
  )
}

interface Change {
  readonly at: string
  readonly was: unknown
  readonly is: unknown
}

function changes(figures: readonly Figure[], shipped: readonly Figure[]): Change[] {
  const was = new Map(shipped.map((f) => [f.at, f.value]))
  return figures
    .filter((f) => JSON.stringify(f.value) !== JSON.stringify(was.get(f.at)))
    .map((f) => ({ at: f.at, was: was.get(f.at) ?? null, is: f.value }))
}

const nameOf = (entry: Entry, texts: Texts, desk: Desk) => entry.names?.[desk.lang] ?? texts.names[entry.id] ?? entry.id

const isEmpty = (value: unknown) =>
  value === null || value === false || (typeof value === 'object' && Object.keys(value as object).length === 0)

/** A figure in words: amounts as "stone 4". */
function valueWords(value: unknown, desk: Desk): string {
  const { yes, no, nothing } = desk.t.cards
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'number') return desk.number(value).replace('-', '−')
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.length === 0 ? nothing : value.join(', ')
  if (value === null || value === undefined) return nothing
  const parts = Object.entries(value).map(([key, v]) => `${key} ${v}`)
  return parts.length === 0 ? nothing : parts.join(', ')
}

function tellTables(title: Title, sheet: Sheet, figures: readonly Figure[], texts: Texts, desk: Desk): void {
  for (const table of Object.keys(title.form.tables)) {
    desk.say()
    desk.rule(table)
    for (const entry of sheet.tables[table] ?? []) {
      const mine = figures.filter((f) => f.table === table && f.entry === entry && f.field !== 'names')
      const full = mine.filter((f) => !isEmpty(f.value))
      const words = full.map((f) => `${f.field} ${valueWords(f.value, desk)}\u00a0${marked(f.mark, desk)}`)
      const empty = MARKS.flatMap((mark) => {
        const fields = mine.filter((f) => isEmpty(f.value) && f.mark === mark).map((f) => f.field)
        return fields.length === 0 ? [] : [`${fields.join(', ')}\u00a0${marked(mark, desk)}`]
      })
      const named = figures.find((f) => f.entry === entry && f.table === table && f.field === 'names')
      const name = named === undefined ? '' : ` ${marked(named.mark, desk)}`
      const heading = `${desk.paint('heading', nameOf(entry, texts, desk))}${name}`
      const oneLine = `${heading}  ${words.join(' · ')}`
      if (lengthOf(oneLine) <= desk.width()) desk.say(oneLine)
      else {
        desk.say(heading)
        desk.say(words.join(' · '), '  ')
      }
      if (empty.length > 0) desk.say(`${desk.paint('quiet', desk.t.cards.without)} ${empty.join(' · ')}`, '  ')
    }
  }
}

const marked = (mark: Mark, desk: Desk) => desk.paint(mark === 'R' ? 'warning' : 'quiet', `[${mark}]`)

/** What the marks mean, and plainly which figures are reconstructed. */
function tellMarks(figures: readonly Figure[], texts: Texts, desk: Desk): void {
  const { cards: t } = desk.t
  desk.say()
  desk.rule(t.legend)
  for (const mark of MARKS) desk.say(t.marks[mark], `${marked(mark, desk)} `)
  const made = figures.filter((f) => f.mark === 'R')
  desk.say()
  desk.say(made.length === 0 ? t.none : t.reconstructed(made.length, figures.length))
  if (made.length === 0) return
  desk.say()
  desk.rule(t.list)
  for (const group of new Set(made.map((f) => `${f.table}.${f.field}`))) {
    const names = made.filter((f) => `${f.table}.${f.field}` === group).map((f) => nameOf(f.entry, texts, desk))
    desk.lines(fold(`${desk.paint('heading', group)} ${names.join(', ')}`, desk.width(), '', '    '))
  }
}

function tellChanges(path: string, changed: readonly Change[], desk: Desk): void {
  const { cards: t } = desk.t
  desk.say()
  desk.say(desk.paint('good', t.fits(path)))
  desk.say(changed.length === 0 ? t.same : t.differs(changed.length))
  for (const { at, was, is } of changed) desk.say(`${at}  ${valueWords(was, desk)} → ${valueWords(is, desk)}`, '  ')
}
