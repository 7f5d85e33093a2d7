// What the cards and buildings of Castle do, in German.
import type { SayOf, TextsOf } from '../../../../papers/speech.ts'
import { KINDS } from '../../rules/pieces.ts'
import type { CastleSpeech } from '../../rules/speech.ts'
import { short, some, talers } from './phrases.ts'

type Figures = CastleSpeech['card']['worker-stone']

const buildings = (p: Figures) => `Errichte bis zu ${p.buildings} ${p.buildings === 1 ? 'Bauwerk' : 'Bauwerke'}`
const helpers = (p: Figures) => `Setze dann bis zu ${p.helpers} Gehilfen ein.`
const worker: SayOf<CastleSpeech, Figures> = (p) => {
  const load = KINDS.flatMap((kind) => {
    const n = p[`load.${kind}`] ?? 0
    return n === 0 ? [] : [some(n, kind)]
  })
  const among = p.among.map(short)
  if (p.choice > 0)
    load.push(
      `${p.choice} ${p.choice === 1 ? 'Rohstoff' : 'Rohstoffe'} nach Wahl: ${among.slice(0, -1).join(', ')} oder ${among.at(-1)}`,
    )
  return `Trägt ${load.join(' und ')}. ${buildings(p)} für die halben SP.`
}
/** „3 SP für jeden Turm“, „1 SP für je 2 Gehilfen“; the first with its article in the accusative. */
const each = (vp: number, per: number, one: string, many: string) =>
  per === 1 ? `${vp} SP für ${one}` : `${vp} SP für je ${per} ${many}`

export const cards: TextsOf<CastleSpeech>['cards'] = {
  messenger: (p) => `Nimm ${talers(p.thalers)} aus der Bank.`,
  trader: () =>
    'Stelle einen Gehilfen auf ein Fuhrwerk oder, wenn alle besetzt sind, auf den Reiter. Dann liefert jeder Gehilfe dort Rohstoffe; je einer geht an den Wehrturm.',
  bricklayer: (p) =>
    `Nimm alle Rohstoffe einer Sorte vom Wehrturm. ${buildings(p)}: ${talers(p.thalers)} für jeden verbauten Rohstoff. ${helpers(p)}`,
  stonemason: (p) =>
    `Kaufe Rohstoffe von fremden Arbeiterkarten, für je ${talers(p.price)}. ${buildings(p)} für die vollen SP. ${helpers(p)}`,
  'worker-wood': worker,
  'worker-sand': worker,
  'worker-stone': worker,
  'master-builder': (p) =>
    `Nimm alle deine gespielten Karten zurück. ${p.vp} SP für jedes Bauwerk, das andere in dieser Runde errichtet haben.`,
  keep: (p) =>
    `Am Ende: ${each(p['14.vp'], p['14.per'], 'jeden freien Gehilfenplatz in errichteten Bauwerken', 'freie Gehilfenplätze in errichteten Bauwerken')}.`,
  tavern: (p) =>
    `Am Ende: ${each(p['12.vp'], p['12.per'], 'jeden Gehilfen in der Burg', 'Gehilfen in der Burg')}; auf dem billigeren Platz ${each(p['6.vp'], p['6.per'], 'jeden', 'Gehilfen')}.`,
  'small-gate': (p) => `Am Ende: ${each(p['5.vp'], p['5.per'], 'jeden gebauten Turm', 'gebaute Türme')}.`,
  'large-gate': (p) => `Am Ende: ${each(p['10.vp'], p['10.per'], 'jeden gebauten Turm', 'gebaute Türme')}.`,
  stable: (p) =>
    `Am Ende: ${each(p['16.vp'], p['16.per'], 'jedes gebaute Haus', 'gebaute Häuser')}; auf dem billigeren Platz ${each(p['12.vp'], p['12.per'], 'jedes', 'Häuser')}.`,
  'servants-house': (p) =>
    `Am Ende: ${each(p['a.vp'], p['a.per'], 'jede Vorlage, die noch auf dem Plan liegt', 'Vorlagen, die noch auf dem Plan liegen')}.`,
  palace: (p) =>
    `Am Ende: Tausche bis zu ${p['a.most']} Rohstoffe gegen SP, nach ihrem Wert; mit beiden Plätzen bis zu ${p['a.most'] + p['b.most']}.`,
  house: () => 'Kein Gehilfenplatz. Häuser zählen für den Stall.',
  tower: () => 'Kein Gehilfenplatz. Türme zählen für die Tore.',
  well: () => 'Kein Gehilfenplatz.',
  market: (p) =>
    `Am Ende: ${each(p['a.vp'], p['a.per'], 'jeden Taler', 'Taler')}; mit beiden Plätzen ${each(p['a.vp'], p['a.perBoth'], 'jeden Taler', 'Taler')}.`,
  forge: (p) =>
    `Am Ende: ${each(p['10.vp'], p['10.per'], 'jeden Silberbarren in der Schmiede', 'Silberbarren in der Schmiede')}; auf dem billigeren Platz ${each(p['6.vp'], p['6.per'], 'jeden', 'Barren')}.`,
  innkeeper: (p) =>
    `Jeder Händler zahlt ${talers(p.toll)} an den Wirt oder legt die Zeche hierher. Platz für ${p.spaces} Gehilfen, ${talers(p.fee)}: Er nimmt, was hier liegt, und darf später überall neu eingesetzt werden.`,
  granary: (p) =>
    `Platz für ${p.spaces} Gehilfen, je ${talers(p.fee)}. Am Ende: ein einzelner Gehilfe ${p.vpEach[0]} SP, zwei je ${p.vpEach[1]} SP, drei je ${p.vpEach[2]} SP.`,
  plague: (p) => `Gebt reihum eine eurer gespielten Karten ab oder zahlt ${talers(p.thalers)} für jede von ihnen.`,
  breach: (p) => `Gebt reihum bis zu ${p.most} Steinquader ab, für je ${p.vp} SP.`,
  damsel: (p) =>
    `Schenkt ihr in jeder Runde ${p.most === 1 ? 'etwas' : `${p.most} Dinge`} oder steigt aus. Der letzte Verehrer erhält ${p.vp} SP; die anderen teilen sich die Geschenke.`,
  snowfall: (p) => `Gebt reihum eine Arbeiterkarte ab, von Hand oder Tisch, oder zahlt ${talers(p.thalers)}.`,
}
