// Everything a look says at a position, for proofreading.
import type { Choice, Seat, State } from '../../kernel/words.ts'
import type { Thing } from '../../papers/speech.ts'
import type { Texts, Voice } from '../../papers/texts.ts'
import type { Considered, DrawnLook, Face, Mark, Panel, Piece, Progress, Scene } from '../scene.ts'
import { pieces } from './scene.ts'

type Words = readonly (string | undefined)[]

const inMarks = (marks: readonly Mark[] = []): Words => marks.flatMap((mark) => [mark.text, mark.label])

export const inFace = ({ title, text, strip }: Face): Words => [title, text, ...strip.flatMap(inMarks)]

const inPiece = ({ label, look, tags = [], shows }: Piece): Words => [
  label,
  ...tags.flatMap((tag) => [tag.text, ...inMarks(tag.marks)]),
  ...(look.is === 'text' || look.is === 'plate' || look.is === 'slot' ? [look.text] : []),
  ...(look.is === 'sum' ? [...look.terms.map((term) => term.label), look.total] : []),
  ...(shows === undefined ? [] : [shows.title, shows.text, ...shows.cards.map((card) => card.note)]),
]

export const inScene = (scene: Scene): Words => [
  ...scene.areas.map((area) => area.label),
  ...pieces(scene).flatMap(inPiece),
]

export const inPanel = ({ figures, notes, flag, aside, tally, screen, shows }: Panel): Words => [
  ...figures.map((figure) => figure.label),
  ...notes.flatMap((note) => [note.text, note.label]),
  flag?.text,
  aside?.label,
  tally?.label,
  screen?.label,
  ...(shows === undefined ? [] : [shows.title, ...shows.cards.map((card) => card.note)]),
]

export const inProgress = ({ label, phase, phases = [], detail, steps }: Progress): Words => [
  label,
  phase.text,
  detail?.text,
  ...phases.map((one) => one.text),
  ...steps.flatMap((step) => [step.text, step.lead]),
]

const inConsidered = (considered: Considered | null | undefined): Words =>
  considered ? [considered.text, ...(considered.sum ?? []).flatMap((term) => [term.label, term.n])] : []

/** What it says of a choice: in few words, its consequences, what its numbers count. */
export const ofChoice = <S extends State>(drawn: DrawnLook<S>, s: S, seat: Seat, choice: Choice): Words => [
  drawn.brief?.(s, seat, choice) ?? undefined,
  ...(choice.span === undefined
    ? inConsidered(drawn.consider?.(s, seat, choice))
    : (drawn.numbers?.(s, seat, choice) ?? []).map((counted) => counted.label)),
]

/** Everything at a position that somebody can ask about: the panels, and where the match stands. */
export const thingsIn = (panels: readonly Panel[], { thing, steps, detail, phase, phases = [] }: Progress): Thing[] => [
  ...panels.flatMap(({ scored, screen, figures, aside, flag, notes, tally }) =>
    [scored, ...[screen, ...figures, aside, flag, ...notes, tally].map((part) => part?.thing)].filter(
      (part) => part !== undefined,
    ),
  ),
  thing,
  ...[...steps, phase, ...phases, ...(detail === undefined ? [] : [detail])].map((part) => part.thing),
]

/** A voice that remembers the sayings it was asked for and did not have. */
export function remembering(voice: Voice, texts: Texts, missing: Set<string>): Voice {
  const says: Voice['says'] = (id, p) => {
    if (texts.board?.[id] === undefined && texts.cards[id] === undefined) missing.add(id)
    return voice.says(id, p)
  }
  return { ...voice, says, text: says }
}
