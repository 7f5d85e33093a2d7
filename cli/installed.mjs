// Loaded before everything else where Chantier is an installed package: its .ts files hold plain JavaScript there (scripts/pack.ts
// took the types out), and Node reads no .ts file below node_modules unless it is told what it is.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const OWN = new URL('..', import.meta.url).href

registerHooks({
  load: (url, context, next) =>
    url.startsWith(OWN) && url.endsWith('.ts')
      ? { format: 'module', source: readFileSync(fileURLToPath(url)), shortCircuit: true }
      : next(url, context),
})
