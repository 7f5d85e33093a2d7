// Cabinet portraits: one drawn bust in an oval, with the hat of the trade.
import { type Paints, paintsOf } from '../../../../look/art/paints.ts'
import type { Drawn } from '../../../../look/sprite.ts'

type Hat = 'top' | 'helmet' | 'cap' | 'goggles' | 'bowler' | 'none'

/** Who wears what; beards and ties tell the rest apart. */
export const SITTERS: Readonly<
  Record<
    string,
    {
      readonly hat: Hat
      readonly face: 'moustache' | 'beard' | 'whiskers' | 'shaven' | 'glasses'
      readonly coat: string
    }
  >
> = {
  miner: { hat: 'helmet', face: 'beard', coat: '#3f342a' },
  geologist: { hat: 'helmet', face: 'moustache', coat: '#3b2a1c' },
  apprentice: { hat: 'cap', face: 'shaven', coat: '#4a3a2c' },
  engineer: { hat: 'goggles', face: 'moustache', coat: '#33261c' },
  bureaucrat: { hat: 'none', face: 'glasses', coat: '#2c2723' },
  adviser: { hat: 'bowler', face: 'whiskers', coat: '#30261d' },
  banker: { hat: 'top', face: 'moustache', coat: '#251c15' },
  financier: { hat: 'top', face: 'whiskers', coat: '#2b2130' },
  architect: { hat: 'top', face: 'glasses', coat: '#2f2a22' },
}

const HATS: Readonly<Record<Hat, string>> = {
  top: '<path d="M40 34h36l-2-28q-16-5-32 0z" fill="#1c1410"/><path d="M41 28h34v6H41z" fill="#6b2a1c"/><path d="M32 36q26-7 52 0q-3 5-10 4H42q-7 1-10-4z" fill="#120d0a"/>',
  bowler:
    '<path d="M39 35q-1-20 19-20t19 20z" fill="#241a14"/><path d="M40 31h36v4H40z" fill="#4d3320"/><path d="M33 36q25-6 50 0q-2 5-9 4H42q-7 1-9-4z" fill="#17100c"/>',
  cap: '<path d="M37 35q-3-17 21-18t22 16q-2 4-8 4H40q-2 0-3-2z" fill="#6a5335"/><path d="M52 37h32q-2-5-10-6z" fill="#4c3a24"/>',
  helmet:
    '<path d="M36 37q0-25 22-25t22 25z" fill="#4a6b50"/><path d="M33 37q25-6 50 0q-2 4-8 3H41q-6 1-8-3z" fill="#2f4735"/><circle cx="58" cy="26" r="7" fill="#c9a24b"/><circle cx="58" cy="26" r="4.600" fill="#bfffdc"/>',
  goggles:
    '<path d="M40 32q2-17 18-17t18 17q-4-7-10-7H50q-6 0-10 7z" fill="#2a1d14"/><path d="M39 33h38v6H39z" fill="#4a3521"/><circle cx="50" cy="36" r="7" fill="#c9a24b"/><circle cx="66" cy="36" r="7" fill="#c9a24b"/><circle cx="50" cy="36" r="4.600" fill="#7df0b4"/><circle cx="66" cy="36" r="4.600" fill="#7df0b4"/>',
  none: '<path d="M40 42q-2-26 18-26t18 26q-2-10-6-14q-12 4-24 0q-4 4-6 14z" fill="#5b4630"/>',
}

const FACES = {
  moustache:
    '<path d="M58 62c-4-3-9-2-13 2c-2 2-5 2-6 0c1 6 8 7 12 4c3-2 5-2 7-2s4 0 7 2c4 3 11 2 12-4c-1 2-4 2-6 0c-4-4-9-5-13-2z" fill="#2a1a10"/>',
  beard:
    '<path d="M41 54q0 26 17 28t17-28q-3 8-8 9q-9-4-18 0q-5-1-8-9z" fill="#4a3120"/><path d="M52 68q6 3 12 0" stroke="#e2b48c" stroke-width="2" fill="none"/>',
  whiskers:
    '<path d="M40 46q-2 16 6 24l2-12zM76 46q2 16-6 24l-2-12z" fill="#8a7458"/><path d="M52 69q6 3 12 0" stroke="#7a4a30" stroke-width="1.800" fill="none"/>',
  shaven: '<path d="M52 67q6 4 12 0" stroke="#8a4e34" stroke-width="2" fill="none" stroke-linecap="round"/>',
  glasses:
    '<circle cx="50" cy="51" r="5.500" fill="#fff" fill-opacity=".35" stroke="#2a1a10" stroke-width="1.600"/><circle cx="66" cy="51" r="5.500" fill="#fff" fill-opacity=".35" stroke="#2a1a10" stroke-width="1.600"/><path d="M55.500 51h5M52 68q6 2 12 0" stroke="#2a1a10" stroke-width="1.600" fill="none"/>',
} as const

const OVAL = '<ellipse cx="58" cy="58" rx="42" ry="54"/>'

/** The bust of a character, in an oval on sepia, for a view box of 116 × 118. */
export function bust(who: string, paints: Pick<Paints, 'radial' | 'clip'>): string {
  const { hat, face, coat } = SITTERS[who] as (typeof SITTERS)[string]
  const sepia = paints.radial([
    [0, '#f8e6bd'],
    [0.75, '#d9b67f'],
    [1, '#b58b55'],
  ])
  return (
    `<ellipse cx="58" cy="58" rx="44.5" ry="56.5" fill="#8a6a36"/><ellipse cx="58" cy="58" rx="42" ry="54" fill="${sepia}"/><g clip-path="${paints.clip(OVAL)}">` +
    `<path d="M16 122q2-32 26-36l16-4l16 4q24 4 26 36z" fill="${coat}"/><path d="M46 84l12 26l12-26l-12-5z" fill="#f1e4c8"/><path d="M55 90h6l3 22h-12z" fill="#8a2f1c"/><path d="M42 86l16 26l-10 8zM74 86L58 112l10 8z" fill="#000" fill-opacity=".25"/>` +
    '<path d="M50 70h16v16q-8 6-16 0z" fill="#d29c72"/><path d="M41 42q0-14 17-14t17 14v14q-2 20-17 21t-17-21z" fill="#ecc199"/><path d="M75 42v14q-2 20-17 21q10-6 11-21V32q6 3 6 10z" fill="#c98f63" fill-opacity=".55"/><ellipse cx="40.500" cy="53" rx="3" ry="5" fill="#dba87c"/><ellipse cx="75.500" cy="53" rx="3" ry="5" fill="#c98f63"/>' +
    `<circle cx="50.500" cy="51" r="1.900" fill="#24160c"/><circle cx="65.500" cy="51" r="1.900" fill="#24160c"/><path d="M46 46q4-2.500 8 0M62 46q4-2.500 8 0" stroke="#3a2415" stroke-width="1.800" fill="none"/><path d="M58 51l-2.500 9h5" stroke="#a56c48" stroke-width="1.400" fill="none"/>` +
    `${FACES[face]}${HATS[hat]}</g>`
  )
}

/** The busts as symbols of the sprite. */
export const busts: Readonly<Record<string, Drawn>> = Object.fromEntries(
  Object.keys(SITTERS).map((who) => {
    const paints = paintsOf(`bust-${who}`)
    const drawn = bust(who, paints)
    const body = `${paints.defs()}<rect width="116" height="118" fill="#cbb084"/>${drawn}`
    return [`bust-${who}`, { viewBox: '0 0 116 118', stretched: true, body }]
  }),
)
