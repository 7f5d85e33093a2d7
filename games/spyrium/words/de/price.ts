// Preise auf Deutsch: was bezahlt wird und woraus es sich zusammensetzt.
import { at, sum } from '../../../../kernel/lists.ts'
import { type Means, TERMS, type TermId } from '../../rules/names.ts'
import type { Gains, Priced, SpyriumSay, SpyriumVoice } from '../../rules/speech.ts'
import { amounts, crystals, pounds, workers } from './figures.ts'

export const list = (parts: readonly string[], none = 'nichts') => (parts.length === 0 ? none : parts.join(' und '))

/** Eine Zeile eines aufgeschlüsselten Preises, nach ihrem Posten. */
export const price: Readonly<Record<TermId, SpyriumSay<{ amount: number }>>> = {
  card: (p) => `die Karte ${pounds(p.amount)}`,
  crowd: (p, v) =>
    `${p.amount} ${v.plural(p.amount, 'anderer Arbeiter', 'andere Arbeiter')} ringsum ${pounds(p.amount)}`,
  lobbying: (p) => `kein Aufpreis dank Lobbyismus ${pounds(p.amount)}`,
  lot: (p) => `neuer Bauplatz ${pounds(p.amount)}`,
  crane: (p) => `Baukran ${pounds(p.amount)}`,
  symbol: (p) => `gemeinsames Symbol mit dem ersetzten Gebäude ${pounds(p.amount)}`,
  token: (p) => `Plättchen ${pounds(p.amount)}`,
  trade: (p) => `mit Handel geänderter Wert ${p.amount > 0 ? '+' : ''}${pounds(p.amount)}`,
  event: (p) => `das Ereignis ${pounds(p.amount)}`,
  staff: (p) => `für alle angestellten Arbeiter ${pounds(p.amount)}`,
  crystals: (p, v) => crystals(p.amount, v),
  workers: (p, v) => workers(p.amount, v),
  automation: (p, v) => `Automatisierung erspart ${workers(-p.amount, v)}`,
}

/** Ein Preis, aufgeschlüsselt, wo er eine Summe ist: „10 £ (die Karte 6 £, …)“. */
export function cost(p: Priced, v: SpyriumVoice): string {
  const taken = (of: Means) => sum(p.terms.map((id, i) => (TERMS[id] === of ? at(p.amounts, i) : 0)))
  const paid = amounts({ pounds: taken('money'), workers: taken('workers'), crystals: taken('crystals') }, v)
  const opened = p.terms.map((id, i) => price[id]({ amount: at(p.amounts, i) }, v))
  return opened.length > paid.length ? `${list(paid, 'kostenlos')} (${opened.join(', ')})` : list(paid, 'kostenlos')
}

export const gained = (p: Gains, v: SpyriumVoice) =>
  list(amounts({ pounds: p.pounds, crystals: p.crystals, vp: p.vp }, v))
