// What is on the page comes first: everything else waits until it has been painted.

/** Where nothing is painted (the page is hidden), nobody waits longer than this, in milliseconds. */
const PATIENCE = 200

/** Once the page as it is now has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(resolve, PATIENCE)
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(patience)
        resolve()
      }),
    )
  })
}
