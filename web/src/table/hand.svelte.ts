// What the reader is about to do at a table: what is picked, what that leaves to choose, what was hinted at.
import type { Hint } from '../../../bots/hint.ts'
import { type Explained, givesUp } from '../../../kernel/ask.ts'
import { sameChoice } from '../../../kernel/choice.ts'
import type { Choice, Ref, Seat } from '../../../kernel/words.ts'
import type { Instruction } from '../../../look/scene.ts'
import { narrow, pick, sourceOf, standIn } from '../lib/narrowing.ts'
import { settings } from '../lib/settings.svelte.ts'
import type { Coach } from './coach.svelte.ts'
import { isFinal } from './final.ts'
import type { Table } from './table.ts'
import { settled, type Way, waysOf } from './ways.ts'

/** All of it belongs to one moment of the match: what happens then lets it fall. */
interface Held {
  readonly at: number
  readonly picked: readonly Ref[]
  /** An open choice whose numbers are being named. */
  readonly open: Choice | null
  readonly hinted: readonly Hint[]
  /** The same with its numbers as they stand. */
  readonly named: Choice | null
  /** A choice that gives something up for good: the reader is asked once whether it is meant. */
  readonly sure: Choice | null
}
const EMPTY: Omit<Held, 'at'> = { picked: [], open: null, named: null, hinted: [], sure: null }
/** More ways than this are found on the board, not in a list beside a piece. */
const MOST_VERBS = 9
/** So many answers are listed with an act; the rest are found where they are asked for. */
const MOST_ANSWERS = 4
const isRef = (ref: Ref | null): ref is Ref => ref !== null

export class Hand {
  readonly #table: () => Table
  /** Called when a choice is played. */
  readonly #played: () => void
  readonly #coach: () => Coach | null
  #held = $state.raw<Held>({ at: -1, ...EMPTY })
  /** Another thing than the one pressed was taken: what it is called, and when. */
  #instead = $state.raw<{ readonly at: number; readonly label: string } | null>(null)
  /** A hint is being thought about. */
  asking = $state.raw(false)
  /** What the reader's own screen goes on doing for one seat. */
  standing = $state.raw<{ seat: Seat; instruction: Instruction } | null>(null)

