// Words for the shuffle that this device draws by itself, so that nobody has to think of some: short syllables, easily read.
const CONSONANTS = 'bdfgklmnprstvz'
const VOWELS = 'aeiou'
const SYLLABLES = 6

/** Some 36 bits of the device's own chance: "taro keli vubo". `random` gives a whole number from 0 to below 2³². */
export function drawnWords(random: () => number): string {
  const one = (of: string) => of[random() % of.length] ?? ''
  const syllables = Array.from({ length: SYLLABLES }, () => one(CONSONANTS) + one(VOWELS))
  return syllables.join('').replace(/(.{4})(?=.)/g, '$1 ')
}

export const chance = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
