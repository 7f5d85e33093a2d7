// Events that strike the sites: fire, rain, an accident, wages, the plague, a fraud.
import { each, fill } from '../../../../../look/art/brush.ts'
import { INK } from '../stuff.ts'
import { G, hat, purse, R, U, worker, Y } from './folk.ts'
import { bricks, casement, cloud, flag, hills, house, roofs, sky, sun } from './land.ts'
import { dusk, earth, field, glow, hatch, inked, pen, pole, round, scene, slab } from './woodcut.ts'

/** Rain falling to the left. */
const RAIN = Array.from({ length: 26 }, (_, i) => `M${(i * 23) % 122} ${32 + ((i * 37) % 56)}l-4 9`).join('')

export const misfortunes = {
  fire: scene(
    (w) =>
      sky(w, '#f7b25a', '#ffe0a0', '#2a0f0c', '#a3401c') +
      fill('M0 20q20-12 40-4t40-8 40 6V0H0z', '#4a2a22', { opacity: 0.55 }) +
      roofs(w, 70) +
      earth(w) +
      glow(w, 60, 50, 52, '#ff8a2a', 0.7) +
      house(w, 28, 84, 58, 36, '#e6c99a', '#8a3c28') +
      slab(38, 54, 11, 12, '#ffd24a') +
      slab(66, 54, 11, 12, '#ffd24a') +
      inked('M51 84V68h13v16z', '#ffb02a') +
      inked(
        'M30 50c-4-12 6-16 4-28 8 6 8 12 12 16 2-8 8-12 6-26 12 8 10 18 16 22 2-4 3-6 4-12 8 10 12 18 6 30-6-4-10-2-14 2-6-6-12-4-16 0-6-6-12-8-18-4z',
        '#f0642a',
      ) +
      fill(
        'M40 48c-2-8 4-10 4-16 5 5 4 8 8 10 2-6 5-8 5-16 6 6 5 12 9 15 1-3 2-4 3-7 4 6 5 10 2 15-4-3-8-2-11 1-5-4-12-5-20-2z',
        '#ffb42a',
      ) +
      fill('M50 46c0-4 3-5 4-10 4 5 8 6 7 11z', '#fff0a8') +
      worker(14, 94, 26, G, '', 4) +
      worker(104, 94, 26, R, '', -6) +
      inked('M22 80l10-2-1 8-7 1z', '#8a5f38', 1.1) +
      fill('M33 78q10-10 18-8-6 6-16 12z', '#9fd0e6') +
      pen('M33 78q10-10 18-8', 1) +
      inked('M92 84l-8-4-2 7 7 3z', '#8a5f38', 1.1),
  ),
  'bad-weather': scene(
    (w) =>
      sky(w, '#8fa4b0', '#c9d3d2', '#1a2430', '#3c4c58') +
      inked('M4 30q-4-12 10-13 4-12 18-7 10-8 20 1 12-6 18 4 12-6 18 5 14-2 12 10z', w.by('#71838f', '#3a4654'), 1.3) +
      inked('M40 20q-2-8 8-8 6-8 16-2 8-5 14 2 10 0 8 8z', w.by('#93a4ad', '#55636f'), 1.1) +
      hills(w, 68, '#93a38c', '#84957c') +
      earth(w, 86, '#a8976c', '#857550') +
      house(w, 36, 86, 46, 26, '#d8c7a0', '#8d5a3c') +
      pole('M30 86V30M88 86V30M26 48h66M26 66h66', 3) +
      pen(RAIN, 1.1, '#e9f4f8', 0.85) +
      fill('M8 94q10-4 22 0-10 5-22 0zM84 98q12-4 26 0-12 5-26 0z', '#9fb8c2') +
      worker(104, 94, 28, R, inked('M-12-30q12-12 24 0z', '#55752f', 1.2)) +
      inked('M64 12l-8 14h6l-6 14 14-18h-7l6-10z', '#ffe27a', 1.2),
  ),
  'site-accident': scene(
    (w) =>
      sky(w, '#dfe3d6', '#f6ecd8') +
      hills(w, 66) +
      cloud(w, 10, 22, 0.8) +
      earth(w, 90) +
      slab(64, 34, 44, 56, '#d8c7a0') +
      hatch(w, 'M92 34h16v56H92z') +
      casement(w, 72, 44, 10, 12) +
      casement(w, 90, 44, 10, 12) +
      inked('M58 36L86 16L114 36z', '#b5533a') +
      pole('M54 90V18M28 90V40M22 44h36M22 66h36', 3.4) +
      inked('M20 44L6 52l3 4 14-8z', '#b98550', 1.2) +
      worker(36, 84, 30, G, '', 112) +
      pen('M14 66l-4 6M10 60l-6 3M44 60l4-6', 1.2) +
      inked('M58 90l4-8 12 0 4 8z', '#a94b33', 1.2) +
      bricks(6, 98, 3, 2) +
      dusk(w),
  ),
  'wage-claims': scene(
    (w) =>
      sky(w, '#eed9ac', '#f8efd6') +
      house(w, 66, 84, 50, 40, '#d8c7a0', '#8d5a3c') +
      casement(w, 74, 52, 10, 12) +
      casement(w, 96, 52, 10, 12) +
      inked('M84 84V68h14v16z', '#6b4526') +
      roofs(w, 70) +
      earth(w) +
      pen('M20 60V26M48 58V20', 2.6) +
      inked('M8 16h26v16H8z', '#fff6e0') +
      inked('M36 8h28v17H36z', '#fff6e0') +
      round(21, 24, 5.5, Y, 1.2) +
      round(50, 16.5, 5.5, Y, 1.2) +
      pen('M19 24h4M48 16.5h4', 1.3) +
      each(
        [
          [16, 90, G],
          [34, 94, R],
          [52, 90, U],
          [68, 96, G],
        ] as const,
        ([x, y, k]) => worker(x, y, 34, k),
      ) +
      worker(92, 92, 36, Y, inked('M-11-33q11-8 22 0-11 4-22 0z', INK, 1)) +
      dusk(w),
  ),
  epidemic: scene(
    (w) =>
      field(w, ['#cfd0b0', '#a8a883'], ['#20261c', '#3a4030']) +
      pen('M0 14H120M24 0V14M96 0V14', 4, '#6b4526') +
      casement(w, 12, 24, 20, 22, true) +
      inked('M10 22h11v26H10zM23 22h11v26H23z', '#8a5f38', 1.2) +
      earth(w, 86, '#b98a58', '#8f6438') +
      pole('M44 90V58M112 90V66', 3.4) +
      inked('M44 70h68v14H44z', '#8a5a34') +
      inked('M46 64q8-6 18 0v8H46z', '#fff6e0', 1.3) +
      round(57, 61, 6, G) +
      pen('M54 60l2 1M60 60l-2 1M55 64q2-2 4 0', 1) +
      inked('M62 66q20-10 50 4v10H62z', '#7f9a6a') +
      hatch(w, 'M90 66q12 2 22 6v8H90z') +
      worker(
        24,
        96,
        46,
        '#3b3540',
        hat(46, INK) +
          inked('M2-38q12 0 16 6-10 0-16 1z', '#e9dcc0', 1.2) +
          pen('M14-22L24-30', 2.4) +
          inked('M22-34h8v6h-8z', '#c9a24b', 1),
      ) +
      pen('M28 60q4-5 0-9t2-9', 1.2, '#e9f0dc', 0.9) +
      inked('M70 92h14l-2 8h-10z', '#c2603f', 1.2) +
      dusk(w, 0.1),
  ),
  'fraud-uncovered': scene(
    (w) =>
      field(w, ['#d8c7a0', '#b89a68'], ['#241c18', '#463626']) +
      pen('M0 14H120M30 0V14M90 0V14', 4, '#6b4526') +
      glow(w, 34, 46, 40, '#ffe08a', w.by(0.6, 0.9)) +
      inked('M74 86V30h34v56z', w.by('#efe0bb', '#8a7c5c')) +
      pen('M74 44h34M74 58h34M74 72h34M84 30v14M96 44v14M84 58v14', 0.9) +
      inked('M82 86V62q9-10 18 0v24z', INK, 1) +
      earth(w, 86, '#b98a58', '#8f6438') +
      worker(
        92,
        90,
        34,
        U,
        inked('M-9-31h18v6H-9z', INK, 0.8) + round(-4, -28, 1.4, '#fff6e0', 0) + round(4, -28, 1.4, '#fff6e0', 0),
      ) +
      purse(106, 98, 0.9) +
      purse(78, 100, 0.7) +
      worker(
        28,
        95,
        46,
        '#4d5e86',
        inked('M-11-40q3-11 11-11t11 11q-11-4-22 0z', '#8d9496', 1.2) +
          pen('M13-24l12-12', 5) +
          pen('M13-24l12-12', 2.8, '#4d5e86'),
      ) +
      inked('M47 50h12l-2 13h-8z', '#fff0b0', 1.3) +
      inked('M46 50l7-6 7 6z', INK, 1) +
      fill('M53 61q-3-4 0-8 3 4 0 8z', '#ff9a2a') +
      inked('M40 96l14-3 3 4-14 3z', '#fff6e0', 1) +
      pen('M46 96l6-1', 0.9, '#9c2a25') +
      dusk(w, 0.08),
  ),
  'night-watch': scene(
    (w) =>
      field(w, ['#33456e', '#6d7fa6'], ['#0f1830', '#2a3654']) +
      round(22, 20, 8, '#f6e9c4', 1.2) +
      glow(w, 22, 20, 20, '#f6e3ac', 0.45) +
      inked('M-3 104V34l16-14 16 14v70z', '#3a4560') +
      inked('M123 104V26L104 12L88 26v78z', '#323d58') +
      hatch(w, 'M-3 104V34l16-14 16 14v70zM123 104V26L104 12L88 26v78z', 0.18) +
      slab(6, 46, 9, 12, '#ffd36e', 1.2) +
      slab(98, 40, 10, 12, '#ffd36e', 1.2) +
      slab(98, 64, 10, 12, '#22304c', 1.2) +
      inked('M28 88H90l20 20H8z', '#4d5670') +
      pen('M36 92h46M28 98h66', 0.9, INK, 0.4) +
      glow(w, 60, 54, 40, '#ffcf73', 0.75) +
      worker(
        46,
        96,
        44,
        '#4d5e86',
        inked('M-11-40q3-11 11-11t11 11q-11-4-22 0z', '#8d9496', 1.2) +
          pole('M-14-22L-20-52', 2.6) +
          inked('M-23-52l3-9 3 9z', '#c9d0d2', 1),
      ) +
      pen('M60 62l8-8', 2) +
      inked('M62 56h14l-2 15H64z', '#fff0b0', 1.3) +
      inked('M61 56l8-7 8 7z', INK, 1) +
      fill('M69 68q-4-4 0-9 4 5 0 9z', '#ff9a2a') +
      worker(92, 98, 30, G, inked('M-8-23h16v5H-8z', INK, 0.5), -8),
  ),
  'counts-corvee': scene(
    (w) =>
      sky(w, '#d8dfe4', '#f4ead2') +
      sun(w, 24, 24, 6) +
      hills(w, 60, '#b9bf9c', '#a7b184') +
      inked('M66 66q24-22 54-10v30H66z', w.by('#9aa873', '#2a3a34')) +
      inked('M80 54V30h6v4h5v-4h6v4h5v-4h6v24zM106 56V22h4v3h4v-3h4v34z', w.by('#b9b1a0', '#4a4a58')) +
      hatch(w, 'M98 34h10v20H98zM112 25h6v31h-6z') +
      slab(90, 42, 7, 12, INK, 0) +
      flag(94, 30, R) +
      earth(w, 84, '#d8c48a', '#bfa464') +
      inked('M120 66Q76 74 70 104H96Q98 80 120 74z', w.by('#e9dcb4', '#4a4436'), 1) +
      worker(
        80,
        85,
        24,
        '#6d7579',
        inked('M-6-22q6-9 12 0z', '#c9d0d2', 1) +
          pole('M10-4V-38', 2) +
          inked('M10-38h16l-4 5 4 5H10z', '#31528c', 1.1),
      ) +
      worker(56, 94, 36, R, inked('M-16-46h26v12h-26z', '#cfc7b4', 1.3) + pen('M-6-46v12', 0.9), -6) +
      worker(22, 97, 38, G, inked('M-17-48h26v12h-26z', '#cfc7b4', 1.3) + pen('M2-48v12', 0.9), -6) +
      dusk(w),
  ),
}
