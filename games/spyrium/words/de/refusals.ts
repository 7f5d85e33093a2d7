// Warum etwas nicht geht, auf Deutsch, nach Regelabschnitten.
import type { CrystalReason, EventReason, SpyriumTexts, SpyriumVoice } from '../../rules/speech.ts'
import { crystals, pounds, workers } from './figures.ts'
import { theCard } from './nouns.ts'
import { cost } from './price.ts'

const eventRefusal = (p: EventReason, v: SpyriumVoice): string => {
  switch (p.why) {
    case 'phase':
      return 'Dieses Ereignis lässt sich nur in Phase II nutzen.'
    case 'reserve':
      return 'Deine Reserve ist leer: Du kannst niemanden mehr anwerben.'
    case 'crystals':
      return `Diese Option braucht ${crystals(p.pays, v)}; du hast ${p.crystals}.`
    default:
      return `Diese Option kostet ${cost(p, v)}; du hast ${pounds(p.money)}.`
  }
}
const needsCrystal = (p: CrystalReason, v: SpyriumVoice) =>
  `${theCard(p.card, 'nom', v)} braucht ${crystals(p.pays, v)}; du hast ${p.crystals}.`

export const refusals: SpyriumTexts['refusal'] = {
  'SPY-3.3': () => 'Du bist in Phase I: Beginne zuerst deine Aktivierung.',
  'SPY-3.5': () => 'Du hast das Patent Taylorismus nicht.',
  'SPY-3.6': () =>
    'Du bist bis zum Ende der Runde in Phase II: Du kannst nichts mehr platzieren und keine Aktivierung mehr beginnen.',
  'SPY-5.2': () => 'Ein Arbeiter braucht auf mindestens einer Seite seiner Gasse eine Karte.',
  'SPY-5.3': (p) =>
    p.workers === 0 ? 'Du hast keinen aktiven Arbeiter mehr.' : 'In der Auslage liegt keine Karte mehr.',
  'SPY-6.1': () => 'Du hast das Ereignis in dieser Runde schon genutzt.',
  'SPY-6.2': (p, v) => `${v.card(p.card)}: Du kannst keine Option dieses Ereignisses vollständig ausführen.`,
  'SPY-7.1': (p) =>
    ({
      gap: 'Du hast keinen Arbeiter in dieser Gasse.',
      market: 'Du hast keinen Arbeiter in der Auslage.',
      far: 'Diese Karte liegt nicht neben dem gewählten Arbeiter.',
    })[p.why],
  'SPY-7.2': () => 'Auf diesem Platz liegt keine Karte mehr.',
  'SPY-8.1': (p) =>
    ({
      empty: 'Auf diesem Platz liegt keine Karte mehr.',
      'not-yours': 'Du hast keinen Arbeiter in dieser Gasse.',
      'no-worker': 'Du hast keinen Arbeiter in der Auslage.',
      far: 'Diese Karte liegt nicht neben dem gewählten Arbeiter.',
    })[p.why],
  'SPY-8.4': (p, v) =>
    'pays' in p ? needsCrystal(p, v) : `${theCard(p.card, 'nom', v)} kostet ${cost(p, v)}; du hast ${pounds(p.money)}.`,
  'SPY-9.2': (p, v) => `${v.card(p.card)}: Ohne Plättchen lässt sich dieser Spezialist nicht engagieren.`,
  'SPY-9.3': () => 'Nimm ein Plättchen von der Karte, die du aktivierst; bei gleichen Werten das erste.',
  'SPY-11.3': () => 'Du hast Taylorismus in dieser Runde schon eingesetzt.',
  'SPY-12.1': () => 'Du hast kein Gebäude, das du nutzen kannst.',
  'SPY-12.2': (p, v) =>
    `Dafür brauchst du ${workers(p.workers, v)}; du hast ${v.number(p.active)} ${v.plural(p.active, 'aktiven', 'aktive')}.`,
  'SPY-12.3': (p, v) => `Dafür brauchst du ${crystals(p.pays, v)}; du hast ${p.crystals}.`,
  'SPY-12.4': (p, v) => `${theCard(p.card, 'nom', v)} hat keinen Effekt, den du nutzen kannst.`,
  'SPY-12.5': (p, v) => `${theCard(p.card, 'nom', v)} wurde in dieser Runde schon genutzt.`,
  'SPY-13.1': (p, v) =>
    `Du hast noch ${workers(p.workers, v)} in der Auslage: Hole ${v.plural(p.workers, 'ihn', 'sie')} zurück, bevor du passt.`,
  'SPY-15.2': () => 'Deine Scheibe liegt auf dem letzten Feld: Du kannst nur die Punkte nehmen.',
  'SPY-16.4': () => 'Deine Reserve ist leer: Als Bonus gibt es nur Geld.',
  'SPY-20.1': eventRefusal,
  'SPY-20.2': eventRefusal,
  'SPY-20.3': eventRefusal,
  'SPY-20.4': eventRefusal,
  'SPY-20.5': (p, v) =>
    'card' in p
      ? `${theCard(p.card, 'nom', v)} ist aufrecht: Nur ein gekipptes Gebäude lässt sich aufrichten und noch einmal nutzen.`
      : eventRefusal(p, v),
  'SPY-20.6': eventRefusal,
  'SPY-20.7': eventRefusal,
  'SPY-21.3': needsCrystal,
  'SPY-21.4': needsCrystal,
  'SPY-23.6': () => 'Das Plättchen hat diesen Wert schon.',
  'SPY-23.7': (p, v) => `${theCard(p.card, 'nom', v)} ist aufrecht: Taylorismus braucht ein gekipptes Gebäude.`,
}
