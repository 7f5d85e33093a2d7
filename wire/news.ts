// What is new for somebody, as the bell of the page tells it.

/** Somebody, as news speak of them. */
interface Named {
  readonly person: string
  readonly name: string
  /** Nobody keeps this name. */
  readonly guest: boolean
}

export type NewsItem = { readonly at: number } & (
  | {
      /** A friend asks them to a table that waits. */
      readonly kind: 'invited'
      readonly table: string
      readonly game: string
      readonly who: Named
      readonly words: string
    }
  /** Somebody asks to be their friend; somebody whom they asked agreed. */
  | { readonly kind: 'asked' | 'befriended'; readonly who: Named }
  /** A match that they played has ended. */
  | {
      readonly kind: 'ended'
      readonly table: string
      readonly game: string
      readonly place: number
      readonly seats: number
    }
)

/** GET /api/news; PUT /api/news {read} says up to when it was read. */
export interface NewsReply {
  /** What waits for an answer first, then the newest. */
  readonly news: readonly NewsItem[]
  readonly read: number
}
