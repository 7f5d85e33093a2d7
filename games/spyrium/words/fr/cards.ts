// Ce que fait chaque carte, en français, d’après ses chiffres.

import type { Params } from '../../../../kernel/words.ts'
import type { Say, Voice } from '../../../../papers/texts.ts'
import { at, type CardId, type FigureCard, withFigures } from '../form.ts'
import { crystals, points, pounds, workers } from './figures.ts'

function effectOf(p: Params, k: number, v: Voice): string {
  const paid = [
    ...(at(p.effectWorkers, k) > 0 ? [workers(at(p.effectWorkers, k), v)] : []),
    ...(at(p.effectPays, k) > 0 ? [crystals(at(p.effectPays, k), v)] : []),
  ]
  const got = [
    ...(at(p.effectCrystals, k) > 0 ? [crystals(at(p.effectCrystals, k), v)] : []),
    ...(at(p.effectVp, k) > 0 ? [points(at(p.effectVp, k))] : []),
  ]
  return `${paid.length === 0 ? 'sans ouvrier' : paid.join(' et ')} : ${got.join(' et ')}`
}

const building: Say = (p, v) => {
  const built = [
    ...(Number(p.recruit) > 0 ? [`recrutez ${workers(p.recruit, v)}`] : []),
    ...(p.residence ? ['une action de résidence'] : []),
    ...(p.token === 'vp' ? ['autant de PV que le jeton'] : []),
    ...(p.token === 'crystals' ? ['autant de cristaux que le jeton'] : []),
  ]
  const effects = (p.effectWorkers as readonly number[]).map((_, k) => effectOf(p, k, v))
  const parts = [
    ...(built.length > 0 ? [`À la construction : ${built.join(', ')}.`] : []),
    ...(effects.length > 0 ? [`Exploitation : ${effects.join(' ; ou ')}.`] : []),
    `Vaut ${points(p.vp)} à la fin.`,
  ]
  return parts.join(' ')
}

const character: Say = (p, v) => {
  const paid = [
    ...(Number(p.pays) > 0 ? [crystals(p.pays, v)] : []),
    ...(p.token === 'pay' ? ['autant de livres que la valeur d’un jeton'] : []),
  ]
  const got = [
    ...(p.token === 'crystals' ? ['autant de cristaux que la valeur d’un jeton'] : []),
    ...(p.token === 'vp' ? ['autant de PV que la valeur d’un jeton'] : []),
    ...(Number(p.crystals) > 0 ? [crystals(p.crystals, v)] : []),
    ...(Number(p.vp) > 0 ? [points(p.vp)] : []),
    ...(p.residence ? ['une action de résidence'] : []),
  ]
  return paid.length === 0 ? `Gagnez ${got.join(' et ')}.` : `Payez ${paid.join(' et ')} : ${got.join(' et ')}.`
}

const cap = (p: Params) => `, ${p['technique-cap']} au plus`

export const cards: Readonly<Record<CardId, Say>> = withFigures<CardId>({
  ...({
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
  } satisfies Record<FigureCard, Say>),
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
  'town-planning': (p, v) => `Payez ${crystals(at(p.payCrystals, 0), v)} : une action de résidence.`,
  patronage: (p) =>
    `Payez ${pounds(at(p.payMoney, 0))} : ${points(at(p.optionVp, 0))} ; ou payez ${pounds(at(p.payMoney, 1))} : ${points(at(p.optionVp, 1))}.`,
  'crystal-sale': (p, v) =>
    `Payez ${crystals(at(p.payCrystals, 0), v)} : ${pounds(at(p.money, 0))} ; ou payez ${crystals(at(p.payCrystals, 1), v)} : ${pounds(at(p.money, 1))}.`,
  overtime: (p) =>
    `Payez ${pounds(at(p.payMoney, 0))} : redressez un de vos bâtiments inclinés et exploitez-le de nouveau.`,
  hiring: (p) => `Payez ${pounds(at(p.payMoney, 0))} par ouvrier possédé : recrutez 1 ouvrier.`,
  reinforcement: () => 'Phase II seulement : placez un de vos ouvriers actifs au marché.',
})
