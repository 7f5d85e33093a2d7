// The Pillars of the Earth (card game) as a boardgame.io game: the rules of games/pillars with their default options.
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js'
import { ADVANTAGES, CARDS, DECKS, MATERIALS, START, STOCK_LIMIT, TOM_MATERIALS } from './cards.mjs'

const ROUND_CAP = 15
const each = (seats, make) => Array.from({ length: seats }, make)
const isAdvantage = (card) => ADVANTAGES.includes(card)

// ─── Dealing (PIL-2) ───

/** Two by two, the last cards singly with four players (PIL-2.3). */
const dealtTo = (i, seats) => (seats === 3 ? (i % 6) >> 1 : i < 32 ? (i % 8) >> 1 : i - 32)

function deal(G, seats, random) {
  const { pile, returned } = G.advantages
  const deck = random.Shuffle([...DECKS[seats], pile[0]])
  G.advantages.pile = pile.slice(1)
  G.advantages.returned = Math.min(returned, pile.length - 1)
  const hands = each(seats, () => [])
  for (const [i, card] of deck.entries()) hands[dealtTo(i, seats)].push(card)
  G.leader = hands.findIndex((hand) => hand.some((card) => CARDS[card].leads))
  G.hands = hands
  G.tricks = { won: each(seats, () => []), count: each(seats, () => 0), king: null, last: null }
  G.scoring = { lastRound: false, busy: 0, used: each(seats, () => []), converted: each(seats, () => 0) }
}

function setup({ ctx, random }) {
  const seats = ctx.numPlayers
  const G = {
    round: 1,
    leader: 0,
    hands: [],
    table: [],
    tricks: null,
    // Of the pile, the last `returned` cards are known to all (PIL-5.5).
    advantages: { pile: random.Shuffle(ADVANTAGES), returned: 0, owned: each(seats, () => []) },
    stock: each(seats, () => ({ ...START })),
    scores: each(seats, () => 0),
    pad: [],
    scoring: null,
  }
  deal(G, seats, random)
  return G
}

// ─── Tricks (PIL-3, PIL-4) ───

/** Alfred waits for the last trick (PIL-3.4). */
const mayPlay = (hand, card) => hand.length === 1 || !CARDS[card].last

function playCard({ G, ctx, playerID }, card) {
  const hand = G.hands[playerID]
  const index = hand.indexOf(card)
  if (index < 0 || !mayPlay(hand, card)) return INVALID_MOVE
  hand.splice(index, 1)
  G.table.push(card)
  if (G.table.length === ctx.numPlayers) winTrick(G, ctx.numPlayers)
}

function winTrick(G, seats) {
  const cards = [...G.table]
  const { leader } = G
  const king = cards.findIndex((card) => CARDS[card].blocks)
  G.table = []
  if (king >= 0) {
    G.tricks.king = { leader, cards }
    G.tricks.last = null
    G.leader = (leader + king) % seats
    return
  }
  let best = 0
  for (let i = 1; i < seats; i++) if (CARDS[cards[i]].value >= CARDS[cards[best]].value) best = i
  const winner = CARDS[cards[best]].colour ?? (leader + best) % seats
  G.tricks.won[winner].push(...cards)
  G.tricks.count[winner]++
  G.tricks.last = { leader, winner }
  G.leader = winner
}

// ─── Scoring (PIL-5) ───

const mayConvert = (G, seat, card, material) =>
  G.stock[seat][material] > 0 && G.scoring.used[seat].filter((used) => used === card).length < CARDS[card].uses

/** Every legal conversion of a seat: by an own worker won or an advantage card owned. */
function conversions(G, seat) {
  const list = []
  const add = (card) => {
    for (const material in CARDS[card].converts) if (mayConvert(G, seat, card, material)) list.push([card, material])
  }
  for (const card of G.tricks.won[seat]) if (CARDS[card].colour === seat) add(card)
  for (const card of G.advantages.owned[seat]) add(card)
  return list
}

const hasTom = (G, seat) => G.tricks.won[seat].some((card) => CARDS[card].choice.length > 0)

