/** An element that grows and never shrinks while it shows the same question: what is told of a thing that is pointed at would
 * otherwise make the board smaller, move the thing from under the pointer, and take back what was told, over and over. */
export const steady =
  (_question: string) =>
  (element: HTMLElement): (() => void) => {
    let high = 0
    const seen = new ResizeObserver(() => {
      if (element.offsetHeight <= high) return
      high = element.offsetHeight
      element.style.minHeight = `${high}px`
    })
    seen.observe(element)
    return () => {
      seen.disconnect()
      element.style.minHeight = ''
    }
  }
