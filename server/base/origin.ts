// Who may ask the house to do something: its own page, or a program that is no browser.
import type { IncomingHttpHeaders } from 'node:http'
import type { Settings } from '../settings.ts'

/**
 * For everything that changes something, and for opening a live connection. A browser says where a page comes from; without
 * a word about it, the caller is no page, and has no cookie that it was not given by hand.
 */
export function originFits(settings: Pick<Settings, 'origin'>, headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers
  if (origin === undefined) {
    const site = headers['sec-fetch-site']
    return site === undefined || site === 'same-origin' || site === 'none'
  }
  if (settings.origin !== null && origin === settings.origin) return true
  if (settings.origin !== null && !isLoopback(origin)) return false
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)
}

/** A house with a public address still answers the person who sits at its machine. */
function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname)
}

/** The address of the house as this caller sees it. */
export function originOf(settings: Pick<Settings, 'origin'>, headers: IncomingHttpHeaders, protocol: string): string {
  return settings.origin ?? `${protocol}://${headers.host ?? 'localhost'}`
}
