// The command line: chantier <command>.
import { chantier } from './dispatch.ts'

// Whoever reads us may stop reading: `chantier record … | head`.
process.stdout.on('error', () => process.exit(141))
process.on('uncaughtException', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
process.exitCode = await chantier(process.argv.slice(2), { out: process.stdout, err: process.stderr })
