// A match file small enough for a link: packed, without the sums of its lines, under one sum of its own.
import { type FileProblem, sealMatch, sumOf } from './file.ts'

/** Links that are longer are cut by some programs that pass them on. */
export const LONGEST_LINK = 6000
/** No text is unpacked beyond this, in bytes. */
const LARGEST_TEXT = 2 * 1024 * 1024
const SUM = 6

const toText = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

/** All bytes of a stream; null as soon as there are more than `most`. */
async function gathered(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > most) {
      await reader.cancel()
      return null
    }
    parts.push(part.value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const through = (bytes: Uint8Array<ArrayBuffer>, packing: CompressionStream | DecompressionStream) =>
  gathered(new Blob([bytes]).stream().pipeThrough(packing), LARGEST_TEXT)

/** A match file as the part of a link behind its `#`; null where that is too long to be passed on. */
export async function linkOf(text: string): Promise<string | null> {
  // What others found out about the match is long, and can be found out again.
  const {
    log,
    checksum: _,
    judged: __,
    ...head
  } = JSON.parse(text) as {
    log: { sum: string }[]
    checksum: string
    judged?: unknown
  }
  const bare = { ...head, log: log.map(({ sum: _, ...line }) => line) }
  const packed = await through(new TextEncoder().encode(JSON.stringify(bare)), new CompressionStream('deflate-raw'))
  if (packed === null) return null
  const body = toText(packed)
  const link = `${body}.${sumOf(body).slice(0, SUM)}`
  return link.length > LONGEST_LINK ? null : link
}

/** The match file of a link; or that a part of the link was lost. */
export async function readLink(link: string): Promise<{ text: string } | { problem: FileProblem }> {
  const lost = { problem: { why: 'cut-link' } } as const
  const [, body = '', sum] = /^([\w-]+)\.([0-9a-f]+)$/.exec(link.slice(0, 4 * LONGEST_LINK)) ?? []
  if (sum === undefined || sumOf(body).slice(0, SUM) !== sum) return lost
  try {
    const bytes = await through(toBytes(body), new DecompressionStream('deflate-raw'))
    if (bytes === null) return { problem: { why: 'too-large' } }
    const text = sealMatch(JSON.parse(new TextDecoder().decode(bytes)))
    return text === null ? { problem: { why: 'not-a-match' } } : { text }
  } catch {
    return lost
  }
}
