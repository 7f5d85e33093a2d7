import type { LeagueTexts } from '../en/leagues.ts'

export const leagues: LeagueTexts = {
  'tournament.group': (p) => `Eine Gruppe hat ${p.least} bis ${p.most} Leute.`,
  'tournament.league': (p) =>
    `Eine Staffel hat höchstens ${p.width} Gruppen, und aus einer Gruppe steigen höchstens ${p.moves} auf oder ab.`,
  'tournament.no-league': () => 'Gruppen und Spielzeiten gibt es nur in einer Liga.',
  'tournament.no-groups': () => 'Lose zuerst die Gruppen aus.',
  'tournament.other-group': () => 'Diese beiden spielen in verschiedenen Gruppen.',
  'tournament.season-runs': () => 'Die Spielzeit ist noch nicht zu Ende.',
  'tournament.level': () => 'Einen Computer dieser Stärke gibt es nicht.',
  'tournament.exhibition-duplicate': () =>
    'Beim Simultanspiel hat jeder Tisch eigene Karten: Wer an allen sitzt, würde sie sonst kennen.',
  'tournament.exhibition-seats': () => 'Beim Simultanspiel wechseln die Plätze von Tisch zu Tisch.',
  'tournament.no-exhibitor': () => 'Wer gegen alle spielt, hat noch nicht zugesagt.',
  'tournament.no-challenger': () => 'Noch hat sich niemand gefunden, der dagegen antritt.',
}
