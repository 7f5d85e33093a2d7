/** Says whenever something comes to more than the column it stands in, as long as it stands there. */
export function watchColumn(inside: HTMLElement, onover: () => void): () => void {
  const column = inside.parentElement
  const bottomOf = (el: Element) => el.getBoundingClientRect().bottom
  const watch = new ResizeObserver(() => {
    if (column !== null && bottomOf(inside) > bottomOf(column)) onover()
  })
  watch.observe(inside)
  if (column !== null) watch.observe(column)
  return () => watch.disconnect()
}
