// The house in English: what every table says, whatever the game.
import type { Span } from '../../kernel/words.ts'
import type { Voice } from '../texts.ts'
import { listed, small, spansOf, type Tongue } from '../tongue.ts'

const typeset = (text: string) => text

/** "11,000 to 40,000, in steps of 1,000". */
const within = ([from, to, step]: Span, v: Voice) =>
  `${from === to ? v.number(from) : `${v.number(from)} to ${v.number(to)}`}${step === 1 ? '' : `, in steps of ${v.number(step)}`}`

export const tongue: Tongue = {
  name: 'English',
  typeset,
  letters: 'BRGYP',
  afterColon: (sentence) => small(sentence, 'en'),
  dashed: (first, second) => `${first} — ${second}`,
  daysAndHours: (days, hours) => `${days} d ${hours} h`,
  refusals: {
    'table.over': () => 'The game is over.',
    'table.not-a-choice': () =>
      'This is not a choice: it needs an act and, where the act has them, things and numbers.',
    'table.no-such-seat': () => 'There is no such seat at this table.',
    'table.no-such-choice': () => 'This cannot be chosen now.',
    'table.not-yours': (p, v) => `This belongs to ${v.seat(p.of)}, not to you.`,
    'table.no-card': () => 'No card lies there.',
    'table.not-awaited': (p, v) =>
      `It is not this seat’s turn: the table waits for ${Array.isArray(p.awaited) ? p.awaited.map((s) => v.seat(s)).join(', ') : ''}.`,
    'table.out-of-range': (p, v) => `Possible here: ${v.list(spansOf(p.spans).map((span) => within(span, v)))}.`,
    'table.option-unknown': (p) => `There is no option “${p.option}”. Options: ${listed(p.options) || 'none'}.`,
    'table.option-value': (p) => `Option “${p.option}” cannot be “${p.value}”. It is one of: ${listed(p.values)}.`,
    'table.option-range': (p) =>
      `Option “${p.option}” cannot be “${p.value}”. It is a whole number from ${p.min} to ${p.max}.`,
    'table.option-each-seat': (p) =>
      `Option “${p.option}” cannot be “${p.value}”. It takes ${p.seats} different values, one for each seat, among: ${listed(p.values)}.`,
    'table.seats': (p) =>
      `This game is for ${p.min === p.max ? p.min : `${p.min} to ${p.max}`} players, not for ${p.seats}.`,
    'table.undo-first': () => 'This is the first choice of your turn: there is nothing to take back.',
    'table.undo-acted': () => 'Somebody else has acted since: your choice can no longer be taken back.',
    'table.undo-secret': () =>
      'Your last choice stands for good: something hidden came out by it, or the rules allow no way back.',
    'table.undo-turn-over': () => 'It is not your turn: a turn that is over stays as it was played.',
    'table.undo-many': () => 'So much has been taken back in this match that nothing more can be.',
    'table.no-undo': () => 'Nothing can be taken back: somebody else has acted, or something hidden has come out.',
    'table.no-redo': () => 'There is nothing to do again.',
  },
  roughly(points) {
    const n = Math.round(Math.abs(points))
    return n === 0 ? 'a little' : n === 1 ? 'about 1 point' : `about ${n} points`
  },
  reasons: {
    gain: (p) => `Brings ${p.worth}: ${p.what}.`,
    cost: (p) => `Costs ${p.worth}: ${p.what}.`,
    hurt: (p, v) => `Costs ${v.seat(p.seat)} ${p.worth}: ${p.what}.`,
    help: (p, v) => `Brings ${v.seat(p.seat)} ${p.worth}: ${p.what}.`,
  },
  problems: {
    'too-large': () => 'This file is too large to be a match.',
    cut: (p) => `This file is damaged or cut off: it can be read up to line ${p.line} and no further.`,
    'not-a-match': () => 'This is not a Chantier match: it has no “chantier” version.',
    future: (p) => `This match was saved by a newer Chantier (file version ${p.version}). Update Chantier to open it.`,
    'unknown-game': (p) => `This match is of a game that this Chantier does not have: “${p.game}”.`,
    'future-rules': (p) =>
      `This match follows rules version ${p.rules}; this Chantier knows up to ${p.known}. Update Chantier to open it.`,
    'no-log': () => 'This match has no log: its “log” is missing or is not a list.',
    'too-long': (p) =>
      `The log of this match is too long: it has ${p.entries} entries, and ${p.most} are read at most.`,
    'bad-sitting': () =>
      'This match does not say properly who sits where: it names a person or a computer for each seat.',
    'bad-position': () => 'The position in this file or link cannot be played by the rules of its game.',
    'cut-link': () => 'This link is not whole: a part of it was lost on the way. Ask for it again, or for the file.',
    'changed-head': () =>
      'This file was changed after it was saved: its set-up or its first entry does not fit its sum.',
    changed: (p) => `This file was changed after it was saved: entry ${p.entry} of the log does not fit its sum.`,
    'changed-end': () =>
      'This file was changed after it was saved: its end does not fit its sum, entries may be missing.',
    refused: (p) => `The set-up of this match is not possible. ${p.why}`,
    'bad-sheet': (p) => `The card sheet in this match is wrong at ${p.at}.`,
    illegal: (p) => `Entry ${p.entry} of the log is not a legal move (${p.clause}).`,
  },
  lesson: {
    json: (p) => `this is no valid JSON (${p.what})`,
    expected: (p) => `${p.what} was expected here`,
    field: (p) => `there is no field “${p.field}” here; fields: ${p.fields}`,
    twice: (p) => `two chapters are called “${p.id}”`,
    'no-chapter': (p) => `there is no chapter “${p.id}”, or chapters stand on each other in a circle`,
    'no-step': (p) => `there is no step “${p.step}” in this chapter`,
    table: (p) => `no table can be laid like this (${p.clause})`,
    illegal: (p) =>
      `seat ${p.seat} cannot play ${p.move} now: the table asks “${p.step}”, and waits for seat ${p.asked}`,
    'not-asked': (p) => `the learner is not asked at this step: the table asks “${p.step}”`,
    'no-choice': (p) => `no legal choice fits what is expected; legal are, among others: ${p.could}`,
    'no-thing': (p) => `“${p.ref}” does not lie on the board (${p.screen})`,
    'no-words': (p) => `the words are missing (${p.lang})`,
    acts: (p) => `the answer “${p.says}” is given to choices of several kinds, or of none: ${p.acts}`,
    echo: (p) => `what to do repeats what is said (${p.lang}): ${p.text}`,
    long: (p, v) =>
      `a sentence has ${p.length} ${v.plural(p.length, 'sign', 'signs')}, ${p.most} are the most (${p.lang}): ${p.text}`,
    sentences: (p) => `a step says one or two sentences, not ${p.count} (${p.lang})`,
    steps: (p) => `a chapter has ${p.least} to ${p.most} steps, not ${p.length}`,
    questions: (p) => `the course answers ${p.asked} questions instead of ${p.wanted}`,
    time: (p, v) =>
      `the course takes ${p.minutes} ${v.plural(p.minutes, 'minute', 'minutes')}, ${p.most} are the most (${p.lang})`,
  },
  sheet: {
    whole: (p) => `a whole number from ${p.min} to ${p.max}`,
    one: (p) => `one of ${p.of.join(', ')}`,
    'yes-no': () => 'true or false',
    list: (p) => `a list: ${p.length === null ? '' : `${p.length} × `}${p.of.join(', ')}`,
    'whole-list': (p) => `a list: ${p.length === null ? '' : `${p.length} × `}whole numbers`,
    amounts: (p) => `amounts from ${p.min} to ${p.max} of ${p.of.join(', ')}`,
    field: (p) => `no such field; fields: ${p.fields.join(', ')}`,
    names: (p) => `a name in ${p.langs.join(' and ')}, 1 to ${p.longest} characters`,
    marks: (p) => `a mark ${p.marks.slice(0, -1).join(', ')} or ${p.marks.at(-1)} for each field`,
    object: () => 'an object',
    game: (p) => `"${p.game}"`,
    form: (p) => `${p.form}`,
    table: (p) => `no such table; tables: ${p.tables.join(', ')}`,
    rows: (p) => `a list of ${p.rows}`,
    entry: (p) => `the entry "${p.id}"`,
    file: (p) => `a file under ${p.megabytes} MB`,
    json: (p) => `valid JSON on line ${p.line}`,
    'dead-match': ({ seats, seed }) =>
      `figures with which every match can be played to its end; with ${seats} seats and the seed “${seed}” nobody can go on`,
    'set-up': () => 'figures with which a table can be set up',
  },
}
