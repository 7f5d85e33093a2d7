// What the reader is about to do at a table: what is picked, what that leaves to choose, what was hinted at.
import type { Hint } from '../../../bots/hint.ts'
import { explain } from '../../../kernel/ask.ts'
import { clone } from '../../../kernel/clone.ts'
import { commit } from '../../../kernel/play.ts'
import type { Choice, Ref, Seat } from '../../../kernel/words.ts'
import type { Instruction } from '../../../look/scene.ts'
import { narrow, pick } from '../lib/narrowing.ts'
import { settings } from '../lib/settings.svelte.ts'
import type { Table } from './table.ts'

/** All of it belongs to one moment of the match: what happens then lets it fall. */
interface Held {
  readonly at: number
  readonly picked: readonly Ref[]
  /** The question was opened by pointing at one of its things: stepping back closes it again. */
  readonly opened: boolean
  readonly hinted: readonly Hint[]
}
const EMPTY: Omit<Held, 'at'> = { picked: [], opened: false, hinted: [] }

export class Hand {
  readonly #table: () => Table
  /** Called when a choice is played. */
  readonly #played: () => void
  #held = $state.raw<Held>({ at: -1, ...EMPTY })
  /** A hint is being thought about. */
  asking = $state.raw(false)
  /** What the reader's own screen goes on doing for one seat. */
  standing = $state.raw<{ seat: Seat; instruction: Instruction } | null>(null)

  constructor(table: () => Table, played: () => void) {
    this.#table = table
    this.#played = played
    $effect(() => this.#goOn())
  }

  readonly #now: Omit<Held, 'at'> = $derived.by(() => (this.#held.at === this.#table().latest ? this.#held : EMPTY))
  readonly picked: readonly Ref[] = $derived(this.#now.picked)
  readonly hinted: readonly Hint[] = $derived(this.#now.hinted)
  readonly narrowed = $derived.by(() => narrow(this.#table().explained, this.picked))
  readonly choosing = $derived.by(() =>
    this.#table().explained.length > 0 ? { options: this.narrowed.fitting, picked: this.picked } : null,
  )
  /** Things of the next question, by the one choice that opens it. */
  readonly #ahead: ReadonlyMap<Ref, Choice | null> = $derived.by(() => {
    const found = new Map<Ref, Choice | null>()
    const { eyes, look, game, view } = this.#table()
    if (eyes === null || this.picked.length > 0) return found
    for (const choice of this.narrowed.buttons) {
      if (!look?.opens?.includes(choice.act)) continue
      const after = clone(view)
      commit(game, after, eyes, choice)
      for (const ref of narrow(explain(game, after, eyes), []).choosable)
        if (!ref.startsWith('act.')) found.set(ref, found.has(ref) ? null : choice)
    }
    return found
  })
  readonly choosable: ReadonlySet<Ref> = $derived(
    new Set([
      ...this.narrowed.choosable,
      ...[...this.#ahead].flatMap(([ref, choice]) => (choice === null ? [] : [ref])),
    ]),
  )

  #hold(change: Partial<Held>): void {
    this.#held = { ...this.#now, ...change, at: this.#table().latest }
  }

  play(choice: Choice): void {
    this.#hold(EMPTY)
    this.#played()
    this.#table().play(choice)
  }

  choose(ref: Ref): void {
    const table = this.#table()
    const first = this.narrowed.choosable.has(ref) ? undefined : this.#ahead.get(ref)
    if (first) {
      table.play(first)
      this.#hold({ opened: true })
    }
    const { narrowed, picked } = this
    // A second press on what is armed confirms it.
    if (picked.includes(ref) && narrowed.armed !== null && !narrowed.armed.span) {
      this.play(narrowed.armed)
      return
    }
    this.#hold({ picked: pick(table.explained, picked, ref) })
    const { armed } = this.narrowed
    if (armed === null || armed.span) return
    const ask = settings.confirm === 'always' || (settings.confirm === 'final' && table.isFinal(armed))
    if (!ask) this.play(armed)
  }
  back(): void {
    const { opened } = this.#now
    this.#hold({ picked: this.picked.slice(0, -1), hinted: [] })
    if (opened && this.picked.length === 0) this.undo()
  }
  undo(): void {
    if (this.picked.length > 0) this.#hold({ picked: [] })
    if (this.#table().noUndo === null) this.#table().undo()
  }

  async hint(): Promise<void> {
    const table = this.#table()
    if (this.asking || table.explained.length < 2) return
    this.asking = true
    const { latest } = table
    const hinted = await table.hints()
    this.asking = false
    // The table may have moved on meanwhile.
    if (table.latest === latest) this.#hold({ hinted })
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
    const next = look?.standing?.next(view, standing.seat, standing.instruction, game.box) ?? 'over'
    if (next === 'over') this.standing = null
    else if (next !== 'wait' && explained.length > 0) this.play(next)
  }
}
