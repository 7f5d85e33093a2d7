// The faces that lie in a scene, open or to be read when something is pressed.
import type { Face, Scene } from '../scene.ts'

export function facesIn(scene: Scene | undefined): Face[] {
  const pieces = scene?.areas.flatMap((area) => area.pieces) ?? []
  return pieces.flatMap(({ look, shows }) => [
    ...(look.is === 'card' ? [look.face, ...(look.whole === undefined ? [] : [look.whole])] : []),
    ...(look.is === 'pile' && look.top !== undefined ? [look.top] : []),
    ...(shows?.cards.map(({ face }) => face) ?? []),
  ])
}