/** 5A and 5B: the King's trick, the advantage card of the round, the gains; who has nothing to do is done. */
function beginScoring({ G, ctx }) {
  const seats = ctx.numPlayers
  const without = G.tricks.count.flatMap((tricks, seat) => (tricks === 0 ? [seat] : []))
  if (without.length === 1) {
    G.tricks.won[without[0]].push(...G.tricks.king.cards)
    G.tricks.king.cards = []
  }
  awardAdvantage(G)
  G.scoring.lastRound = G.advantages.owned.flat().length === ADVANTAGES.length || G.round === ROUND_CAP
  G.pad.push(each(seats, () => null))
  for (let seat = 0; seat < seats; seat++) {
    for (const card of G.tricks.won[seat])
      for (const [material, units] of CARDS[card].gain) G.stock[seat][material] += units
    if (hasTom(G, seat) || conversions(G, seat).length > 0 || !finish(G, seat)) G.scoring.busy++
  }
}

/** PIL-5.5: owned by who won it, or back under the pile. */
function awardAdvantage(G) {
  const seat = G.tricks.won.findIndex((pile) => pile.some(isAdvantage))
  const from = seat < 0 ? G.tricks.king.cards : G.tricks.won[seat]
  const [card] = from.splice(from.findIndex(isAdvantage), 1)
  if (seat >= 0) G.advantages.owned[seat].push(card)
  else {
    G.advantages.pile.push(card)
    G.advantages.returned++
  }
}

/** 5D: the round score is added at once (PIL-5.25). Says whether the seat is done. */
function finish(G, seat) {
  let score = G.scoring.converted[seat]
  for (const card of G.tricks.won[seat]) {
    const { colour, points } = CARDS[card]
    if (colour === null || colour === seat) score += points
  }
  for (const card of G.advantages.owned[seat]) score += CARDS[card].points
  G.scores[seat] += score
  G.pad[G.round - 1][seat] = score
  return keepWithinLimit(G, seat)
}

/** 5E: what must go by itself goes (PIL-5.24, 5.27). Says whether the seat is done. */
function keepWithinLimit(G, seat) {
  const stock = G.stock[seat]
  for (;;) {
    const kinds = MATERIALS.filter((m) => stock[m] > 0)
    const total = kinds.reduce((sum, m) => sum + stock[m], 0)
    if (total <= STOCK_LIMIT) return true
    if (!G.scoring.lastRound && kinds.length > 1) return false
    stock[kinds[0]]--
  }
}

/** The stage in which a seat begins 5B to 5E, or null if it is done. */
function firstStage(G, seat) {
  if (hasTom(G, seat)) return 'choose'
  if (G.pad[G.round - 1][seat] === null) return 'convert'
  return MATERIALS.reduce((sum, m) => sum + G.stock[seat][m], 0) > STOCK_LIMIT ? 'limit' : null
}

function awaitSeats({ G, ctx, events }) {
  const value = {}
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    const stage = firstStage(G, seat)
    if (stage !== null) value[seat] = stage
  }
  events.setActivePlayers({ value })
}

/** A seat is done with its scoring; with the last one the phase ends by itself. */
function leave(G, events) {
  G.scoring.busy--
  if (G.scoring.busy > 0) events.endStage()
}

function chooseMaterial({ G, playerID, events }, material) {
  if (!TOM_MATERIALS.includes(material)) return INVALID_MOVE
  G.stock[playerID][material]++
  events.setStage('convert')
}

function convert({ G, playerID }, card, material) {
  const seat = Number(playerID)
  const pile = isAdvantage(card) ? G.advantages.owned[seat] : G.tricks.won[seat]
  if (!pile.includes(card)) return INVALID_MOVE
  const { colour, converts, gives } = CARDS[card]
  if (colour !== null && colour !== seat) return INVALID_MOVE
  if (!Object.hasOwn(converts, material) || !mayConvert(G, seat, card, material)) return INVALID_MOVE
  G.stock[seat][material]--
  if (gives !== null) G.stock[seat][gives]++
  G.scoring.converted[seat] += converts[material]
  G.scoring.used[seat].push(card)
}

function finishConversions({ G, playerID, events }) {
  if (finish(G, Number(playerID))) leave(G, events)
  else events.setStage('limit')
}

