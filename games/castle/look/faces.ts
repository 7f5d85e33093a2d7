// The cards as they are printed: characters on parchment, winter cards on frosted paper.

import { at } from '../../../kernel/lists.ts'
import type { Card } from '../../../kernel/words.ts'
import { madeOnce } from '../../../look/drawn.ts'
import type { Face } from '../../../look/scene.ts'
import { capital } from '../../../look/words.ts'
import { BUILDINGS, CHARACTERS, TILES, WINTER } from '../rules/pieces.ts'
import { guessed, guessedFee } from './guessed.ts'
import { BUILDING_ICONS, pictureOf } from './icons.ts'
import { isCharacter, spaceMark, stepOf, stripOf } from './marks.ts'
import type { CastlePen } from './pen.ts'

/** The clauses a card rests on, by card. */
const CLAUSES: readonly (readonly string[])[] = [
  ['CAS-5.1', 'CAS-5.2'],
  ['CAS-6.1', 'CAS-6.9', 'CAS-6.10'],
  ['CAS-7.1', 'CAS-7.3', 'CAS-7.4'],
  ['CAS-8.1', 'CAS-8.6', 'CAS-8.7'],
  ['CAS-4.1', 'CAS-9.1', 'CAS-9.2'],
  ['CAS-4.1', 'CAS-9.1', 'CAS-9.2'],
  ['CAS-4.1', 'CAS-4.2', 'CAS-9.2'],
  ['CAS-10.1', 'CAS-10.2', 'CAS-3.2'],
  ['CAS-19.1', 'CAS-19.2', 'CAS-19.3'],
  ['CAS-19.6', 'CAS-19.7'],
  ['CAS-19.8'],
  ['CAS-19.9'],
  ['CAS-19.10', 'CAS-19.11', 'CAS-19.12'],
  ['CAS-19.14'],
]

export const faceOf = madeOnce((pen: CastlePen, card: Card): Face => {
  const { box, voice } = pen
  const { icon, behind, ground } = pictureOf(card)
  const character = isCharacter(card)
  return {
    title: capital(voice.card(card)),
    frame: character ? `character role-${card}` : 'winter',
    scene: at([...CHARACTERS, ...WINTER], card),
    icon,
    behind,
    ground,
    texture: character ? 'earth' : 'earth-winter',
    ...(character ? { coin: `${stepOf(card)}` } : {}),
    strip: stripOf(pen, card),
    text: voice.text(box.id[card] ?? ''),
    clauses: CLAUSES[card] ?? [],
    reconstructed: false,
  }
})

/** The clauses of a building, by its number: how it is paid for, and how it scores. */
const SCORING = ['15.3', '15.4', '15.5', '15.6', '15.7', '15.8', '15.10', null, null, null, '15.9', '15.11']

/** A building as a tile to be read: its value, its points, what its spaces cost and count. */
export const tileFace = madeOnce((pen: CastlePen, building: number): Face => {
  const { box, voice } = pen
  const id = at(BUILDINGS, building)
  const tile = building < TILES.length
  const spaces = box.spaceOf.flatMap((house, space) => (house === building ? [space] : []))
  const rows = spaces.map((space) => [
    { text: `${box.fee[space]}`, icon: 'thaler', label: voice.name('thaler') },
    { text: '→' },
    spaceMark(pen, space),
  ])
  const scoring = SCORING[building]
  return {
    title: capital(voice.name(id)),
    frame: 'tile',
    scene: id,
    icon: BUILDING_ICONS[id],
    behind: 'hill-fort',
    ground: ['#e4ecd0', '#b9cf8f', '#7c9c54'],
    texture: 'earth',
    ...(tile ? { coin: `${box.cost[building]}`, points: `${box.vp[building]}` } : {}),
    strip: [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()],
    text: voice.says(id),
    clauses: [...(tile ? ['CAS-11.2', 'CAS-11.3'] : []), ...(scoring ? ['CAS-13.2', `CAS-${scoring}`] : [])],
    reconstructed: guessed(building, box) || spaces.some((space) => guessedFee(space, box)),
  }
})
