// For the tests: a program that speaks the protocol, well or in one of many bad ways.
import { createInterface } from 'node:readline'

const how = process.argv[2]
const say = (x) => process.stdout.write(`${typeof x === 'string' ? x : JSON.stringify(x)}\n`)
let asked = 0

const WAYS = {
  good: (m) => say({ type: 'choice', id: m.id, choice: m.options[0] }),
  late(m) {
    say({ type: 'choice', id: m.id - 1, choice: { act: 'too-late' } })
    WAYS.good(m)
  },
  crash(m) {
    if (asked > 1) throw new Error('out of ideas')
    WAYS.good(m)
  },
  hang(m) {
    if (asked < 2) WAYS.good(m)
  },
  flood(m) {
    for (let i = 0; i < 100_000; i++) say({ type: 'choice', id: -1, choice: m.options[0] })
  },
  long: () => process.stdout.write('x'.repeat(3_000_000)),
  nonsense: () => say('moo'),
  illegal: (m) => say({ type: 'choice', id: m.id, choice: { act: 'cheat' } }),
}

for await (const line of createInterface({ input: process.stdin })) {
  const m = JSON.parse(line)
  if (m.type === 'hello' && how !== 'mute') say({ type: 'hello', protocol: how === 'old' ? 99 : 1, name: 'test' })
  if (m.type === 'bye') break
  if (m.type !== 'choose') continue
  asked++
  WAYS[how]?.(m)
}
