import { describe, expect, it } from 'vitest'
import { tell } from '../kernel/agenda.ts'
import type { DecisionOf, Kind } from '../kernel/game.ts'
import type { Card, Choice, No, Seat, State, Told } from '../kernel/words.ts'
import { type FiguresOf, formOf } from './sheet.ts'
import type { Flat, Speech, TextsOf, VoiceOf } from './speech.ts'
import { type Texts, type Voice, voiceOf } from './texts.ts'

type ToyEvent =
  | Told<'play', { seat: Seat; card: Card }>
  | Told<'income', { with: { wood: number; kinds: readonly string[] } }>
  | Told<'over'>
type ToyRefusal = No<'TOY-1.1'> | No<'TOY-1.2', { why: 'empty' | 'full' }>

interface ToySpeech extends Speech {
  event: ToyEvent
  refusal: ToyRefusal
  question: { do: 'turn'; wood: number } | { do: 'bid' }
  label: { act: 'take'; card: Card } | { act: 'pass' }
  name: 'wood' | 'gold'
  board: { heading: object; 'helper-of': { seat: Seat } }
  card: { well: { vp: number } }
  thing: { well: { full: boolean } }
  variant: 'season'
  point: 'well'
  part: 'goods'
}

const texts: TextsOf<ToySpeech> = {
  title: 'Toy',
  blurb: 'A toy.',
  ask: { turn: (q) => `You have ${q.wood} wood.`, bid: () => 'Bid.' },
  act: { take: (l, v) => `Take ${v.card(l.card)}`, pass: () => 'Pass' },
  event: {
    play: (e, v) => `${v.seat(e.seat)} plays ${v.card(e.card)}.`,
    income: (e, v) => `Everybody takes ${v.number(e.wood)} ${v.name('wood')}.`,
    over: () => 'The end.',
  },
  refusal: { 'TOY-1.1': () => 'No.', 'TOY-1.2': (r) => (r.why === 'empty' ? 'It is empty.' : 'It is full.') },
  names: { wood: 'wood', gold: 'gold' },
  cards: { well: (p) => `${p.vp} points.` },
  board: { heading: () => 'Board', 'helper-of': (p, v) => `A helper of ${v.seat(p.seat)}` },
  things: { well: { name: 'Well', text: (p) => (p.full ? 'It is full.' : 'It is dry.') } },
  variants: { season: { name: 'Season', values: { summer: 'summer' } } },
  points: { well: 'Well' },
  parts: { goods: (p) => `${p.points} in goods` },
}

interface Toy extends Kind {
  state: State<ToyEvent>
  step: { do: 'turn' } | { do: 'bid'; seat: Seat }
  choice: Choice
  options: object
  box: null
  refusal: ToyRefusal
}

describe('typed speech', () => {
  const voice: Voice = voiceOf(
    'en',
    texts.names,
    (c) => `card ${c}`,
    (s) => `seat ${s}`,
  )
  // The house speaks for every game; a game hears its own voice.
  const mine: VoiceOf<ToySpeech> = voice

  it('is spoken by the house as well as the texts of any other game', () => {
    const house: Texts = texts
    expect(house.event.income?.({ ev: 'income', wood: 2, kinds: [] }, voice)).toBe('Everybody takes 2 wood.')
  })

  it('knows the blanks of an event and no others, and a blank goes before a member of the same name', () => {
    type Bought = Flat<Told<'buy', { seat: Seat; with: { from: Seat; price: number } }>>
    const bought: Bought = { ev: 'buy', seat: 1, from: 0, price: 2 }
    const from: Seat = bought.from
    // @ts-expect-error: there is no such blank
    expect(bought.cost).toBeUndefined()
    expect(from).toBe(0)
  })

  it('gives a sentence the blanks of its record', () => {
    expect(texts.event.income({ ev: 'income', wood: 3, kinds: [] }, mine)).toBe('Everybody takes 3 wood.')
    expect(texts.refusal['TOY-1.2']({ why: 'full' }, mine)).toBe('It is full.')
    expect(texts.board['helper-of']({ seat: 2 }, mine)).toBe('A helper of seat 2')
  })

  it('does not compile where a sentence is missing, or a blank, a name or a clause is wrong', () => {
    const s: State<ToyEvent> = { seats: 2, agenda: [], sealed: null, rng: null, secretsOut: 0, events: [] }
    tell(s, { ev: 'play', seat: 1, card: 3 })
    // @ts-expect-error: an event of this game has a card
    tell(s, { ev: 'play', seat: 1 })
    // @ts-expect-error: no such event
    tell(s, { ev: 'stay' })
    // @ts-expect-error: its blank is a number
    tell(s, { ev: 'income', with: { wood: 'three', kinds: [] } })
    // @ts-expect-error: no sentence for passing
    const act: TextsOf<ToySpeech>['act'] = { take: () => '' }
    // @ts-expect-error: nothing is called so
    mine.name('sand')
    // @ts-expect-error: the heading of whom?
    mine.says('helper-of')
    mine.says('heading')
    const turn: DecisionOf<Toy, 'turn'> = {
      kind: 'decision',
      by: () => [0],
      candidates: () => [{ act: 'take' }],
      // @ts-expect-error: no such clause
      refuse: () => ({ clause: 'TOY-9.9' }),
      resolve: () => {},
    }
    expect([act, turn, s.events?.length]).toHaveLength(3)
  })

  it('takes the blanks of a card from the form of its sheet', () => {
    const form = formOf({
      form: 1,
      tables: {
        wells: {
          ids: ['well'],
          fields: {
            vp: { is: 'whole', min: 0, max: 9 },
            board: { is: 'one', of: ['wall', 'temple'], orNone: true },
            cost: { is: 'amounts', of: ['wood', 'gold'], min: 0, max: 9 },
          },
        },
        numbers: { ids: ['coin'], fields: { value: { is: 'whole', min: 0, max: 9 } } },
      },
    })
    const well: FiguresOf<typeof form, 'wells'> = { vp: 2, board: 'wall', 'cost.wood': 1, coin: 1 }
    // @ts-expect-error: nothing is paid in sand
    const sand = well['cost.sand']
    // @ts-expect-error: no such board
    const gate: FiguresOf<typeof form, 'wells'> = { vp: 2, board: 'gate', coin: 1 }
    expect([sand, gate.vp]).toEqual([undefined, 2])
  })
})
