// Was die Dinge auf dem Tisch von Spyrium sind, auf Deutsch.
import type { SpyriumTexts } from '../../rules/speech.ts'
import type { SpyriumThings } from '../../rules/things.ts'
import { amounts, points, pounds, workers } from './figures.ts'
import { list } from './price.ts'

const PHASES: Readonly<Record<SpyriumThings['phase']['phase'], readonly [name: string, text: string]>> = {
  1: [
    'Phase I: Platzierung',
    'Ein Zug ist eine Aktion: Platziere einen Arbeiter in der Auslage oder nutze das Ereignis. Stattdessen kannst du in jedem Zug deine Aktivierung beginnen.',
  ],
  2: [
    'Phase II: Aktivierung',
    'Hole deine Arbeiter einzeln zurück, um Geld zu verdienen oder eine Karte zu aktivieren; nutze Gebäude und das Ereignis. Zurück in Phase I geht es nicht.',
  ],
  3: [
    'Gepasst',
    'Kein Zug mehr in dieser Runde. Du darfst passen, sobald du keinen Arbeiter mehr in der Auslage hast.',
  ],
}
const TOKENS: Readonly<Record<SpyriumThings['token']['on'], string>> = {
  market:
    'Auf einem Spezialisten sagt es, was du erhältst oder zusätzlich zahlst; liegt es auf einem Gebäude, erhältst du beim Bau seinen Wert.',
  event: 'So viel ist das Ereignis wert, für alle, die es nutzen.',
  next: 'So viel wird das nächste Ereignis wert sein.',
  kept: 'Dank Handel behalten.',
}
const ROUNDS = { A: 'in den Runden 1 bis 3', B: 'in den Runden 4 und 5', C: 'in Runde 6' } as const

