#!/usr/bin/env node
// A sample bot for Chantier in plain JavaScript: it takes any option that is not a way out.
//
// Run it with:  chantier bot pillars --engine "node bots/samples/bot.mjs"
import { createInterface } from 'node:readline'

/** Acts that end something early are taken only when nothing else is left. */
const SHY = /^(pass|stop|skip|finish|decline|done)/

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`)

function choose({ options }) {
  const bold = options.filter(({ act }) => !SHY.test(act))
  const list = bold.length > 0 ? bold : options
  return list[Math.floor(Math.random() * list.length)]
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.type === 'hello') say({ type: 'hello', protocol: 1, name: 'sample.mjs' })
  if (message.type === 'choose') say({ type: 'choice', id: message.id, choice: choose(message) })
  if (message.type === 'bye') break
  // "match", "now", "end" and whatever a later version adds need no answer.
}
