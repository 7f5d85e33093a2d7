// Was jede Karte tut, auf Deutsch, nach ihren Zahlen.

import type { Cards, SpyriumSay, SpyriumTexts, SpyriumVoice } from '../../rules/speech.ts'
import { amounts, crystals, points, pounds, workers } from './figures.ts'

type Building = Cards['mine-i']
type Character = Cards['miner']
type Technique = Cards['crane']

/** Einer der beiden Effekte; nichts, wo das Gebäude weniger hat. */
function effectOf(p: Building, k: 1 | 2, v: SpyriumVoice): string[] {
  const [taken, pays, gives, vp] = [
    p[`effect${k}.workers`],
    p[`effect${k}.pays`],
    p[`effect${k}.crystals`],
    p[`effect${k}.vp`],
  ]
  if ([taken, pays, gives, vp].every((n) => n === undefined)) return []
  const paid = amounts({ workers: taken ?? 0, crystals: pays ?? 0 }, v)
  const got = amounts({ crystals: gives ?? 0, vp: vp ?? 0 }, v)
  return [`${got.join(' und ')}${paid.length === 0 ? ' ohne Arbeiter' : ` für ${paid.join(' und ')}`}`]
}

const building: SpyriumSay<Building> = (p, v) => {
  const built = [
    ...(p.recruit > 0 ? [`${workers(p.recruit, v)} anwerben`] : []),
    ...(p.residence ? ['eine Residenzaktion'] : []),
    ...(p.token === 'vp' ? ['SP laut Plättchen'] : []),
    ...(p.token === 'crystals' ? ['Kristalle laut Plättchen'] : []),
  ]
  const effects = [...effectOf(p, 1, v), ...effectOf(p, 2, v)]
  const parts = [
    ...(built.length > 0 ? [`Beim Bau: ${built.join(', ')}.`] : []),
    ...(effects.length > 0 ? [`Nutzen: ${effects.join('; oder ')}.`] : []),
    `Zählt am Ende ${points(p.vp)}.`,
  ]
  return parts.join(' ')
}

const character: SpyriumSay<Character> = (p, v) => {
  const paid = [...(p.pays > 0 ? [crystals(p.pays, v)] : []), ...(p.token === 'pay' ? ['Pfund laut Plättchen'] : [])]
  const got = [
    ...(p.token === 'crystals' ? ['Kristalle laut Plättchen'] : []),
    ...(p.token === 'vp' ? ['SP laut Plättchen'] : []),
    ...(p.crystals > 0 ? [crystals(p.crystals, v)] : []),
    ...(p.vp > 0 ? [points(p.vp)] : []),
    ...(p.residence ? ['eine Residenzaktion'] : []),
  ]
  return paid.length === 0 ? `Erhalte ${got.join(' und ')}.` : `Zahle ${paid.join(' und ')}: ${got.join(' und ')}.`
}

const cap = (p: Technique) => `, höchstens ${p['technique-cap']}`

export const cards: SpyriumTexts['cards'] = {
  'mine-i': building,
  'mine-ii': building,
  'mine-iii': building,
  'workshop-i': building,
  'workshop-ii': building,
  'factory-i': building,
  'factory-ii': building,
  'laboratory-i': building,
  'laboratory-ii': building,
  'laboratory-iii': building,
  'workers-estate-i': building,
  'workers-estate-ii': building,
  residence: building,
  'university-i': building,
  'university-ii': building,
  'town-house': building,
  manor: building,
  palace: building,
  miner: character,
  geologist: character,
  apprentice: character,
  engineer: character,
  bureaucrat: character,
  adviser: character,
  banker: character,
  financier: character,
  architect: character,
  automation: (p) => `Deine Minen brauchen keine Arbeiter. Am Ende: 1 SP pro Kristall${cap(p)}.`,
  capitalisation: (p) =>
    `Jedes Mal, wenn du Geld verdienst, erhältst du ${pounds(p.capitalisation)} mehr. Am Ende: 1 SP je volle ${pounds(p['capitalisation-rate'])}${cap(p)}.`,
  crane: (p) =>
    `Ein neuer Bauplatz kostet ${pounds(p['crane-discount'])} weniger, nie unter 0 £. Am Ende: 1 SP pro Gebäude${cap(p)}.`,
  trade: (p) =>
    `Du behältst die Plättchen, die du von Karten der Auslage nimmst, höchstens ${p['keep-limit']}. Einmal pro Runde bestimmst du den Wert eines Plättchens. Am Ende: 1 SP pro behaltenem Plättchen${cap(p)}.`,
  engineering: (p) =>
    `Gebäude mit dem Symbol Fabrik bringen ${points(p.engineering)} mehr pro eingesetztem Arbeiter. Am Ende: noch einmal die aufgedruckten SP dieser Gebäude${cap(p)}.`,
  lobbying: (p) =>
    `Einmal pro Runde aktivierst du eine Karte ohne den Aufpreis für andere Arbeiter. Am Ende: dein Residenzwert${cap(p)}.`,
  taylorism: (p) =>
    `Einmal pro Runde richtest du ein gekipptes Gebäude auf und nutzt es noch einmal. Am Ende: 1 SP pro angestelltem Arbeiter${cap(p)}.`,
  subsidy: () => 'Erhalte den Wert des Plättchens in Pfund, in Kristallen oder in SP.',
  'town-planning': (p, v) => `Zahle ${crystals(p['option1.payCrystals'] ?? 0, v)}: eine Residenzaktion.`,
  patronage: (p) =>
    `Zahle ${pounds(p['option1.payMoney'] ?? 0)}: ${points(p['option1.vp'] ?? 0)}; oder zahle ${pounds(p['option2.payMoney'] ?? 0)}: ${points(p['option2.vp'] ?? 0)}.`,
  'crystal-sale': (p, v) =>
    `Zahle ${crystals(p['option1.payCrystals'] ?? 0, v)}: ${pounds(p['option1.money'] ?? 0)}; oder zahle ${crystals(p['option2.payCrystals'] ?? 0, v)}: ${pounds(p['option2.money'] ?? 0)}.`,
  overtime: (p) =>
    `Zahle ${pounds(p['option1.payMoney'] ?? 0)}: Richte eines deiner gekippten Gebäude auf und nutze es noch einmal.`,
  hiring: (p) => `Zahle ${pounds(p['option1.payMoney'] ?? 0)} für jeden angestellten Arbeiter: Wirb 1 Arbeiter an.`,
  reinforcement: () => 'Nur in Phase II: Platziere einen deiner aktiven Arbeiter in der Auslage.',
}
