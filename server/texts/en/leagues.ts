import type { Params } from '../../../kernel/words.ts'

type Sentence = (p: Params) => string

/** What the house says of leagues and exhibitions. */
export const leagues = {
  'tournament.group': (p) => `A group has ${p.least} to ${p.most} people.`,
  'tournament.league': (p) =>
    `A division has at most ${p.width} groups, and at most ${p.moves} of a group go up or down.`,
  'tournament.no-league': () => 'Only a league has groups and seasons.',
  'tournament.no-groups': () => 'Draw the groups first.',
  'tournament.other-group': () => 'These two play in different groups.',
  'tournament.season-runs': () => 'The season is not over yet.',
  'tournament.level': () => 'There is no such computer opponent.',
  'tournament.exhibition-duplicate': () =>
    'At an exhibition every table has its own deals: whoever plays at all of them would know the cards.',
  'tournament.exhibition-seats': () => 'At an exhibition the seats alternate from table to table.',
  'tournament.no-exhibitor': () => 'Whoever plays against everybody has not said yet that they come.',
  'tournament.no-challenger': () => 'Nobody has entered yet to play against them.',
} as const satisfies Readonly<Record<string, Sentence>>

export type LeagueTexts = Readonly<Record<keyof typeof leagues, Sentence>>
