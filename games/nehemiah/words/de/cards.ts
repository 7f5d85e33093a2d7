import { amountsIn } from '../../../../papers/sheet.ts'
import type { SayOf } from '../../../../papers/speech.ts'
import type { NehemiahCards } from '../../rules/sayings.ts'
import type { NehemiahSpeech } from '../../rules/speech.ts'
import { BOARDS, TEMPLE, WALL } from '../../rules/terms.ts'
import type { NehemiahTexts } from '../speech.ts'
import { cubes, gold, onto, points, wood } from './counts.ts'

/** The figures of a Work card, and a sentence about one. */
type Figures = NehemiahCards['gate']
type Say = SayOf<NehemiahSpeech, Figures>

const WORDS = ['keinen', 'einen', 'zwei', 'drei', 'vier', 'fünf']
const word = (n: number) => WORDS[n] ?? `${n}`
const several = (n: number) => (n === 1 ? 'einen' : n === 2 ? 'einen oder zwei' : `bis zu ${word(n)}`)
const goods = (p: Figures, field: 'cost' | 'gives') =>
  amountsIn(p, field)
    .map(([kind, n]) => (kind === 'vp' ? points : kind === 'gold' ? gold : wood)(n))
    .join(' und ')
/** „Zahle 1 Gold, nimm 3 Holz.“, or without a cost „Nimm 3 Holz.“ */
const paid = (p: Figures, deed: string) => {
  const cost = goods(p, 'cost')
  return cost === '' ? `${deed}.` : `Zahle ${cost}, ${deed.charAt(0).toLowerCase()}${deed.slice(1)}.`
}
const gain: Say = (p) => paid(p, `Nimm ${goods(p, 'gives')}`)
const influence: Say = (p) => paid(p, `Lege ${cubes(p.times)} ${onto(BOARDS.indexOf(p.board ?? 'wall'))}`)
const raise: Say = (p) => `Richte ${several(p.times)} deiner erschöpften Arbeiter auf, aber nicht den auf dieser Karte.`
const send: Say = (p) => `Setze ${several(p.times)} Arbeiter aus deinem Vorrat ein.`
const consolidate: Say = (p) => {
  const once = `Zahle ${gold(p['extra-activation-gold'])} und führe eine andere besetzte Karte dieser Spalte aus, egal in welcher Reihe.`
  return p.times === 1 ? once : `${p.times === 2 ? 'Ein- oder zweimal' : `Bis zu ${p.times}-mal`}: ${once}`
}

const WON = 'Beim Ersteigern'
const LASTING = 'Bis zum Ende der Runde'
const INTERRUPT = 'Im Zwischenspiel oder in deinem Zug'
const PLUS = 'In deinem Zug, vor oder nach der Aktion'
const FIGURE = 'Statt der Aktion'

/** What each card does, by kind. */
export const cards: NehemiahTexts['cards'] = {
  'wood-1': gain,
  'wood-2': gain,
  'gold-2': gain,
  'gold-3': gain,
  'wood-order': gain,
  'wall-1': influence,
  'wall-2': influence,
  'temple-1': influence,
  'temple-2': influence,
  'garrison-1': influence,
  'garrison-2': influence,
  gate: (p) => paid(p, 'Nimm die oberste Torkarte'),
  'remarkable-work': gain,
  'night-work-1': raise,
  'night-work-2': raise,
  'new-site-1': send,
  'new-site-2': send,
  'priority-site': () => 'Setze einen Arbeiter aus deinem Vorrat auf eine beliebige freie Karte, auch in Reihe 4.',
  'crew-change': () =>
    'Ein Arbeiter aus deinem Vorrat löst den eines Mitspielers ab, stehend oder erschöpft wie dieser.',
  reassignment: () =>
    'Zwei Arbeiter einer Spalte tauschen die Plätze; stehend oder erschöpft bleibt jeder, wie er war.',
  planning: () => 'Zwei Karten einer Spalte tauschen die Reihen, mitsamt den Arbeitern darauf.',
  'consolidation-1': consolidate,
  'consolidation-2': consolidate,
  'gate-card': () => 'Bringt am Ende des Spiels die aufgedruckten Siegpunkte.',
  artisan: (p) => `${WON}: Lege kostenlos ${cubes(p.amount ?? 0)} ${onto(WALL)} und ${p.amount ?? 0} ${onto(TEMPLE)}.`,
  architect: () => `${WON}: Nimm kostenlos die oberste Torkarte.`,
  sculptor: (p) =>
    `${WON}: Gib Paare aus einem Arbeiter und 1 Holz oder 1 Gold ab; du erhältst ${points(p.amount ?? 0)} je Paar. Die Arbeiter kehren zur nächsten Runde zurück.`,
  carpenter: (p) => `${LASTING}: ${wood(p.amount ?? 0)} mehr mit jeder Karte, die dir Holz bringt.`,
  merchant: (p) => `${LASTING}: ${gold(p.amount ?? 0)} mehr mit jeder Geldspende, die du ausführst.`,
  turncoat: () => 'Direkt vor der Wertung: Verschiebe einen Würfel, egal wessen, auf eine andere Tafel.',
  administrator: () => 'Wenn Spalten aufgefüllt wurden: Tausche zwei Karten in einer davon.',
  'seasonal-worker': () => `${INTERRUPT}: Setze einen Arbeiter aus deinem Vorrat ein.`,
  'town-planner': (p) =>
    `${INTERRUPT}: ${points(p.amount ?? 0)} für jede Spalte mit einem erschöpften Arbeiter von dir.`,
  substitute: () => `${PLUS}: Zwei Arbeiter auf beliebigen Karten tauschen die Plätze.`,
  companion: () => `${PLUS}: Bewege einen deiner stehenden Arbeiter auf eine beliebige freie Karte.`,
  convict: (p) => `${FIGURE}: Setze ${word(p.amount ?? 0)} Arbeiter aus deinem Vorrat ein.`,
  assistant: (p) => `${FIGURE}: Aktiviere ${word(p.amount ?? 0)} Arbeiter, einen nach dem anderen.`,
  'corrupt-worker': () => `${FIGURE}: Aktiviere einen stehenden Arbeiter eines Mitspielers, als wäre es deiner.`,
  inspector: () => 'Direkt vor dem Zug eines Mitspielers: Wähle dessen Aktion.',
}
