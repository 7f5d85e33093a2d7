import type { Params } from '../../../kernel/words.ts'

type Sentence = (p: Params) => string

/** What tables and live lines say. */
export const tables = {
  'tables.unknown': () => 'There is no such table, or its link is not complete.',
  'tables.no-game': (p) => `This house has no game “${p.game}”.`,
  'tables.clock': () =>
    'A clock is none; live with 1 to 600 minutes and 0 to 600 seconds a turn; or 1 to 30 days a turn with a budget of 0 to 90 days.',
  'tables.level': (p) => `There is no computer opponent “${p.level}”.`,
  'tables.seat-taken': () => 'Somebody already sits there.',
  'tables.full': () => 'Every seat of this table is taken.',
  'tables.started': () => 'The match has already begun.',
  'tables.not-started': () => 'The match has not begun yet.',
  'tables.not-over': () => 'The match is not over yet.',
  'tables.not-seated': () => 'You do not sit at this table.',
  'tables.host-only': () => 'Only whoever set the table up may do this.',
  'tables.free-seats': (p) => (p.free === 1 ? 'One seat is still free.' : `${p.free} seats are still free.`),
  'tables.nobody': () => 'At least one person must sit at the table.',
  'tables.words': (p) => `Your words for the shuffle have at most ${p.max} signs.`,
  'tables.key': () => 'This link has already been used, or was replaced by a newer one.',
  'tables.own-key': () => 'This is your own seat: send the link to whoever shall have it.',
  'tables.one-seat': () => 'You already sit at this table, and one seat is all a person can have.',
  'tables.too-many': (p) => `You already have ${p.most} open tables. Finish some first.`,
  'tables.no-such-moment': () => 'The match has not been there, or is there now.',
  'tables.asked-already': () => 'Somebody has already asked to take back: answer that first.',
  'tables.no-request': () => 'Nobody asks to take back any more.',
  'tables.own-request': () => 'You asked yourself: now the others answer.',
  'tables.chat': (p) => `A line of chat has 1 to ${p.max} signs.`,
  'tables.muted': () => 'The host of this table has silenced you here.',
  'tables.other-rules': () => 'The rules have changed since this match began: its file can no longer be written.',
  'tables.computer-plays': (p) => `${p.name}’s time has run out: the computer plays until they return.`,
  'tables.left': (p) => `${p.name} has left: the computer plays until they return.`,
  'tables.returned': (p) => `${p.name} is back.`,
  'tables.back-refused': (p) => `${p.name} does not agree to take back.`,
  'tables.rules-changed': () => 'The rules were corrected while this match was under way: some moves no longer count.',
  'live.not-json': () => 'This cannot be read: a frame is one JSON object.',
  'live.not-a-frame': () => 'This is not a frame: it must be a JSON object.',
  'live.unknown-frame': () => 'There is no such frame.',
  'live.bad-frame': () => 'Something in this frame is missing or out of range.',
  'live.not-joined': () => 'Join the table first.',
  'live.too-many-tables': () => 'This line already looks at as many tables as it can.',
  'live.too-fast': () => 'Too many commands at once: the line is closed.',
  'live.busy': () => 'The house cannot keep anything at the moment. The page tries again by itself.',
} as const satisfies Readonly<Record<string, Sentence>>

export type TableTexts = Readonly<Record<keyof typeof tables, Sentence>>
