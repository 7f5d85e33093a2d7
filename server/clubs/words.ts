// What people write as a title or as a few sentences, as it is shown: no control signs, nothing that turns the writing around.

const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu
const LINES = /[^\S\n]+/g

/** One line with something to be seen, or null. */
export function headingOf(text: string, most: number): string | null {
  const clean = text.normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()
  return /[\p{L}\p{N}]/u.test(clean) && [...clean].length <= most ? clean : null
}

/** A few lines, perhaps none; null where they are too long. */
export function proseOf(text: string, most: number): string | null {
  const lines = text.normalize('NFC').replace(/\r\n?/g, '\n').split('\n')
  const clean = lines
    .map((line) => line.replace(INVISIBLE, ' ').replace(LINES, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return [...clean].length <= most ? clean : null
}
