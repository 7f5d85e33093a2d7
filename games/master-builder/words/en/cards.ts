import type { MasterTexts } from '../../rules/speech.ts'
import type { Fault } from '../../sheet/ids.ts'
import { moreOf, oneOf } from './crew.ts'
import { money } from './money.ts'

type Texts = MasterTexts['cards']

const house = () =>
  'A house: begin with a wall and a gable together; the roof needs both walls and both gables, the crown needs the roof.'
const rampart = () =>
  'A rampart of two walls: begin each with its curtain and a pier together; the second wall waits until the first is complete.'

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const word = (n: number) => WORDS[n] ?? String(n)
const big = (text: string) => text.replace(/^./, (c) => c.toUpperCase())
const FAULTS: Readonly<Record<Fault, string>> = {
  S: 'touchy',
  D: 'devious',
  W: 'weak',
  N: 'negligent',
  H: 'hot-tempered',
}
/** New contracts with two, three and four players. */
const situation: Texts['boom'] = (p) => {
  const fresh = (k: number) => `${word(k)} new ${k > 1 ? 'contracts' : 'contract'}`
  const [two = 0, three = 0, four = 0] = p.reveals
  if (two === three && three === four) return `${big(fresh(two))}.`
  if (three === four) return `With 2 players ${fresh(two)}, with 3 or 4 players ${word(three)}.`
  return `${big(fresh(two))} with 2 players, ${word(three)} with 3, ${word(four)} with 4.`
}
/** What an event does, told from its effect and its figures. */
const event: Texts['fire'] = (p, v) => {
  const faults = p.faults.map((code) => FAULTS[code])
  const { types } = p
  const one = faults.length === 0 ? 'one worker' : `one ${faults.join(' or ')} worker`
  const all = types.length > 0 ? types.map(moreOf).join(' and ') : `${faults.join(' and ')} workers`
  switch (p.effect) {
    case 'unavailable-all':
      return `All ${all} stay away this round.`
    case 'unavailable-one':
      return `Everybody chooses ${one} who stays away this round${p.money > 0 ? `, and receives ${money(p.money, v)}` : ''}.`
    case 'dismiss-one':
      return `Everybody dismisses ${one}.`
    case 'release-one':
      return `Whoever has ${word(p.workers)} workers or more releases one of them.`
    case 'construction-limit':
      return `Nobody may assign more than ${word(p.workers)} workers this round.`
    case 'fire':
      return `Whoever has built something on an unfinished contract pays ${money(p.money, v)} or loses work on one contract.`
    default:
      return `On pay day everybody pays ${money(p.money, v)} more for ${types.map((t) => `each ${oneOf(t)}`).join(' and ')}.`
  }
}
const loan: Texts['small-iou'] = (p, v) =>
  `Brings ${money(p.received, v)}. Repay ${money(p.quick, v)} while contracts are in play, ${money(p.late, v)} afterwards.`

/** What each card says, with the figures of its sheet. */
export const cards: Texts = {
  apprentice: () => 'Builds sections that ask for an apprentice.',
  tradesman: () => 'Builds sections that ask for a tradesman or an apprentice.',
  foreman: () => 'Builds sections that ask for a foreman, a tradesman or an apprentice.',
  master: () => 'Builds any section.',
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
