import type { MasterTexts } from '../../rules/speech.ts'
import type { Fault } from '../../sheet/ids.ts'
import { moreOf, oneOf } from './crew.ts'
import { money } from './money.ts'

type Texts = MasterTexts['cards']

const house = () =>
  'Un bâtiment : on commence par un mur et un pignon ensemble ; le toit demande les deux murs et les deux pignons, le couronnement demande le toit.'
const rampart = () =>
  'Une muraille de deux murs : chacun commence par sa courtine et une petite pièce ensemble ; le second attend que le premier soit achevé.'

const WORDS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six']
const word = (n: number) => WORDS[n] ?? String(n)
const big = (text: string) => text.replace(/^./, (c) => c.toUpperCase())
const FAULTS: Readonly<Record<Fault, string>> = {
  S: 'susceptible',
  D: 'fourbe',
  W: 'faible',
  N: 'négligent',
  H: 'coléreux',
}
const several = (fault: string) => (fault.endsWith('x') ? fault : `${fault}s`)
/** New contracts with two, three and four players. */
const situation: Texts['boom'] = (p) => {
  const fresh = (k: number) => `${word(k)} ${k > 1 ? 'nouveaux contrats' : 'nouveau contrat'}`
  const [two = 0, three = 0, four = 0] = p.reveals
  if (two === three && three === four) return `${big(fresh(two))}.`
  if (three === four) return `À 2 joueurs ${fresh(two)}, à 3 ou 4 joueurs ${three === 1 ? 'un seul' : word(three)}.`
  return `${big(fresh(two))} à 2 joueurs, ${word(three)} à 3, ${word(four)} à 4.`
}
/** What an event does, told from its effect and its figures. */
const event: Texts['fire'] = (p, v) => {
  const faults = p.faults.map((code) => FAULTS[code])
  const { types } = p
  const one = faults.length === 0 ? 'un ouvrier' : `un ouvrier ${faults.join(' ou ')}`
  const all = types.length > 0 ? types.map(moreOf).join(' et les ') : `ouvriers ${faults.map(several).join(' et ')}`
  switch (p.effect) {
    case 'unavailable-all':
      return `Les ${all} sont tous indisponibles ce tour.`
    case 'unavailable-one':
      return `Chacun désigne ${one}, indisponible ce tour${p.money > 0 ? `, et reçoit ${money(p.money, v)}` : ''}.`
    case 'dismiss-one':
      return `Chacun licencie ${one}.`
    case 'release-one':
      return `Qui a ${word(p.workers)} ouvriers ou plus en libère un.`
    case 'construction-limit':
      return `Personne ne peut faire travailler plus de ${word(p.workers)} ouvriers ce tour.`
    case 'fire':
      return `Qui a construit sur un contrat inachevé paie ${money(p.money, v)} ou perd du travail sur un contrat.`
    default:
      return `Au jour de paie, chacun paie ${money(p.money, v)} de plus ${types.map((t) => `par ${oneOf(t)}`).join(' et ')}.`
  }
}
const loan: Texts['small-iou'] = (p, v) =>
  `Rapporte ${money(p.received, v)}. Remboursement : ${money(p.quick, v)} tant que des contrats sont en jeu, ensuite ${money(p.late, v)}.`

/** What each card says, with the figures of its sheet. */
export const cards: Texts = {
  apprentice: () => 'Construit les sections qui demandent un apprenti.',
  tradesman: () => 'Construit les sections qui demandent un marchand ou un apprenti.',
  foreman: () => 'Construit les sections qui demandent un contremaître, un marchand ou un apprenti.',
  master: () => 'Construit toutes les sections.',
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
