// Names of cards inside a sentence, with their article: « le charpentier vert », « une forêt », « l’assistant ».

const MASCULINE =
  'outilleur tailleur charpentier gâcheur maître prieur évêque peintre assistant fabricant fondeur potier'.split(' ')
/** There are several of each of these. */
const SITES = 'carrière forêt sablière'.split(' ')

/** A person by name, « Lady Aliena », or a name that has its article, « le Roi ». */
const COMPLETE = /^(?:le |la |l’|\p{Lu})/u

/** With its article; a name that a corrected sheet brought is quoted, as its gender is not known. */
export function theCard(name: string): string {
  if (COMPLETE.test(name)) return name
  const head = name.split(' ')[0] ?? ''
  if (SITES.includes(head)) return `une ${name}`
  if (name === 'carte Avantage') return `la ${name}`
  if (!MASCULINE.includes(head)) return `la carte « ${name} »`
  return /^[aeiouéèê]/u.test(name) ? `l’${name}` : `le ${name}`
}
