// Figures of a card sheet in words.

/** A value of the sheet in words: lists and amounts named, none as a dash. */
export function valueWords(
  value: unknown,
  name: (id: string) => string,
  yesNo: readonly [yes: string, no: string],
): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? yesNo[0] : yesNo[1]
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map((v) => valueWords(v, name, yesNo)).join(', ')
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([id, n]) => `${valueWords(n, name, yesNo)} ${name(id)}`)
    return parts.length === 0 ? '–' : parts.join(', ')
  }
  return typeof value === 'string' ? name(value) : String(value).replace('-', '−')
}

/** An id of the sheet where nobody gave it a name: "start-money" reads "start money". */
export const spelled = (id: string): string =>
  id
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
