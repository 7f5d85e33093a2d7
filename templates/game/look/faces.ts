// The cards as they are printed.
import { at } from '../../../kernel/lists.ts'
import type { Card } from '../../../kernel/words.ts'
import type { Face, Mark } from '../../../look/scene.ts'
import { capital } from '../../../look/words.ts'
import type { Clause } from '../rules/clauses.ts'
import { type CardKind, KINDS } from '../rules/names.ts'
import { PICTURES, STONE } from './icons.ts'
import type { TrestlePen } from './pen.ts'

const GROUNDS: Readonly<Record<CardKind, readonly string[]>> = {
  quarry: ['#b9c2c9', '#7d8a95', '#3f4a54'],
  wall: ['#e0b98c', '#a8754a', '#573620'],
  crane: ['#a8c7a2', '#5f8a63', '#2c4a35'],
}
const CLAUSES: Readonly<Record<CardKind, readonly Clause[]>> = {
  quarry: ['TRE-2.4'],
  wall: ['TRE-2.5', 'TRE-3.2'],
  crane: ['TRE-4.1', 'TRE-4.2'],
}

/** What a card does, in a row of signs. */
function stripOf({ box, voice }: TrestlePen, kind: CardKind): Mark[] {
  const stone: Mark = { icon: STONE, label: voice.name('stones') }
  if (kind === 'quarry') return [{ text: `+${box.quarry}` }, stone]
  if (kind === 'crane') return [{ text: `↑${box.crane}` }, stone]
  return [{ text: `0–${box.height}` }, stone, { text: '→' }, { laurel: `${box.height + box.bonus}` }]
}

export function faceOf(pen: TrestlePen, card: Card): Face {
  const { voice } = pen
  const kind = at(KINDS, card)
  const [icon, behind] = PICTURES[kind]
  return {
    title: capital(voice.card(card), voice.lang),
    frame: kind,
    icon,
    behind,
    ground: GROUNDS[kind],
    strip: [stripOf(pen, kind)],
    text: voice.text(kind),
    clauses: CLAUSES[kind],
    reconstructed: false,
  }
}
