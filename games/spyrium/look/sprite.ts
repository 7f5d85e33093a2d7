// What the sprite of Spyrium holds: icons of the game-icons set, and what we drew ourselves.
import { allUnlined, cardBack, type Drawn, lozenges } from '../../../look/sprite.ts'
import { busts } from './art/bust.ts'
import { cogPath } from './art/cog.ts'
import { ICONS } from './icons.ts'

/** Ids in the game-icons set. */
export const icons: readonly string[] = ICONS

const CRYSTAL: Drawn = {
  viewBox: '0 0 40 40',
  body:
    '<path d="M20 2L31 11V28L20 38L9 28V11Z" fill="#1fae67" stroke="#07331d" stroke-width="2" stroke-linejoin="round"/>' +
    '<path d="M20 2L31 11L25 15H15L9 11Z" fill="#b6ffd8"/><path d="M15 15H25V26L20 38L15 26Z" fill="#4fe79a"/><path d="M9 11L15 15V26L9 28Z" fill="#2ec97b"/><path d="M31 11L25 15V26L31 28Z" fill="#128a4e"/><path d="M9 28L15 26L20 38ZM31 28L25 26L20 38Z" fill="#0c6a3b"/>',
}

const COIN: Drawn = {
  viewBox: '0 0 40 40',
  body: '<circle cx="20" cy="20" r="18.500" fill="#7d5f24"/><circle cx="20" cy="19.200" r="17.600" fill="#e2bd61"/><circle cx="20" cy="19.200" r="14" fill="#f2d98e" stroke="#a87a28" stroke-width="1.600"/><path d="M9 15a13 13 0 0 1 12-9" fill="none" stroke="#fff6d4" stroke-width="2.400" stroke-linecap="round"/>',
}

/** The coin with its sign. */
const POUND: Drawn = {
  viewBox: '0 0 40 40',
  body: `${COIN.body}<path d="M25.500 14.500a5 5 0 0 0-9.500 2.200c0 4 1.800 5.300.4 9.800h9.600M13.500 20.500h8.500" fill="none" stroke="#2a1c0c" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
}

const rim = `<path transform="translate(20 20)" d="${cogPath(19.4, 16.4, 14)}" fill="#c9a24b" stroke="#5c430f" stroke-width=".8"/><circle cx="20" cy="20" r="14.200" fill="#1d3a35" stroke="#7d5f24" stroke-width="1.200"/><path d="M10 16a11 11 0 0 1 12-6" fill="none" stroke="#4e9484" stroke-width="2" stroke-linecap="round"/>`
const TOKEN_RIM: Drawn = { viewBox: '0 0 40 40', body: rim }
const TOKEN: Drawn = {
  viewBox: '0 0 40 40',
  body: `${rim}<path d="M16 16.500a4 4 0 1 1 5.500 3.600c-1.300.6-1.500 1.400-1.500 3M20 27v.4" fill="none" stroke="#f4efdc" stroke-width="3" stroke-linecap="round"/>`,
}

/** A card's back: verdigris lozenges, a brass cog, the letter of its period. */
const back = (letter: string): Drawn =>
  cardBack(
    `<rect width="70" height="98" rx="6" fill="#1d3a35"/><path d="${lozenges(9, 14, 20, 70)}" stroke="#22584f" stroke-width="3"/><rect x="3" y="3" width="64" height="92" rx="4" fill="none" stroke="#c9a24b" stroke-width="1.600"/><rect x="6" y="6" width="58" height="86" rx="3" fill="none" stroke="#c9a24b" stroke-width=".7"/>` +
      `<g transform="translate(35 49)"><path d="${cogPath(24, 20.5, 18)}" fill="#c9a24b"/><circle r="18" fill="#10201d"/></g><text x="35" y="57.500" text-anchor="middle" font-family="Rye, Bitter, serif" font-size="25" fill="#ebd08c">${letter}</text>`,
  )

/** Works in shadow behind a building, with crystals where it deals in them. */
const works = (crystals: boolean): Drawn => ({
  viewBox: '0 0 116 100',
  stretched: true,
  body:
    '<path d="M0 100V60H8V38h6v22h8V50h14v10h6V30h7v30h10V46l9 7V46l9 7V46l9 7v7h4V36h6v24h8v-8h16v48z" fill="#000" opacity=".13"/><path d="M0 76H116V100H0Z" fill="#000" opacity=".34"/><path d="M0 76H116" stroke="#fff" stroke-opacity=".14"/>' +
    (crystals
      ? '<path d="M7 92l3-15 5-6 4 7 2-5 4 4 1 15z" fill="#1fae67"/><path d="M10 77l5-6 1 21h-4zM21 73l4 4 1 15h-4z" fill="#8dffc0"/>'
      : ''),
})

const squares = (step: number, to: number) =>
  Array.from({ length: Math.floor(to / step) }, (_, i) => `M${(i + 1) * step} 0V118M0 ${(i + 1) * step}H116`).join('')
const BLUEPRINT: Drawn = {
  viewBox: '0 0 116 118',
  stretched: true,
  body: `<path d="${squares(5.8, 116)}" stroke="#ddf1fb" stroke-opacity=".1" stroke-width=".5"/><path d="${squares(29, 116)}" stroke="#ddf1fb" stroke-opacity=".22" stroke-width=".7"/><path d="M14 110H102M14 106v8M102 106v8" stroke="#ddf1fb" stroke-opacity=".6" stroke-width="1"/>`,
}

const NEWSPRINT: Drawn = {
  viewBox: '0 0 116 118',
  stretched: true,
  body: `<path d="${Array.from({ length: 28 }, (_, i) => `M6 ${6 + i * 4}H110`).join('')}" stroke="#221c14" stroke-opacity=".14" stroke-width=".9"/>`,
}

export const own: Readonly<Record<string, Drawn>> = allUnlined({
  crystal: CRYSTAL,
  coin: COIN,
  pound: POUND,
  token: TOKEN,
  'token-rim': TOKEN_RIM,
  'back-a': back('A'),
  'back-b': back('B'),
  'back-c': back('C'),
  works: works(false),
  'works-crystal': works(true),
  blueprint: BLUEPRINT,
  newsprint: NEWSPRINT,
  ...busts,
})
