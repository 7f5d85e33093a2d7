// Ce que fait chaque carte, en français, d’après ses chiffres.

import type { Cards, SpyriumSay, SpyriumTexts, SpyriumVoice } from '../../rules/speech.ts'
import { amounts, crystals, points, pounds, workers } from './figures.ts'

type Building = Cards['mine-i']
type Character = Cards['miner']
type Technique = Cards['crane']

/** Un des deux effets ; rien si le bâtiment en a moins. */
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
  return [`${got.join(' et ')}${paid.length === 0 ? ' sans ouvrier' : ` pour ${paid.join(' et ')}`}`]
}

const building: SpyriumSay<Building> = (p, v) => {
  const built = [
    ...(p.recruit > 0 ? [`recrutez ${workers(p.recruit, v)}`] : []),
    ...(p.residence ? ['une action de résidence'] : []),
    ...(p.token === 'vp' ? ['autant de PV que la valeur du jeton'] : []),
    ...(p.token === 'crystals' ? ['autant de cristaux que la valeur du jeton'] : []),
  ]
  const effects = [...effectOf(p, 1, v), ...effectOf(p, 2, v)]
  const parts = [
    ...(built.length > 0 ? [`À la construction : ${built.join(', ')}.`] : []),
    ...(effects.length > 0 ? [`Exploitation : ${effects.join(' ; ou ')}.`] : []),
    `Vaut ${points(p.vp)} à la fin.`,
  ]
  return parts.join(' ')
}

const character: SpyriumSay<Character> = (p, v) => {
  const paid = [
    ...(p.pays > 0 ? [crystals(p.pays, v)] : []),
    ...(p.token === 'pay' ? ['autant de livres que la valeur d’un jeton'] : []),
  ]
  const got = [
    ...(p.token === 'crystals' ? ['autant de cristaux que la valeur d’un jeton'] : []),
    ...(p.token === 'vp' ? ['autant de PV que la valeur d’un jeton'] : []),
    ...(p.crystals > 0 ? [crystals(p.crystals, v)] : []),
    ...(p.vp > 0 ? [points(p.vp)] : []),
    ...(p.residence ? ['une action de résidence'] : []),
  ]
  return paid.length === 0 ? `Gagnez ${got.join(' et ')}.` : `Payez ${paid.join(' et ')} : ${got.join(' et ')}.`
}

const cap = (p: Technique) => `, ${p['technique-cap']} au plus`

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
  automation: (p) => `Vos mines ne demandent aucun ouvrier. Fin de partie : 1 PV par cristal${cap(p)}.`,
  capitalisation: (p) =>
    `Chaque action Gagner de l’argent rapporte ${pounds(p.capitalisation)} de plus. Fin de partie : 1 PV par tranche de ${pounds(p['capitalisation-rate'])}${cap(p)}.`,
  crane: (p) =>
    `Un nouvel emplacement coûte ${pounds(p['crane-discount'])} de moins, jamais moins de 0 £. Fin de partie : 1 PV par bâtiment${cap(p)}.`,
  trade: (p) =>
    `Vous conservez les jetons que vous prenez sur les cartes du marché, ${p['keep-limit']} au plus. Une fois par tour, vous choisissez la valeur d’un jeton. Fin de partie : 1 PV par jeton conservé${cap(p)}.`,
  engineering: (p) =>
    `Exploiter un bâtiment au symbole Usine rapporte ${points(p.engineering)} de plus par ouvrier utilisé. Fin de partie : de nouveau les PV imprimés sur ces bâtiments${cap(p)}.`,
  lobbying: (p) =>
    `Une fois par tour, vous activez une carte sans le surcoût dû aux autres ouvriers. Fin de partie : la valeur de votre case de résidence${cap(p)}.`,
  taylorism: (p) =>
    `Une fois par tour, vous redressez un bâtiment incliné et l’exploitez de nouveau. Fin de partie : 1 PV par ouvrier possédé${cap(p)}.`,
  subsidy: () => 'Gagnez la valeur du jeton en livres, en cristaux ou en PV.',
  'town-planning': (p, v) => `Payez ${crystals(p['option1.payCrystals'] ?? 0, v)} : une action de résidence.`,
  patronage: (p) =>
    `Payez ${pounds(p['option1.payMoney'] ?? 0)} : ${points(p['option1.vp'] ?? 0)} ; ou payez ${pounds(p['option2.payMoney'] ?? 0)} : ${points(p['option2.vp'] ?? 0)}.`,
  'crystal-sale': (p, v) =>
    `Payez ${crystals(p['option1.payCrystals'] ?? 0, v)} : ${pounds(p['option1.money'] ?? 0)} ; ou payez ${crystals(p['option2.payCrystals'] ?? 0, v)} : ${pounds(p['option2.money'] ?? 0)}.`,
  overtime: (p) =>
    `Payez ${pounds(p['option1.payMoney'] ?? 0)} : redressez un de vos bâtiments inclinés et exploitez-le de nouveau.`,
  hiring: (p) => `Payez ${pounds(p['option1.payMoney'] ?? 0)} par ouvrier possédé : recrutez 1 ouvrier.`,
  reinforcement: () => 'Phase II seulement : placez un de vos ouvriers actifs au marché.',
}
