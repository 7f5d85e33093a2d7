// A Bloom filter: remembers texts in a few bits each, and knows for sure what was never added. Most commands are new, and
// need not be looked for in the store.

const BITS_EACH = 12
const PROBES = 4

export interface BloomFilter {
  add(text: string): void
  /** False: certainly never added. */
  mayHave(text: string): boolean
  /** More was added than it was made for: it says true too often. */
  readonly full: boolean
}

/** FNV-1a, which is quick and spreads well. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  // The last signs should reach the upper bits, too.
  h ^= h >>> 15
  return Math.imul(h, 0x2c1b3c6d)
}

export function bloomFilterOf(most: number): BloomFilter {
  let size = 32
  while (size < most * BITS_EACH) size *= 2
  const words = new Uint32Array(size / 32)
  let left = most
  const probe = (h: number, k: number) => (h + Math.imul(k, (h >>> 17) | 1)) & (size - 1)
  return {
    add(text) {
      const h = hash(text)
      left--
      for (let k = 0; k < PROBES; k++) {
        const at = probe(h, k)
        words[at >>> 5] = (words[at >>> 5] ?? 0) | (1 << (at & 31))
      }
    },
    mayHave(text) {
      const h = hash(text)
      for (let k = 0; k < PROBES; k++) {
        const at = probe(h, k)
        if (((words[at >>> 5] ?? 0) & (1 << (at & 31))) === 0) return false
      }
      return true
    },
    get full() {
      return left < 0
    },
  }
}
