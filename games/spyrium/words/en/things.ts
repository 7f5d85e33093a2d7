// What the things on the table of Spyrium are, in English.
import type { SpyriumTexts } from '../../rules/speech.ts'
import type { SpyriumThings } from '../../rules/things.ts'
import { amounts, points, pounds, workers } from './figures.ts'
import { list } from './price.ts'

const PHASES: Readonly<Record<SpyriumThings['phase']['phase'], readonly [name: string, text: string]>> = {
  1: [
    'Phase I: placement',
    'A turn is one action: place a worker in the market, or use the event. On any turn you may start your activation instead.',
  ],
  2: [
    'Phase II: activation',
    'Take workers back one by one, to earn money or to activate a card; exploit buildings, use the event. There is no way back to Phase I.',
  ],
  3: ['Passed', 'No more turns in this round. You may pass once no worker of yours is left in the market.'],
}
const TOKENS: Readonly<Record<SpyriumThings['token']['on'], string>> = {
  market:
    'On a character it is what you gain or what you pay on top, as the card says; on a building you gain it when you build.',
  event: 'The event is worth this much, for everybody who uses it.',
  next: 'The next event will be worth this much.',
  kept: 'Kept thanks to Trade.',
}
const ROUNDS = { A: 'rounds 1 to 3', B: 'rounds 4 and 5', C: 'round 6' } as const

