// A house whose clock a test puts forward: the server in a process of its own, told over its channel by how many milliseconds.
import { serve } from '../serve.ts'
import { readSettings } from '../settings.ts'

const read = readSettings({}, process.env)
if ('problems' in read) throw new Error(JSON.stringify(read.problems))
/** One that is started again goes on where its clock was. */
let ahead = Number(process.env.TEST_AHEAD ?? 0)
const served = await serve(read.settings, { now: () => Date.now() + ahead })
process.on('message', (ms) => {
  ahead += Number(ms)
  process.send?.('forward')
})
process.once('SIGTERM', () => void served.close().then(() => process.exit(0)))
process.once('disconnect', () => process.exit(0))
