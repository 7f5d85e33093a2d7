import { BOARDS } from '../../rules/terms.ts'
import type { NehemiahTexts } from '../speech.ts'
import { on } from './counts.ts'

/** More or less influence on a board, as it is gained or lost. */
const influence = (board: (typeof BOARDS)[number]) => (p: { readonly points: number }) =>
  `${p.points > 0 ? 'mehr' : 'weniger'} Einfluss ${on(BOARDS.indexOf(board))}`

/** The parts of a position, as they are gained or lost. */
export const parts: NehemiahTexts['parts'] = {
  score: (p) => (p.points > 0 ? 'Punkte sofort' : 'verlorene Punkte'),
  wall: influence('wall'),
  temple: influence('temple'),
  garrison: influence('garrison'),
  gates: (p) => (p.points > 0 ? 'Tore, die am Ende zählen' : 'Tore, die weniger zählen'),
  gold: (p) => (p.points > 0 ? 'mehr Gold zum Ausgeben' : 'ausgegebenes Gold'),
  wood: (p) => (p.points > 0 ? 'mehr Holz zum Ausgeben' : 'ausgegebenes Holz'),
  crew: (p) => (p.points > 0 ? 'Arbeiter an besseren Plätzen' : 'Arbeiter an schlechteren Plätzen'),
  foremen: (p) => (p.points > 0 ? 'nützlichere Vorarbeiterkarten' : 'weniger nützliche Vorarbeiterkarten'),
}
