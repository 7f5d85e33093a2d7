// The coach beside a reader: before a choice that surely gives away much it asks once, at most three times a match. It looks
// at the moment while the reader thinks, so that a good choice is made at once.
import { isWarning, SUSPICIOUS, type Survey, type Weighed } from '../../../bots/caution.ts'
import { keyOf } from '../../../kernel/choice.ts'
import type { Choice, State } from '../../../kernel/words.ts'
import { type Coached, coachedAt, keepCoached, type Mattered, mostOf, withMattered } from '../lib/coached.ts'
import { settings } from '../lib/settings.svelte.ts'
import { surveyOf, weighedBy } from '../lib/thinker.ts'
import type { Table } from './table.ts'

/** A choice that is about to be made: as it is shown, and the last part of it with the table at which that is made. */
export interface Meant {
  readonly choice: Choice
  /** Its first part, made at the table as it stands. */
  readonly first: Choice
  readonly last: Choice
  readonly before: State
}

/** What the coach asks about. */
export interface Caution extends Meant {
  readonly at: number
  readonly weighed: Weighed
  /** Which warning of the match this is. */
  readonly nth: number
}

/** At most so many warnings a match. */
export const MOST_WARNINGS = 3

export class Coach {
  readonly #table: () => Table
  #kept: Coached = $state.raw({ on: null, first: false, spoken: 0, mattered: [] })
  #asks = $state.raw<Caution | null>(null)
  /** A choice is being weighed. */
  #weighing = $state.raw<number | null>(null)
  #survey: { readonly at: number; readonly found: Promise<Survey | null> } | null = null

  constructor(table: () => Table) {
    this.#table = table
    this.#kept = coachedAt(table().id)
    $effect(() => this.#look())
  }

  /** Whether the reader decides if there is a coach at this table, and whether there is one. */
  readonly may: boolean = $derived.by(() => this.#table().coaching === 'may')
  readonly on: boolean = $derived.by(() => {
    const { coaching } = this.#table()
    return coaching === 'always' || (coaching === 'may' && (this.#kept.on ?? settings.coach))
  })
  get first(): boolean {
    return this.#kept.first
  }
  /** Whether the bar shows it: it is there, or somebody has sent it away and may want it back. */
  readonly shown: boolean = $derived.by(() => this.may && (this.on || this.first || this.#kept.on !== null))
  /** The question to the reader, while it stands. */
  readonly asks: Caution | null = $derived.by(() => (this.#asks?.at === this.#table().latest ? this.#asks : null))
  readonly weighing: boolean = $derived.by(() => this.#weighing === this.#table().latest)
  /** The moments that mattered most, once the match is over. */
  readonly moments: readonly Mattered[] = $derived.by(() => (this.#table().over ? mostOf(this.#kept.mattered) : []))

  #keep(change: Partial<Coached>): void {
    this.#kept = { ...this.#kept, ...change }
    keepCoached(this.#table().id, this.#kept)
  }
  toggle(): void {
    this.#keep({ on: !this.on })
    this.drop()
  }

  /** The moment as the worker is asked about it. */
  #moment(seat: number) {
    const { game, view, seed, latest, id } = this.#table()
    return { game: game.id, sheet: game.sheet ?? null, view, seat, seed: `${seed || id}/coach/${latest}` }
  }
  /** Looks at the moment as soon as the reader is asked something. */
  #look(): void {
    const { explained, eyes, latest, awaited } = this.#table()
    if (!this.on || eyes === null || !awaited.includes(eyes) || this.#survey?.at === latest) return
    const legal = explained.filter(({ refusal }) => refusal === null)
    if (legal.length < 2 && legal[0]?.choice.span === undefined) return
    this.#survey = { at: latest, found: surveyOf(this.#moment(eyes)) }
  }

  /** Before a choice is made: null where there is nothing to say, else whether it may be made at once. */
  before(meant: Meant): Promise<boolean> | null {
    const { latest, eyes } = this.#table()
    const survey = this.#survey
    this.drop()
    if (!this.on || eyes === null || survey?.at !== latest) return null
    this.#weighing = latest
    return this.#weigh(meant, survey.found, eyes, latest)
  }
  async #weigh(meant: Meant, found: Promise<Survey | null>, eyes: number, at: number): Promise<boolean> {
    const moment = this.#moment(eyes)
    const { latest } = this.#table()
    const survey = await found
    const isBest = survey !== null && keyOf(survey.best) === keyOf(meant.choice)
    const first = survey?.losses[keyOf(meant.choice)]
    const weighed =
      survey === null || isBest || (first !== undefined && first < SUSPICIOUS)
        ? null
        : await weighedBy(moment, { best: survey.best, before: meant.before, last: meant.last })
    // The reader has chosen something else meanwhile, or the table went on.
    if (this.#weighing !== at || this.#table().latest !== latest) return false
    this.#weighing = null
    if (survey !== null) {
      const loss = weighed !== null && weighed.loss > 2 * weighed.doubt ? weighed.loss : 0
      const lead = isBest ? survey.lead : 0
      const further = { at, chosen: meant.first, better: survey.best, loss, lead }
      this.#keep({ mattered: withMattered(this.#kept.mattered, further) })
    }
    if (weighed === null || !isWarning(weighed) || this.#kept.spoken >= MOST_WARNINGS) return true
    this.#keep({ spoken: this.#kept.spoken + 1 })
    this.#asks = { ...meant, at, weighed, nth: this.#kept.spoken }
    return false
  }
  /** The question is answered, or falls. */
  drop(): void {
    this.#asks = null
    this.#weighing = null
  }
}

/** What a table teaches beside the match, as its top bar needs it. */
export interface Teaching {
  readonly coach: Coach
  /** The goal of the game is folded away. */
  readonly goalFolded: boolean
  showGoal(shown: boolean): void
}
