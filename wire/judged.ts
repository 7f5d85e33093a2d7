// What a device found out about its reader's seat in a finished match, as it may be sent to the house and is shown on a profile.
// The house cannot verify it: it checks who sat where, and that the numbers can be.
import { type Is, Type } from './shape.ts'

/** Rows that a house keeps of a person at most; the oldest fall away. */
export const MOST_JUDGED = 500

/** More choices than any match has. */
const MOST_DECISIONS = 2000
/** What cards can bring over a whole match, in parts of the win: they may turn it more than once. */
const MOST_DRAW = 3
const MOST_THOUGHTS = 1_000_000

const count = (maximum: number) => Type.Integer({ minimum: 0, maximum })

export const JudgedSchema = Type.Object(
  {
    thirds: Type.Array(
      Type.Object(
        {
          decisions: count(MOST_DECISIONS),
          mistakes: count(MOST_DECISIONS),
          lost: Type.Number({ minimum: 0, maximum: MOST_DECISIONS, description: 'Chance lost, as at a table of two' }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 3, description: 'Opening, middle and end' },
    ),
    accuracy: Type.Number({ minimum: 0, maximum: 100 }),
    draw: Type.Number({ minimum: -MOST_DRAW, maximum: MOST_DRAW, description: 'What the cards brought, of the win' }),
    judge: Type.Object(
      {
        rules: Type.Integer({ minimum: 1, maximum: 10_000 }),
        net: Type.Boolean(),
        thoughts: Type.Integer({ minimum: 1, maximum: MOST_THOUGHTS }),
        /** Which way of judging, and which net: newer clients say it. */
        sign: Type.Optional(Type.Id(16)),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)

/** PUT /api/tables/:id/judged. */
export type JudgedFigures = Is<typeof JudgedSchema>

/** A match on somebody's profile: what its player sent, and what the house knows itself. */
export interface JudgedRow extends JudgedFigures {
  /** Where the match is; null for whoever may not know. */
  readonly table: string | null
  readonly game: string
  readonly seats: number
  /** `people`, or the level of the strongest computer. */
  readonly against: string
  /** The share of the win. */
  readonly result: number
  readonly at: number
}

/** GET /api/people/:id/judged, the newest first. */
export interface JudgedReply {
  readonly rows: readonly JudgedRow[]
}

/** The least that a mistake gives away at a table of two, less what rounding may take. */
const LEAST_LOSS = 0.0499

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0)

/** Whether such numbers can be, at a table of so many seats, of somebody who made so many choices. */
export function isPossible({ thirds }: JudgedFigures, seats: number, choices: number): boolean {
  if (thirds.length !== 3 || sum(thirds.map((t) => t.decisions)) > choices) return false
  return thirds.every(
    ({ decisions, mistakes, lost }) =>
      mistakes <= decisions && lost >= LEAST_LOSS * mistakes && lost <= (mistakes * seats) / 2,
  )
}

/** So many choices with something to decide make a match of which it means something that no mistake was made. */
export const FLAWLESS_FROM = 10

/** A match without a mistake. */
export const isFlawless = ({ thirds }: Pick<JudgedFigures, 'thirds'>): boolean =>
  sum(thirds.map((t) => t.mistakes)) === 0 && sum(thirds.map((t) => t.decisions)) >= FLAWLESS_FROM
