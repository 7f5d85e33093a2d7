// Chantier's own server as it runs for people, on SQLite with every commit on the disk; a driver in another process asks
// it for its figures.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../server/serve.ts'
import { settingsWith } from '../../server/settings.ts'

const kept = process.env.CHANTIER_BENCH_DATA
const data = kept ?? mkdtempSync(join(tmpdir(), 'chantier-bench-'))
const none = { requests: 0, guests: 0, sockets: 0, tables: 0, commands: 0, address: 0, clubs: 0, members: 0, kept: 0 }
const free = { body: 65_536, ...none, connections: 0 }
const port = Number(process.env.CHANTIER_BENCH_PORT ?? 0)
const served = await serve(settingsWith({ data, port, log: 'silent', limits: free }))

async function end(): Promise<void> {
  await served.close()
  if (kept === undefined) rmSync(data, { recursive: true, force: true })
  process.exit(0)
}

process.on('message', (ask) => {
  if (ask === 'figures') process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss })
  if (ask === 'end') void end()
})
process.on('disconnect', () => void end())
process.send?.({ port: served.port })
