// Figures, words and grounds as SVG writes them: what the looks of all games draw with.

export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A number short enough for markup. */
export const short = (x: number): number => Math.round(x * 10) / 10

/** Text that may stand in markup. */
export const plain = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** An icon of the sprite in a square, by its middle. */
export const icon = (id: string, cx: number, cy: number, size: number, colour = 'currentColor', more = ''): string =>
  `<use href="sprite#${id}" x="${short(cx - size / 2)}" y="${short(cy - size / 2)}" width="${short(size)}" height="${short(size)}" style="fill:${colour}" ${more}/>`

export const rect = (r: Rect, rx: number, more: string): string =>
  `<rect x="${short(r.x)}" y="${short(r.y)}" width="${short(r.w)}" height="${short(r.h)}" rx="${rx}" ${more}/>`

/** A word or a figure; `classes` are of the mood. */
export const word = (text: string, x: number, y: number, classes: string, more = ''): string =>
  `<text x="${short(x)}" y="${short(y)}" class="${classes}" ${more}>${plain(text)}</text>`

/** Words broken into lines of at most so many letters. */
export function lines(text: string, most: number): string[] {
  const out: string[] = []
  for (const part of text.split(' ')) {
    const last = out.at(-1)
    if (last !== undefined && last.length + 1 + part.length <= most) out[out.length - 1] = `${last} ${part}`
    else out.push(part)
  }
  return out
}

/** The ground is the same as long as the room is: drawn once for each `key` of a room. */
export function groundsOf<R>(key: (room: R) => string, draw: (room: R) => string): (room: R) => string {
  const known = new Map<string, string>()
  return (room) => {
    const name = key(room)
    const ground = known.get(name) ?? draw(room)
    if (!known.has(name) && known.size > 8) known.clear()
    known.set(name, ground)
    return ground
  }
}
