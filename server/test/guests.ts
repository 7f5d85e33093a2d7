// Guests and tables made over HTTP, for tests that play from outside.
import type { TableOrder, TableReply } from '../../wire/http.ts'

/** Comes in as a guest: the cookie that says who it is. */
export async function guest(address: string, name: string): Promise<string> {
  const reply = await ask(address, '', 'POST', '/api/me', { name })
  const cookie = reply.headers.get('set-cookie')?.split(';')[0]
  if (!reply.ok || cookie === undefined) throw new Error(`no guest: ${reply.status} ${await reply.text()}`)
  return cookie
}

export function ask(address: string, cookie: string, method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${address}${path}`, {
    method,
    headers: { cookie, origin: address, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

async function asked<T>(...args: Parameters<typeof ask>): Promise<T> {
  const reply = await ask(...args)
  if (!reply.ok) throw new Error(`${args[2]} ${args[3]}: ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as T
}

/** Sets a table up, seats these people at it, and starts: its id. */
export async function startTable(address: string, cookies: readonly string[], order: TableOrder): Promise<string> {
  const [host = '', ...others] = cookies
  const { table, invite } = await asked<TableReply>(address, host, 'POST', '/api/tables', { open: true, ...order })
  const key = invite === null ? {} : { key: invite }
  for (const [i, cookie] of others.entries())
    await asked(address, cookie, 'POST', `/api/tables/${table.id}/sit`, { seat: i + 1, ...key })
  await asked(address, host, 'POST', `/api/tables/${table.id}/start`, {})
  return table.id
}
