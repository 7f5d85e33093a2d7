// Situations of the town, from the lean years to the fat ones.

import { fill, put } from '../../../../../look/art/brush.ts'
import { onCircle, point } from '../../../../../look/svg.ts'
import { INK } from '../stuff.ts'
import { coif, G, hat, R, U, worker } from './folk.ts'
import { bricks, cloud, flag, hills, house, roofs, scaffolding, sky } from './land.ts'
import { dusk, earth, hatch, inked, pen, pole, round, scene } from './woodcut.ts'

/** The sun's beams, from the horizon up. */
const BEAMS = Array.from({ length: 16 }, (_, i) => `M60 74L${point(onCircle(110, -90 + i * 12, 60, 74))}`).join('')

export const situations = {
  depression: scene(
    (w) =>
      sky(w, '#a9adb0', '#d3d0c4', '#12161e', '#2c323c') +
      hills(w, 68, '#9c9f8c', '#8d917c') +
      inked('M4 26q-2-9 9-9 4-8 15-4 9-5 14 3 10-2 9 10z', w.by('#8b9298', '#2f3742'), 1.1) +
      inked('M66 20q-2-8 8-8 6-7 15-2 10-4 13 4 9 0 7 8z', w.by('#9aa0a4', '#38404c'), 1.1) +
      earth(w, 84, '#b3a888', '#8f8468') +
      inked('M14 84V50h42v34z', '#b9b09a') +
      inked('M10 50L35 32l12 9 4-3 9 12z', '#7a6a5a') +
      hatch(w, 'M44 50h12v34H44z') +
      inked('M20 58h12v12H20z', INK, 1.1) +
      pen('M18 56l16 16M34 56L18 72', 2.6, '#8a5f38') +
      inked('M38 84V64h11v20z', '#5a4632', 1.2) +
      pen('M36 68l15 10M36 78l15-10', 2.4, '#8a5f38') +
      pen('M104 84q-2-18 1-40M105 60l10-10M104 54l-9-9M105 46l5-10', 2.4, '#4a3a2a') +
      worker(76, 92, 34, R, pen('M-4-23q4 2 8 0', 1.1)) +
      inked('M66 92h22v8H66z', '#8d9496', 1.2) +
      pen('M2 84q2-8 0-12M8 84q-1-6 3-10M60 84q2-7 0-10', 1.1, '#5d6a42') +
      dusk(w, 0.3),
  ),
  recession: scene(
    (w) =>
      sky(w, '#e3c9a4', '#f3e3c4', '#241c20', '#5a4640') +
      hills(w, 66, '#c9b184', '#b99f6c') +
      roofs(w, 70) +
      earth(w) +
      bricks(8, 84, 6, 4) +
      bricks(8, 68, 3, 2) +
      scaffolding(8, 50, 24, 84, 44, 64) +
      pen('M22 44L28 26', 2, '#8a5f38') +
      inked('M54 84l5-9h14l5 9z', '#d9ccb0', 1.2) +
      inked('M64 24l14 10 8-6 16 16 5-4 3 16-16-3 5-4-12-12-8 6L62 30z', '#9c2a25', 1.3) +
      worker(
        92,
        94,
        38,
        U,
        hat(38, '#4c3468') + pole('M-14-16L18-40', 2.2) + inked('M14-46q11-3 13 7-5 8-14 4z', '#c9a26a', 1.3),
        6,
      ) +
      pen('M70 98h8M62 94h8M104 100h8', 1.1, INK, 0.5) +
      fill('M70 62q4-3 6 1-4 3-6-1zM84 70q4-2 5 2-4 2-5-2zM58 52q4-2 5 2-4 2-5-2z', '#c2703f') +
      dusk(w),
  ),
  stagnation: scene(
    (w) =>
      sky(w, '#d6d8cc', '#efe8d2') +
      hills(w, 64, '#b9bc9e', '#abb08a') +
      cloud(w, 20, 24, 0.8) +
      cloud(w, 78, 22, 0.9) +
      roofs(w, 68) +
      earth(w) +
      inked('M62 84V50h36v34z', '#cfc7b4') +
      pen('M62 58h36M62 67h36M62 76h36M74 50v8M86 58v9M72 67v9M86 76v8', 0.9) +
      hatch(w, 'M86 50h12v34H86z') +
      scaffolding(58, 102, 36, 84, 50, 68) +
      pen('M60 36q8 9 16 0M84 36l4 4', 0.8, INK, 0.5) +
      bricks(6, 88, 4, 3) +
      worker(26, 76, 32, G, coif(32), 82) +
      pen('M40 58q3-4 6 0M45 51q3-4 6 0M51 44q3-4 6 0', 1.2, INK, 0.7) +
      put(
        84,
        96,
        inked('M-16 0q-6 0-4-5 8 1 10-3h26q4 0 3-9h3q3 14-6 17z', '#c9b184', 1.2) +
          round(2, -10, 10, '#b9794a', 1.3) +
          pen('M2-10a4 4 0 1 1-3 4a7 7 0 1 0 8-10', 1.3) +
          pen('M20-16l1-7M23-15l4-6', 1.2),
      ) +
      dusk(w),
  ),
  recovery: scene(
    (w) =>
      sky(w, '#f8d6b0', '#fdf3d6', '#20264a', '#8a6a70') +
      round(88, 60, 15, w.by('#f5bd3a', '#f6c98a')) +
      pen('M88 38v-8M70 44l-5-6M106 44l5-6M64 58h-8', 1.4) +
      hills(w, 66, '#b4c58c', '#a1b974') +
      roofs(w, 70) +
      earth(w, 84, '#d9cf94', '#b9b06a') +
      bricks(50, 84, 7, 3) +
      scaffolding(48, 102, 52, 84, 66) +
      worker(74, 66, 22, R, inked('M-5-19q1-5 5-5t5 5q-5-2-10 0z', '#7d2019', 1)) +
      worker(32, 95, 36, G, coif(36)) +
      inked('M40 76h24l-6 11H46z', '#8a5f38') +
      inked('M42 76q6-8 11-4 6-4 9 4z', '#c2603f', 1.2) +
      pen('M40 76L30 72', 2.6) +
      round(52, 93, 5.5, '#b98550') +
      put(
        10,
        86,
        pen('M0 0V-16', 2, '#5f8335') + inked('M0-12q-9-1-10-9 9-1 10 9zM0-16q9-1 10-9-9-1-10 9z', '#8ab04a', 1.2),
      ) +
      pen('M98 98q2-6 0-9M104 99q0-5 3-8', 1.2, '#5f8335') +
      dusk(w, 0.2),
  ),
  boom: scene(
    (w) =>
      sky(w, '#f9d58a', '#fff3cf') +
      pen(BEAMS, 5, w.by('#fbe7ae', '#5a5470')) +
      round(60, 70, 22, w.by('#f5bd3a', '#f6e9c4')) +
      hills(w, 74, '#c3b980', '#aeb072') +
      earth(w, 86) +
      house(w, 4, 86, 24, 24) +
      house(w, 30, 86, 22, 32, '#e6cfa4', '#8d5a3c') +
      inked('M60 86V52h24v34z', '#d8c7a0') +
      pen('M60 60h24M60 68h24M60 76h24M68 52v8M76 60v8M66 68v8', 0.9) +
      pole('M54 86V42M90 86V42M50 50h44M50 66h44', 2.6) +
      inked('M100 86V24h6v62z', '#b98550') +
      pen('M100 34l6 8M106 34l-6 8M100 48l6 8M106 48l-6 8M100 62l6 8M106 62l-6 8', 1) +
      inked('M62 20h52v5H62z', '#b98550') +
      pen('M103 10L66 20M103 10v10M103 10l10 10', 1.3) +
      pen('M70 25v12', 1.2) +
      inked('M64 37h12v8H64z', '#c2603f', 1.2) +
      worker(72, 52, 20, R) +
      worker(20, 98, 22, G) +
      worker(112, 98, 22, U) +
      flag(42, 52, G) +
      dusk(w),
  ),
}
