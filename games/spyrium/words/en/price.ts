// Prices in English: what is paid, and the terms it came from.
import { at, sum } from '../../../../kernel/lists.ts'
import { type Means, TERMS, type TermId } from '../../rules/names.ts'
import type { Gains, Priced, SpyriumSay, SpyriumVoice } from '../../rules/speech.ts'
import { amounts, crystals, pounds, workers } from './figures.ts'

export const list = (parts: readonly string[], none = 'nothing') => (parts.length === 0 ? none : parts.join(' and '))

/** One line of an opened price, by its term. */
export const price: Readonly<Record<TermId, SpyriumSay<{ amount: number }>>> = {
  card: (p) => `the card ${pounds(p.amount)}`,
  crowd: (p, v) => `${p.amount} other ${v.plural(p.amount, 'worker', 'workers')} around it ${pounds(p.amount)}`,
  lobbying: (p) => `no surcharge thanks to Lobbying ${pounds(p.amount)}`,
  lot: (p) => `new lot ${pounds(p.amount)}`,
  crane: (p) => `Crane ${pounds(p.amount)}`,
  symbol: (p) => `a symbol in common with the building replaced ${pounds(p.amount)}`,
  token: (p) => `token ${pounds(p.amount)}`,
  trade: (p) => `value set by Trade ${p.amount > 0 ? '+' : ''}${pounds(p.amount)}`,
  event: (p) => `the event ${pounds(p.amount)}`,
  staff: (p) => `for every worker owned ${pounds(p.amount)}`,
  crystals: (p, v) => crystals(p.amount, v),
  workers: (p, v) => workers(p.amount, v),
  automation: (p, v) => `Automation works without ${workers(-p.amount, v)}`,
}

/** A price, opened where it is a sum: “£10 (the card £6, …)”. */
export function cost(p: Priced, v: SpyriumVoice): string {
  const taken = (of: Means) => sum(p.terms.map((id, i) => (TERMS[id] === of ? at(p.amounts, i) : 0)))
  const paid = amounts({ pounds: taken('money'), workers: taken('workers'), crystals: taken('crystals') }, v)
  const opened = p.terms.map((id, i) => price[id]({ amount: at(p.amounts, i) }, v))
  return opened.length > paid.length ? `${list(paid, 'free')} (${opened.join(', ')})` : list(paid, 'free')
}

export const gained = (p: Gains, v: SpyriumVoice) =>
  list(amounts({ pounds: p.pounds, crystals: p.crystals, vp: p.vp }, v))
