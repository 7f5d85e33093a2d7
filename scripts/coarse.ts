// Paths of icons on whole units of their 512: half of the bytes, and at the size of a thumb a tenth of a pixel apart.

/** How many numbers each command of a path takes at a time. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const COMMAND = /([a-df-z])([^a-df-z]*)/gi
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy
const FLAG = /[01]/y
const BETWEEN = /[\s,]*/y

/** The numbers of a command. Flags of an arc may be written without anything between them and what follows. */
function numbersOf(kind: string, written: string): number[] {
  const numbers: number[] = []
  let from = 0
  const take = (what: RegExp): string => {
    what.lastIndex = from
    const [found = ''] = what.exec(written) ?? []
    from += found.length
    return found
  }
  for (;;) {
    take(BETWEEN)
    const isFlag = kind === 'a' && [3, 4].includes(numbers.length % 7)
    const found = take(isFlag ? FLAG : NUMBER)
    if (found === '') return numbers
    numbers.push(Number(found))
  }
}

/** Where each number of a command lies: along x, along y, or nowhere (a radius, an angle, a flag). */
function axisOf(kind: string, n: number): 0 | 1 | null {
  if (kind === 'h') return 0
  if (kind === 'v') return 1
  if (kind === 'a' && n < 5) return null
  return (kind === 'a' ? (n + 1) % 2 : n % 2) === 0 ? 0 : 1
}

interface Pen {
  /** Where the path is, exactly and as it is written. */
  readonly at: [number, number]
  readonly drawn: [number, number]
  readonly start: { at: [number, number]; drawn: [number, number] }
}

/** One step of a path, with the pen moved on. What is left off at one point is made good at the next. */
function step(command: string, numbers: readonly number[], pen: Pen): number[] {
  const kind = command.toLowerCase()
  const relative = command === kind
  const at: [number, number] = [...pen.at]
  const drawn: [number, number] = [...pen.drawn]
  const written = numbers.map((value, n) => {
    const axis = axisOf(kind, n)
    // A radius that is off by half a unit no longer reaches.
    if (axis === null) return n < 2 ? Math.round(value * 10) / 10 : Math.round(value)
    at[axis] = value + (relative ? pen.at[axis] : 0)
    drawn[axis] = Math.round(at[axis])
    return drawn[axis] - (relative ? pen.drawn[axis] : 0)
  })
  pen.at.splice(0, 2, ...at)
  pen.drawn.splice(0, 2, ...drawn)
  return written
}

const joined = (numbers: readonly number[]): string =>
  numbers.map((n, k) => (k === 0 || n < 0 ? '' : ' ') + (Object.is(n, -0) ? 0 : n)).join('')

/** A path on whole units. */
export function coarse(path: string): string {
  const pen: Pen = { at: [0, 0], drawn: [0, 0], start: { at: [0, 0], drawn: [0, 0] } }
  let out = ''
  for (const [, command = '', written = ''] of path.matchAll(COMMAND)) {
    const kind = command.toLowerCase()
    if (kind === 'z') {
      pen.at.splice(0, 2, ...pen.start.at)
      pen.drawn.splice(0, 2, ...pen.start.drawn)
      out += command
      continue
    }
    const numbers = numbersOf(kind, written)
    const takes = TAKES[kind] ?? 0
    const steps: number[] = []
    for (let from = 0; from < numbers.length; from += takes) {
      // Further pairs after a move are lines.
      const as = kind === 'm' && from > 0 ? (command === 'm' ? 'l' : 'L') : command
      steps.push(...step(as, numbers.slice(from, from + takes), pen))
      if (kind === 'm' && from === 0) Object.assign(pen.start, { at: [...pen.at], drawn: [...pen.drawn] })
    }
    out += command + joined(steps)
  }
  return out
}

/** Every path of a drawing. */
export const coarsened = (markup: string): string =>
  markup.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${coarse(path)}"`)
