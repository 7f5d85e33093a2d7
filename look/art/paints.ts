// The paints of one scene: gradients and patterns. An id is made from what it names, so two scenes in one document
// share the paints that are equal, and never take one another's.

/** Where along the gradient, which tone, how dense. */
export type Stop = readonly [at: number, tone: string, density?: number]

export interface Paints {
  /** From the top down, or from left to right. */
  linear(stops: readonly Stop[], across?: 'across'): string
  radial(stops: readonly Stop[]): string
  /** A tile that is repeated, turned by so many degrees. */
  pattern(w: number, h: number, body: string, turn?: number): string
  /** Shapes that something is cut out by. */
  clip(shapes: string): string
  /** What the scene begins with. */
  defs(): string
}

const stopped = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([at, tone, density]) =>
        `<stop offset="${at}" stop-color="${tone}"${density === undefined ? '' : ` stop-opacity="${density}"`}/>`,
    )
    .join('')

/** FNV-1a: short, and the same on every machine. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}

export function paintsOf(prefix: string): Paints {
  const known = new Map<string, string>()
  const kept = (tag: string, attributes: string, body: string): string => {
    const id = `${prefix}-${nameOf(`${tag} ${attributes} ${body}`)}`
    known.set(id, `<${tag} id="${id}"${attributes}>${body}</${tag}>`)
    return `url(#${id})`
  }
  return {
    linear: (stops, across) => kept('linearGradient', across === undefined ? ' x2="0" y2="1"' : '', stopped(stops)),
    radial: (stops) => kept('radialGradient', '', stopped(stops)),
    pattern: (w, h, body, turn = 0) =>
      kept(
        'pattern',
        ` width="${w}" height="${h}" patternUnits="userSpaceOnUse"${turn === 0 ? '' : ` patternTransform="rotate(${turn})"`}`,
        body,
      ),
    clip: (shapes) => kept('clipPath', '', shapes),
    defs: () => (known.size === 0 ? '' : `<defs>${[...known.values()].join('')}</defs>`),
  }
}
