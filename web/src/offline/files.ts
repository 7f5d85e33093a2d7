// Which kept file answers a request: pure, so that it can be tested outside a service worker.

/** A file of the build from the page's address on; `mark` changes with its contents where its name does not. */
export interface KeptFile {
  readonly path: string
  readonly mark?: string
}

/** What the server answers is never taken from the device. */
const SERVER = /^(api|live|metrics|healthz|readyz|mail)(\/|$)/

/** Under which address a file is kept. */
export const keyOf = (scope: string, { path, mark }: KeptFile): string => {
  const key = new URL(path, scope)
  if (mark !== undefined) key.searchParams.set('mark', mark)
  return key.href
}

/** The keys of all files by the path they answer. */
export const keysOf = (scope: string, files: readonly KeptFile[]): ReadonlyMap<string, string> =>
  new Map(files.map((file) => [file.path, keyOf(scope, file)]))

/** The key that answers this address; null where the network has to. A page's address always means the one page. */
export function answering(
  keys: ReadonlyMap<string, string>,
  scope: string,
  url: string,
  isPage: boolean,
): string | null {
  if (!url.startsWith(scope)) return null
  const path = url.slice(scope.length).replace(/[?#].*$/, '')
  if (SERVER.test(path)) return null
  return keys.get(isPage ? 'index.html' : decodeURI(path)) ?? null
}
