import type { Params } from '../../../kernel/words.ts'

type Sentence = (p: Params) => string

/** What clubs and their tournaments say. */
export const clubs = {
  'clubs.unknown': () => 'There is no such club, or its link is not complete.',
  'clubs.code': () => 'No club has this code. A steward may have made a new one.',
  'clubs.not-yours': () => 'In this club that is for others to do.',
  'clubs.guest': () =>
    'Keep your name first, with a passkey or recovery codes: a club must not get lost with a browser.',
  'clubs.guest-owner': () => 'Whoever owns a club keeps their name, with a passkey or recovery codes.',
  'clubs.name': (p) => `A club’s name has 1 to ${p.max} characters, with at least one letter or figure.`,
  'clubs.welcome': (p) => `The welcome has at most ${p.max} characters.`,
  'clubs.too-many': (p) => `You already belong to ${p.most} clubs. Leave one first.`,
  'clubs.full': (p) => `This club is full: it has ${p.most} members.`,
  'clubs.sent-away': () => 'Whoever was sent away from this club comes back when a steward asks them by name.',
  'clubs.member-already': () => 'They already belong to the club.',
  'clubs.no-member': () => 'This person does not belong to the club.',
  'clubs.owner-leaves': () => 'The club is yours: hand it over first, or dissolve it.',
  'clubs.owner-stays': () => 'The owner’s role changes only by handing the club over.',
  'clubs.playing': () => 'A round is being played: the club can be dissolved when it is over.',
  'clubs.hook-test': () => 'This club tells here what it plays.',
  'clubs.hook-announced': (p) => `${p.name} is announced.`,
  'clubs.hook-round': (p) => `${p.name}: round ${p.round} has started.`,
  'clubs.hook-over': (p) => `${p.name} is over. ${p.winner} has won.`,
  'tournament.unknown': () => 'There is no such tournament, or its club is not open to you.',
  'tournament.name': (p) => `A tournament’s name has 1 to ${p.max} characters, with at least one letter or figure.`,
  'tournament.note': (p) => `The note has at most ${p.max} characters.`,
  'tournament.sizes': (p) => `Tables of this game have ${p.least} to ${p.most} seats in a tournament.`,
  'tournament.rounds': (p) => `A tournament has 1 to ${p.most} rounds.`,
  'tournament.days': () => 'A tournament over days needs a clock of days.',
  'tournament.at': () => 'A tournament begins at some time from today to two years ahead.',
  'tournament.begun': () => 'The tournament has already begun.',
  'tournament.not-begun': () => 'The tournament has not begun yet.',
  'tournament.over': () => 'The tournament is over.',
  'tournament.banned': (p) => `${p.name} may not come to this house at the moment.`,
  'tournament.too-many': (p) => `A club announces at most ${p.most} tournaments a day.`,
  'tournament.full': (p) => `A tournament has room for ${p.most} people.`,
  'tournament.knockout-late': () => 'Nobody can enter a knock-out that has begun.',
  'tournament.no-entrant': () => 'This person is not in the tournament, or not in this round.',
  'tournament.few': (p) => `Too few people for a round: at least ${p.least} must come.`,
  'tournament.round-runs': () => 'The round is still being played.',
  'tournament.no-round': () => 'No round is being played.',
  'tournament.last-round': () => 'That was the last round: the tournament can be finished.',
  'tournament.not-prepared': () => 'Prepare the round first.',
  'tournament.no-table': () => 'This table does not belong to the round that is being played.',
  'tournament.result': () => 'A result has a number of points for every seat.',
  'tournament.no-clock': () => 'This table is played without a clock, or has ended.',
  'tournament.no-deed': () => 'There is no such line in the log.',
  'tournament.frozen': () =>
    'This can no longer be taken back: a later step stands on it, or the next round has started.',
} as const satisfies Readonly<Record<string, Sentence>>

export type ClubTexts = Readonly<Record<keyof typeof clubs, Sentence>>
