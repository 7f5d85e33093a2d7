// What is built of stone: towers, gates, the keep, the palace.

import { short } from '../../../../look/svg.ts'
import { archAt, type Building, caps, longHouse, merlons, pane, type Shape } from './building.ts'

/** Rows of joints, so that a wall looks laid. */
function courses(x: number, y: number, w: number, h: number, step = 11): string {
  let d = ''
  for (let row = 1; row * step < h; row++) {
    const at = short(y + row * step)
    const shift = row % 2 === 0 ? 0.22 : 0.5
    d += `M${short(x + w * shift)} ${at}h${short(w * 0.24)}M${short(x + w * (1 - shift))} ${short(at + 4)}h${short(-w * 0.14)}`
  }
  return d
}

/** A square tower: body, shaded side, crown. */
function turret(x: number, y: number, w: number, h: number, many: number): Shape[] {
  const crown = Math.min(14, h * 0.22)
  const merlon = crown * 0.42
  return [
    ['wall', `M${x + 3} ${y + crown - 2}H${x + w - 3}V${y + h}H${x + 3}Z`],
    ['shade', `M${short(x + w * 0.64)} ${y + crown}H${x + w - 3}V${y + h}H${short(x + w * 0.64)}Z`],
    ['joint', courses(x + 3, y + crown, w - 6, h - crown)],
    ['side', `${merlons(x, y, w, many, merlon)}V${y + crown}H${x}Z`],
    ['joint', `M${x + 3} ${short(y + crown + 2.5)}H${x + w - 3}`],
  ]
}

const turretOutline = (x: number, y: number, w: number, h: number, many: number): string => {
  const crown = Math.min(14, h * 0.22)
  return `${merlons(x, y, w, many, crown * 0.42)}V${y + crown}H${x + w - 3}V${y + h}H${x + 3}V${y + crown}H${x}Z`
}

export const TOWER_ART: Building = {
  w: 36,
  h: 68,
  outline: turretOutline(0, 0, 36, 68, 3),
  shapes: [...turret(0, 0, 36, 68, 3), ['window', archAt(16, 40, 6, 12)]],
  snow: caps(0, 0, 36, 3),
}

export const KEEP_ART: Building = {
  w: 96,
  h: 116,
  outline: 'M0 26V12H6V16H10V12H16V16H20V12H26V26H24V34H72V26H70V12H76V16H80V12H86V16H90V12H96V26H93V116H3V26Z',
  shapes: [
    ['flag', 'M48 30V2M48 3q9-4 18 1q-8 1-18 9z'],
    ['wall', 'M18 36H78V116H18Z'],
    ['joint', courses(22, 40, 52, 74, 13)],
    ['side', `${merlons(22, 26, 52, 5, 5)}V40H22Z`],
    ...turret(0, 12, 26, 104, 3),
    ...turret(70, 12, 26, 104, 3),
    ['window', [34, 45, 57].map((x) => archAt(x, 66, 6, 12) + archAt(x, 86, 6, 12)).join('')],
    ['window', archAt(12, 50, 4, 10) + archAt(12, 78, 4, 10) + archAt(83, 50, 4, 10) + archAt(83, 78, 4, 10)],
    ['dark', archAt(48, 116, 15, 21)],
  ],
  snow: caps(0, 12, 26, 3) + caps(70, 12, 26, 3) + caps(26, 26, 44, 4),
}

export const LARGE_GATE_ART: Building = {
  w: 124,
  h: 86,
  outline:
    'M0 13V0H8V6H15V0H23V6H31V0H38V13H36V22H40V28H46V22H54V28H59V22H66V28H71V22H78V28H84V22H88V13H86V0H93V6H101V0H109V6H116V0H124V13H121V86H3V13Z',
  shapes: [
    ['wall', 'M32 32H92V86H32Z'],
    ['side', `${merlons(34, 22, 56, 5, 5)}V36H34Z`],
    ['joint', 'M40 44h10M74 44h10M38 54h7M80 54h8'],
    ['dark', archAt(62, 86, 34, 44)],
    ['beam', 'M51 86V52M58 86V45M66 86V45M73 86V52M45 60H79M45 72H79'],
    ...turret(0, 0, 38, 86, 3),
    ...turret(86, 0, 38, 86, 3),
    ['window', archAt(17, 38, 6, 12) + archAt(103, 38, 6, 12) + archAt(17, 64, 5, 10) + archAt(103, 64, 5, 10)],
  ],
  snow: caps(0, 0, 38, 3) + caps(86, 0, 38, 3) + caps(40, 22, 44, 4),
}

export const SMALL_GATE_ART: Building = {
  w: 72,
  h: 68,
  outline: 'M2 25L36 0L70 25H64V68H8V25Z',
  shapes: [
    ['wall', 'M8 22H64V68H8Z'],
    ['shade', 'M50 22H64V68H50Z'],
    ['joint', 'M12 36h8M52 40h8M12 50h6M54 56h7'],
    ['slate', 'M2 25L36 0L70 25Z'],
    ['joint', 'M14 18H58M22 12H50'],
    ['dark', archAt(36, 68, 26, 34)],
    ['beam', 'M28 68V42M36 68V36M44 68V42M23 52H49'],
    ['window', pane(33.5, 27, 5, 6)],
  ],
  snow: 'M0 25L36-3L72 25q-4 3-7-1t-7 1-7 0-7 1-7-1-8 1-7-1-7 1-8-1-7 2z',
}

const hall = longHouse(0, 32, 122, 70, 40)

export const PALACE_ART: Building = {
  w: 162,
  h: 102,
  outline: 'M-4 71L20 37L111 31L114 30L134 0L154 30V34H149V102H119V97L40 102H0V71Z',
  shapes: [
    ['wall', hall.wall],
    ['plaster', hall.gable],
    ['slate', hall.roof],
    ['joint', hall.courses],
    ['slate', hall.verge],
    ['window', [54, 68, 82, 96].map((x) => archAt(x, 92 - (x - 54) * 0.06, 7, 14)).join('')],
    ['window', archAt(13, 76, 6, 11) + archAt(27, 76, 6, 11)],
    ['dark', archAt(20, 102, 13, 18)],
    ['wall', 'M119 32H149V102H119Z'],
    ['shade', 'M138 32H149V102H138Z'],
    ['joint', courses(119, 38, 30, 62)],
    ['side', 'M116 28H152V35H116Z'],
    ['slate', 'M114 30L134 0L154 30Z'],
    ['flag', 'M134 2V-14M134-13q8-3 15 1q-7 1-15 7z'],
    ['window', archAt(131, 58, 6, 12) + archAt(131, 82, 6, 12)],
  ],
  snow: `${hall.snow}M112 30L134-3L156 30q-5 3-9-1t-9 1-9-1-8 2-9-1z`,
}
