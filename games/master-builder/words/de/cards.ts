import { capital } from '../../../../papers/texts.ts'
import type { MasterTexts } from '../../rules/speech.ts'
import type { Fault } from '../../sheet/ids.ts'
import { moreOf, whomOf } from './crew.ts'
import { money } from './money.ts'

type Texts = MasterTexts['cards']

const house = () =>
  'Ein Haus: Beginne mit einer Wand und einem Giebel zugleich; das Dach braucht beide Wände und beide Giebel, der Aufsatz braucht das Dach.'
const rampart = () =>
  'Eine Stadtmauer aus zwei Abschnitten: Jeder beginnt mit seiner Mauer und einem Pfeiler zugleich, der zweite erst, wenn der erste fertig ist.'

const WORDS = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs']
const word = (n: number) => WORDS[n] ?? String(n)
/** The number without its noun: „keiner“, „einer“, „zwei“. */
const alone = (n: number) => (n < 2 ? `${word(n)}er` : word(n))
/** As they stand before „Arbeiter“ and „Arbeitern“ after an article. */
const FAULTS: Readonly<Record<Fault, string>> = {
  S: 'empfindlichen',
  D: 'hinterlistigen',
  W: 'schwachen',
  N: 'nachlässigen',
  H: 'hitzköpfigen',
}
/** New contracts with two, three and four players. */
const situation: Texts['boom'] = (p) => {
  const fresh = (k: number) => `${word(k)} ${k > 1 ? 'neue Aufträge' : 'neuer Auftrag'}`
  const [two = 0, three = 0, four = 0] = p.reveals
  if (two === three && three === four) return `${capital(fresh(two))}.`
  if (three === four) return `Zu zweit ${fresh(two)}, zu dritt oder viert ${alone(three)}.`
  return `Zu zweit ${fresh(two)}, zu dritt ${alone(three)}, zu viert ${alone(four)}.`
}
/** What an event does, told from its effect and its figures. */
const event: Texts['fire'] = (p, v) => {
  const faults = p.faults.map((code) => FAULTS[code])
  const { types } = p
  const one = faults.length === 0 ? 'einen Arbeiter' : `einen ${faults.join(' oder ')} Arbeiter`
  const all = types.length > 0 ? types.map(moreOf).join(' und ') : `${faults.join(' und ')} Arbeiter`
  switch (p.effect) {
    case 'unavailable-all':
      return `Alle ${all} fehlen in dieser Runde.`
    case 'unavailable-one':
      return `Jeder wählt ${one}, der in dieser Runde fehlt${p.money > 0 ? `, und erhält ${money(p.money, v)}` : ''}.`
    case 'dismiss-one':
      return `Jeder entlässt ${one}.`
    case 'release-one':
      return `Wer ${word(p.workers)} oder mehr Arbeiter hat, lässt einen davon ziehen.`
    case 'construction-limit':
      return `In dieser Runde setzt niemand mehr als ${word(p.workers)} Arbeiter ein.`
    case 'fire':
      return `Wer an einem unfertigen Auftrag gebaut hat, zahlt ${money(p.money, v)} oder verliert Bauteile an einem Auftrag.`
    default:
      return `Am Zahltag zahlt jeder ${money(p.money, v)} mehr für ${types.map((t) => `jeden ${whomOf(t)}`).join(' und ')}.`
  }
}
const loan: Texts['small-iou'] = (p, v) =>
  `Bringt ${money(p.received, v)}. Rückzahlung: ${money(p.quick, v)}, solange Aufträge im Spiel sind, danach ${money(p.late, v)}.`

/** What each card says, with the figures of its sheet. */
export const cards: Texts = {
  apprentice: () => 'Baut Bauteile, die einen Lehrling verlangen.',
  tradesman: () => 'Baut Bauteile, die einen Gesellen oder einen Lehrling verlangen.',
  foreman: () => 'Baut Bauteile, die einen Vorarbeiter, einen Gesellen oder einen Lehrling verlangen.',
  master: () => 'Baut jedes Bauteil.',
  'north-wall': rampart,
  'south-wall': rampart,
  outhouse: house,
  shop: house,
  inn: house,
  'east-gate': house,
  'east-wall': rampart,
  school: house,
  'west-gate': house,
  'clock-tower': house,
  'town-hall': house,
  'west-wall': rampart,
  depression: situation,
  recession: situation,
  stagnation: situation,
  recovery: situation,
  boom: situation,
  'hurt-feelings': event,
  'night-watch': event,
  epidemic: event,
  'site-accident': event,
  'tavern-brawl': event,
  'guild-assembly': event,
  'market-fair': event,
  'apprentices-feast': event,
  'counts-corvee': event,
  quarrel: event,
  'morning-after': event,
  'fraud-uncovered': event,
  pilgrimage: event,
  'bad-weather': event,
  fire: event,
  'wage-claims': event,
  'small-iou': loan,
  'large-iou': loan,
}
