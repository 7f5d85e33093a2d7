// The drawn scenes of a game: fetched when the page has time, drawn once a page for every card that shows them.
import { getContext, setContext } from 'svelte'
import { SvelteSet } from 'svelte/reactivity'
import type { GameArt, Light } from '../../../look/art.ts'
import { findArt } from './shelf.ts'

const KEY = Symbol('art')

/** A page's art: which scenes its cards ask for, and the game's drawings once they are here. */
export class Art {
  readonly #game: () => string
  readonly #light: () => Light
  readonly #wanted = new SvelteSet<string>()
  #found = $state.raw<GameArt | null>(null)

  constructor(game: () => string, light: () => Light) {
    this.#game = game
    this.#light = light
  }

  /** A face wants its scene drawn. */
  want(scene: string): void {
    this.#wanted.add(scene)
  }
  /** Where a scene is drawn in the page; null while it is not. */
  hrefOf(scene: string | undefined): string | null {
    if (scene === undefined || this.#found?.scenes[scene] === undefined || !this.#wanted.has(scene)) return null
    return `#${this.idOf(scene)}`
  }
  idOf(scene: string): string {
    return `scene-${this.#game()}-${scene}`
  }
  /** What all scenes of the page use. */
  readonly shared: string = $derived.by(() => this.#found?.shared?.(this.#light()) ?? '')
  readonly scenes: readonly { readonly id: string; readonly svg: string }[] = $derived.by(() => {
    const light = this.#light()
    return [...this.#wanted].flatMap((scene) => {
      const draw = this.#found?.scenes[scene]
      return draw === undefined ? [] : [{ id: this.idOf(scene), svg: draw(light) }]
    })
  })
  /** Fetches the art; a game without any, or a line that is down, leaves the plain faces. */
  async fetch(): Promise<void> {
    this.#found ??= await findArt(this.#game()).catch(() => null)
  }
}

export const provideArt = (art: Art): Art => setContext(KEY, art)
export const getArt = (): Art | undefined => getContext<Art | undefined>(KEY)
