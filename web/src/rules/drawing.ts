// A picture of a rulebook, ready to be drawn: the scene of a moment of a kept match.
import { view } from '../../../kernel/zones.ts'
import { drawnWith } from '../../../look/drawn.ts'
import { cropOf, marksOf, missingIn, type Picture, type PictureMark } from '../../../look/picture.ts'
import type { GameLook, Scene } from '../../../look/scene.ts'
import type { Rect } from '../../../look/svg.ts'
import { matchAt, type Played } from '../../../match/moment.ts'
import type { Sheet } from '../../../papers/sheet.ts'
import type { Speaker, Spoken } from '../../../title/say.ts'
import type { Title } from '../../../title/title.ts'
import { type Places, placesOf } from '../lib/seats.ts'

export interface Drawing {
  readonly scene: Scene
  readonly crop: Rect
  readonly marks: readonly PictureMark[]
  readonly width: number
  /** The classes of the game's theme. */
  readonly mood: string
  /** How its seats are told apart. */
  readonly places: Places
}

export interface Studio {
  readonly title: Title
  readonly look: GameLook
  readonly matches: Readonly<Record<string, Played>>
  /** The sheet in play; where the match cannot be played with it, the picture is of the one we ship. */
  readonly sheet: Sheet | null
  speaker(match: Spoken): Promise<Speaker>
}

/** The picture as it is drawn, or what is wrong with it. */
export async function draw(
  picture: Picture,
  { title, look, matches, sheet, speaker }: Studio,
): Promise<{ readonly drawing: Drawing; readonly missing: readonly string[] } | { readonly wrong: string }> {
  const kept = matches[picture.match]
  if (kept === undefined) return { wrong: `no match ${picture.match}` }
  const own = sheet === null ? null : matchAt(title, kept, picture.after, sheet)
  const reached = own !== null && 'match' in own ? own : matchAt(title, kept, picture.after)
  if (!('match' in reached)) return reached
  const { match } = reached
  const said = await speaker(match)
  const { voice } = said
  const seen = view(match.game, match.state, picture.eyes)
  const scene = drawnWith(look, { box: match.game.box, voice }).scene(seen, picture.eyes, picture.room, null)
  return {
    missing: missingIn(scene, picture),
    drawing: {
      scene,
      crop: cropOf(scene, picture),
      marks: marksOf(scene, picture),
      width: picture.room.w,
      mood: `mood mood-${match.game.id} ${look.mood?.(seen) ?? ''}`,
      places: placesOf(
        Array.from({ length: match.seats }, (_, seat) => title.seatName(seen, seat)),
        said,
      ),
    },
  }
}
