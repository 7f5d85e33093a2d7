// What a name looks like, whatever it is written with: names with the same skeleton can be mistaken for each other. Case,
// accents, spaces, punctuation and invisible signs do not count; Greek and Cyrillic letters count as the Latin ones they
// look like. A name that nobody could mistake may still be refused: whoever is refused takes another.

/** Capitals of Greek, Cyrillic and further Latin, each before the Latin letters it looks like. */
const CAPITALS = tableOf(
  'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ϹC ϳJ ϺM',
  'АA ВB ЕE ЗZ ІI ЇI ЈJ КK ҚK ӀI МM НH ҢH ОO РP СC ҪC ЅS ТT УY ҮY ҰY ХX ҲX ҺH ԁD ԌG ԚQ ԜW ЬB ЭE ЄE',
  'ÆAE ŒOE ØO ĐD ÐD ŁI ĦH ŦT ıI ȷJ ƏE ƎE ƖI ƵZ ɃB ȺA ɆE ǤG ꞪH ⱢI',
)

/** Small letters that look like Latin ones which their capitals do not look like; only beside Latin letters. */
const SMALL = tableOf('νv υu γy ηn ωw κk μu σo ιi ρp χx τt αa вb нh мm тt гr ѵv шw щw пn лn дd иu', 'ѡw үy һh ԍg')

function tableOf(...rows: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    rows
      .join(' ')
      .split(' ')
      .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]),
  )
}

const mapped = (text: string, table: ReadonlyMap<string, string>): string =>
  Array.from(text, (sign) => table.get(sign) ?? sign).join('')

/** NFKD takes accents off, and makes plain letters of wide, round and mathematical ones. */
const bare = (text: string): string =>
  text.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}\p{Z}\p{P}\p{C}]/gu, '')

export function skeletonOf(name: string): string {
  const letters = bare(name)
  const mixed = /\p{Script=Latin}/u.test(letters) && /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(letters)
  const capitals = mapped(bare((mixed ? mapped(letters, SMALL) : letters).toUpperCase()), CAPITALS)
  const folded = capitals.replace(/[1|L]/g, 'I').replace(/0/g, 'O').replace(/RN/g, 'M').replace(/VV/g, 'W')
  // A name of signs alone is itself.
  return folded === '' ? name.normalize('NFKC') : folded.toLowerCase()
}
