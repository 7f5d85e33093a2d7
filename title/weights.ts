// A net as a file: each row of weights as whole numbers from −127 to 127 with its own measure, and what made it.
import { type Net, type Shape, sizesOf, WEIGHTS, type Weights } from './net.ts'

/** What made a net: enough to make it again. */
export interface Made {
  readonly command: string
  readonly commit: string
  /** Games it learned from, by who played them, and the words they were dealt by. */
  readonly games: Readonly<Record<string, number>>
  readonly seeds: string
  readonly generation: number
}

/** The file `mind/net.json` of a game. */
export interface NetFile {
  readonly net: 1
  readonly game: string
  /** The version of the rules it learned. */
  readonly rules: number
  readonly made: Made
  readonly shape: Shape
  /** Bytes in base 64: for every list of weights the measures of its rows, then its rows. */
  readonly weights: string
}

const MOST = 127

/** Bytes of a list: four for the measure of each row, one for each weight. */
const bytesOf = ([length, width]: readonly [number, number]): number => 4 * (length / width) + length

export function packNet({ shape, weights }: Net): Pick<NetFile, 'shape' | 'weights'> {
  const sizes = sizesOf(shape)
  const bytes = new DataView(new ArrayBuffer(WEIGHTS.reduce((sum, name) => sum + bytesOf(sizes[name]), 0)))
  let to = 0
  for (const name of WEIGHTS) {
    const [length, width] = sizes[name]
    const list = weights[name]
    const measures: number[] = []
    for (let row = 0; row < length; row += width) {
      let most = 0
      for (let i = row; i < row + width; i++) most = Math.max(most, Math.abs(list[i] ?? 0))
      measures.push(most / MOST)
      bytes.setFloat32(to, most / MOST, true)
      to += 4
    }
    for (let i = 0; i < length; i++) {
      const measure = measures[Math.floor(i / width)] ?? 0
      bytes.setInt8(to++, measure === 0 ? 0 : Math.round((list[i] ?? 0) / measure))
    }
  }
  const text = new Uint8Array(bytes.buffer)
  let letters = ''
  for (const byte of text) letters += String.fromCharCode(byte)
  return { shape, weights: btoa(letters) }
}

export function unpackNet({ shape, weights: packed }: Pick<NetFile, 'shape' | 'weights'>): Net {
  const sizes = sizesOf(shape)
  const letters = atob(packed)
  const bytes = new DataView(new ArrayBuffer(letters.length))
  for (let i = 0; i < letters.length; i++) bytes.setUint8(i, letters.charCodeAt(i))
  let from = 0
  const read = (name: keyof Weights): Float32Array => {
    const [length, width] = sizes[name]
    const measures = from
    from += 4 * (length / width)
    const list = new Float32Array(length)
    for (let i = 0; i < length; i++)
      list[i] = bytes.getInt8(from++) * bytes.getFloat32(measures + 4 * Math.floor(i / width), true)
    return list
  }
  // In the order they were packed.
  const weights: Weights = {
    own: read('own'),
    others: read('others'),
    table: read('table'),
    first: read('first'),
    inner: read('inner'),
    second: read('second'),
    win: read('win'),
    points: read('points'),
    trust: read('trust'),
  }
  if (from !== letters.length) throw new Error(`the net has ${letters.length} bytes instead of ${from}`)
  return { shape, weights }
}
