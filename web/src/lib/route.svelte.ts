// Where the reader is: the part of the address behind #.

export interface Route {
  readonly page: string
  readonly id: string
  readonly at: string
}

function read(): Route {
  const [page = '', id = '', at = ''] = location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent)
  return { page, id, at }
}

let current = $state.raw<Route>(read())
addEventListener('hashchange', () => {
  current = read()
})

export const route = {
  get now(): Route {
    return current
  },
}

export function go(page: string, id = '', at = ''): void {
  location.hash = `/${[page, id, at]
    .filter((part) => part !== '')
    .map(encodeURIComponent)
    .join('/')}`
}
