import type { analyse as en } from '../en/analyse.ts'

export const analyse: typeof en = {
  progress: (done, of, left) => `${done} von ${of} Momenten, noch ${left}`,
  running: (path) => `${path}: Die Partie ist noch nicht zu Ende. Erst danach gibt es etwas zu erklären.`,
  judged: (first, again, net, sign) =>
    `Beurteilt vom Meister ${net ? 'mit dem, was er gelernt hat' : 'aus eigener Einsicht'}: ${first} Gedanken je Wahl, bis zu ${again} für jede Seite dessen, was wie ein Fehler aussah.${sign && ` Richter ${sign}.`}`,
  known: 'Die Datei enthält diese Analyse schon.',
  before: 'Dies ist die vollständige Analyse von vorher; sie bleibt, bis die gründlichere vollständig ist.',
  stopped: (done, of) => `Nach ${done} von ${of} Momenten angehalten. Derselbe Befehl macht dort weiter.`,
  results: {
    won: (who) => `${who} hat gewonnen`,
    lost: (who) => `${who} hat verloren`,
    shared: (who) => `${who} teilt sich den Sieg`,
  },
  good: {
    gifts: 'vor allem dank der Fehler der anderen',
    cards: 'vor allem dank der Karten',
    own: 'vor allem durch gutes Spiel',
    small: 'vor allem durch bessere kleine Entscheidungen als die anderen',
    unseen: 'vor allem dank der Lage verdeckter Karten',
    untold: 'vor allem durch das, was der Richter nicht erklären kann',
  },
  bad: {
    gifts: 'vor allem durch Geschenke der anderen untereinander',
    cards: 'vor allem wegen der Karten',
    own: 'vor allem durch eigene Fehler',
    small:
      'vor allem durch schwächere kleine Entscheidungen als die anderen; keine davon ist ein Fehler, der Bestand hat',
    unseen: 'vor allem wegen der Lage verdeckter Karten',
    untold: 'vor allem durch das, was der Richter nicht erklären kann',
  },
  gist: (result, cause) => `${result}, ${cause}.`,
  where: 'Woher es kam, in Punkten von 100',
  head: [
    'Platz',
    'Beginn',
    'Karten',
    'eigenes Spiel',
    'Spiel der anderen',
    'verdeckt oder unerklärt',
    'Ende',
    'ohne Glück',
  ],
  mistakes: (n) =>
    n === 0
      ? 'Kein Fehler, der Bestand hat'
      : n === 1
        ? 'Ein Fehler, der Bestand hat'
        : `${n} Fehler, die Bestand haben`,
  marks: { inaccuracy: 'Ungenauigkeit', mistake: 'Fehler', blunder: 'grober Fehler' },
  mistake: (seat, choice) => `${seat} · ${choice}`,
  cost: (mark, points, doubt) => `${mark}: verschenkt ${points} ± ${doubt} von 100`,
  better: (choice) => `besser: ${choice}`,
  unknown: 'Was niemand wissen konnte: Eine andere Wahl war nur wegen verdeckter Karten besser',
  asItLay: (points: string, doubt: string, choice: string) =>
    `so, wie sie lagen, um ${points} ± ${doubt} besser: ${choice}`,
  finest: 'Gut gefunden: Alles andere war deutlich schwächer',
  ahead: (points, doubt, next) => `Vorsprung ${points} ± ${doubt} auf: ${next}`,
  sure: 'Keine Analyse ist vollkommen. Spiel sind Fehler, die Bestand haben, und kleine Entscheidungen: wie weit sich die Chancen mit ihnen bewegt haben, über das hinaus, was sie für jeden tun, der gerade entschieden hat. Jede davon ist nur ungefähr bekannt.',
  kept: (path) => `Gespeichert in ${path}.`,
  notKept: (sentence) => `Es ließ sich nicht speichern: ${sentence}`,
}
