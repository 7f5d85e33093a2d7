// The table as it is drawn: one record, a comment a field, each made by a small function. Components only draw it.

import type { Choice, Event, Ref, Refusal, Seat } from '../../../kernel/words.ts'
import { drawnWith } from '../../../look/drawn.ts'
import type { Change } from '../../../look/preview.ts'
import type { Considered, Panel, Progress, Scene, Shape } from '../../../look/scene.ts'
import type { Form } from '../../../look/shape.ts'
import type { Speaker } from '../../../title/say.ts'
import type { Told } from '../../../wire/told.ts'
import { keptBy } from '../lib/kept.ts'
import { type Narrowed, standIn } from '../lib/narrowing.ts'
import type { Places } from '../lib/seats.ts'
import type { About } from './about.ts'
import { NOWHERE } from './nowhere.ts'
import type { Part } from './sentence.ts'
import type { Table } from './table.ts'

/** `pass`: the device goes to somebody else. `end`: the match is over and its score sheet lies open. */
export type Stage = 'pass' | 'end' | 'board'

/** What the bar under the board offers. */
export interface Offer {
  /** Options that are buttons. */
  readonly buttons: readonly Choice[]
  /** The one button there is, apart from what is offered beside the question; never one that gives something up. */
  readonly lead: Choice | null
  /** Refused options that are buttons which say why. */
  readonly shut: readonly { readonly choice: Choice; readonly refusal: Refusal | null }[]
}

/** What stands beside the board, a frame after it. */
export interface Beside {
  /** What each player has. */
  readonly panels: readonly Panel[]
  /** The story up to what is shown. */
  readonly story: readonly Told[]
  /** The reader's own last line of it; −1 before the first. */
  readonly since: number
  /** The line that is shown. */
  readonly moment: number
  /** Whose turn it is. */
  readonly awaited: readonly Seat[]
}

export interface TableModel {
  /** The game's name, and a shorter one for a phone. */
  readonly title: string
  readonly short: string
  /** Where the game's icons are. */
  readonly sprite: string
  /** The classes of the game's theme. */
  readonly mood: string
  /** The colours of the seats, as CSS variables. */
  readonly colours: string
  /** How the seats are told apart. */
  readonly places: Places
  /** The names of the seats. */
  readonly names: readonly string[]
  /** The seat whose eyes look; null for a spectator. */
  readonly eyes: Seat | null
  /** The form the table is laid in: the window's. */
  readonly form: Form
  /** A phone held upright, or another narrow screen. */
  readonly tall: boolean
  /** What lies where on the board. */
  readonly scene: Scene
  /** What brought the board to where it is, for pieces that come from somewhere. */
  readonly events: readonly Event[]
  /** How far the match is. */
  readonly progress: Progress
  readonly beside: Beside
  readonly stage: Stage
  /** Moves of others are being shown one by one. */
  readonly showing: boolean
  /** The reader walks through the past. */
  readonly replaying: boolean
  /** What is asked, or whom the table waits for. */
  readonly sentence: string
  /** The same, cut at the names of those whom the table waits for. */
  readonly parts: readonly Part[]
  readonly offer: Offer
  /** What the one choice left would bring. */
  readonly considered: Considered | null
  /** What it would change of what everybody holds. */
  readonly changes: readonly Change[]
  /** What the card says that is pointed at, on a phone, where it is too small to be read. */
  readonly cardText: string | null
  /** What can be said of choices now. */
  readonly about: About
  /** Why nothing can be taken back, as a sentence; null where something can. */
  readonly noUndo: string | null
  /** The same once somebody asked for it, until they do something else. */
  readonly undoAnswer: string | null
  /** There is more than one choice: a list and a hint are worth while. */
  readonly several: boolean
}

export const seatsIn = ({ seats }: { readonly seats: number }): Seat[] => [...Array(seats).keys()]

/** What is answered to whoever wants to take back: why not; nothing where a picked piece is put back instead. */
export const undoAnswerTo = (noUndo: string | null, picked: readonly Ref[]): string | null =>
  picked.length === 0 ? noUndo : null

const BARE: Scene = { ground: '', areas: [] }

/** The scene of what is shown; nothing for a game without a look. */
export function sceneOf(
  { game, look, view, eyes }: Pick<Table, 'game' | 'look' | 'view' | 'eyes'>,
  shape: Shape,
  choosing: { readonly options: readonly Choice[]; readonly picked: readonly Ref[] } | null,
  { voice }: Speaker,
): Scene {
  return look === null ? BARE : drawnWith(look, { box: game.box, voice }).scene(view, eyes, shape, choosing)
}

/** The panels of all seats; one that says the same as before is the same object. */
export function panelsOf(
  { game, look, view, eyes }: Pick<Table, 'game' | 'look' | 'view' | 'eyes'>,
  { voice }: Speaker,
  was: readonly Panel[],
): readonly Panel[] {
  if (look === null) return []
  const drawn = drawnWith(look, { box: game.box, voice })
  const now = seatsIn(view).map((seat) => drawn.panel(view, seat, eyes))
  return keptBy(was, now, (panel) => panel.seat)
}

export const progressOf = (
  { game, look, view }: Pick<Table, 'game' | 'look' | 'view'>,
  { voice }: Speaker,
): Progress => (look === null ? NOWHERE : drawnWith(look, { box: game.box, voice }).progress(view))

/** The things that lie on the board. */
export const refsOn = (scene: Scene): ReadonlySet<Ref> =>
  new Set(scene.areas.flatMap((a) => a.pieces.flatMap((p) => (p.ref === undefined ? [] : [p.ref]))))

/** Options on things the board does not draw are buttons all the same; one of several amounts that lie there is not. */
export function offerOf(
  { fitting, buttons, shut, armed }: Narrowed,
  picked: readonly Ref[],
  onBoard: ReadonlySet<Ref>,
  isBeside: (act: string) => boolean,
  givesUp: (choice: Choice) => boolean,
): Offer {
  const laid = (c: Choice) => c.n !== undefined && onBoard.has(standIn(c) ?? '')
  const off = fitting.filter((c) => c.on?.some((ref) => !picked.includes(ref) && !onBoard.has(ref)))
  const [only, other] = [...buttons, ...off].filter((c) => !isBeside(c.act))
  return {
    buttons: [...buttons.filter((c) => c === armed || !laid(c)), ...off],
    lead: armed === null && only !== undefined && other === undefined && !givesUp(only) ? only : null,
    shut: shut.filter(({ choice }) => !isBeside(choice.act) && !laid(choice)),
  }
}

export function stageOf(
  table: Pick<Table, 'passTo' | 'over' | 'final' | 'moment' | 'latest'>,
  replaying: boolean,
): Stage {
  if (table.passTo !== null) return 'pass'
  const atEnd = table.over && table.final !== null && table.moment === table.latest
  return atEnd && !replaying ? 'end' : 'board'
}

/** The line of a story after which everything is news to the eyes that look. */
export const sinceOf = (story: readonly Told[], eyes: Seat | null): number =>
  story.findLastIndex((told) => told.seat === eyes)
