// Die Karten von Spyrium als deutsche Hauptwörter: wie sie heißen und wie sie im Satz stehen.
import type { Card } from '../../../../kernel/words.ts'
import { at, type Case, type Gender, type Noun, noun, the, word } from '../../../../papers/grammar/de.ts'
import type { SpyriumVoice } from '../../rules/speech.ts'
import type { CardId } from '../../sheet/box.ts'

/** Eine Karte; mit `weak` dekliniert sie sich wie „den Bürokraten“. */
const card = (gender: Gender, name: string, weak?: string): Noun =>
  noun(gender, name, name, weak === undefined ? {} : { weak })

/** Alle Karten, die es im Singular gibt. */
const NOUNS: Readonly<Record<Exclude<CardId, 'overtime'> | `token-${1 | 2 | 3}`, Noun>> = {
  'token-1': card('n', 'Plättchen 1'),
  'token-2': card('n', 'Plättchen 2'),
  'token-3': card('n', 'Plättchen 3'),
  'mine-i': card('f', 'Mine I'),
  'mine-ii': card('f', 'Mine II'),
  'mine-iii': card('f', 'Mine III'),
  'workshop-i': card('f', 'Werkstatt I'),
  'workshop-ii': card('f', 'Werkstatt II'),
  'factory-i': card('f', 'Fabrik I'),
  'factory-ii': card('f', 'Fabrik II'),
  'laboratory-i': card('n', 'Labor I'),
  'laboratory-ii': card('n', 'Labor II'),
  'laboratory-iii': card('n', 'Labor III'),
  'workers-estate-i': card('f', 'Arbeitersiedlung I'),
  'workers-estate-ii': card('f', 'Arbeitersiedlung II'),
  residence: card('f', 'Residenz'),
  'university-i': card('f', 'Universität I'),
  'university-ii': card('f', 'Universität II'),
  'town-house': card('n', 'Stadthaus'),
  manor: card('n', 'Herrenhaus'),
  palace: card('m', 'Palast'),
  miner: card('m', 'Bergmann'),
  geologist: card('m', 'Geologe', 'Geologen'),
  apprentice: card('m', 'Lehrling'),
  engineer: card('m', 'Ingenieur'),
  bureaucrat: card('m', 'Bürokrat', 'Bürokraten'),
  adviser: card('m', 'Berater'),
  banker: card('m', 'Bankier'),
  financier: card('m', 'Finanzier'),
  architect: card('m', 'Architekt', 'Architekten'),
  automation: card('f', 'Automatisierung'),
  capitalisation: card('f', 'Kapitalisierung'),
  crane: card('m', 'Baukran'),
  trade: card('m', 'Handel'),
  engineering: card('m', 'Maschinenbau'),
  lobbying: card('m', 'Lobbyismus'),
  taylorism: card('m', 'Taylorismus'),
  subsidy: card('f', 'Subvention'),
  'town-planning': card('f', 'Stadtplanung'),
  patronage: card('f', 'Stiftung'),
  'crystal-sale': card('m', 'Kristallverkauf'),
  hiring: card('f', 'Anwerbung'),
  reinforcement: card('f', 'Verstärkung'),
}

/** Wie die Karten heißen, wo der Kartenbogen keinen deutschen Namen hat. */
export const cardNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(NOUNS).map(([id, { one }]) => [id, one])),
  overtime: 'Überstunden',
}

const BY_NAME = new Map(Object.values(NOUNS).map((what) => [what.one, what]))

/** „den Bürokraten“; ein Name, den nur ein anderer Kartenbogen kennt, steht in Anführungszeichen. */
export function theCard(card: Card, kase: Case, v: SpyriumVoice): string {
  const name = v.card(card)
  const known = BY_NAME.get(name)
  return known === undefined ? `„${name}“` : the(known, kase)
}

/** „zwischen dem Bürokraten und der Mine I“; −1 ist ein leerer Platz. */
export function betweenCards(left: Card, right: Card, v: SpyriumVoice): string {
  if (left < 0 && right < 0) return 'zwischen zwei leeren Plätzen'
  const side = (card: Card) => (card < 0 ? 'einem leeren Platz' : theCard(card, 'dat', v))
  const known = left < 0 || right < 0 || v.card(left) !== v.card(right) ? undefined : BY_NAME.get(v.card(left))
  if (known === undefined) return `zwischen ${side(left)} und ${side(right)}`
  const article = the(known, 'dat').split(' ')[0]
  return `zwischen ${article} einen und ${article} anderen ${word(known, 1, 'dat')}`
}

/** „am Bürokraten“, „an der Mine I“. */
export function atCard(card: Card, v: SpyriumVoice): string {
  const name = v.card(card)
  const known = BY_NAME.get(name)
  return known === undefined ? `an „${name}“` : at('an', known, 'dat')
}
