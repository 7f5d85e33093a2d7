// A look in its pen's hand, made once for each reader: a scene is asked for at every move of a pointer.
import type { Voice } from '../papers/texts.ts'
import type { DrawnLook, GameLook, Pen, Piece, Scene } from './scene.ts'

const known = new WeakMap<Voice, { readonly look: GameLook; readonly box: unknown; readonly drawn: DrawnLook }>()

/** The look for a sheet and a voice; a voice speaks of one match, so it remembers one. */
export function drawnWith(look: GameLook, pen: Pen): DrawnLook {
  const last = known.get(pen.voice)
  if (last !== undefined && last.look === look && last.box === pen.box) return last.drawn
  const made = look.with(pen)
  const drawn: DrawnLook = { ...made, scene: (...given) => withinRoom(made.scene(...given)) }
  known.set(pen.voice, { look, box: pen.box, drawn })
  return drawn
}

const hasRoom = ({ box }: Piece): boolean => box.w > 0 && box.h > 0

/** While a page is laid, or in a very small window, a room may leave nothing for a piece: it is not drawn there. */
function withinRoom(scene: Scene): Scene {
  if (scene.areas.every(({ pieces }) => pieces.every(hasRoom))) return scene
  return { ...scene, areas: scene.areas.map((area) => ({ ...area, pieces: area.pieces.filter(hasRoom) })) }
}

/** What a pen makes of a card or a building, made once for its voice: faces are asked for at every move, and do not change. */
export function madeOnce<P extends Pen<unknown, object>, T extends object>(
  make: (pen: P, which: number) => T,
): (pen: P, which: number) => T {
  const known = new WeakMap<object, { readonly box: unknown; readonly made: Map<number, T> }>()
  return (pen, which) => {
    let own = known.get(pen.voice)
    if (own === undefined || own.box !== pen.box) {
      own = { box: pen.box, made: new Map() }
      known.set(pen.voice, own)
    }
    const made = own.made.get(which) ?? make(pen, which)
    own.made.set(which, made)
    return made
  }
}
