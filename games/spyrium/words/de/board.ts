// Was das Spielbrett von Spyrium sagt, auf Deutsch.

import type { Brought, Dues } from '../../rules/sayings.ts'
import type { SpyriumTexts, SpyriumVoice } from '../../rules/speech.ts'
import type { Kind } from '../../sheet/box.ts'
import type { OptionId } from '../../sheet/form.ts'
import { amounts, crystals, points, pounds, workers } from './figures.ts'
import { betweenCards } from './nouns.ts'
import { gapPlace } from './places.ts'

const list = (p: readonly (string | number)[], none: string) => (p.length > 0 ? p.join(', ') : none)
const verb: Readonly<Partial<Record<Kind, string>>> = {
  building: 'Bauen',
  character: 'Engagieren',
  technique: 'Erwerben',
}
const priced = (p: Dues) => (p.priced ? ` · ${pounds(p.price)}` : '')
const bare = (name: string) => name.replace(/ \([^)]*\)$/, '')

const taken = (p: Dues, v: SpyriumVoice): string =>
  amounts({ pounds: p.price, workers: p.workers, crystals: p.takes }, v).join(' + ')
const gained = (p: Brought, v: SpyriumVoice): string =>
  amounts({ pounds: p.pounds, crystals: p.crystals, vp: p.vp }, v).join(' + ')
const swap = (p: Dues, v: SpyriumVoice, what: string) => (taken(p, v) === '' ? what : `${taken(p, v)} → ${what}`)
const OPTIONS: Readonly<Partial<Record<OptionId, string>>> = {
  residence: 'eine Residenz',
  rerun: 'noch einmal nutzen',
  hire: 'ein Arbeiter',
  place: 'Arbeiter platzieren',
}

