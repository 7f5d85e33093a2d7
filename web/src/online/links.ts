// Links to tables: to come, to watch, to take a seat; and reading one that somebody pasted.

const here = (): string => document.baseURI.split('#')[0] as string

export const tableLink = (id: string, invite: string | null): string =>
  `${here()}#/at/${encodeURIComponent(id)}${invite === null || invite === '' ? '' : `/${encodeURIComponent(invite)}`}`

export const takeLink = (id: string, key: string): string =>
  `${here()}#/take/${encodeURIComponent(id)}/${encodeURIComponent(key)}`

/** The part of the address behind # for a link or a table's code; null for anything else. */
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
    return false
  }
}
