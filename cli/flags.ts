// The flags of the commands, read with one sentence for whatever is wrong with them.

import { parseArgs } from 'node:util'
import { at } from '../kernel/lists.ts'
import type { Desk } from './desk.ts'
import { type Flag, SHAPES } from './flag.ts'
import { fold, lengthOf } from './page.ts'
import { misused } from './stop.ts'
import type { CliTexts } from './texts.ts'

export type CommandName = keyof CliTexts['commands']

/** A command as `main` sees it. `run` gives the exit code. */
export interface Command {
  readonly name: CommandName
  summary(t: CliTexts): string
  usage(t: CliTexts, width: number): string[]
  run(args: readonly string[], desk: Desk): Promise<number>
}

/** A command as its file writes it. */
interface Spec {
  readonly name: CommandName
  readonly flags: readonly Flag[]
  /** How many words it takes beside its flags. */
  readonly words: readonly [least: number, most: number]
  go(given: Given, desk: Desk): Promise<number>
}

export function commandOf(spec: Spec): Command {
  return {
    name: spec.name,
    summary: (t) => t.commands[spec.name].summary,
    usage: (t, width) => usageLines(spec, t, width),
    run: async (args, desk) => spec.go(readArgs(spec, args, desk), desk),
  }
}

/** What stood on the command line. */
export interface Given {
  readonly words: readonly string[]
  has(flag: Flag): boolean
  text(flag: Flag): string | undefined
  texts(flag: Flag): readonly string[]
  /** A whole number within bounds, or the usual one. */
  whole(flag: Flag, usual: number, min: number, max: number): number
}

function readArgs(command: Spec, args: readonly string[], desk: Desk): Given {
  const { wrong } = desk.t
  const options = Object.fromEntries(
    command.flags.map((flag) => [flag, { type: SHAPES[flag] === 'yes' ? 'boolean' : 'string' } as const]),
  )
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true })
  const words: string[] = []
  const values = new Map<string, string[]>()
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const flag = command.flags.find((f) => f === token.name)
    const known = command.flags.map((f) => `--${f}`).concat('--lang', '--help')
    if (flag === undefined) {
      const told = wrong.flag(token.rawName, known.join(', '))
      return misused(/^-[^-]/.test(token.rawName) ? `${told} ${wrong.dash}` : told)
    }
    const value = token.value
    if (SHAPES[flag] === 'yes' && value !== undefined) misused(wrong.noValue(flag))
    if (SHAPES[flag] !== 'yes' && (value === undefined || value === '' || (!token.inlineValue && /^--/.test(value))))
      misused(wrong.value(flag, desk.t.flags[flag][0]))
    if (SHAPES[flag] !== 'many' && values.has(flag)) misused(wrong.twice(flag))
    values.set(flag, [...(values.get(flag) ?? []), value ?? ''])
  }
  const [least, most] = command.words
  if (words.length < least) misused(wrong.missing(command.name, desk.t.commands[command.name].words))
  if (words.length > most) misused(wrong.extra(at(words, most)))
  const text = (flag: Flag) => values.get(flag)?.[0]
  return {
    words,
    has: (flag) => values.has(flag),
    text,
    texts: (flag) => values.get(flag) ?? [],
    whole(flag, usual, min, max) {
      const value = text(flag)
      if (value === undefined) return usual
      const n = Number(value)
      if (!/^-?\d+$/.test(value) || n < min || n > max) misused(wrong.whole(flag, value, min, max))
      return n
    },
  }
}

/** How a command is called, and what each flag means. */
function usageLines(command: Spec, t: CliTexts, width: number): string[] {
  const { words, summary, about } = t.commands[command.name]
  const flags = [...command.flags, 'lang', 'help'] as const
  const shown = flags.map((flag) => `--${flag} ${t.flags[flag][0]}`.trim())
  const synopsis = shown.slice(0, -2).map((flag) => `[${flag.replaceAll(' ', '\u00a0')}]`)
  const called = ['chantier', command.name, words, ...synopsis]
  const room = Math.max(...shown.map(lengthOf)) + 2
  const wide = width >= 60
  return [
    ...fold(called.filter(Boolean).join(' '), width, '', '    ').map((line) => line.replaceAll('\u00a0', ' ')),
    '',
    ...fold(summary, width),
    ...(about === '' ? [] : fold(about, width)),
    '',
    ...flags.flatMap((flag, i) =>
      wide
        ? fold(t.flags[flag][1], width, `  ${(shown[i] ?? '').padEnd(room)}`)
        : [`  ${shown[i]}`, ...fold(t.flags[flag][1], width, '    ')],
    ),
  ]
}
