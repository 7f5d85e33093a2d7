// Les prix en français : ce qu’on paie, et de quoi cela se compose.
import { at, sum } from '../../../../kernel/lists.ts'
import { type Means, TERMS, type TermId } from '../../rules/names.ts'
import type { Gains, Priced, SpyriumSay, SpyriumVoice } from '../../rules/speech.ts'
import { amounts, crystals, pounds, workers } from './figures.ts'

export const list = (parts: readonly string[], none = 'rien') => (parts.length === 0 ? none : parts.join(' et '))

/** Une ligne d’un prix détaillé, par terme. */
export const price: Readonly<Record<TermId, SpyriumSay<{ amount: number }>>> = {
  card: (p) => `la carte ${pounds(p.amount)}`,
  crowd: (p, v) => `${p.amount} ${v.plural(p.amount, 'autre ouvrier', 'autres ouvriers')} autour ${pounds(p.amount)}`,
  lobbying: (p) => `pas de surcoût grâce au Lobbying ${pounds(p.amount)}`,
  lot: (p) => `nouvel emplacement ${pounds(p.amount)}`,
  crane: (p) => `Grue ${pounds(p.amount)}`,
  symbol: (p) => `symbole commun avec le bâtiment remplacé ${pounds(p.amount)}`,
  token: (p) => `jeton ${pounds(p.amount)}`,
  trade: (p) => `valeur fixée par le Négoce ${p.amount > 0 ? '+' : ''}${pounds(p.amount)}`,
  event: (p) => `l’événement ${pounds(p.amount)}`,
  staff: (p) => `pour chaque ouvrier possédé ${pounds(p.amount)}`,
  crystals: (p, v) => crystals(p.amount, v),
  workers: (p, v) => workers(p.amount, v),
  automation: (p, v) => `l’Automatisation se passe de ${workers(-p.amount, v)}`,
}

/** Un prix, détaillé quand c’est une somme. */
export function cost(p: Priced, v: SpyriumVoice): string {
  const taken = (of: Means) => sum(p.terms.map((id, i) => (TERMS[id] === of ? at(p.amounts, i) : 0)))
  const paid = amounts({ pounds: taken('money'), workers: taken('workers'), crystals: taken('crystals') }, v)
  const opened = p.terms.map((id, i) => price[id]({ amount: at(p.amounts, i) }, v))
  return opened.length > paid.length ? `${list(paid, 'gratuit')} (${opened.join(', ')})` : list(paid, 'gratuit')
}

export const gained = (p: Gains, v: SpyriumVoice) =>
  list(amounts({ pounds: p.pounds, crystals: p.crystals, vp: p.vp }, v))
