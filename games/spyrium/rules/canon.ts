// The moves of Spyrium as plain objects: the decision and the option, named as in the table of decisions: { D2: 'h01' }.
import { lastOf } from '../../../kernel/ref.ts'
import type { Card, Seat } from '../../../kernel/words.ts'
import type { Canon } from '../../../title/title.ts'
import type { Box, Face } from '../sheet/box.ts'
import { EVENTS, type EventId } from '../sheet/form.ts'
import { GAPS } from './market.ts'
import { currentEvent } from './price.ts'
import type { SpyriumChoice, SpyriumState, SpyriumStep } from './state.ts'

/** The decision of each step that asks. */
const DECISIONS: Readonly<Partial<Record<SpyriumStep['do'], string>>> = {
  'phase-1': 'D1',
  'place-worker': 'D2',
  'phase-2': 'D3',
  'earn-worker': 'D4',
  'activate-worker': 'D4',
  'earn-card': 'D5',
  'activate-card': 'D6',
  lot: 'D7',
  token: 'D8',
  trade: 'D9',
  'subsidy-value': 'D9',
  lobbying: 'D10',
  residence: 'D11',
  'exploit-building': 'D12',
  effect: 'D13',
  'event-option': 'D14',
  bonus: 'D15',
}

const topOf = (s: SpyriumState) => s.agenda[s.agenda.length - 1] as SpyriumStep | undefined
const idOf = (card: Card | undefined, box: Box) => (card === undefined ? undefined : box.cards[card]?.id)

function optionOf(s: SpyriumState, seat: Seat, choice: SpyriumChoice, box: Box): string | number {
  const at = lastOf(choice.on?.[0])
  switch (choice.act) {
    case 'place-at':
    case 'take-worker':
      return GAPS[at] as string
    case 'earn-at':
    case 'activate-card':
      return at
    case 'replace':
      return `replace:${idOf(s.districts[seat]?.[at], box)}`
    case 'exploit-building':
      return idOf(s.districts[seat]?.[at], box) as string
    case 'take-token': {
      const tokens = s.marketTokens[Number(choice.on?.[0]?.split('.')[1])] as Card[]
      return (box.cards[tokens[at] as Card] as Face).value
    }
    case 'set-value':
    case 'choose-effect':
      return choice.n?.[0] as number
    case 'choose-option':
      return EVENTS[currentEvent(s, box).event as EventId].options[choice.n?.[0] ?? 0] as string
    case 'use-lobbying':
      return 'use'
    case 'bonus-worker':
      return 'worker'
    case 'bonus-money':
      return 'money'
    default:
      return choice.act
  }
}

/** The choice that an option of the step at hand names, or null. */
function choiceOf(s: SpyriumState, seat: Seat, step: SpyriumStep, option: unknown, box: Box): SpyriumChoice | null {
  const gap = GAPS.indexOf(option as (typeof GAPS)[number])
  const pos = Number.isInteger(option) && (option as number) >= 0 && (option as number) < 9 ? (option as number) : -1
  const own = (id: unknown) => s.districts[seat]?.findIndex((card) => idOf(card, box) === id) ?? -1
  const on = (act: SpyriumChoice['act'], zone: string, index: number): SpyriumChoice | null =>
    index < 0 ? null : { act, on: [`${zone}.${index}`] }
  const word = (...acts: SpyriumChoice['act'][]): SpyriumChoice | null => {
    const act = acts.find((a) => a === option)
    return act === undefined ? null : { act }
  }
  switch (step.do) {
    case 'phase-1':
    case 'phase-2':
      return word('place', 'event', 'start-activation', 'earn', 'activate', 'exploit', 'taylorism', 'pass')
    case 'place-worker':
      return on('place-at', 'gap', gap)
    case 'earn-worker':
    case 'activate-worker':
      return on('take-worker', 'gap', gap)
    case 'earn-card':
      return on('earn-at', 'market', pos)
    case 'activate-card':
      return on('activate-card', 'market', pos)
    case 'lobbying':
      return option === 'use' ? { act: 'use-lobbying' } : word('do-not-use')
    case 'lot':
      if (option === 'new-lot') return { act: 'new-lot' }
      return on('replace', `district.${seat}`, own(String(option).replace(/^replace:/, '')))
    case 'token': {
      const tokens = s.marketTokens[step.pos] as Card[]
      const at = tokens.findIndex((token) => box.cards[token]?.value === option)
      return on('take-token', `market-token.${step.pos}`, at)
    }
    case 'trade':
    case 'subsidy-value':
      return typeof option === 'number' ? { act: 'set-value', n: [option] } : word('keep-value')
    case 'event-option': {
      const names: readonly string[] = EVENTS[currentEvent(s, box).event as EventId].options
      const k = names.indexOf(option as string)
      return k < 0 ? null : { act: 'choose-option', n: [k] }
    }
    case 'exploit-building':
      return on('exploit-building', `district.${seat}`, own(option))
    case 'effect':
      return typeof option === 'number' ? { act: 'choose-effect', n: [option] } : null
    case 'residence':
      return word('advance', 'score')
    case 'bonus':
      return option === 'worker' ? { act: 'bonus-worker' } : option === 'money' ? { act: 'bonus-money' } : null
    default:
      return null
  }
}

export const canon: Canon<SpyriumState, SpyriumChoice, Box> = {
  write(s, seat, choice, box) {
    const step = topOf(s)
    const decision = step && DECISIONS[step.do]
    return decision === undefined ? null : { [decision]: optionOf(s, seat, choice, box) }
  },
  read(s, seat, move, box) {
    const step = topOf(s)
    const decision = step && DECISIONS[step.do]
    if (typeof move !== 'object' || move === null || decision === undefined || !Object.hasOwn(move, decision))
      return null
    return choiceOf(s, seat, step as SpyriumStep, (move as Record<string, unknown>)[decision], box)
  },
}
