// The table's model as the page follows it: each field is made anew when what it is made of has changed.
import { isInterrupt } from '../../../kernel/ask.ts'
import type { Choice } from '../../../kernel/words.ts'
import { drawnWith } from '../../../look/drawn.ts'
import type { GoalLine } from '../../../look/goal.ts'
import { leftHanded } from '../../../look/lefthand.ts'
import { roundsOf } from '../../../look/rounds.ts'
import type { DrawnLook, Form, Panel, Piece, Place, Progress, Shape } from '../../../look/scene.ts'
import { columnIn, formOf, lyingRoom } from '../../../look/shape.ts'
import type { Rect } from '../../../look/svg.ts'
import { faceOf } from '../../../look/things.ts'
import type { Speaker } from '../../../title/say.ts'
import { fold, isFolded } from '../lib/folded.svelte.ts'
import { iconsOf } from '../lib/icons.svelte.ts'
import { kept } from '../lib/kept.ts'
import { later } from '../lib/later.svelte.ts'
import { boardScale } from '../lib/scale.ts'
import { screen } from '../lib/screen.svelte.ts'
import { placesOf } from '../lib/seats.ts'
import { settings } from '../lib/settings.svelte.ts'
import { shelf } from '../lib/shelf.ts'
import { t } from '../lib/ui.svelte.ts'
import { aboutChoices } from './about.ts'
import { Coach } from './coach.svelte.ts'
import { Hand } from './hand.svelte.ts'
import {
  type Beside,
  offerOf,
  panelsOf,
  progressOf,
  refsOn,
  sceneOf,
  seatsIn,
  sinceOf,
  stageOf,
  type TableModel,
  undoAnswerTo,
} from './model.ts'
import type { Lines } from './replay.ts'
import { partsOf, sentenceOf } from './sentence.ts'
import type { Over, Table } from './table.ts'

/** Lower screens have no room for a line more. */
const LOW = 640
const LOW_TABLET = 1000
const NOTHING: Over = { is: 'none' }
/** No board is composed for less height than this, in pixels: a room that is lower, for a moment while a page is laid or under a
 * keyboard on the screen, shows a part of it. */
const LEAST_HEIGHT = 240
/** The room of the board before it is known. */
const ROOM = { w: 800, h: 600 }

export class Model implements TableModel {
  readonly #given: () => { readonly table: Table; readonly speaker: Speaker }
  readonly #waiting: () => ((who: string) => string) | undefined
  readonly hand: Hand
  readonly coach: Coach
  readonly #beside: { readonly current: Beside }
  /** What lies open over the table. */
  over = $state.raw<Over>(NOTHING)
  replaying = $state.raw(false)
  undoAnswer = $state.raw<string | null>(null)
  /** The room of the board as it is seen: nothing is laid before that is known. */
  roomWidth = $state(0)
  roomHeight = $state(0)

