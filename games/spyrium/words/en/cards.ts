// What each card does, in English, from its figures.

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
  return `${paid.length === 0 ? 'no worker' : paid.join(' and ')}: ${got.join(' and ')}`
}

const building: Say = (p, v) => {
  const built = [
    ...(Number(p.recruit) > 0 ? [`recruit ${workers(p.recruit, v)}`] : []),
    ...(p.residence ? ['a residence action'] : []),
    ...(p.token === 'vp' ? ['VP equal to the token'] : []),
    ...(p.token === 'crystals' ? ['crystals equal to the token'] : []),
  ]
  const effects = (p.effectWorkers as readonly number[]).map((_, k) => effectOf(p, k, v))
  const parts = [
    ...(built.length > 0 ? [`When built: ${built.join(', ')}.`] : []),
    ...(effects.length > 0 ? [`Exploit: ${effects.join('; or ')}.`] : []),
    `Worth ${points(p.vp)} at the end.`,
  ]
  return parts.join(' ')
}

const character: Say = (p, v) => {
  const paid = [
    ...(Number(p.pays) > 0 ? [crystals(p.pays, v)] : []),
    ...(p.token === 'pay' ? ['pounds equal to a token'] : []),
  ]
  const got = [
    ...(p.token === 'crystals' ? ['crystals equal to a token'] : []),
    ...(p.token === 'vp' ? ['VP equal to a token'] : []),
    ...(Number(p.crystals) > 0 ? [crystals(p.crystals, v)] : []),
    ...(Number(p.vp) > 0 ? [points(p.vp)] : []),
    ...(p.residence ? ['a residence action'] : []),
  ]
  return paid.length === 0 ? `Gain ${got.join(' and ')}.` : `Pay ${paid.join(' and ')}: ${got.join(' and ')}.`
}

const cap = (p: Params) => `, at most ${p['technique-cap']}`

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
  automation: (p) => `Your mines need no workers. End: 1 VP per crystal${cap(p)}.`,
  capitalisation: (p) =>
    `Every Earn money brings ${pounds(p.capitalisation)} more. End: 1 VP per full ${pounds(p['capitalisation-rate'])}${cap(p)}.`,
  crane: (p) => `A new lot costs ${pounds(p['crane-discount'])} less, never below £0. End: 1 VP per building${cap(p)}.`,
  trade: (p) =>
    `You keep the tokens you take off market cards, at most ${p['keep-limit']}. Once per round you choose the value of a token. End: 1 VP per kept token${cap(p)}.`,
  engineering: (p) =>
    `Exploiting a building with the Factory symbol gives ${points(p.engineering)} more per worker used. End: the printed VP of those buildings again${cap(p)}.`,
  lobbying: (p) =>
    `Once per round you activate a card without the surcharge for other workers. End: the value of your residence space${cap(p)}.`,
  taylorism: (p) =>
    `Once per round you straighten a tilted building and exploit it again. End: 1 VP per worker you own${cap(p)}.`,
  subsidy: () => 'Gain the value of the token in pounds, in crystals or in VP.',
  'town-planning': (p, v) => `Pay ${crystals(at(p.payCrystals, 0), v)}: a residence action.`,
  patronage: (p) =>
    `Pay ${pounds(at(p.payMoney, 0))}: ${points(at(p.optionVp, 0))}; or pay ${pounds(at(p.payMoney, 1))}: ${points(at(p.optionVp, 1))}.`,
  'crystal-sale': (p, v) =>
    `Pay ${crystals(at(p.payCrystals, 0), v)}: ${pounds(at(p.money, 0))}; or pay ${crystals(at(p.payCrystals, 1), v)}: ${pounds(at(p.money, 1))}.`,
  overtime: (p) => `Pay ${pounds(at(p.payMoney, 0))}: straighten one of your tilted buildings and exploit it again.`,
  hiring: (p) => `Pay ${pounds(at(p.payMoney, 0))} for each worker you own: recruit 1 worker.`,
  reinforcement: () => 'Phase II only: place one of your active workers in the market.',
})
