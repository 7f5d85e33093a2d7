// The printed cards, made of the sheet that Chantier plays with.
import sheet from '../../games/pillars/sheet/sheet.json' with { type: 'json' }

const { materials, trades, neutrals, advantages, limits } = sheet.tables
const COLOURS = ['blue', 'green', 'red', 'orange']
/** In the order in which the last round's excess goes (PIL-5.24). */
export const MATERIALS = materials.map((m) => m.id)
export const STOCK_LIMIT = limits[0].total

/** Every printed card by its id. `colour` is a seat: seats take the colours in order (PIL-1.1). */
export const CARDS = {}
const BLANK = {
  value: 0,
  points: 0,
  colour: null,
  converts: {},
  gives: null,
  uses: 0,
  gain: [],
  choice: [],
  last: false,
  leads: false,
  blocks: false,
}
const print = (id, figures) => {
  CARDS[id] = { ...BLANK, ...figures }
  return id
}

const WORKERS = COLOURS.map((name, colour) =>
  trades.map((t) =>
    print(`${t.id}-${name}`, { value: t.value, points: t.points, colour, converts: t.converts, uses: 1 }),
  ),
)
const NEUTRALS = neutrals.flatMap((n) =>
  Array.from({ length: n.copies }, (_, copy) => ({
    players: n.players,
    id: print(n.copies > 1 ? `${n.id}-${copy + 1}` : n.id, {
      value: n.value,
      points: n.points,
      gain: Object.entries(n.gain),
      choice: n.gainChoice,
      last: n.lastTrickOnly,
      leads: n.leadsRound,
      blocks: n.blocksTrick,
    }),
  })),
)
export const ADVANTAGES = advantages.map((a) =>
  print(a.id, {
    value: a.value,
    points: a.points,
    converts: Object.fromEntries(a.from.map((m) => [m, a.yields])),
    gives: a.gives,
    uses: a.uses,
  }),
)
export const START = Object.fromEntries(materials.map((m) => [m.id, m.start]))
export const TOM_MATERIALS = Object.values(CARDS).flatMap((card) => card.choice)

/** Workers and neutral cards in play (PIL-1.4). */
const deckFor = (seats) => [
  ...WORKERS.slice(0, seats).flat(),
  ...NEUTRALS.filter((n) => n.players.includes(`${seats}`)).map((n) => n.id),
]
export const DECKS = { 3: deckFor(3), 4: deckFor(4) }
