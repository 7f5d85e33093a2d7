// npm run test:hostile: bad frames and requests, control frames, peers that never read, and bent files and sheets. The house must
// stand, answer in sentences, keep its memory, and change nothing. Ends by itself and prints its figures.
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import WebSocket from 'ws'
import { below, rngOf } from '../../kernel/random.ts'
import type { Rng } from '../../kernel/words.ts'
import { openSqlite } from '../store/sqlite/open.ts'
import { type Bent, bentFiles, bentSheets } from './bent.ts'
import { ask, guest, startTable } from './guests.ts'
import { heldBy, inspected } from './heap.ts'
import { freePort, startNode } from './node.ts'
import { badFrame, badRequest } from './nonsense.ts'
import { FIRST_PIECE, PIECE, PING, PONG, textFrame, unreadAnswers, unreadTo } from './unread.ts'

const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '70000' },
    requests: { type: 'string', default: '30000' },
    /** Control frames and words of lines that read nothing, of each kind. */
    pings: { type: 'string', default: '2000000' },
    /** Connections that ask for large answers and read none of them. */
    readers: { type: 'string', default: '400' },
    files: { type: 'string', default: '10000' },
    sheets: { type: 'string', default: '10000' },
    seed: { type: 'string', default: 'hostile' },
  },
})
/** Megabytes: what the process may take beside what it had when warm, and what may be left after a collection. */
const MOST_GROWTH = 150
const MOST_LEAKED = 10
const FRAMES = Number(values.frames)
const REQUESTS = Number(values.requests)
const PINGS = Number(values.pings)
const READERS = Number(values.readers)
const rng = rngOf(values.seed)
const say = (text: string) => void process.stdout.write(`${text}\n`)
const problems: string[] = []
const wrong = (text: string) => {
  if (problems.length < 50) problems.push(text)
}

const data = mkdtempSync(join(tmpdir(), 'chantier-hostile-'))
const inspector = await freePort()
const node = await startNode({ CHANTIER_DATA: data, ...inspected(inspector) })
const { address } = node
let over = false
/** A house that ends by itself has lost: nothing more can be asked of it. */
void node.ended().then((code) => {
  if (over) return
  say(`PROBLEM the house ended with code ${code}: ${node.said()}`)
  process.exit(1)
})
const [ada, bea, eve] = [await guest(address, 'Ada'), await guest(address, 'Bea'), await guest(address, 'Eve')]
const table = await startTable(address, [ada, bea], { game: 'spyrium', seats: 2 })
// A move that may be replayed by whoever heard of it.
const spoken = { ada, bea, eve, table }

/** Everything that is kept of the table, as one sum. */
async function sum(): Promise<string> {
  const store = openSqlite(join(data, 'chantier.sqlite'))
  const {
    version: _,
    updated: __,
    due: ___,
    ...row
  } = (await store.tables.get(table)) ?? { version: 0, updated: 0, due: 0 }
  // Asked of the house: whoever reads the log of a file becomes its writer, and the house ends.
  const entries = await (await ask(address, ada, 'GET', `/api/tables/${table}/past`)).text()
  const chat = await store.tables.said(table, 0, 10_000)
  await store.close()
  return createHash('sha256')
    .update(JSON.stringify([row, entries, chat]))
    .digest('hex')
}

