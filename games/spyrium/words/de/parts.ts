import type { SpyriumTexts } from '../../rules/speech.ts'

/** Die Teile einer Stellung, gewonnen oder verloren. */
export const parts: SpyriumTexts['parts'] = {
  score: (p) => (p.points > 0 ? 'Punkte sofort' : 'verlorene Punkte'),
  money: (p) => (p.points > 0 ? 'mehr Geld' : 'ausgegebenes Geld'),
  crystals: (p) => (p.points > 0 ? 'mehr Kristalle' : 'ausgegebene Kristalle'),
  residence: (p) => (p.points > 0 ? 'eine bessere Residenz' : 'eine Residenz, die weniger wert ist'),
  workers: (p) => (p.points > 0 ? 'mehr oder besser platzierte Arbeiter' : 'eingesetzte Arbeiter'),
  buildings: (p) => (p.points > 0 ? 'Gebäude, die arbeiten und zählen' : 'ein aufgegebenes Gebäude'),
  techniques: (p) => (p.points > 0 ? 'Patente, die am Ende zählen' : 'Patente, die weniger zählen'),
  round: (p) => (p.points > 0 ? 'mehr zu tun in dieser Runde' : 'weniger zu tun in dieser Runde'),
}
