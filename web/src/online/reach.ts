// From where a link can be opened: everywhere, only in this network, or on this machine alone.

/** GET /api/reach. */
export interface Reach {
  readonly origin: string | null
  readonly network: readonly string[]
}

export interface Reached {
  readonly kind: 'all' | 'network' | 'machine'
  /** What a link begins with. */
  readonly base: string
}

const isMachine = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)
const isNetwork = (host: string) =>
  /^(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|\[f[cde].*\]|[^.]+|.*\.(local|lan|home|internal))$/.test(
    host,
  )

/** `here` is the page's own address without what stands behind #. */
export function reachedFrom(here: string, told: Reach | null): Reached {
  const { hostname, pathname } = new URL(here)
  const at = (origin: string) => new URL(pathname, origin).href
  if (told?.origin && !isMachine(new URL(told.origin).hostname)) return { kind: 'all', base: at(told.origin) }
  if (!isMachine(hostname)) return { kind: isNetwork(hostname) ? 'network' : 'all', base: here }
  const [near] = told?.network ?? []
  return near === undefined ? { kind: 'machine', base: here } : { kind: 'network', base: at(near) }
}
