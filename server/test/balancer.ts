// A plain balancer: each new connection goes to the next node in turn, whoever it comes from. A node that does not answer
// is passed over.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Balancer {
  readonly address: string
  close(): void
}

export function balance(ports: readonly number[]): Promise<Balancer> {
  let turn = 0
  const open = new Set<Socket>()
  const server = createServer((page) => {
    open.add(page)
    page.on('close', () => open.delete(page))
    page.on('error', () => {})
    hand(page, ports.length)
  })

  function hand(page: Socket, tries: number): void {
    if (tries === 0) {
      page.destroy()
      return
    }
    const node = connect(ports[turn++ % ports.length] as number, '127.0.0.1')
    let reached = false
    node.on('connect', () => {
      reached = true
      page.pipe(node)
      node.pipe(page)
    })
    node.on('error', () => {
      if (reached) page.destroy()
      else hand(page, tries - 1)
    })
    node.on('close', () => reached && page.destroy())
    page.on('close', () => node.destroy())
  }

  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close() {
          server.close()
          for (const page of open) page.destroy()
        },
      }),
    )
  })
}
