// The house in English: what every table says, whatever the game.
import { listed, type Tongue } from '../tongue.ts'

const typeset = (text: string) => text

export const tongue: Tongue = {
  name: 'English',
  typeset,
  letters: 'BRGYP',
  daysAndHours: (days, hours) => `${days} d ${hours} h`,
  refusals: {
    'table.over': () => 'The game is over.',
    'table.not-a-choice': () =>
      'This is not a choice: it needs an act and, where the act has them, things and numbers.',
    'table.no-such-seat': () => 'There is no such seat at this table.',
    'table.no-such-choice': () => 'This cannot be chosen now.',
    'table.not-awaited': (p, v) =>
      `It is not this seat’s turn: the table waits for ${Array.isArray(p.awaited) ? p.awaited.map((s) => v.seat(s)).join(', ') : ''}.`,
    'table.out-of-range': (p) => `The numbers must lie within ${listed(p.spans)}.`,
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
    'table.no-undo': () => 'Nothing can be taken back: somebody else has acted, or something hidden has come out.',
    'table.no-redo': () => 'There is nothing to do again.',
  },
  reasons: {
    gain: (p) => `gains ${p.what}`,
    cost: (p) => `costs ${p.what}`,
    hurt: (p, v) => `hurts ${v.seat(p.seat)}: ${p.what}`,
    help: (p, v) => `helps ${v.seat(p.seat)}: ${p.what}`,
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
    'changed-head': () =>
      'This file was changed after it was saved: its set-up or its first entry does not fit its sum.',
    changed: (p) => `This file was changed after it was saved: entry ${p.entry} of the log does not fit its sum.`,
    'changed-end': () =>
      'This file was changed after it was saved: its end does not fit its sum, entries may be missing.',
    refused: (p) => `The set-up of this match is not possible. ${p.why}`,
    'bad-sheet': (p) => `The card sheet in this match is wrong at ${p.at}.`,
    illegal: (p) => `Entry ${p.entry} of the log is not a legal move (${p.clause}).`,
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
    'set-up': () => 'figures with which a table can be set up',
  },
}