export const things: SpyriumTexts['things'] = {
  event: {
    name: (p, v) => v.card(p.card),
    text: (p) => `${p.does} Everybody may use the event once a round${p.mine ? '; you have' : ''}.`,
  },
  'event-option': {
    name: (p) => `Option ${p.n} of the event`,
    text: (p, v) => {
      const cost = amounts({ pounds: p.price, crystals: p.pays }, v)
      const gain = amounts({ pounds: p.pounds, crystals: p.crystals, vp: p.vp }, v)
      return gain.length === 0 ? p.does : `${cost.length === 0 ? '' : `For ${list(cost)}: `}${list(gain)}.`
    },
  },
  'next-event': { name: (p, v) => v.card(p.card), text: (p) => `The event of the next round. ${p.does}` },
  token: { name: (p) => `Token ${p.value}`, text: (p) => TOKENS[p.on] },
  deck: {
    name: (p) => `Deck ${p.period}`,
    text: (p) => `Nine cards a round come to the market from it, in ${ROUNDS[p.period]}. ${p.n} left.`,
  },
  'token-reserve': {
    name: 'Token reserve',
    text: () => 'Face down, worth 1, 2 or 3 each. They go on universities, Mine III, some characters and the Subsidy.',
  },
  'token-discard': {
    name: 'Token discard',
    text: () => 'Tokens that were used. When the reserve is empty they become the new reserve.',
  },
  lane: {
    name: 'Gap',
    text: (p, v) =>
      `A worker here stands beside both cards: later he earns money at one of them, or activates it. ${p.workers === 0 ? 'Nobody stands here.' : `${workers(p.workers, v)} here.`}`,
  },
  'empty-lot': { name: 'Empty position', text: () => 'Its card was taken. It stays empty until the end of the round.' },
  'market-card': {
    name: 'Card of the market',
    text: (p) =>
      `Activating it costs ${pounds(p.price)} and £1 for each other worker around it, now ${pounds(p.crowd)} for a worker standing there. Earning money here brings ${pounds(p.crowd)}.`,
  },
  'market-worker': {
    name: (p, v) => (p.n === 1 ? `Worker of ${v.seat(p.seat)}` : `${workers(p.n, v)} of ${v.seat(p.seat)}`),
    text: () =>
      'Beside two cards. In Phase II he comes back, for money from the crowd or to activate one of them; until then he makes both dearer.',
  },
  'score-track': {
    name: 'Score track',
    text: (p) =>
      `Points so far; buildings and techniques add theirs at the end. Whoever reaches ${p.first}, and later ${p.second}, gets a bonus.`,
  },
  score: {
    name: (p, v) => v.seat(p.seat),
    text: (p) => `${points(p.vp)} so far. Buildings and techniques add theirs at the end.`,
  },
  'bonus-worker': {
    name: 'Worker bonus',
    text: () => 'Recruit 1 worker from your reserve at once. The other bonus comes later.',
  },
  'bonus-money': { name: 'Money bonus', text: (p) => `Take ${pounds(p.pounds)} at once. The other bonus comes later.` },
  storey: {
    name: (p) => `Residence space ${p.value}`,
    text: (p) =>
      `Whoever lives here gets ${pounds(p.value)} income each round. A residence action moves you up one, or scores ${points(p.value)} here.`,
  },
  phase: { name: (p) => PHASES[p.phase][0], text: (p) => PHASES[p.phase][1] },
  'start-card': {
    name: 'Your start card',
    text: (p) => `Your money, crystals and workers. Your income at the start of each round is ${pounds(p.income)}.`,
  },
  workers: {
    name: 'Workers',
    text: (p) =>
      `${p.active} active, ${p.spent} spent, ${p.reserve} in reserve. Spent ones are active again next round; the reserve must be recruited first.`,
  },
  active: {
    name: 'Active workers',
    text: (p) => `${p.n} to place in the market, or to run your buildings in Phase II.`,
  },
  spent: {
    name: 'Spent workers',
    text: (p) =>
      p.n === 0
        ? 'None has worked in this round yet.'
        : `${p.n} ${p.n === 1 ? 'has' : 'have'} worked in this round, active again in the next.`,
  },
  reserve: {
    name: 'Reserve',
    text: (p) => `Not yet yours: ${p.n}. Events, workers’ estates and a bonus recruit them.`,
  },
  'new-lot': {
    name: 'New lot',
    text: (p) =>
      `Build beside what you have; with the building it costs ${pounds(p.price)}. A new lot costs £1 for each building you own.`,
  },
  'bare-lot': {
    name: 'Your district',
    text: () =>
      'Your first building needs no money for its lot. Each further one costs £1 for every building you have.',
  },
  'own-building': {
    name: 'Your building',
    text: (p) =>
      p.tilted ? 'Exploited in this round; upright again in the next.' : 'Its printed points count at the end.',
  },
  staff: { name: 'Worker on a building', text: () => 'He runs the building and comes back at the end of the round.' },
  kept: { name: 'Kept tokens', text: (p) => `${p.n} of at most ${p.most}, thanks to Trade.` },
  points: {
    name: 'Victory points (VP)',
    text: () =>
      'Points on the track. Printed points of buildings and those of techniques come at the end; the most VP wins.',
  },
  pounds: {
    name: 'Money',
    text: () => 'Pays for cards, crowds and lots. Left over at the end it scores nothing, except through a technique.',
  },
  crystals: {
    name: 'Spyrium crystals',
    text: () => 'Mines and miners give them; workshops, factories and laboratories turn them into points.',
  },
  residence: { name: 'Residence', text: (p) => `Income of ${pounds(p.value)} at the start of each round.` },
  'first-player': {
    name: 'First player',
    text: () => 'Has the first turn of the round. Then the card passes on clockwise.',
  },
  built: { name: 'Buildings', text: (p) => `Their printed points: ${points(p.vp)}, counted at the end.` },
  bonus: {
    name: 'Bonus',
    text: (p) =>
      `At ${points(p.first)} choose 1 worker or ${pounds(p.pounds)}; at ${points(p.second)} you get the other.`,
  },
  round: {
    name: (p) => `Round ${p.round} of ${p.rounds}`,
    text: (p) =>
      `The market comes from deck ${p.period} in ${ROUNDS[p.period]}. A round ends when everybody has passed.`,
  },
  over: {
    name: 'The game is over',
    text: () => 'Track, buildings and techniques together: the highest score wins, ties share.',
  },
}
