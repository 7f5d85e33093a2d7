// A look in its pen's hand, made once for each reader: a scene is asked for at every move of a pointer.
import type { Voice } from '../papers/texts.ts'
import type { DrawnLook, GameLook, Pen } from './scene.ts'

const known = new WeakMap<Voice, { readonly look: GameLook; readonly box: unknown; readonly drawn: DrawnLook }>()

/** The look for a sheet and a voice; a voice speaks of one match, so it remembers one. */
export function drawnWith(look: GameLook, pen: Pen): DrawnLook {
  const last = known.get(pen.voice)
  if (last !== undefined && last.look === look && last.box === pen.box) return last.drawn
  const drawn = look.with(pen)
  known.set(pen.voice, { look, box: pen.box, drawn })
  return drawn
}
