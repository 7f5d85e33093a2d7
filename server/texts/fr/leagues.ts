import type { LeagueTexts } from '../en/leagues.ts'

export const leagues: LeagueTexts = {
  'tournament.group': (p) => `La taille d’un groupe va de ${p.least} à ${p.most}.`,
  'tournament.league': (p) =>
    `Groupes par division : ${p.width} au plus ; montées ou descentes par groupe : ${p.moves} au plus.`,
  'tournament.no-league': () => 'Seule une ligue a des groupes et des saisons.',
  'tournament.no-groups': () => 'Tirez d’abord les groupes.',
  'tournament.other-group': () => 'Ces deux personnes ne jouent pas dans le même groupe.',
  'tournament.season-runs': () => 'La saison n’est pas encore terminée.',
  'tournament.level': () => 'Il n’y a pas d’ordinateur de ce niveau.',
  'tournament.exhibition-duplicate': () =>
    'En simultanée, chaque table a ses propres donnes : qui joue à toutes connaîtrait les cartes.',
  'tournament.exhibition-seats': () => 'En simultanée, les places alternent d’une table à l’autre.',
  'tournament.no-exhibitor': () => 'La personne qui joue contre tout le monde n’a pas encore dit qu’elle vient.',
  'tournament.no-challenger': () => 'Personne ne s’est encore inscrit pour l’affronter.',
}
