// The moves of Spyrium as plain objects: the decision and the option, named as in the table of decisions: { D2: 'h01' }.
import { at, indexIn, num } from '../../../kernel/lists.ts'
import type { Card, Ref, Seat } from '../../../kernel/words.ts'
import type { Canon } from '../../../title/title.ts'
import { type Box, eventRule } from '../sheet/box.ts'
import { POSITIONS } from './market.ts'
import { GAPS } from './names.ts'
import { currentEvent } from './price.ts'
import { districtRef, gapRef, named, pointed, positionRef, tokenPosition, tokenRef } from './refs.ts'
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

const idOf = (card: Card, box: Box): string => at(box.cards, card).id

function optionOf(s: SpyriumState, seat: Seat, choice: SpyriumChoice, box: Box): string | number {
  switch (choice.act) {
    case 'place-at':
    case 'take-worker':
      return at(GAPS, pointed(choice))
    case 'earn-at':
    case 'activate-card':
      return pointed(choice)
    case 'replace':
      return `replace:${idOf(num(at(s.districts, seat), pointed(choice)), box)}`
    case 'exploit-building':
      return idOf(num(at(s.districts, seat), pointed(choice)), box)
    case 'take-token':
      return at(box.cards, num(at(s.marketTokens, tokenPosition(choice)), pointed(choice))).value
    case 'set-value':
    case 'choose-effect':
      return named(choice)
    case 'choose-option':
      return at(eventRule(currentEvent(s, box)).options, named(choice))
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

/** The position that an option names, or −1. */
const positionIn = (option: unknown): number =>
  typeof option === 'number' && Number.isInteger(option) && option >= 0 && option < POSITIONS ? option : -1

/** The choice that an option of the step at hand names, or null. */
function choiceOf(s: SpyriumState, seat: Seat, step: SpyriumStep, option: unknown, box: Box): SpyriumChoice | null {
  const gap = indexIn(GAPS, option)
  const own = (id: unknown) => at(s.districts, seat).findIndex((card) => idOf(card, box) === id)
  const on = (act: SpyriumChoice['act'], index: number, ref: (index: number) => Ref): SpyriumChoice | null =>
    index < 0 ? null : { act, on: [ref(index)] }
  const lot = (i: number) => districtRef(seat, i)
  const word = (...acts: SpyriumChoice['act'][]): SpyriumChoice | null => {
    const act = acts.find((a) => a === option)
    return act === undefined ? null : { act }
  }
  switch (step.do) {
    case 'phase-1':
    case 'phase-2':
      return word('place', 'event', 'start-activation', 'earn', 'activate', 'exploit', 'taylorism', 'pass')
    case 'place-worker':
      return on('place-at', gap, gapRef)
    case 'earn-worker':
    case 'activate-worker':
      return on('take-worker', gap, gapRef)
    case 'earn-card':
      return on('earn-at', positionIn(option), positionRef)
    case 'activate-card':
      return on('activate-card', positionIn(option), positionRef)
    case 'lobbying':
      return option === 'use' ? { act: 'use-lobbying' } : word('do-not-use')
    case 'lot':
      if (option === 'new-lot') return { act: 'new-lot' }
      return on('replace', own(String(option).replace(/^replace:/, '')), lot)
    case 'token': {
      const tokens = at(s.marketTokens, step.pos)
      const place = tokens.findIndex((token) => box.cards[token]?.value === option)
      return on('take-token', place, (i) => tokenRef(step.pos, i))
    }
    case 'trade':
    case 'subsidy-value':
      return typeof option === 'number' ? { act: 'set-value', n: [option] } : word('keep-value')
    case 'event-option': {
      const k = indexIn(eventRule(currentEvent(s, box)).options, option)
      return k < 0 ? null : { act: 'choose-option', n: [k] }
    }
    case 'exploit-building':
      return on('exploit-building', own(option), lot)
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
    const step = s.agenda.at(-1)
    const decision = step && DECISIONS[step.do]
    return decision === undefined ? null : { [decision]: optionOf(s, seat, choice, box) }
  },
  read(s, seat, move, box) {
    const step = s.agenda.at(-1)
    if (typeof move !== 'object' || move === null || step === undefined) return null
    const decision = DECISIONS[step.do]
    if (decision === undefined || !Object.hasOwn(move, decision)) return null
    const options: Readonly<Record<string, unknown>> = { ...move }
    return choiceOf(s, seat, step, options[decision], box)
  },
}
