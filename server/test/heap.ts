// What a process really holds: asked over its inspector, after everything that nobody needs was collected.
import WebSocket from 'ws'

export interface Held {
  /** Megabytes in use on the heap, and in buffers beside it. */
  readonly heap: number
  readonly buffers: number
}

/** The flag that opens the inspector. */
export const inspected = (port: number): NodeJS.ProcessEnv => ({ NODE_OPTIONS: `--inspect=127.0.0.1:${port}` })

export async function heldBy(port: number): Promise<Held> {
  const list = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as { webSocketDebuggerUrl: string }[]
  const line = new WebSocket(list[0]?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve, reject) => line.once('open', resolve).once('error', reject))
  let asked = 0
  const ask = <T>(method: string) =>
    new Promise<T>((resolve) => {
      const id = ++asked
      line.on('message', (data: Buffer) => {
        const answer = JSON.parse(data.toString()) as { id?: number; result: T }
        if (answer.id === id) resolve(answer.result)
      })
      line.send(JSON.stringify({ id, method }))
    })
  // Twice: what the first round lets go may hold more.
  await ask('HeapProfiler.collectGarbage')
  await ask('HeapProfiler.collectGarbage')
  const { usedSize, backingStorageSize } = await ask<{ usedSize: number; backingStorageSize: number }>(
    'Runtime.getHeapUsage',
  )
  line.close()
  return { heap: usedSize / 2 ** 20, buffers: backingStorageSize / 2 ** 20 }
}
