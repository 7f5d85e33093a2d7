// A bar whose parts fold one after the other until the rest has room, whatever the language, the game and the window.

/** What folds, in this order, as words of `data-folded`; the styles say how each looks when folded. */
const PARTS = ['phases', 'mark', 'title', 'detail', 'steps'] as const

interface Box {
  readonly clientWidth: number
  readonly scrollWidth: number
}
interface Bar extends Box {
  readonly dataset: { folded?: string | undefined }
  querySelectorAll(selectors: string): Iterable<Box>
}

/** A text that is cut by its own box, be it cut to nothing; what is not shown is 0 wide in both. */
const isCut = (el: Box) => el.scrollWidth > el.clientWidth

export function fold(bar: Bar, texts: string): void {
  const folded: string[] = []
  const lay = () => {
    const now = folded.join(' ')
    if (bar.dataset.folded !== now) bar.dataset.folded = now
    return isCut(bar) || [...bar.querySelectorAll(texts)].some(isCut)
  }
  let crowded = lay()
  for (const part of PARTS) {
    if (!crowded) return
    folded.push(part)
    crowded = lay()
  }
}

/** Folds the bar anew whenever its room, its contents or its letters change. `texts` selects what must not be cut. */
export function folding(texts: string): (bar: HTMLElement) => () => void {
  return (bar) => {
    const again = () => fold(bar, texts)
    let frame = 0
    // With the frame, so that it is measured once, when all that changes has changed.
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(again)
    }
    const room = new ResizeObserver(again)
    const contents = new MutationObserver(soon)
    room.observe(bar)
    contents.observe(bar, { childList: true, characterData: true, subtree: true })
    document.fonts.addEventListener('loadingdone', again)
    return () => {
      cancelAnimationFrame(frame)
      room.disconnect()
      contents.disconnect()
      document.fonts.removeEventListener('loadingdone', again)
    }
  }
}