const rss = () => {
  const status = readFileSync(`/proc/${node.pid()}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Bad frames on a line: each line serves until the server closes it. */
async function frames(count: number, mine: Rng): Promise<Record<string, number>> {
  const heard: Record<string, number> = {}
  let left = count
  while (left > 0) {
    const who = [ada, bea, eve][below(mine, 3)] as string
    const line = new WebSocket(`${address.replace('http', 'ws')}/live`, { headers: { cookie: who, origin: address } })
    line.on('error', () => {})
    let answers = 0
    line.on('message', (text: Buffer) => {
      answers++
      const { t } = JSON.parse(text.toString()) as { t: string }
      heard[t] = (heard[t] ?? 0) + 1
      if (t === 'done') wrong(`a bad frame was done: ${text.toString().slice(0, 200)}`)
    })
    const closed = new Promise<void>((resolve) =>
      line.once('close', (code) => {
        heard[`closed ${code}`] = (heard[`closed ${code}`] ?? 0) + 1
        resolve()
      }),
    )
    await new Promise<void>((resolve) => {
      line.once('open', () => resolve())
      line.once('close', () => resolve())
    })
    // A burst, then time to answer, so that the answers of one line can be told from silence.
    for (let burst = 0; burst < 200 && left > 0 && line.readyState === WebSocket.OPEN; burst++) {
      left--
      line.send(badFrame(mine, spoken))
      if (burst % 20 === 19) await new Promise((go) => setTimeout(go, 1))
    }
    if (line.readyState === WebSocket.OPEN) {
      line.send('{"t":"ping"}')
      const answered = await Promise.race([
        new Promise<boolean>((resolve) => line.on('message', (text: Buffer) => text.includes('pong') && resolve(true))),
        closed.then(() => true),
        new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 10_000)),
      ])
      if (!answered) wrong(`a line hangs after bad frames (${answers} answers)`)
    }
    line.terminate()
    await closed
  }
  return heard
}

/** Answers that one of the connections which read nothing asks for: as people do, and all in one piece. */
const ANSWERS = [1, 8]
/** The largest answer there is. */
const LARGEST = '/api/docs/static/swagger-ui-bundle.js'

/** Lines that ask for answers and never read them, without a limit on how much they ask: each must be cut. */
async function unread(most: number): Promise<string> {
  const sent: Record<string, number> = {}
  for (const [what, frame] of Object.entries({ pings: PING, words: textFrame('{"t":"ping"}'), pieces: PIECE })) {
    const line = await unreadTo(address, eve)
    if (frame === PIECE) await line.flood(FIRST_PIECE, 1)
    sent[what] = await line.flood(frame, most)
    for (let wait = 0; wait < 100 && !line.cut; wait++) {
      line.knock(frame)
      await new Promise((go) => setTimeout(go, 100))
    }
    if (!line.cut) wrong(`a line that reads nothing sent ${sent[what]} ${what} and is still open`)
    line.end()
  }
  // Nothing is answered to a pong, so nothing waits to be read: how many may come is the limit of commands, which is off here.
  const line = await unreadTo(address, eve)
  sent.pongs = await line.flood(PONG, most)
  line.end()
  return JSON.stringify(sent)
}

/** Connections that ask and do not read: the others are answered meanwhile. How many megabytes the house took for them. */
async function slowReaders(count: number, answers: number): Promise<number> {
  const before = rss()
  const ends = await Promise.all(Array.from({ length: count }, () => unreadAnswers(address, LARGEST, answers)))
  const { status } = await ask(address, '', 'GET', '/healthz')
  if (status !== 200) wrong(`beside ${count} connections that read nothing the house answers ${status}`)
  const taken = rss() - before
  for (const end of ends) end()
  return taken
}

async function requests(count: number, mine: Rng): Promise<Record<string, number>> {
  const heard: Record<string, number> = {}
  for (let i = 0; i < count; i++) {
    const bad = badRequest(mine, spoken)
    const { status, body } = await raw(bad)
    heard[status] = (heard[status] ?? 0) + 1
    const shown = `${bad.method} ${bad.path.slice(0, 80)}`
    if (status === 0) wrong(`no answer to ${shown}`)
    else if (status >= 500) wrong(`${status} to ${shown}: ${body.slice(0, 200)}`)
    else if (status >= 400 && bad.path.startsWith('/api/') && bad.method !== 'HEAD' && !hasSentence(body))
      wrong(`${status} without a sentence to ${shown}: ${body.slice(0, 100)}`)
    if (/node_modules|\.ts:\d|at async/.test(body)) wrong(`the inside shows: ${body.slice(0, 200)}`)
  }
  return heard
}

function hasSentence(body: string): boolean {
  try {
    return typeof (JSON.parse(body) as { error: { text: unknown } }).error.text === 'string'
  } catch {
    return false
  }
}

interface Bad {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | null
}

/** The path exactly as it stands: nothing tidies it up on the way. */
function raw({ method, path, headers, body }: Bad): Promise<{ status: number; body: string }> {
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port: node.port, method, path, headers }, (reply) => {
      let text = ''
      reply.on('data', (chunk: Buffer) => {
        if (text.length < 4000) text += chunk.toString()
      })
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: text }))
      reply.on('error', () => resolve({ status: 0, body: '' }))
    })
    // The server may hang up on what is too large before it has read it all.
    sent.on('error', (error: NodeJS.ErrnoException) =>
      resolve({
        status: error.code === 'EPIPE' || error.code === 'ECONNRESET' ? 413 : 0,
        body: '{"error":{"text":""}}',
      }),
    )
    sent.setTimeout(10_000, () => sent.destroy(new Error('slow')))
    sent.end(body ?? undefined)
  })
}

const add = (list: readonly Record<string, number>[]) => {
  const all: Record<string, number> = {}
  for (const one of list) for (const [key, n] of Object.entries(one)) all[key] = (all[key] ?? 0) + n
  return JSON.stringify(all)
}
const lines = <T>(n: number, work: (rng: Rng) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(rngOf(`${values.seed} ${i} ${below(rng, 1e9)}`))))

const before = await sum()
await lines(8, (mine) => frames(250, mine))
await lines(8, (mine) => requests(100, mine))
const held = await heldBy(inspector)
const memory = rss()
const from = Date.now()
const heardLive = await lines(16, (mine) => frames(Math.ceil(FRAMES / 16), mine))
const sentUnread = await unread(PINGS)
const taken: Record<string, number> = {}
for (const answers of ANSWERS) taken[answers] = Math.round(await slowReaders(READERS, answers))
const heardHttp = await lines(16, (mine) => requests(Math.ceil(REQUESTS / 16), mine))
/** What came of bent files or sheets, and what was wrong with it. */
function told({ found, problems: more }: Bent): string {
  for (const problem of more) wrong(problem)
  return JSON.stringify(found)
}
const files = told(await bentFiles(Number(values.files), rngOf(`${values.seed} files`)))
const sheets = told(await bentSheets(Number(values.sheets), rngOf(`${values.seed} sheets`)))
const grown = rss() - memory
const kept = await heldBy(inspector)
const leaked = kept.heap + kept.buffers - held.heap - held.buffers
const health = await ask(address, '', 'GET', '/healthz').then((reply) => reply.status)
const after = await sum()
if (health !== 200) wrong(`the house does not answer any more: ${health}`)
if (before !== after) wrong('something that is kept has changed')
if (grown > MOST_GROWTH) wrong(`memory grew by ${Math.round(grown)} MB`)
if (leaked > MOST_LEAKED) wrong(`${Math.round(leaked)} MB are still held after everything was collected`)
over = true
const code = await node.stop()
if (code !== 0) wrong(`the house ended with code ${code}`)
rmSync(data, { recursive: true, force: true })
say(`frames: ${FRAMES}, answers ${add(heardLive)}`)
say(`sent by lines that read nothing, until they were cut: ${sentUnread}`)
say(`megabytes for ${READERS} connections that ask for so many answers each and read none: ${JSON.stringify(taken)}`)
say(`files: ${values.files}, ${files}`)
say(`sheets: ${values.sheets}, ${sheets}`)
say(`requests: ${REQUESTS}, answers ${add(heardHttp)}`)
const mb = ({ heap, buffers }: { heap: number; buffers: number }) => `${heap.toFixed(1)} + ${buffers.toFixed(1)}`
say(`held after a collection, heap and buffers: ${mb(held)} MB before, ${mb(kept)} MB after`)
say(`memory ${Math.round(memory)} MB, grown by ${Math.round(grown)} MB; ${Math.round((Date.now() - from) / 1000)} s`)
for (const problem of problems) say(`PROBLEM ${problem}`)
say(problems.length === 0 ? 'the house stands' : `${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)
