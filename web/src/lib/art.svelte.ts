// The drawn scenes of a game: fetched when the page has time, drawn once a page for every card that shows them.
import { flushSync, getContext, setContext } from 'svelte'
import { SvelteSet } from 'svelte/reactivity'
import { type GameArt, isTinted, type Light, pictureOf } from '../../../look/art.ts'
import { eachWhenIdle } from './idle.ts'
import { findArt } from './shelf.ts'

const KEY = Symbol('art')

/** How a card shows its scene: as a picture, or by reference into the page, where it takes its card's colours. */
export type Shown =
  | { readonly is: 'picture'; readonly src: string }
  | { readonly is: 'symbol'; readonly id: string; readonly svg: string }

/** A page's art: the game's drawings once they are here, and which of them its cards ask for in the page. */
export class Art {
  readonly #game: () => string
  readonly #light: () => Light
  readonly #inPage = new SvelteSet<string>()
  /** Scenes that may be shown. All at once would take as long to draw as a table, in the middle of somebody's first choice. */
  readonly #come = new SvelteSet<string>()
  /** Scenes that cards wanted to show: they come first. */
  readonly #asked = new Set<string>()
  #fetched = $state.raw<{ readonly game: string; readonly art: GameArt | null } | null>(null)

  constructor(game: () => string, light: () => Light) {
    this.#game = game
    this.#light = light
  }

  /** The game's drawings; null while they are not here, and where it has none. */
  readonly #found = $derived.by(() => (this.#fetched?.game === this.#game() ? this.#fetched.art : null))
  /** The same in the light of the page, and what was made of them so far. */
  readonly #drawn = $derived.by(() => ({
    art: this.#found,
    light: this.#light(),
    shown: new Map<string, Shown | null>(),
  }))
  /** How a scene is shown; null while it is not here. */
  shownAs(scene: string): Shown | null {
    const { art, light, shown } = this.#drawn
    if (art === null || !this.#come.has(scene)) {
      this.#asked.add(scene)
      return null
    }
    let made = shown.get(scene)
    if (made === undefined) {
      made = this.#make(art, scene, light)
      shown.set(scene, made)
    }
    return made
  }
  #make(art: GameArt, scene: string, light: Light): Shown | null {
    const drawn = art.scenes[scene]?.(light)
    const picture = pictureOf(art, scene, light)
    if (drawn === undefined || picture === null) return null
    if (isTinted(drawn)) return { is: 'symbol', id: `scene-${this.#game()}-${scene}`, svg: drawn }
    return { is: 'picture', src: `data:image/svg+xml,${encodeURIComponent(picture)}` }
  }
  /** A card shows this scene by reference: it has to be in the page. */
  put(scene: string): void {
    this.#inPage.add(scene)
  }
  /** What the scenes in the page use. */
  readonly shared: string = $derived.by(() => (this.#inPage.size > 0 && this.#found?.shared?.(this.#light())) || '')
  /** The scenes in the page. */
  readonly symbols: readonly { readonly id: string; readonly svg: string }[] = $derived.by(() =>
    [...this.#inPage].flatMap((scene) => {
      const shown = this.shownAs(scene)
      return shown?.is === 'symbol' ? [shown] : []
    }),
  )
  /** Fetches the art; a game without any, or a line that is down, leaves the plain faces. */
  async fetch(): Promise<void> {
    const game = this.#game()
    if (this.#found !== null) return
    const art = await findArt(game).catch(() => null)
    this.#come.clear()
    this.#fetched = { game, art }
    eachWhenIdle([...new Set([...this.#asked, ...Object.keys(art?.scenes ?? {})])], (scene) => {
      this.#come.add(scene)
      flushSync()
    })
  }
}

export const provideArt = (art: Art): Art => setContext(KEY, art)
export const getArt = (): Art | undefined => getContext<Art | undefined>(KEY)
