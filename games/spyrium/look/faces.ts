// The cards as they are printed: enamel for buildings, cabinet portraits, blueprints, newsprint.

import { at, indexIn } from '../../../kernel/lists.ts'
import { small } from '../../../kernel/small.ts'
import type { Card } from '../../../kernel/words.ts'
import type { Face } from '../../../look/scene.ts'
import { capital } from '../../../look/words.ts'
import type { Voice } from '../../../papers/texts.ts'
import { SYMBOLS } from '../rules/names.ts'
import { eventRule, type Face as Printed } from '../sheet/box.ts'
import { CHARACTERS } from '../sheet/form.ts'
import { shipped } from '../sheet/shipped.ts'
import { familyOf, GROUNDS, pictureOf, SYMBOL_ICONS, sizeOf } from './icons.ts'
import { stripOf } from './marks.ts'
import type { SpyriumPen } from './pen.ts'

const ROWS = new Map(Object.values(shipped.tables).flatMap((rows) => rows.map((row) => [row.id, row] as const)))

/** Whether a printed figure is still the one that we reconstructed. */
export function isReconstructed(face: Printed): boolean {
  const row = ROWS.get(face.design)
  const guessed = (key: 'price' | 'vp') => row?.source[key] === 'R' && row[key] === face[key]
  return row !== undefined && (guessed('price') || guessed('vp'))
}

const BUILDING_CLAUSES: Readonly<Record<string, readonly string[]>> = {
  'mine-i': ['SPY-22.1'],
  'mine-ii': ['SPY-22.2'],
  'mine-iii': ['SPY-22.3', 'SPY-10.8'],
  'workshop-i': ['SPY-22.4'],
  'workshop-ii': ['SPY-22.5'],
  'factory-i': ['SPY-22.6'],
  'factory-ii': ['SPY-22.7'],
  'laboratory-i': ['SPY-22.8'],
  'laboratory-ii': ['SPY-22.9'],
  'laboratory-iii': ['SPY-22.10'],
  'workers-estate-i': ['SPY-22.11', 'SPY-17.2'],
  'workers-estate-ii': ['SPY-22.12', 'SPY-17.2'],
  residence: ['SPY-22.13', 'SPY-15.1'],
  'university-i': ['SPY-22.14', 'SPY-10.8'],
  'university-ii': ['SPY-22.15', 'SPY-10.8'],
}
/** SPY-23 by technique. */
const TECHNIQUE_CLAUSES = ['23.1', '23.2', '23.4', '23.5', '23.3', '23.8', '23.7']

function clausesOf(face: Printed): readonly string[] {
  switch (face.kind) {
    case 'building':
      return [...(BUILDING_CLAUSES[face.design] ?? ['SPY-22.16']), 'SPY-10.1']
    // SPY-21 lists the characters in the order of the sheet.
    case 'character':
      return [`SPY-21.${indexIn(CHARACTERS, face.design) + 1}`, 'SPY-9.1']
    case 'technique':
      return [`SPY-${TECHNIQUE_CLAUSES[face.technique]}`, 'SPY-11.1']
    default:
      return face.event === null ? ['SPY-14.1'] : [eventRule(face).clause, 'SPY-6.1']
  }
}

/** The name without its size, which stands beside it: "Mine" for each of the three. */
export function nameOf(face: Printed, voice: Voice): string {
  const name = voice.printed(face.names, face.design)
  const size = ` ${sizeOf(face.design)}`
  return name.endsWith(size) ? name.slice(0, -size.length) : name
}

function frameOf(face: Printed): string {
  return face.kind === 'building' ? `building family-${familyOf(face.design)}` : face.kind
}

/** What lies under the icons: a works district, an oval for a portrait, squared paper. */
function textureOf(face: Printed): string {
  if (face.kind === 'character') return indexIn(CHARACTERS, face.design) < 0 ? 'bust-adviser' : `bust-${face.design}`
  if (face.kind === 'technique') return 'blueprint'
  if (face.kind === 'event') return 'newsprint'
  return face.effects.some((e) => e.crystals + e.pays > 0) ? 'works-crystal' : 'works'
}

/** The drawn scene of a card; tokens are all alike. */
const sceneOf = ({ kind, design }: Printed): string => (kind === 'token' ? 'token' : design)

export function faceOf({ box, voice }: SpyriumPen, card: Card): Face {
  const face = at(box.cards, card)
  const [icon, behind] = pictureOf(card, box)
  const size = sizeOf(face.design)
  const symbols = SYMBOLS.flatMap((_, i) => (small.has(face.symbols, i) ? [at(SYMBOL_ICONS, i)] : []))
  const priced = face.kind !== 'event' && face.kind !== 'token'
  return {
    title: face.kind === 'token' ? capital(voice.says('token-label', { value: face.value })) : nameOf(face, voice),
    frame: frameOf(face),
    icon,
    behind,
    ground: GROUNDS[familyOf(face.design)],
    texture: textureOf(face),
    scene: sceneOf(face),
    ...(size === undefined ? {} : { size }),
    ...(priced ? { coin: `${face.price}` } : {}),
    ...(face.kind === 'building' && face.vp > 0 ? { points: `${face.vp}` } : {}),
    ...(symbols.length > 0 ? { symbols } : {}),
    strip: stripOf(face, voice, box.figures),
    text: face.kind === 'token' ? voice.says('token-label', { value: face.value }) : voice.text(face.design),
    clauses: clausesOf(face),
    reconstructed: isReconstructed(face),
  }
}

/** A card in its short form: the picture and its size. */
export function shortFace(pen: SpyriumPen, card: Card): Face {
  const { coin: _, points: __, symbols: ___, ...face } = faceOf(pen, card)
  return { ...face, reconstructed: false }
}

/** What a card is called aloud: its name, its price, its printed points. */
export function cardLabel({ box, voice }: SpyriumPen, card: Card): string {
  const face = at(box.cards, card)
  return voice.says('card-label', {
    card,
    kind: face.kind,
    price: face.price,
    vp: face.kind === 'building' ? face.vp : 0,
  })
}
