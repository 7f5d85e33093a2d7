// The cards as they are printed: stained glass on dark stone.

import { at } from '../../../kernel/lists.ts'
import { type Card, HIDDEN } from '../../../kernel/words.ts'
import type { Face, Mark } from '../../../look/scene.ts'
import { capital, withSign } from '../../../look/words.ts'
import { MATERIALS } from '../rules/names.ts'
import type { PillarsVoice } from '../rules/speech.ts'
import type { PillarsState } from '../rules/state.ts'
import { type Box, colourOf, isAdvantage, rowOf, STAND_IN } from '../sheet/box.ts'
import { MATERIAL_ICONS, MATERIAL_TONES, pictureOf } from './icons.ts'
import type { PillarsPen } from './pen.ts'

/** The house's tone of each colour, for a card that lies at no table. */
const TONES = [0, 2, 1, 3]

const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  toolmaker: ['PIL-4.3', 'PIL-5.10', 'PIL-5.19'],
  stonemason: ['PIL-4.3', 'PIL-5.10', 'PIL-5.19'],
  carpenter: ['PIL-4.3', 'PIL-5.10', 'PIL-5.19'],
  'mortar-mixer': ['PIL-4.3', 'PIL-5.10', 'PIL-5.19'],
  'master-builder': ['PIL-4.3', 'PIL-5.11', 'PIL-5.19'],
  quarry: ['PIL-8.1'],
  forest: ['PIL-8.2'],
  'gravel-pit': ['PIL-8.3'],
  'alfred-builder': ['PIL-8.4', 'PIL-3.4'],
  ellen: ['PIL-8.5'],
  'regan-hamleigh': ['PIL-8.6'],
  'tom-builder': ['PIL-8.7', 'PIL-5.9'],
  'william-hamleigh': ['PIL-8.8'],
  'prior-philip': ['PIL-8.9'],
  'bishop-waleran': ['PIL-8.10'],
  'lady-aliena': ['PIL-8.11', 'PIL-3.1'],
  king: ['PIL-8.12', 'PIL-4.5', 'PIL-5.1'],
  painter: ['PIL-8.13', 'PIL-5.20'],
  assistant: ['PIL-8.14', 'PIL-5.15'],
  brickmaker: ['PIL-8.15', 'PIL-5.14'],
  'bell-founder': ['PIL-8.16', 'PIL-5.13'],
  potter: ['PIL-8.17', 'PIL-5.12'],
}

/** The card that lies here: the advantage of the round for its stand-in, as far as one may see it. */
export function faceUp(s: PillarsState | null, card: Card): Card {
  const own = card === STAND_IN ? s?.roundCard[0] : card
  return own === undefined || own === HIDDEN ? card : own
}

type Glass = 'worker' | 'site' | 'person' | 'harm' | 'king' | 'advantage'

function glassOf(card: Card, box: Box): Glass {
  if (colourOf(card) >= 0) return 'worker'
  if (isAdvantage(card) || card === STAND_IN) return 'advantage'
  if (card === box.king) return 'king'
  if ((box.points[card] ?? 0) < 0) return 'harm'
  return (box.value[card] ?? 0) === 0 ? 'site' : 'person'
}

const mix = (colour: string, part: number, other: string) => `color-mix(in srgb, ${colour} ${part}%, ${other})`

/** The colour of a worker at this table, or of the other glasses by the theme. */
export function colourFor(card: Card, s: PillarsState | null, box: Box): string {
  const colour = colourOf(card)
  if (colour < 0) return `var(--p-${glassOf(card, box)})`
  const seat = s === null ? -1 : s.colours.indexOf(colour)
  return seat >= 0 ? `var(--seat-${seat})` : `var(--tone-${TONES[colour]})`
}

export const materialMark = (m: number, voice: PillarsVoice): Mark => ({
  icon: at(MATERIAL_ICONS, m),
  tone: at(MATERIAL_TONES, m),
  label: voice.name(at(MATERIALS, m)),
})

