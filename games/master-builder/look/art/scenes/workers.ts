// Workers at their own work: mortar and bricks, saw, chisel, plans.
import { fill } from '../../../../../look/art/brush.ts'
import { INK } from '../stuff.ts'
import { G, R, U, worker, Y } from './folk.ts'
import { bricks, casement, cloud, hills, roofs, sky, sun } from './land.ts'
import { dusk, earth, hatch, inked, pen, pole, round, scene, slab } from './woodcut.ts'

export const workers = {
  'worker-0': scene(
    (w) =>
      sky(w, '#dfe8dc', '#f6efd8') +
      hills(w) +
      sun(w, 98, 20, 7) +
      cloud(w, 64, 26, 0.8) +
      roofs(w, 68) +
      earth(w) +
      bricks(4, 84, 5, 6) +
      inked('M38 84V44h3v40zM4 56h37v3H4z', '#b98550', 1.1) +
      worker(54, 92, 44, G, inked('M-9-40q9-9 18 0l1 4h-20z', '#f4ead0', 1.2)) +
      inked('M70 70h30l-7 14H77z', '#8a5f38') +
      inked('M72 70q6-9 13-5 8-4 13 5z', '#d9ccb0') +
      pen('M70 70L58 66M93 84l6 8', 2.6) +
      pen('M70 70L58 66', 1.2, '#b98550') +
      round(84, 90, 6, '#b98550') +
      round(84, 90, 2, INK, 0) +
      dusk(w, 0.2),
  ),
  'worker-1': scene(
    (w) =>
      sky(w, '#e3e0ea', '#f6ecd8') +
      hills(w, 64, '#b9bfa6', '#adb491') +
      cloud(w, 14, 24, 0.8) +
      roofs(w, 68) +
      pole('M84 84V30M112 84V30M84 34h28M84 58h28M84 58l28-24M84 34l28 24', 5) +
      inked('M78 32L98 14L118 32', 'none', 2) +
      earth(w) +
      pole('M16 94l8-20M32 94L26 76M92 96l-6-20M78 96l6-20', 3.6) +
      worker(
        52,
        90,
        46,
        U,
        inked('M-11-41q11-8 22 0-11 4-22 0z', '#4c3468', 1.2) +
          pen('M8-42q8-10 12-14', 2.6, INK) +
          pen('M8-42q8-10 12-14', 1.3, '#fff'),
      ) +
      inked('M8 70h96v8H8z', '#d2a56c') +
      pen('M12 73h24M44 75h30M82 73h16', 0.8, INK, 0.5) +
      inked('M58 78L90 50l5 6-32 24z', '#c9d0d2', 1.2) +
      inked('M88 47l9-5 5 8-8 6z', '#8a5f38', 1.2) +
      fill('M62 96q6-6 12 0z', '#e6cfa0') +
      dusk(w, 0.2),
  ),
  'worker-2': scene(
    (w) =>
      sky(w, '#ecdcd0', '#f6ecd8') +
      hills(w, 64, '#c3bfa2', '#b5b48e') +
      roofs(w, 68) +
      slab(4, 40, 34, 46, '#b9b1a0') +
      pen('M4 50h34M4 60h34M4 70h34M16 40v10M28 50v10M14 60v10M28 70v14M10 70v0', 0.9) +
      hatch(w, 'M28 40h10v46H28z') +
      pole('M44 84V22M2 42h46M2 64h46', 3.4) +
      earth(w) +
      worker(
        66,
        92,
        46,
        R,
        inked('M-10-40q2-10 10-10t10 10q-10-5-20 0z', '#7d2019', 1.2) +
          pen('M14-24l12-8', 2.6) +
          inked('M22-40l9 5-3 6-9-5z', '#8d9496', 1.2),
      ) +
      inked('M82 92V76h28v16z', '#cfc7b4') +
      hatch(w, 'M100 92V76h10v16z') +
      pen('M82 84h14M96 76v8', 0.9) +
      inked('M86 76l7-12 3 2-6 11z', '#9aa2a4', 1.1) +
      pen('M96 72l4-3M98 76l5-1', 1) +
      dusk(w, 0.2),
  ),
  'worker-3': scene(
    (w) =>
      sky(w, '#f3e4bc', '#fbf3dc') +
      hills(w, 66, '#c9c49c', '#bdba8c') +
      sun(w, 20, 22, 7) +
      inked('M78 84V36h30v48z', '#d8c7a0') +
      inked('M74 36L93 12L112 36z', '#8d5a3c') +
      hatch(w, 'M98 36h10v48H98zM93 12L112 36H95z') +
      casement(w, 88, 44, 10, 13) +
      pole('M70 84V30M116 84V30M68 52h50M68 70h50', 2.8) +
      earth(w) +
      worker(44, 88, 48, Y, inked('M-13-42q13-10 26 0-13 5-26 0z', INK, 1.2) + pen('M6-46q6-8 12-6', 2.2, R)) +
      inked('M14 78L76 70l6 16-66 8z', '#f8efd6') +
      pen('M24 84l8-1v5l-8 1zM36 82h12M36 87h12M56 79l10-1v7l-10 1z', 1, '#31528c') +
      pen('M18 94v8M78 86v12', 2.6) +
      pen('M58 70l8-16 8 14', 1.8) +
      round(66, 53, 1.6, INK, 0) +
      dusk(w, 0.2),
  ),
}
