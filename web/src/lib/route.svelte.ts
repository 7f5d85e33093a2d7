// Where the reader is: the part of the address behind #.

export interface Route {
  readonly page: string
  readonly id: string
  readonly at: string
}

/** A mistyped address is read as it stands. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function read(): Route {
  const [page = '', id = '', at = ''] = location.hash.replace(/^#\/?/, '').split('/').map(decode)
  return { page, id, at }
}

const first = read()
let current = $state.raw<Route>(first)
/** The table the reader came from last: the rules lead back to it. */
let table = $state.raw(first.page === 'table' ? first.id : '')
addEventListener('hashchange', () => {
  current = read()
  if (current.page === 'table') table = current.id
  else if (current.page !== 'rules') table = ''
})

export const route = {
  get now(): Route {
    return current
  },
  /** The table the reader left for the rules, or nothing. */
  get table(): string {
    return table
  },
}

export function go(page: string, id = '', at = ''): void {
  location.hash = `/${[page, id, at]
    .filter((part) => part !== '')
    .map(encodeURIComponent)
    .join('/')}`
}