function discardMaterial({ G, playerID, events }, material) {
  if (!MATERIALS.includes(material) || G.stock[playerID][material] < 1) return INVALID_MOVE
  G.stock[playerID][material]--
  if (keepWithinLimit(G, Number(playerID))) leave(G, events)
}

// ─── End of round and game (PIL-6, PIL-7) ───

function endRound({ G, ctx, random }) {
  if (G.scoring.lastRound) return
  G.round++
  deal(G, ctx.numPlayers, random)
}

function result({ G }) {
  if (!G.scoring.lastRound || G.scoring.busy > 0) return
  const ranks = G.scores.map((score) => 1 + G.scores.filter((other) => other > score).length)
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [`${seat}`] : []))
  return winners.length === 1 ? { winner: winners[0], ranks } : { draw: true, winners, ranks }
}

// ─── What a seat sees; null is a card face down ───

function playerView({ G, ctx, playerID }) {
  if (ctx.gameover !== undefined) return G
  const open = ctx.phase === 'scoring'
  const lately = G.table.length === 0 ? G.tricks.last?.winner : undefined
  return {
    ...G,
    // Everybody knows who was dealt Lady Aliena: that seat leads (PIL-3.1).
    hands: G.hands.map((hand, seat) =>
      `${seat}` === playerID ? hand : hand.map((card) => (CARDS[card].leads ? card : null)),
    ),
    tricks: open
      ? G.tricks
      : {
          ...G.tricks,
          won: G.tricks.won.map((pile, seat) =>
            pile.map((card, i) => (seat === lately && i >= pile.length - ctx.numPlayers ? card : null)),
          ),
        },
    advantages: {
      ...G.advantages,
      pile: G.advantages.pile.map((card, i) => (i >= G.advantages.pile.length - G.advantages.returned ? card : null)),
    },
  }
}

function enumerate(G, ctx, playerID) {
  if (ctx.activePlayers === null && ctx.currentPlayer !== playerID) return []
  switch (ctx.activePlayers === null ? 'play' : ctx.activePlayers[playerID]) {
    case 'play': {
      const hand = G.hands[playerID]
      return hand.filter((card) => mayPlay(hand, card)).map((card) => ({ move: 'playCard', args: [card] }))
    }
    case 'choose':
      return TOM_MATERIALS.map((material) => ({ move: 'chooseMaterial', args: [material] }))
    case 'convert':
      return [
        ...conversions(G, Number(playerID)).map((args) => ({ move: 'convert', args })),
        { move: 'finishConversions', args: [] },
      ]
    case 'limit':
      return MATERIALS.filter((m) => G.stock[playerID][m] > 0).map((m) => ({ move: 'discardMaterial', args: [m] }))
    default:
      return []
  }
}

export const Pillars = {
  name: 'pillars',
  minPlayers: 3,
  maxPlayers: 4,
  disableUndo: true,
  setup,
  playerView,
  phases: {
    tricks: {
      start: true,
      moves: { playCard },
      turn: {
        minMoves: 1,
        maxMoves: 1,
        order: {
          first: ({ G }) => G.leader,
          next: ({ G, ctx }) => (G.table.length === 0 ? G.leader : (ctx.playOrderPos + 1) % ctx.numPlayers),
        },
      },
      endIf: ({ G }) => G.hands.every((hand) => hand.length === 0),
      onEnd: beginScoring,
      next: 'scoring',
    },
    scoring: {
      moves: {},
      turn: {
        order: { first: ({ ctx }) => ctx.playOrderPos, next: ({ ctx }) => ctx.playOrderPos },
        onBegin: awaitSeats,
        stages: {
          choose: { moves: { chooseMaterial } },
          convert: { moves: { convert, finishConversions } },
          limit: { moves: { discardMaterial } },
        },
      },
      endIf: ({ G }) => G.scoring.busy === 0,
      onEnd: endRound,
      next: 'tricks',
    },
  },
  endIf: result,
  events: {
    endTurn: false,
    pass: false,
    endPhase: false,
    setPhase: false,
    endGame: false,
    setActivePlayers: false,
    endStage: false,
    setStage: false,
  },
  ai: { enumerate },
}
