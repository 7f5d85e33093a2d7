// npm run test:flood: people who shout at an open table as fast as their lines let them: one guest with 48 lines, then 48 guests
// with one each, seated and watching. Prints how much of it was kept; more than a conversation holds is a failure.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openSqlite } from '../store/sqlite/open.ts'
import { startNode } from './node.ts'
import { Player } from './player.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } })
const SECONDS = Number(values.seconds)
const LINES = 48
/**
 * What a table may keep: the first burst and what comes after it, as server/tables/talkLimit.ts has them. The seconds are those
 * between the first and the last line that was kept: what waits in the sockets is still heard when the shouting is over.
 */
const MOST: Readonly<Record<'one' | 'many' | 'watching', (seconds: number) => number>> = {
  one: (seconds) => 8 + seconds / 2,
  many: (seconds) => 30 + seconds + 6 + seconds / 5,
  watching: (seconds) => 6 + seconds / 5,
}
const say = (text: string) => void process.stdout.write(`${text}\n`)
const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))

const data = mkdtempSync(join(tmpdir(), 'chantier-flood-'))
const node = await startNode({ CHANTIER_DATA: data, CHANTIER_LIMIT_COMMANDS: '0' })

async function table(host: Player, seats: number): Promise<string> {
  const { body } = await host.ask('POST', '', { game: 'spyrium', seats, open: true, talk: 'on' })
  return body.table.id
}

/** Everybody says a line whenever theirs is free, for so long; how many were said. */
async function shout(lines: readonly Player[], at: string): Promise<number> {
  let said = 0
  await Promise.all(lines.map((line) => line.join(at)))
  const until = Date.now() + SECONDS * 1000
  await Promise.all(
    lines.map(async (line, i) => {
      for (let n = 0; Date.now() < until && line.closed === null; n++) {
        line.say({ t: 'chat', c: 7, id: `${i}-${n}`, text: `shouting ${i} ${n} ${'x'.repeat(400)}` })
        said++
        // As fast as a line takes them: what waits in the socket is sent first.
        while ((line.ws?.bufferedAmount ?? 0) > 20_000 && line.closed === null) await pause(1)
        if (n % 20 === 0) await pause(1)
      }
    }),
  )
  for (const line of lines) line.leave()
  return said
}

const host = await Player.enter(node.address, 'Host')
const eve = await Player.enter(node.address, 'Eve')
const crowd = await Promise.all(Array.from({ length: LINES }, (_, i) => Player.enter(node.address, `guest ${i}`)))
const [one, many, watching] = [await table(host, 2), await table(host, 5), await table(host, 2)]
await eve.ask('POST', `/${one}/sit`, {})
for (const guest of crowd.slice(0, 4)) await guest.ask('POST', `/${many}/sit`, {})
const said = {
  one: await shout(
    Array.from({ length: LINES }, () => eve.again()),
    one,
  ),
  many: await shout(crowd, many),
  watching: await shout(
    crowd.slice(4).map((guest) => guest.again()),
    watching,
  ),
}
await node.stop()

const store = openSqlite(join(data, 'chantier.sqlite'))
let good = true
for (const [what, id] of [
  ['one', one],
  ['many', many],
  ['watching', watching],
] as const) {
  const kept = (await store.tables.said(id, 0, 1_000_000)).filter(({ person }) => person !== null)
  const bytes = kept.reduce((sum, { text }) => sum + text.length, 0)
  const seconds = ((kept.at(-1)?.at ?? 0) - (kept[0]?.at ?? 0)) / 1000
  const most = Math.floor(MOST[what](seconds)) + 1
  good &&= kept.length <= most && kept.length > 0
  const rate = Math.round((3600 * bytes) / Math.max(1, seconds) / 1000)
  say(
    `${what}: ${said[what]} lines said, ${kept.length} kept in ${seconds.toFixed(1)} s (at most ${most}), ${bytes} bytes, ${rate} kB an hour`,
  )
}
await store.close()
rmSync(data, { recursive: true, force: true })
say(good ? 'good' : 'BAD')
process.exit(good ? 0 : 1)
