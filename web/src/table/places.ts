// Where the pieces of a board are in the page.

interface Places {
  /** The element of a piece; null where it is not on the board. */
  find(id: string): HTMLElement | null
  /** Attached to the element of a piece, for as long as that is there. */
  put(el: HTMLElement): () => void
}

export function placesIn(): Places {
  const places = new Map<string, HTMLElement>()
  return {
    find: (id) => places.get(id) ?? null,
    put(el) {
      const { piece = '' } = el.dataset
      places.set(piece, el)
      return () => {
        if (places.get(piece) === el) places.delete(piece)
      }
    },
  }
}
