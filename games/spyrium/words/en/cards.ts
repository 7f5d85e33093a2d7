// What each card does, in English, from its figures.

import type { Cards, SpyriumSay, SpyriumTexts, SpyriumVoice } from '../../rules/speech.ts'
import { amounts, crystals, points, pounds, workers } from './figures.ts'

type Building = Cards['mine-i']
type Character = Cards['miner']
type Technique = Cards['crane']

/** One of the two effects; none where the building has fewer. */
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
  return [`${got.join(' and ')}${paid.length === 0 ? ' without workers' : ` for ${paid.join(' and ')}`}`]
}

const building: SpyriumSay<Building> = (p, v) => {
  const built = [
    ...(p.recruit > 0 ? [`recruit ${workers(p.recruit, v)}`] : []),
    ...(p.residence ? ['a residence action'] : []),
    ...(p.token === 'vp' ? ['VP equal to the token'] : []),
    ...(p.token === 'crystals' ? ['crystals equal to the token'] : []),
  ]
  const effects = [...effectOf(p, 1, v), ...effectOf(p, 2, v)]
  const parts = [
    ...(built.length > 0 ? [`When built: ${built.join(', ')}.`] : []),
    ...(effects.length > 0 ? [`Exploit: ${effects.join('; or ')}.`] : []),
    `Worth ${points(p.vp)} at the end.`,
  ]
  return parts.join(' ')
}

const character: SpyriumSay<Character> = (p, v) => {
  const paid = [...(p.pays > 0 ? [crystals(p.pays, v)] : []), ...(p.token === 'pay' ? ['pounds equal to a token'] : [])]
  const got = [
    ...(p.token === 'crystals' ? ['crystals equal to a token'] : []),
    ...(p.token === 'vp' ? ['VP equal to a token'] : []),
    ...(p.crystals > 0 ? [crystals(p.crystals, v)] : []),
    ...(p.vp > 0 ? [points(p.vp)] : []),
    ...(p.residence ? ['a residence action'] : []),
  ]
  return paid.length === 0 ? `Gain ${got.join(' and ')}.` : `Pay ${paid.join(' and ')}: ${got.join(' and ')}.`
}

const cap = (p: Technique) => `, at most ${p['technique-cap']}`

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
  automation: (p) => `Your mines need no workers. End: 1 VP per crystal${cap(p)}.`,
  capitalisation: (p) =>
    `Every Earn money action brings ${pounds(p.capitalisation)} more. End: 1 VP per full ${pounds(p['capitalisation-rate'])}${cap(p)}.`,
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
  'town-planning': (p, v) => `Pay ${crystals(p['option1.payCrystals'] ?? 0, v)}: a residence action.`,
  patronage: (p) =>
    `Pay ${pounds(p['option1.payMoney'] ?? 0)}: ${points(p['option1.vp'] ?? 0)}; or pay ${pounds(p['option2.payMoney'] ?? 0)}: ${points(p['option2.vp'] ?? 0)}.`,
  'crystal-sale': (p, v) =>
    `Pay ${crystals(p['option1.payCrystals'] ?? 0, v)}: ${pounds(p['option1.money'] ?? 0)}; or pay ${crystals(p['option2.payCrystals'] ?? 0, v)}: ${pounds(p['option2.money'] ?? 0)}.`,
  overtime: (p) =>
    `Pay ${pounds(p['option1.payMoney'] ?? 0)}: straighten one of your tilted buildings and exploit it again.`,
  hiring: (p) => `Pay ${pounds(p['option1.payMoney'] ?? 0)} for each worker you own: recruit 1 worker.`,
  reinforcement: () => 'Phase II only: place one of your active workers in the market.',
}