  constructor(table: () => Table, played: () => void, coach: () => Coach | null = () => null) {
    this.#table = table
    this.#played = played
    this.#coach = coach
    $effect(() => this.#goOn())
  }

  readonly #now: Omit<Held, 'at'> = $derived.by(() => (this.#held.at === this.#table().latest ? this.#held : EMPTY))
  readonly picked: readonly Ref[] = $derived(this.#now.picked)
  readonly open: Choice | null = $derived(this.#now.open)
  readonly hinted: readonly Hint[] = $derived(this.#now.hinted)
  readonly sure: Choice | null = $derived(this.#now.sure)
  /** Hints are shown, and nothing was pointed at since. */
  readonly hinting: boolean = $derived.by(() => {
    const { hinted, picked, open, sure } = this.#now
    return hinted.length > 0 && picked.length === 0 && open === null && sure === null
  })
  /** What was taken in place of what was pressed, until the next choice. */
  readonly instead: string | null = $derived.by(() => {
    const { latest } = this.#table()
    return this.#instead !== null && latest <= this.#instead.at + 1 ? this.#instead.label : null
  })
  readonly #ways: readonly Way[] = $derived.by(() => {
    const { eyes, look, game, view, explained } = this.#table()
    if (eyes === null || explained.length === 0 || look?.opens === undefined) return []
    return waysOf(game, view, eyes, explained, look.opens)
  })
  /** What can be narrowed: choices, refused ones among them, and the ways that can be gone. */
  readonly #legal: readonly Explained[] = $derived.by(() => [
    ...this.#table().explained,
    ...this.#ways.filter((way) => way.refusal === null),
  ])
  readonly narrowed = $derived.by(() => narrow(this.#legal, this.picked))
  /** What a choice comes to at the end of its way. */
  #ending(choice: Choice) {
    const { view } = this.#table()
    return this.#ways.find((way) => way.choice === choice) ?? { choice, path: [choice], last: choice, before: view }
  }
  /** How the one choice left can be settled at once: the ways to pay for it, to carry it out. */
  readonly #answers: readonly Way[] = $derived.by(() => {
    const { eyes, look, game } = this.#table()
    const { armed } = this.narrowed
    if (eyes === null || armed === null || armed.span !== undefined || look?.settles === undefined) return []
    return settled(game, this.#ending(armed), eyes, look.settles)
  })
  /** Answers that are not listed. */
  readonly moreAnswers: number = $derived(
    this.#answers.length > MOST_ANSWERS ? this.#answers.length - MOST_ANSWERS + 1 : 0,
  )
  readonly #byChoice: ReadonlyMap<Choice, Way> = $derived(
    new Map([...this.#ways, ...this.#answers].map((way) => [way.choice, way])),
  )
  readonly choosing = $derived.by(() => {
    if (this.#table().explained.length === 0) return null
    const { named } = this.#now
    if (named !== null) return { options: [named], picked: [standIn(named), ...(named.on ?? [])].filter(isRef) }
    return { options: this.narrowed.fitting.filter((c) => this.wayOf(c) === null), picked: this.picked }
  })
  /** Everything that can be pointed at: things, and where the things of an act are taken from. */
  readonly pointable: ReadonlySet<Ref> = $derived.by(() => {
    const { choosable, fitting } = this.narrowed
    if (this.#coach()?.asks) return new Set()
    if (this.picked.length > 0) return choosable
    return new Set([...choosable, ...fitting.flatMap(({ act, on }) => (on === undefined ? [] : [sourceOf(act)]))])
  })
  /** What can be done with what is picked, where several things can, or another one just now cannot. */
  readonly verbs: readonly Explained[] = $derived.by(() => {
    const { fitting, buttons, armed } = this.narrowed
    if (armed !== null && this.#answers.length > 0) {
      const listed = this.#answers.slice(0, this.moreAnswers > 0 ? MOST_ANSWERS - 1 : MOST_ANSWERS)
      const rest = this.moreAnswers > 0 ? [{ choice: armed, refusal: null }] : []
      return [...listed, ...rest]
    }
    if (this.picked.length === 0 || fitting.length > MOST_VERBS) return []
    const closed = this.#ways.filter((w) => w.refusal !== null && this.picked.every((r) => w.choice.on?.includes(r)))
    const ahead = fitting.some((c) => this.wayOf(c) !== null)
    if (fitting.length < 2 && !(ahead && closed.some((w) => !w.shut))) return []
    if (!ahead && buttons.length < 2) return []
    return [...fitting.map((choice) => ({ choice, refusal: null })), ...closed]
  })
  /** A thing that is looked at and not picked: the pointer or the focus is on it. */
  #over = $state.raw<Ref | null>(null)
  lookOver(ref: Ref | null): void {
    if (this.#over !== ref) this.#over = ref
  }
  /** The choice whose consequences are shown: the one about to be made, else the one that what is looked at would leave. */
  readonly foreseen: { readonly choice: Choice; readonly on: Ref | null } | null = $derived.by(() => {
    const { armed } = this.narrowed
    const over = this.#over
    const eyed = over === null || this.picked.includes(over) ? null : narrow(this.#legal, [...this.picked, over]).armed
    if (this.sure !== null) return { choice: this.sure, on: null }
    if (eyed !== null) return { choice: eyed, on: over }
    return armed === null ? null : { choice: armed, on: this.picked.at(-1) ?? null }
  })
  /** Whether there is something to step back from. */
  readonly canBack: boolean = $derived.by(() => {
    const { picked, open, sure, hinted } = this.#now
    return picked.length > 0 || open !== null || sure !== null || hinted.length > 0 || this.#onlyPointed
  })
  /** The last thing done only opened the present question: nothing has happened by it. */
  readonly #onlyPointed: boolean = $derived.by(() => {
    const { story, eyes, explained, noUndo } = this.#table()
    const last = story.at(-1)
    return explained.length > 0 && noUndo === null && last?.seat === eyes && last.events.length === 0
  })

  /** How a choice that takes several is made; null for one that is a choice of its own. */
  wayOf(choice: Choice): Way | null {
    return this.#byChoice.get(choice) ?? null
  }

  #hold(change: Partial<Held>): void {
    this.#coach()?.drop()
    this.#held = { ...this.#now, ...change, at: this.#table().latest }
  }

  /** A choice taken from a button or a list: played, unless it must be meant or its numbers be named. */
  take(choice: Choice): void {
    if (choice.span !== undefined) this.#hold({ open: choice })
    else if (this.#mustBeMeant(choice)) {
      this.#played()
      this.#hold({ sure: choice })
    } else this.play(choice)
  }
  /** The numbers of an open choice as they stand: what they bring is shown. */
  name(choice: Choice): void {
    const { named } = this.#now
    if (named === null || !sameChoice(named, choice)) this.#hold({ named: choice })
  }
  #mustBeMeant(choice: Choice): boolean {
    const { eyes, game, view } = this.#table()
    if (settings.confirm === 'never' || eyes === null || !givesUp(game, view, eyes, choice)) return false
    return settings.confirm === 'always' || (this.#table().isFinal(choice) && !this.#table().holds(choice))
  }
  /** Makes a choice, unless the coach has something to say before. */
  play(choice: Choice): void {
    const { last, before, path } = this.#ending(choice)
    const weighed = this.#coach()?.before({ choice, last, before, first: path[0] ?? last }) ?? null
    if (weighed === null) this.make(choice)
    else {
      this.#played()
      void weighed.then((good) => good && this.make(choice))
    }
  }
  /** Makes a choice at once. */
  make(choice: Choice): void {
    const path = this.wayOf(choice)?.path ?? [choice]
    this.#hold(EMPTY)
    this.#played()
    for (const step of path) if (this.#table().play(step) !== null) return
  }

  /** What is taken up with a piece: itself, or what its act is done with where it only names the act; null for nothing. */
  #supplyOf(ref: Ref): Ref | null {
    if (!ref.startsWith('act.')) return ref
    const way = this.#ways.find(({ path, refusal }) => refusal === null && path[0] && standIn(path[0]) === ref)
    return way === undefined ? null : sourceOf(way.choice.act)
  }
  /** Takes a piece up to drag it; false for what names no thing. Nothing is played before it is put down. */
  lift(ref: Ref): boolean {
    const { picked } = this
    const source = this.#supplyOf(ref)
    if (source === null || this.open !== null) return false
    if (!picked.includes(source)) this.#hold({ picked: pick(this.#legal, picked, source), sure: null })
    return this.picked.includes(source)
  }
  /** Puts down what was taken up: on a thing that belongs to it, or, where it is all there is to name, anywhere. */
  drop(on: Ref | null): void {
    const { picked } = this
    const { armed, choosable } = this.narrowed
    // It belongs somewhere else; what only an amount or a button can settle stays taken up, and asks for that.
    const belongs = [...choosable].some((ref) => !picked.includes(ref) && !ref.startsWith('act.'))
    if (on !== null && choosable.has(on)) this.choose(on)
    else if (armed === null && belongs) this.back()
    else if (armed !== null && !armed.span && this.verbs.length === 0 && !this.#asksFirst(armed)) this.play(armed)
  }
  /** Points at a thing, or takes the pointing back; `instead` names it where another one was pressed. */
  choose(ref: Ref, instead: string | null = null): void {
    const { narrowed, picked } = this
    this.#instead = instead === null ? null : { at: this.#table().latest, label: instead }
    // A second press on what is armed confirms it.
    if (picked.includes(ref) && narrowed.armed !== null && !narrowed.armed.span) {
      this.play(this.#answers[0]?.choice ?? narrowed.armed)
      return
    }
    this.#hold({ picked: pick(this.#legal, picked, ref), open: null, named: null, sure: null })
    const { armed } = this.narrowed
    if (armed === null || armed.span || this.verbs.length > 0) return
    if (!this.#asksFirst(armed)) this.play(armed)
  }
  #asksFirst(choice: Choice): boolean {
    if (settings.confirm !== 'final') return settings.confirm === 'always'
    const { eyes, game } = this.#table()
    const way = this.wayOf(choice)
    if (way === null) return this.#table().isFinal(choice) && !this.#table().holds(choice)
    return eyes !== null && isFinal(game, way.before, eyes, way.last) && !this.#table().holds(way.last, way.before)
  }
  /** Takes away the last thing pointed at, or what was asked about. */
  back(): void {
    const { picked, open, sure, hinted } = this.#now
    if (this.#coach()?.asks) this.#hold(EMPTY)
    else if (this.#table().held !== null) this.undo()
    else if (sure !== null) this.#hold({ sure: null })
    else if (open !== null) this.#hold({ open: null, named: null })
    else if (picked.length > 0) this.#hold({ picked: picked.slice(0, -1), named: null, hinted: [] })
    else if (hinted.length > 0) this.unhint()
    else if (this.#onlyPointed) this.undo()
  }
  undo(): void {
    if (this.picked.length > 0 || this.open !== null || this.sure !== null) this.#hold(EMPTY)
    if (this.#table().noUndo === null) this.#table().undo()
  }
  redo(): void {
    if (this.#table().canRedo) this.#table().redo()
  }

  async hint(): Promise<void> {
    const table = this.#table()
    if (this.asking || table.explained.length < 2) return
    this.asking = true
    const { latest } = table
    const hinted = await table.hints()
    this.asking = false
    // The table may have moved on meanwhile.
    if (table.latest === latest) this.#hold({ ...EMPTY, hinted })
  }
  unhint(): void {
    this.#hold({ hinted: [] })
  }

  instruct(instruction: Instruction): void {
    const { eyes } = this.#table()
    if (eyes !== null) this.standing = { seat: eyes, instruction }
  }
  #goOn(): void {
    const { eyes, look, view, game, explained } = this.#table()
    const { standing } = this
    if (standing === null || standing.seat !== eyes) return
    const next = look?.follow?.(view, standing.seat, standing.instruction, game.box) ?? 'over'
    if (next === 'over') this.standing = null
    else if (next !== 'wait' && explained.length > 0) this.make(next)
  }
}
