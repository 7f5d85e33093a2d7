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
/** A table on this device, or on a server. */
const isTable = ({ page }: Route) =>
  ['table', 'at', 'lesson', 'moment', 'analysis', 'judged', 'puzzle', 'openings'].includes(page)
/** The address of the table the reader came from last: the rules lead back to it. */
let table = $state.raw(isTable(first) ? location.hash : '')
addEventListener('hashchange', () => {
  current = read()
  if (isTable(current)) table = location.hash
  else if (current.page !== 'rules') table = ''
})

export const route = {
  get now(): Route {
    return current
  },
  /** Where the table is that the reader left for the rules, or nothing. */
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