export const board: SpyriumTexts['board'] = {
  goal: (p) => `nach Runde ${p.rounds} die meisten Punkte: aus Spiel, Gebäuden und Patenten.`,
  /** After a colon: a whole sentence begins with a capital letter. */
  now: (p) =>
    p.passed
      ? 'Du hast gepasst; die Runde endet, sobald alle gepasst haben.'
      : p.phase === 1
        ? 'Platziere Arbeiter zwischen den Karten oder beginne deine Aktivierung.'
        : 'Hole Arbeiter für Geld oder eine Karte zurück, nutze Gebäude oder passe.',
  pounds: (p) => pounds(p.n),
  points: (p) => points(p.n),
  head: (p) => `${p.name}:`,
  masthead: () => 'Der Hüttenbote',
  'used-by': () => 'Genutzt von:',
  'next-round': () => 'Nächste Runde',
  piles: () => 'Stapel und Plättchen',
  'piles-now': (p) => `Stapel A ${p.a}, B ${p.b}, C ${p.c}. Plättchen: ${p.reserve} im Vorrat, ${p.discard} abgelegt.`,
  'deck-label': (p, v) => `${v.name(p.deck)}: ${p.n}`,
  'in-reserve': () => 'im Vorrat',
  'in-discard': () => 'abgelegt',
  'token-reserve-label': (p) => `Plättchen im Vorrat: ${p.n}`,
  'token-discard-label': (p) => `Plättchen abgelegt: ${p.n}`,
  'token-label': (p) => `Plättchen ${p.value}`,
  'tokens-of': (p) => `Plättchen ${list(p.values, '')}`,
  'workers-around': (p, v) => `${workers(p.n, v)} ringsum`,
  'card-label': (p, v) =>
    `${v.card(p.card)}, ${v.name(p.kind)}${p.kind === 'event' ? '' : `, ${pounds(p.price)}`}${p.vp > 0 ? `, ${points(p.vp)}` : ''}`,
  'event-label': (p, v) => `Ereignis: ${v.card(p.card)}. Genutzt von: ${list(p.used, 'noch niemandem')}`,
  'next-event-label': (p, v) => `Ereignis der nächsten Runde: ${v.card(p.card)}`,
  'option-label': (p) => `Option ${p.n}`,
  lane: (p, v) => `Gasse ${betweenCards(p.left, p.right, v)}, ${gapPlace(p.gap)}: ${list(p.workers, 'kein Arbeiter')}`,
  'empty-lot': () => 'Leerer Platz',
  'empty-short': () => 'leer',
  crowd: () => 'Andrang',
  again: () => 'noch einmal',
  'when-built': () => 'beim Bau',
  'at-end': () => 'am Ende',
  'end-short': () => 'Ende',
  'once-short': () => '1×',
  'once-a-round': () => 'einmal pro Runde',
  'residence-action': () => 'eine Residenzaktion',
  bonus: () => 'Bonus',
  residences: () => 'Residenzen',
  storey: (p) => `Feld ${p.value}: ${list(p.who, 'niemand')}`,
  phases: () => 'Phasen',
  phase: () => 'Phase',
  placement: () => 'Platzierung',
  activation: () => 'Aktivierung',
  'placement-short': () => 'Platzieren',
  'activation-short': () => 'Aktivieren',
  passed: () => 'Gepasst',
  'phase-label': (p) => `${p.phase}: ${list(p.who, 'niemand')}`,
  over: () => 'Spielende',
  'start-card': () => 'Basiskarte',
  'own-label': (p, v) => `Du hast ${pounds(p.pounds)}, ${crystals(p.crystals, v)}, ${points(p.vp)}`,
  'active-short': () => 'aktiv',
  'spent-short': () => 'müde',
  'reserve-short': () => 'Reserve',
  'reserve-tiny': () => 'Res.',
  'workers-label': (p) => `Deine Arbeiter: ${p.active} aktiv, ${p.spent} müde, ${p.reserve} in Reserve`,
  'first-lot': () => 'Erster Bauplatz',
  techniques: () => 'Patente',
  'kept-label': (p, v) => `${p.n} ${v.plural(p.n, 'behaltenes', 'behaltene')} Plättchen`,
  tally: (p) => `Arbeiter: ${p.active} aktiv, ${p.placed} in der Auslage, ${p.lying} müde, ${p.reserve} in Reserve`,
  'district-of': (p, v) => `Viertel von ${v.seat(p.seat)}`,
  built: (p) => `+${p.vp} aufgedruckt`,
  'bonus-first': (p) => `Bonus bei ${p.at}`,
  'bonus-second': (p) => `${p.at} ▸ ${p.worker ? 'Arbeiter' : pounds(p.pounds)}`,
  'bonus-done': () => 'beide Boni',
  'will-stand': () => 'Hier wird dein Arbeiter stehen.',
  'would-cost': (p, v) => `${pounds(p.pounds)}, dir ${v.plural(p.left, 'bleibt', 'bleiben')} ${pounds(p.left)}:`,
  'would-cost-between': (p, v) =>
    `${pounds(p.pounds)} bis ${pounds(p.most)}, dir ${v.plural(p.left, 'bleibt', 'bleiben')} höchstens ${pounds(p.left)}:`,
  'would-take': (p, v) =>
    p.crystals + p.workers === 0
      ? 'Kostet nichts.'
      : `Braucht ${amounts({ workers: p.workers, crystals: p.crystals }, v).join(' und ')}.`,
  'would-earn': (p) => `+${pounds(p.pounds)}: Du hast dann ${pounds(p.after)}.`,
  'term-card': () => 'Preis',
  'term-crowd': () => 'Andrang',
  'term-lobbying': () => 'Lobbyismus',
  'term-lot': () => 'neuer Bauplatz',
  'term-crane': () => 'Baukran',
  'term-symbol': () => 'gemeinsames Symbol',
  'term-token': () => 'Plättchen',
  'term-trade': () => 'Handel',
  'term-event': () => 'Ereignis',
  'term-staff': () => 'angestellte Arbeiter',
  'term-crystals': () => 'Kristalle',
  'term-workers': () => 'Arbeiter',
  'term-automation': () => 'Automatisierung',
  'term-capitalisation': () => 'Kapitalisierung',
  'brief-place': () => 'Platzieren',
  'brief-event': () => 'Ereignis',
  'brief-start-activation': () => 'Aktivierung',
  'brief-earn': () => 'Geld verdienen',
  'brief-activate': () => 'Karte aktivieren',
  'brief-exploit': () => 'Gebäude nutzen',
  'brief-taylorism': () => 'Taylorismus',
  'brief-place-at': () => 'Hier platzieren',
  'brief-take-worker': () => 'Dieser Arbeiter',
  'brief-activate-card': (p, v) => `${verb[p.kind ?? 'token'] ?? 'Aktivieren'}: ${bare(v.card(p.card))}${priced(p)}`,
  'brief-use-lobbying': (p) => `Mit Lobbyismus${priced(p)}`,
  'brief-do-not-use': (p) => `Ohne Lobbyismus${priced(p)}`,
  'brief-new-lot': (p) => `Neuer Bauplatz${priced(p)}`,
  'brief-replace': (p, v) => `${bare(v.card(p.card))} ersetzen${priced(p)}`,
  'brief-take-token': (p) => `Plättchen ${p.value}${priced(p)}`,
  'brief-keep-value': (p) => `${p.value} behalten${priced(p)}`,
  'brief-set-value': (p) => `Auf ${p.value} ändern${priced(p)}`,
  'brief-choose-option': (p, v) => swap(p, v, OPTIONS[p.option] ?? gained(p, v)),
  'brief-choose-effect': (p, v) => swap(p, v, gained(p, v)),
  'points-exploiting': () => 'durch genutzte Gebäude',
  'points-characters': () => 'von engagierten Spezialisten',
  'points-universities': () => 'ihre Plättchen, beim Bau',
  'points-residences': () => 'genommen, statt vorzurücken',
  'points-events': () => 'aus Ereignissen',
  'points-buildings': () => 'im ganzen Viertel',
  'points-automation': (p) => `1 pro Kristall, höchstens ${p.cap}`,
  'points-capitalisation': (p) => `1 je volle ${pounds(p.rate)}, höchstens ${p.cap}`,
  'points-crane': (p) => `1 pro Gebäude, höchstens ${p.cap}`,
  'points-trade': (p) => `1 pro behaltenem Plättchen, höchstens ${p.cap}`,
  'points-engineering': (p) => `auf Gebäude mit dem Symbol Fabrik aufgedruckt, höchstens ${p.cap}`,
  'points-lobbying': (p) => `dein Residenzwert, höchstens ${p.cap}`,
  'points-taylorism': (p) => `1 pro Arbeiter, höchstens ${p.cap}`,
}
