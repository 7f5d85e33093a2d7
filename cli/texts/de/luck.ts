import type { luck as english } from '../en/luck.ts'

export const luck: typeof english = {
  title: 'Ohne das Glück der Karten',
  head: ['Gegner', 'gewonnen %', '95 % je Verteilung', 'ohne Glück %', '95 %', 'so sicher wie (Partien)'],
  rungs: ['Stufe', 'Elo', '95 %', 'gewinnt %', '95 %', 'so sicher wie (Partien)'],
  means:
    '„So sicher wie“: So viele Partien, gezählt, wie sie ausgingen, würden gleich viel zeigen; in Klammern 95 %. Anteile ohne Glück können unter 0 oder über 100 liegen; was sie schätzen, kann es nicht.',
  unshown: (games) => `Dass das Partien erspart, zeigt sich nicht (gespielte Partien: ${games}).`,
  cost: (ms, part) => `Das Glück zu finden dauerte ${ms} ms je Partie, ${part} % der Bedenkzeit der Gegner.`,
  kept: (n, of) => `Partien, die ohne ihr Glück aufbewahrt wurden und nur weiter oben zählen: ${n} von ${of}.`,
  none: 'Keine ganze Kartenverteilung wurde mit ihrem Glück aufbewahrt: Ohne Glück ist nichts zu sagen.',
  verdict: (sentence) => `Ohne Glück: ${sentence}`,
}