  constructor(
    given: () => { readonly table: Table; readonly speaker: Speaker },
    waiting: () => ((who: string) => string) | undefined,
  ) {
    this.#given = given
    this.#waiting = waiting
    this.coach = new Coach(() => this.table)
    this.hand = new Hand(
      () => this.table,
      () => this.close(),
      () => this.coach,
    )
    this.#beside = later(
      () => this.eyes,
      () => [this.speaker, this.table.view, this.table.story, this.table.moment, this.table.awaited],
      () => ({
        panels: this.#panels,
        story: this.table.story,
        since: this.since,
        moment: this.table.moment,
        awaited: this.table.awaited,
      }),
    )
  }

  get table(): Table {
    return this.#given().table
  }
  get speaker(): Speaker {
    return this.#given().speaker
  }
  get eyes() {
    return this.table.eyes
  }

  readonly #cover = $derived(shelf.find((box) => box.id === this.table.game.id)?.words(this.speaker.lang))
  get title() {
    return this.#cover?.title ?? this.speaker.texts.title
  }
  get short() {
    return this.#cover?.short ?? this.speaker.texts.title
  }
  get sprite() {
    return iconsOf(this.table.game.id)
  }
  readonly mood = $derived(`mood mood-${this.table.game.id} ${this.table.look?.mood?.(this.table.view) ?? ''}`)
  readonly places = $derived(
    placesOf(
      seatsIn(this.table.view).map((seat) => this.table.title.seatName(this.table.view, seat)),
      this.speaker,
    ),
  )
  readonly colours = $derived(this.places.tones.map((tone, seat) => `--seat-${seat}:var(--tone-${tone})`).join(';'))
  readonly names = $derived(seatsIn(this.table.view).map((seat) => this.speaker.voice.seat(seat)))

  /** The form the table is laid in: the window's. */
  readonly form: Form = $derived(formOf(screen.w, screen.h))
  /** How wide the column of a lying table is. */
  readonly column = $derived(columnIn(screen.w, this.table.look?.column))
  /** A large room shows the board larger than it is laid. */
  readonly boardScale = $derived(boardScale(this.form, this.roomWidth, this.roomHeight))
  /** The room of the board as it is laid. */
  readonly width = $derived(this.roomWidth / this.boardScale)
  readonly height = $derived(this.roomHeight / this.boardScale)
  readonly tall = $derived(this.form === 'upright')
  readonly #shape: Shape = $derived.by(() => {
    const [w, room] = [Math.round(this.width) || ROOM.w, Math.round(this.height) || ROOM.h]
    const h = Math.max(room, LEAST_HEIGHT)
    return this.form === 'lying' ? lyingRoom(w, h, this.table.look?.column) : { w, h, form: this.form }
  })
  /** What lies at the right hand lies at the left one. */
  readonly left = $derived(settings.hand === 'left' && (this.form === 'lying' || this.form === 'tablet'))
  readonly scene = $derived.by(() => {
    const scene = sceneOf(this.table, this.#shape, this.hand.choosing, this.speaker)
    return this.left && this.form === 'lying' ? leftHanded(scene, this.#shape, this.table.look?.column) : scene
  })
  /** The part of the board's room that the column of a lying table leaves in sight. */
  readonly inSight: Rect = $derived.by(() => {
    const column = this.form === 'lying' ? this.column : 0
    return { x: this.left ? column : 0, y: 0, w: this.width - column, h: this.height }
  })
  /** What is left of a lying table's column, for a hand or a stock. */
  readonly spare: Rect | null = $derived.by(() => {
    const { free } = this.#shape
    return free === undefined ? null : { ...free, x: this.left ? 0 : free.x }
  })
  readonly #onBoard = $derived(refsOn(this.scene))
  get events() {
    return this.table.story.at(-1)?.events ?? []
  }
  #wasPanels: readonly Panel[] = []
  readonly #panels = $derived.by(() => {
    this.#wasPanels = panelsOf(this.table, this.speaker, this.#wasPanels)
    return this.#wasPanels
  })
  #wasProgress: Progress | undefined
  readonly progress = $derived.by(() => {
    this.#wasProgress = kept(this.#wasProgress, progressOf(this.table, this.speaker))
    return this.#wasProgress
  })
  #wasGoal: GoalLine | null | undefined
  /** How the game is won, and what matters now; null for a game that does not say, and once it is over. */
  readonly goal: GoalLine | null = $derived.by(() => {
    this.#wasGoal = kept(this.#wasGoal, this.drawn?.goal?.(this.table.view, this.eyes) ?? null)
    return this.#wasGoal
  })
  /** On a small screen the line stands only while it is asked for. */
  goalAsked = $state.raw(false)
  readonly goalFolded: boolean = $derived.by(
    () => this.goal !== null && (this.low ? !this.goalAsked : isFolded(this.table.game.id)),
  )
  showGoal(shown: boolean): void {
    if (this.low) this.goalAsked = shown
    else fold(this.table.game.id, !shown)
  }
  /** So little room that a line more would be too much. */
  readonly low: boolean = $derived(this.tall || screen.h < (this.form === 'tablet' ? LOW_TABLET : LOW))
  readonly since = $derived(sinceOf(this.table.story, this.eyes))
  get beside() {
    return this.#beside.current
  }

  readonly stage = $derived(stageOf(this.table, this.replaying))
  readonly showing = $derived(this.table.moment < this.table.latest && !this.replaying)
  /** The reader is asked something and may answer. */
  readonly mine = $derived(
    this.eyes !== null && this.table.awaited.includes(this.eyes) && this.table.explained.length > 0,
  )
  readonly #question = $derived(
    this.mine && this.eyes !== null && this.table.explained.some((e) => e.refusal === null)
      ? this.speaker.ask(this.table.view, this.eyes)
      : null,
  )
  readonly sentence = $derived.by(() => {
    const { thinking, over, awaited } = this.table
    if (this.coach.weighing) return t('coach.looks')
    const situation = {
      asking: this.hand.asking,
      question: this.#question,
      thinking: thinking === null ? null : (this.names[thinking] ?? ''),
      showing: this.showing,
      over,
      awaited: awaited.map((seat) => this.names[seat] ?? ''),
    }
    return sentenceOf(situation, t, this.speaker.lang, this.#waiting())
  })
  readonly parts = $derived.by(() => {
    const { thinking, awaited } = this.table
    const meant = this.#question !== null ? [] : thinking !== null ? [thinking] : awaited
    return partsOf(this.sentence, meant, this.names)
  })
  readonly about = $derived(aboutChoices(this.table, this.speaker, (choice) => this.hand.wayOf(choice)))
  readonly offer = $derived.by(() => {
    const isBeside = (act: string) => isInterrupt(this.table.game, act)
    const isWay = (choice: Choice) => this.hand.wayOf(choice) !== null
    const { narrowed } = this.hand
    const near = { ...narrowed, fitting: narrowed.fitting.filter((c) => !isWay(c)) }
    return offerOf(near, this.hand.picked, this.#onBoard, isBeside, this.about.givesUp)
  })
  /** The thing pointed at last, as it lies on the board. */
  readonly subject: Piece | null = $derived.by(() => {
    const ref = this.hand.picked.at(-1)
    return this.scene.areas.flatMap((area) => area.pieces).find((p) => ref !== undefined && p.ref === ref) ?? null
  })
  /** Where the things lie that can be pointed at next. */
  readonly inPlay: readonly Place[] = $derived.by(() => {
    const { choosable } = this.hand.narrowed
    const pieces = this.scene.areas.flatMap((area) => area.pieces)
    return pieces.flatMap((p) => (p.ref !== undefined && choosable.has(p.ref) ? [p.box] : []))
  })
  /** Where what is held lies on the board; null where it shows nowhere. */
  readonly heldAt: Place | null = $derived.by(() => {
    const { held } = this.table
    if (held === null) return null
    const { choice, foreseen } = held
    const refs = [...foreseen.told.events.flatMap((e) => (e.to === undefined ? [] : [e.to])), ...(choice.on ?? [])]
    const pieces = this.scene.areas.flatMap((area) => area.pieces)
    const found = refs.map((ref) => pieces.find((p) => p.ref === ref)).find((p) => p !== undefined)
    return found?.box ?? null
  })
  /** What is held, as the log will tell it. */
  readonly heldWords: string = $derived.by(() => {
    const [event] = this.table.held?.foreseen.told.events ?? []
    return event === undefined ? '' : this.speaker.event(event)
  })
  readonly cardText = $derived.by(() => {
    const face = this.tall && this.subject !== null ? faceOf(this.subject) : undefined
    return face === undefined ? null : face.text
  })
  readonly considered = $derived.by(() => {
    const { foreseen } = this.hand
    return foreseen === null ? null : this.about.consider(foreseen.choice)
  })
  readonly changes = $derived.by(() => {
    const { foreseen, verbs } = this.hand
    return foreseen === null || verbs.length > 0 ? [] : this.about.changes(foreseen.choice)
  })
  /** Where what is foreseen would be done; null where it shows nowhere. */
  readonly foreseenAt: Place | null = $derived.by(() => {
    const on = this.hand.foreseen?.on ?? null
    const pieces = this.scene.areas.flatMap((area) => area.pieces)
    return on === null ? null : (pieces.find((p) => p.ref === on)?.box ?? null)
  })
  readonly noUndo = $derived(this.table.noUndo === null ? null : this.speaker.refusal(this.table.noUndo))
  readonly several = $derived(this.table.explained.length > 1)

  /** Takes back, or says why that cannot be. */
  undo(): void {
    this.undoAnswer = undoAnswerTo(this.noUndo, this.hand.picked)
    this.hand.undo()
  }
  /** Somebody does something else: what was answered need not be read any more. */
  turnAway(): void {
    this.undoAnswer = null
  }
  /** The look in the reader's own words; null for a game without one. */
  readonly drawn: DrawnLook | null = $derived.by(() => {
    const { look, game } = this.table
    return look === null ? null : drawnWith(look, { box: game.box, voice: this.speaker.voice })
  })
  /** The lines of the whole match, for whoever walks through it. */
  readonly lines: Lines = $derived.by(() => {
    const { movers, past } = this.table
    const { drawn } = this
    const whole = past.length === movers.length && drawn !== null
    return { movers, rounds: whole && this.replaying ? roundsOf(drawn, past) : movers.map(() => -1) }
  })
  /** What the log says of the moment that is shown, or of the last one at which something was seen. */
  readonly momentWords: string = $derived(
    this.table.story
      .findLast(({ events }) => events.length > 0)
      ?.events.map((event) => this.speaker.event(event))
      .join(' ') ?? '',
  )
  /** Whether a line brought points to somebody, as far as it is known here. */
  scoredAt(at: number): boolean {
    const { game, past } = this.table
    const [before, after] = [past[at - 1], past[at]]
    if (before === undefined || after === undefined) return false
    const was = game.scores(before, game.box)
    return game.scores(after, game.box).some((points, seat) => points !== was[seat])
  }

  close(): void {
    this.over = NOTHING
  }
  /** Shows a moment of the match, and stays in the past even where it is the last one. */
  replay(at: number): void {
    this.replaying = true
    this.table.lookAt(at)
  }
  /** Shows an earlier moment of the match, or the latest again. */
  lookAt(at: number): void {
    this.replaying = at < this.table.latest
    this.table.lookAt(at)
  }
}
