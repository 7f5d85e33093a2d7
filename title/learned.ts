// What a game has learned by playing, read from its file: used only where it fits what is played.
import type { State } from '../kernel/words.ts'
import type { Features } from './features.ts'
import { shapeOf } from './judge.ts'
import type { Insight, Learned } from './mind.ts'
import type { Edition } from './title.ts'
import { type NetFile, unpackNet } from './weights.ts'

/** The facet `mind` of a game as it is loaded: what it knows, and what a net is shown of it, where it has one. */
export interface MindFacet {
  readonly insight: Insight<State, unknown>
  readonly features?: Features<State, unknown>
}

/** What a net's file is good for: the rules and the sheet it learned, and features that are still the same. Null where it is not. */
export function learnedFrom(game: Edition, { features }: MindFacet, file: NetFile | null): Learned | null {
  if (file === null || features === undefined || game.sheet !== undefined) return null
  const { shape } = file
  const now = shapeOf(features, shape.hidden)
  if (file.game !== game.id || file.rules !== game.version) return null
  if (now.seat !== shape.seat || now.table !== shape.table || now.phases !== shape.phases) return null
  return { features, net: unpackNet(file) }
}
