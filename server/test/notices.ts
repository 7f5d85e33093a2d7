// npm run test:notices: a thousand turns told by mail, push and webhook, over a house that is killed again and again. No notice
// may be lost or come more than twice, 95 of 100 come within five seconds, none says anything of the table. Prints its figures.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startNode } from './node.ts'
import { nothingTold, playTold } from './notified.ts'
import { openReceivers } from './receivers.ts'

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '1000' },
    tables: { type: 'string', default: '20' },
    kills: { type: 'string', default: '10' },
  },
})
const [TURNS, TABLES, KILLS] = [Number(values.turns), Number(values.tables), Number(values.kills)]
const WITHIN = 5000
const say = (text: string) => void process.stdout.write(`${text}\n`)

const data = mkdtempSync(join(tmpdir(), 'chantier-notices-'))
const receivers = await openReceivers()
const node = await startNode({ CHANTIER_DATA: data, ...receivers.env })
const told = nothingTold()
const going = () => told.turns < TURNS
let kills = 0
async function storm(): Promise<void> {
  while (going() && kills < KILLS) {
    const next = told.turns + TURNS / (KILLS + 1)
    while (going() && told.turns < next) await new Promise((go) => setTimeout(go, 50))
    if (!going()) return
    await node.kill()
    kills++
    await node.start()
  }
}
const began = Date.now()
const tables = Array.from({ length: TABLES }, (_, i) => playTold(node, receivers, [`ann${i}`, `bob${i}`], told, going))
await Promise.all([...tables, storm()])
await node.stop()
await receivers.close()
rmSync(data, { recursive: true, force: true })

const delays = told.delays.toSorted((a, b) => a - b)
const quick = delays.filter((ms) => ms <= WITHIN).length / Math.max(1, delays.length)
say(`${told.turns} turns at ${TABLES} tables, ${kills} kills, ${Math.round((Date.now() - began) / 1000)} s`)
say(`${delays.length} notices; half within ${delays[delays.length >> 1]} ms, ${(100 * quick).toFixed(1)} % within 5 s`)
say(`lost ${told.lost}, more than twice ${told.tooOften}, saying too much ${told.leaks.length}`)
for (const leak of told.leaks.slice(0, 3)) say(leak)
const good = told.lost === 0 && told.tooOften === 0 && told.leaks.length === 0 && quick >= 0.95
say(good ? 'good' : 'BAD')
process.exit(good ? 0 : 1)