export const things: SpyriumTexts['things'] = {
  event: {
    name: (p, v) => v.card(p.card),
    text: (p) =>
      `${p.does} Alle dürfen das Ereignis einmal pro Runde nutzen${p.mine ? '; du hast es schon genutzt' : ''}.`,
  },
  'event-option': {
    name: (p) => `Option ${p.n} des Ereignisses`,
    text: (p, v) => {
      const cost = amounts({ pounds: p.price, crystals: p.pays }, v)
      const gain = amounts({ pounds: p.pounds, crystals: p.crystals, vp: p.vp }, v)
      return gain.length === 0 ? p.does : `${cost.length === 0 ? '' : `Für ${list(cost)}: `}${list(gain)}.`
    },
  },
  'next-event': { name: (p, v) => v.card(p.card), text: (p) => `Das Ereignis der nächsten Runde. ${p.does}` },
  token: { name: (p) => `Plättchen ${p.value}`, text: (p) => TOKENS[p.on] },
  deck: {
    name: (p) => `Stapel ${p.period}`,
    text: (p) => `Von hier kommen ${ROUNDS[p.period]} die neun Karten der Auslage. Noch im Stapel: ${p.n}.`,
  },
  'token-reserve': {
    name: 'Plättchenvorrat',
    text: () =>
      'Verdeckt, jedes 1, 2 oder 3 wert. Sie kommen auf Universitäten, die Mine III, manche Spezialisten und die Subvention.',
  },
  'token-discard': {
    name: 'Plättchenablage',
    text: () => 'Verwendete Plättchen. Ist der Vorrat leer, bilden sie den neuen.',
  },
  lane: {
    name: 'Gasse',
    text: (p, v) =>
      `Ein Arbeiter steht hier an beiden Karten: Später verdient er an einer von ihnen Geld oder aktiviert sie. ${p.workers === 0 ? 'Hier steht niemand.' : `Hier: ${workers(p.workers, v)}.`}`,
  },
  'empty-lot': { name: 'Leerer Platz', text: () => 'Die Karte ist weg. Der Platz bleibt bis zum Ende der Runde leer.' },
  'market-card': {
    name: 'Karte der Auslage',
    text: (p) =>
      `Aktivieren kostet ${pounds(p.price)} und ${pounds(1)} für jeden anderen Arbeiter ringsum; für einen Arbeiter, der dort steht, sind das jetzt ${pounds(p.crowd)} Aufpreis. Wer hier Geld verdient, erhält ${pounds(p.crowd)}.`,
  },
  'market-worker': {
    name: (p, v) => (p.n === 1 ? `Arbeiter von ${v.seat(p.seat)}` : `${workers(p.n, v)} von ${v.seat(p.seat)}`),
    text: (p) =>
      p.n === 1
        ? 'Zwischen zwei Karten. In Phase II kommt er zurück, für Geld je nach Andrang oder um eine der beiden zu aktivieren; bis dahin macht er beide teurer.'
        : 'Zwischen zwei Karten. In Phase II kommen sie einzeln zurück, für Geld je nach Andrang oder um eine der beiden zu aktivieren; bis dahin machen sie beide teurer.',
  },
  'score-track': {
    name: 'Wertungsleiste',
    text: (p) =>
      `Die Punkte bisher; Gebäude und Patente kommen am Ende dazu. Wer ${p.first} und später ${p.second} erreicht, erhält einen Bonus.`,
  },
  score: {
    name: (p, v) => v.seat(p.seat),
    text: (p) => `Bisher ${points(p.vp)}. Gebäude und Patente kommen am Ende dazu.`,
  },
  'bonus-worker': {
    name: 'Arbeiterbonus',
    text: () => 'Wirb sofort 1 Arbeiter aus deiner Reserve an. Den anderen Bonus gibt es später.',
  },
  'bonus-money': {
    name: 'Geldbonus',
    text: (p) => `Nimm sofort ${pounds(p.pounds)}. Den anderen Bonus gibt es später.`,
  },
  storey: {
    name: (p) => `Residenzfeld ${p.value}`,
    text: (p) =>
      `Wer hier wohnt, erhält jede Runde ${pounds(p.value)} Einkommen. Mit einer Residenzaktion rückst du ein Feld vor oder nimmst hier ${points(p.value)}.`,
  },
  phase: { name: (p) => PHASES[p.phase][0], text: (p) => PHASES[p.phase][1] },
  'start-card': {
    name: 'Deine Basiskarte',
    text: (p) =>
      `Dein Geld, deine Kristalle und deine Arbeiter. Dein Einkommen zu Beginn jeder Runde: ${pounds(p.income)}.`,
  },
  workers: {
    name: 'Arbeiter',
    text: (p) =>
      `${p.active} aktiv, ${p.spent} müde, ${p.reserve} in Reserve. Müde Arbeiter sind in der nächsten Runde wieder aktiv; die Reserve musst du erst anwerben.`,
  },
  active: {
    name: 'Aktive Arbeiter',
    text: (p) => `Zum Platzieren in der Auslage oder für deine Gebäude in Phase II: ${p.n}.`,
  },
  spent: {
    name: 'Müde Arbeiter',
    text: (p) =>
      p.n === 0
        ? 'In dieser Runde hat noch keiner gearbeitet.'
        : `In dieser Runde ${p.n === 1 ? 'hat' : 'haben'} ${p.n} gearbeitet und ${p.n === 1 ? 'ist' : 'sind'} in der nächsten wieder aktiv.`,
  },
  reserve: {
    name: 'Reserve',
    text: (p) =>
      `Noch nicht angestellt: ${p.n}. Anwerben kannst du sie mit einem Ereignis, Arbeitersiedlungen oder einem Bonus.`,
  },
  'new-lot': {
    name: 'Neuer Bauplatz',
    text: (p) =>
      `Baue neben dem, was du hast; mit dem Gebäude kostet das ${pounds(p.price)}. Ein neuer Bauplatz kostet ${pounds(1)} für jedes Gebäude, das du hast.`,
  },
  'bare-lot': {
    name: 'Dein Viertel',
    text: () => `Der erste Bauplatz kostet nichts. Jeder weitere kostet ${pounds(1)} für jedes Gebäude, das du hast.`,
  },
  'own-building': {
    name: 'Dein Gebäude',
    text: (p) =>
      p.tilted
        ? 'In dieser Runde genutzt; in der nächsten wieder aufrecht.'
        : 'Die aufgedruckten Punkte zählen am Ende.',
  },
  staff: {
    name: 'Arbeiter auf einem Gebäude',
    text: () => 'Er arbeitet im Gebäude und kommt am Ende der Runde zurück.',
  },
  kept: { name: 'Behaltene Plättchen', text: (p) => `${p.n} von höchstens ${p.most}, dank Handel.` },
  points: {
    name: 'Siegpunkte (SP)',
    text: () =>
      'Die Punkte auf der Wertungsleiste. Am Ende kommen die aufgedruckten Punkte der Gebäude und die der Patente dazu; wer die meisten SP hat, gewinnt.',
  },
  pounds: {
    name: 'Geld',
    text: () => 'Für Karten, Andrang und Bauplätze. Was am Ende übrig bleibt, zählt nur durch ein Patent.',
  },
  crystals: {
    name: 'Spyrium-Kristalle',
    text: () => 'Minen und Bergleute liefern sie; Werkstätten, Fabriken und Labore machen Punkte daraus.',
  },
  residence: { name: 'Residenz', text: (p) => `Zu Beginn jeder Runde ${pounds(p.value)} Einkommen.` },
  'first-player': {
    name: 'Startspieler',
    text: () => 'Hat den ersten Zug der Runde. Danach wandert die Karte im Uhrzeigersinn weiter.',
  },
  built: { name: 'Gebäude', text: (p) => `Ihre aufgedruckten Punkte: ${points(p.vp)}, gezählt am Ende.` },
  bonus: {
    name: 'Bonus',
    text: (p) =>
      `Bei ${points(p.first)} wählst du 1 Arbeiter oder ${pounds(p.pounds)}; bei ${points(p.second)} erhältst du das andere.`,
  },
  round: {
    name: (p) => `Runde ${p.round} von ${p.rounds}`,
    text: (p) =>
      `Die Auslage kommt ${ROUNDS[p.period]} von Stapel ${p.period}. Eine Runde endet, wenn alle gepasst haben.`,
  },
  over: {
    name: 'Die Partie ist zu Ende',
    text: () =>
      'Wertungsleiste, Gebäude und Patente zusammen: Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.',
  },
}
