// Events that take workers from their sites: guild, fair, feast, tavern, quarrel, pilgrimage.
import { each, fill, put } from '../../../../../look/art/brush.ts'
import { INK } from '../stuff.ts'
import { coif, G, hat, mug, R, U, worker, Y } from './folk.ts'
import { bricks, casement, cloud, hills, house, roofs, sky, sun, tree } from './land.ts'
import { dusk, earth, field, glow, inked, pen, pole, round, scene, slab } from './woodcut.ts'

/** Flags on a line over the market. */
const BUNTING = [
  [8, 31, R],
  [22, 33, Y],
  [36, 33, U],
  [50, 30, G],
  [66, 29, R],
  [82, 30, Y],
  [98, 30, U],
  [112, 28, G],
] as const
const FRUIT = ['#c2603f', '#e2b02c', '#7fa04a', '#c2603f', '#e2b02c']

export const pastimes = {
  'guild-assembly': scene(
    (w) =>
      field(w, ['#d9b98a', '#b88f5a'], ['#2a1d16', '#4a3322']) +
      pen('M0 14H120M20 0L34 14M100 0L86 14M60 0V14', 4, '#6b4526') +
      inked('M46 22h28v26q-14 12-28 0z', '#9c2a25') +
      round(60, 33, 8, Y, 1.3) +
      pen('M56 38l8-10M56 28l8 10', 1.6) +
      each(
        [12, 92],
        (x) =>
          inked(`M${x} 54V30q8-12 16 0v24z`, w.by('#bcd6dc', '#1c2a48'), 1.3) + pen(`M${x + 8} 22v32M${x} 40h16`, 1),
      ) +
      (w.night ? glow(w, 30, 60, 26) + glow(w, 90, 60, 26) : '') +
      each(
        [
          [20, 80],
          [42, 74],
          [78, 74],
          [100, 80],
        ] as const,
        ([x, y]) => worker(x, y, 30, Y, inked('M-8-28q8-6 16 0-8 3-16 0z', INK, 1)),
      ) +
      inked('M2 78Q60 66 118 78L124 110H-4z', w.by('#8a5a34', '#5a3c24')) +
      pen('M10 84q50-10 100 0M6 94q54-10 108 0', 0.9, INK, 0.4) +
      inked('M44 80l30-3 4 9-32 4z', '#f8efd6', 1.1) +
      pen('M50 83l8-1M50 86l12-1M66 80l6 2', 1, '#31528c') +
      inked('M86 84l3-9 3 9zM87 84h5v3h-5z', '#e9dcc0', 1) +
      (w.night ? glow(w, 89, 74, 10, '#ffe08a', 0.9) : '') +
      dusk(w, 0.12),
  ),
  'market-fair': scene(
    (w) =>
      sky(w, '#bfdce4', '#f6efd8') +
      sun(w, 102, 20, 7) +
      hills(w, 64) +
      roofs(w, 70) +
      house(w, 2, 84, 26, 30) +
      house(w, 94, 84, 26, 26, '#e6cfa4', '#8d5a3c') +
      earth(w) +
      pen('M0 26Q30 38 60 26T120 24', 1) +
      each(BUNTING, ([x, y, tone]) => inked(`M${x} ${y}l4 8 4-8z`, tone, 1)) +
      inked('M34 60h52l5 10H29z', '#fff6e0') +
      each([34, 48, 62, 76], (x, i) => fill(`M${x} 60h7l${i - 1} 10h-9z`, i % 2 ? '#9c2a25' : '#31528c')) +
      inked('M34 60h52l5 10H29z', 'none') +
      pen('M33 70v24M87 70v24', 2.6) +
      worker(60, 80, 26, U, inked('M-7-24q7-5 14 0-7 3-14 0z', '#4c3468', 1)) +
      fill('M30 80h60v6H30z', '#8a5f38') +
      inked('M30 80h60v6H30z', 'none') +
      each(FRUIT, (tone, i) => round(40 + i * 10, 77, 3.4, tone, 1.1)) +
      worker(16, 98, 30, R) +
      worker(104, 98, 28, G) +
      dusk(w),
  ),
  'apprentices-feast': scene(
    (w) =>
      sky(w, '#c9dfe0', '#f8efd6', '#151d36', '#3c3650') +
      hills(w, 64) +
      roofs(w, 70) +
      (w.night ? glow(w, 60, 66, 50, '#ffb84a', 0.5) : '') +
      earth(w) +
      pole('M60 86V16', 3.4) +
      inked('M50 20q10-8 20 0-10 6-20 0z', '#7fa04a', 1.2) +
      each(
        [
          [22, G],
          [40, R],
          [80, Y],
          [98, U],
        ] as const,
        ([x, tone]) => pen(`M60 20Q${(x + 60) / 2} 34 ${x} 58`, 2, tone),
      ) +
      worker(22, 90, 32, G, coif(32), -10) +
      worker(42, 86, 30, G, coif(30), 8) +
      worker(80, 86, 30, G, coif(30), -8) +
      worker(100, 90, 32, G, coif(32), 10) +
      inked('M34 84h52v5H34zM38 89h4v11h-4zM78 89h4v11h-4z', '#8a5f38', 1.3) +
      mug(48, 78, 0) +
      mug(70, 78, 0) +
      inked('M54 84q6-10 12 0z', '#d9a25a', 1.2) +
      dusk(w, 0.16),
  ),
  'tavern-brawl': scene(
    (w) =>
      field(w, ['#e0b98a', '#c08f5e'], ['#33201a', '#5a3826']) +
      pen('M0 12H120M28 0V12M92 0V12', 4.5, '#6b4526') +
      each([10, 30], (x) => round(x + 6, 34, 9, '#8a5f38') + pen(`M${x - 1} 30h14M${x - 1} 38h14`, 1.4)) +
      round(26, 50, 9, '#9a6a40') +
      inked('M78 22h26v26H78z', w.by('#bcd6dc', '#1c2a48')) +
      pen('M91 22v26M78 35h26', 1.3) +
      slab(0, 58, 120, 3, '#6b4526', 0) +
      earth(w, 84, '#b98a58', '#8f6438') +
      inked('M88 84V66h28v4h-4v14zM92 70v14', '#8a5a34') +
      worker(38, 92, 42, R, inked('M12-24l16-4 2 6-16 4z', R, 1.3) + round(30, -26, 4.5, '#e3b48a', 1.3), 8) +
      worker(84, 92, 42, U, '', -12) +
      inked('M60 40l3 8 8-5-3 9 9 1-8 5 6 7-9-2-1 9-5-8-6 6 1-9-9 0 7-6-6-6 9 0z', '#ffd24a', 1.3) +
      `<g transform="rotate(28 102 52)">${inked('M96 46h11v13H96z', '#e6c99a', 1.3)}${inked('M107 49q6 0 6 4t-6 4', 'none', 1.6)}${fill('M95 44q6-5 13 0z', '#fff')}</g>` +
      pen('M92 40l-3-4M98 38l-1-5M110 44l4-3', 1) +
      inked('M8 92l14-4 3 5-15 5z', '#8a5f38', 1.2) +
      dusk(w, 0.12),
  ),
  quarrel: scene(
    (w) =>
      sky(w, '#f0cdb4', '#f6e6cc', '#2a1720', '#5a3a3a') +
      hills(w, 66, '#c9b79a', '#bba982') +
      cloud(w, 12, 22, 0.7) +
      cloud(w, 86, 24, 0.8) +
      roofs(w, 70) +
      bricks(42, 86, 5, 6) +
      earth(w, 86) +
      inked('M36 62h44v4H36z', '#b98550', 1.2) +
      worker(
        28,
        94,
        46,
        R,
        inked('M-10-40q2-10 10-10t10 10q-10-5-20 0z', '#7d2019', 1.2) +
          pen('M-1-38l5 2M10-38l-4 2M3-32h5', 1.4) +
          pen('M14-24l13-7', 5) +
          pen('M14-24l13-7', 2.8, R),
      ) +
      worker(
        94,
        94,
        46,
        U,
        hat(46, '#4c3468') +
          pen('M1-38l-5 2M-10-38l4 2M-3-32h-5', 1.4) +
          pen('M-14-24l-13-7', 5) +
          pen('M-14-24l-13-7', 2.8, U),
      ) +
      inked('M52 24l16 2-8 10 14 0-20 22 5-16-11 1z', '#ffd24a', 1.4) +
      pen('M40 40l-5-4M38 48h-6M82 40l5-4M84 48h6', 1.4) +
      dusk(w, 0.16),
  ),
  'hurt-feelings': scene(
    (w) =>
      sky(w, '#e6dfe6', '#f6ecd8') +
      hills(w, 64, '#bfbfa6', '#b2b491') +
      roofs(w, 68) +
      house(w, 74, 84, 40, 30, '#e6cfa4', '#8d5a3c') +
      earth(w) +
      worker(86, 90, 28, R, '', -6) +
      worker(104, 92, 28, U, '', 8) +
      pen('M92 56q4-5 8 0M80 54l-3-4M112 58l4-3', 1.1) +
      worker(
        40,
        93,
        46,
        G,
        coif(46) +
          pen('M-9-24q9 7 18 0', 2.2) +
          pen('M-3-30q3-2.5 6 0', 1.3) +
          pen('M13-20L26-44', 2.4) +
          inked('M20-52q9-3 11 6-4 7-12 4z', '#c9a26a', 1.3),
      ) +
      inked('M22 40q-9-9-14-1-4 8 14 20 18-12 14-20-5-8-14 1z', '#c2402f', 1.4) +
      pen('M22 40l-4 6 7 3-5 8', 1.6, '#fff6e0') +
      fill('M33 62q3 4 0 6-3-2 0-6z', '#7fb3d0') +
      dusk(w, 0.2),
  ),
  'morning-after': scene(
    (w) =>
      sky(w, '#f6d9b0', '#fbeccd', '#2a2440', '#7a5560') +
      round(60, 66, 17, w.by('#f5bd3a', '#e9a05a')) +
      pen('M60 42v-8M38 50l-6-6M82 50l6-6M30 64h-8M90 64h8', 1.4) +
      hills(w, 70, '#c0b98a', '#b0ad78') +
      house(w, 0, 86, 30, 32, '#d8c7a0', '#8d5a3c') +
      casement(w, 9, 62, 11, 11) +
      earth(w, 86) +
      put(
        96,
        84,
        inked('M-16 0q-4-13 0-26h32q4 13 0 26z', '#9a6a40') +
          pen('M-18-8h36M-18-19h36', 1.6) +
          round(4, -13, 3, INK, 0),
      ) +
      pen('M100 73q4 6 2 14', 2, '#d9a53a') +
      worker(20, 98, 34, G, '', 84) +
      worker(114, 100, 30, R, hat(30, '#7d2019'), -84) +
      mug(64, 92, 70) +
      mug(76, 97, -60) +
      pen('M46 70q4-5 8 0M52 62q4-5 8 0M58 54q4-5 8 0', 1.3, INK, 0.7) +
      dusk(w, 0.16),
  ),
  pilgrimage: scene(
    (w) =>
      sky(w, '#cfdfe6', '#f8efd6') +
      sun(w, 100, 22, 7) +
      cloud(w, 40, 26, 0.8) +
      hills(w, 60, '#b9c79a', '#a5b880') +
      inked('M-3 72q34-30 70-10 30 14 56 4v40H-3z', w.by('#a9bd7c', '#24382c')) +
      inked('M28 52V38l9-9 9 9v14zM33 29V16l4-6 4 6v13', w.by('#f3e3c0', '#8f8468'), 1.3) +
      pen('M37 10V4M34.5 6h5', 1.3) +
      slab(34, 43, 6, 9, w.by('#7a5230', '#ffd36e'), 1) +
      inked('M38 54q-6 12 14 20T44 106h44q6-20-18-30t-22-22z', w.by('#e9dcb4', '#4a4436'), 1) +
      tree(w, 16, 78, 0.8) +
      tree(w, 100, 76, 0.9) +
      worker(56, 72, 16, G, hat(16, '#8a5f38')) +
      worker(76, 84, 24, U, hat(24, '#8a5f38') + pole('M11 0V-26', 2)) +
      worker(
        48,
        98,
        38,
        R,
        hat(38, '#8a5f38') +
          pole('M17 0V-42', 2.6) +
          inked('M-16-20q-6 2-5 10 8 3 11-2z', '#c9a26a', 1.2) +
          round(0, -35, 2, '#fff6e0', 0.9),
      ) +
      dusk(w),
  ),
}