/** What a converter takes and gives: "wood → 3". */
export function exchange({ box, voice }: PillarsPen, card: Card): Mark[] {
  const yields = box.yields[card] ?? []
  const taken = MATERIALS.flatMap((_, m) => ((yields[m] ?? -1) >= 0 ? [m] : []))
  const amounts = taken.map((m) => at(yields, m))
  const gives = box.gives[card] ?? -1
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  const given: Mark = gives >= 0 ? materialMark(gives, voice) : { laurel: low === high ? `${low}` : `${low}–${high}` }
  return [...taken.map((m) => materialMark(m, voice)), { text: '→' }, given]
}

/** The strip at the foot of a card. */
function stripOf(pen: PillarsPen, card: Card): Mark[] {
  const { box, voice } = pen
  const row: Mark[] = []
  if (box.lastTrickOnly[card]) row.push({ text: voice.says('last-trick'), framed: true })
  if (card === box.king) row.push({ text: voice.says('set-apart'), framed: true })
  if (card === box.aliena) row.push({ text: voice.says('opens'), framed: true })
  if (card === box.tom) row.push({ text: '+1' }, ...box.tomKinds.map((m) => materialMark(m, voice)))
  MATERIALS.forEach((_, m) => {
    const units = box.gain[card]?.[m] ?? 0
    if (units > 0) row.push({ text: `+${units}` }, materialMark(m, voice))
  })
  if ((box.uses[card] ?? 0) > 0) row.push(...exchange(pen, card))
  if ((box.uses[card] ?? 0) > 1) row.push({ text: '×n' })
  if (row.length === 0) row.push({ text: voice.says('at-scoring') })
  return row
}

/** Variation in the lead, the same for all copies of a card. */
const windowOf = (card: Card): string => `glass-${1 + ((card < 20 ? card % 5 : card) % 3)}`

export function faceOf(pen: PillarsPen, printed: Card, s: PillarsState | null): Face {
  const { box, voice } = pen
  const card = faceUp(s, printed)
  const kind = rowOf(card, box)
  const glass = glassOf(card, box)
  const colour = colourFor(card, s, box)
  const [icon, behind] = pictureOf(card, box)
  const name = voice.printed(box.names[card], rowOf(card, box))
  const points = glass === 'worker' ? (box.workerPoints[card] ?? 0) : (box.points[card] ?? 0)
  const owner = glass === 'worker' && s !== null ? s.colours.indexOf(colourOf(card)) : -1
  return {
    title: capital(name, voice.lang),
    frame: glass,
    scene: CLAUSES[kind] === undefined ? 'new-advantage' : kind,
    icon,
    behind,
    ground: [mix(colour, 60, '#fff'), colour, mix(colour, 40, '#06060e')],
    texture: windowOf(card),
    ...((box.value[card] ?? -1) >= 0 ? { coin: `${box.value[card]}` } : {}),
    ...(points === 0 ? {} : { points: withSign(points), palePoints: glass === 'worker' }),
    ...(owner >= 0 ? { seat: owner } : {}),
    ...(glass === 'advantage' ? { symbols: ['church'] } : {}),
    strip: [stripOf(pen, card)],
    text: CLAUSES[kind] === undefined ? voice.says('unknown-advantage') : voice.text(kind),
    clauses: CLAUSES[kind] ?? ['PIL-2.1'],
    reconstructed: box.reconstructed[card] ?? false,
  }
}

/** A card in its short form carries no points: they are in the tags that hang on it. */
export function shortFace(pen: PillarsPen, card: Card, s: PillarsState | null): Face {
  const { points: _, ...face } = faceOf(pen, card, s)
  return face
}

/** What a card is called aloud: its name and its value in the trick. */
export function cardLabel({ box, voice }: PillarsPen, printed: Card, s: PillarsState | null): string {
  const card = faceUp(s, printed)
  const value = box.value[card] ?? -1
  return value < 0 ? voice.card(card) : voice.says('card-label', { card, value })
}
