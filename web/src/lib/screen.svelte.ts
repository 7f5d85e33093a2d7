// The window as the page is laid in it: a large one is laid smaller and drawn larger.
import { pageScale } from './scale.ts'

let inner = $state.raw({ w: window.innerWidth, h: window.innerHeight })
addEventListener('resize', () => {
  inner = { w: window.innerWidth, h: window.innerHeight }
})

export const screen = {
  /** How many times larger everything is drawn than it is laid. */
  get scale(): number {
    return pageScale(inner.w, inner.h)
  },
  /** The window in laid pixels. */
  get w(): number {
    return inner.w / this.scale
  },
  get h(): number {
    return inner.h / this.scale
  },
}
