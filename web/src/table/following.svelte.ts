// Following the others: what they did since the reader's last turn, told when the reader was away or asks for it.
import type { Ref } from '../../../kernel/words.ts'
import { standIn } from '../lib/narrowing.ts'
import { t } from '../lib/ui.svelte.ts'
import type { Model } from './model.svelte.ts'
import { groupsSince, newsOf } from './since.ts'
import type { Pin, Tile } from './tiles.ts'

/** It closes by itself after this long without a touch, in milliseconds. */
const OPEN_MS = 12_000

export class Following {
  readonly #model: Model
  /** What makes tiles and their numbers is fetched when they are first asked for. */
  #making = $state.raw<typeof import('./tiles.ts') | null>(null)
  open = $state.raw(false)
  /** The tile that is pointed at. */
  lit = $state.raw<string | null>(null)
  /** Something was shown while the reader did not look. */
  #unseen: boolean

  /** `away`: whoever opens the table was gone for a while. */
  constructor(model: Model, away: boolean) {
    this.#model = model
    this.#unseen = away
    let last = -1
    $effect(() => {
      const { moment } = model.table
      if (last >= 0 && moment > last && document.hidden) this.#unseen = true
      last = moment
    })
    $effect(() => this.#openByItself())
    $effect(() => {
      if (!this.open) return
      import('./tiles.ts').then(
        (making) => (this.#making = making),
        () => this.close(),
      )
      const timer = setTimeout(() => this.close(), OPEN_MS)
      return () => clearTimeout(timer)
    })
  }

  readonly #news = $derived.by(() => newsOf(this.#model.table.story, this.#model.eyes))
  /** By how many in a row something was done; 0 while the reader is not asked. */
  readonly count: number = $derived.by(() => {
    const { story, since } = this.#news
    return this.#model.mine && since >= 0 ? groupsSince(story, since, this.#model.eyes).length : 0
  })
  readonly tiles: readonly Tile[] = $derived.by(() => {
    const { drawn, speaker, eyes, table } = this.#model
    if (!this.open || drawn === null || this.#making === null) return []
    return this.#making.tilesOf(
      { ...this.#news, eyes, at: (line) => table.seenAt(line) },
      drawn,
      speaker,
      t('since.points'),
    )
  })
  /** Numbers of the tiles on the board; else those of the hints. */
  readonly pins: readonly Pin[] = $derived.by(() => {
    const { scene, hand } = this.#model
    return this.open ? (this.#making?.pinsOf(this.tiles, scene) ?? []) : hand.hinting ? this.#hintPins() : []
  })

  #hintPins(): Pin[] {
    const { scene, hand, eyes } = this.#model
    const pieces = scene.areas.flatMap((area) => area.pieces)
    const found = (refs: readonly Ref[]) => refs.map((ref) => pieces.find((p) => p.ref === ref)).find((p) => p)
    return hand.hinted.flatMap(({ choice }, i) => {
      // The last thing named is where it goes.
      const piece = found([...(choice.on ?? []).toReversed(), standIn(choice) ?? ''])
      return piece === undefined ? [] : [{ id: `n${i + 1}`, text: String(i + 1), box: piece.box, seat: eyes }]
    })
  }

  /** Once the reader is asked, looks at the page, and others have moved meanwhile. */
  #openByItself(): (() => void) | undefined {
    if (!this.#model.mine || !this.#unseen) return undefined
    const look = () => {
      if (document.hidden) return
      this.#unseen = false
      if (this.count > 0) this.open = true
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }

  toggle(): void {
    this.open = !this.open && this.count > 0
  }
  close(): void {
    this.open = false
    this.lit = null
  }
  /** Shows all of it once more, move by move. */
  again(): void {
    this.close()
    this.#model.table.again(this.#news.since)
  }
  light(n: number | null): void {
    this.lit = n === null ? null : `n${n}`
  }
}
