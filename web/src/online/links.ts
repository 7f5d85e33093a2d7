// Links to tables: to come, to watch, to take a seat; and reading one that somebody pasted.

export const here = (): string => document.baseURI.split('#')[0] as string

export const tableLink = (id: string, invite: string | null, base = here()): string =>
  `${base}#/at/${encodeURIComponent(id)}${invite === null || invite === '' ? '' : `/${encodeURIComponent(invite)}`}`

export const takeLink = (id: string, key: string): string =>
  `${here()}#/take/${encodeURIComponent(id)}/${encodeURIComponent(key)}`

/** What somebody would read aloud: a letter, digits and a word. */
export const isCode = (text: string): boolean => /^\s*[a-z]\s*\d{1,4}[\s–-]*[a-z]{3,12}\s*$/i.test(text)

/** The part of the address behind # for a link or a table's id; null for anything else. */
export function readLink(text: string): string | null {
  const trimmed = text.trim()
  const link = /#\/((?:at|take)\/[\w%-]+(?:\/[\w%-]+)?)\/?$/.exec(trimmed)
  if (link?.[1] !== undefined) return `/${link[1]}`
  return /^[\w-]{4,40}(\/[\w-]{4,80})?$/.test(trimmed) ? `/at/${trimmed}` : null
}

/** True where the device took it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyOldWay(text)
  }
}

/** On an address that is neither https nor localhost there is no clipboard: the selection is copied. */
function copyOldWay(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.style.cssText = 'position:fixed;opacity:0'
  const before = document.activeElement
  // Where a sheet is open, only what lies in it can be selected.
  const room = document.querySelector('dialog[open]') ?? document.body
  room.append(field)
  field.select()
  let copied = false
  try {
    copied = document.execCommand('copy')
  } catch {
    copied = false
  }
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return copied
}
