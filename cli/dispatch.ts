// chantier <command>: finds the command, and says one sentence when something is wrong. No stack trace reaches a person.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLang, LANGS } from '#tongues'
import { at } from '../kernel/lists.ts'
import { type Desk, deskOf, type Streams } from './desk.ts'
import type { Command, CommandName } from './flags.ts'
import { fold } from './page.ts'
import { misused, Stop } from './stop.ts'
import { localLang } from './texts.ts'

const COMMANDS: Readonly<Record<CommandName, () => Promise<Command>>> = {
  play: async () => (await import('./commands/play.ts')).play,
  menu: async () => (await import('./commands/menu.ts')).menu,
  replay: async () => (await import('./commands/replay.ts')).replay,
  analyse: async () => (await import('./commands/analyse.ts')).analyse,
  record: async () => (await import('./commands/record.ts')).record,
  cards: async () => (await import('./commands/cards.ts')).cards,
  agenda: async () => (await import('./commands/agenda.ts')).agenda,
  texts: async () => (await import('./commands/texts.ts')).texts,
  fuzz: async () => (await import('./commands/fuzz.ts')).fuzz,
  perft: async () => (await import('./commands/perft.ts')).perft,
  bench: async () => (await import('./commands/bench.ts')).bench,
  lesson: async () => (await import('./commands/lesson.ts')).lesson,
  economy: async () => (await import('./commands/economy.ts')).economy,
  arena: async () => (await import('./commands/arena.ts')).arena,
  bot: async () => (await import('./commands/bot.ts')).bot,
  serve: async () => (await import('./commands/serve.ts')).serve,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/restore.ts')).restore,
  admin: async () => (await import('./commands/admin.ts')).admin,
  verify: async () => (await import('./commands/verify.ts')).verify,
  'new-game': async () => (await import('./commands/newGame.ts')).newGame,
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name)

/** Takes --lang out, wherever it stands. */
function takeLang(argv: readonly string[]): { lang: string | undefined; args: string[] } {
  const args: string[] = []
  let lang: string | undefined
  for (let i = 0; i < argv.length; i++) {
    const word = at(argv, i)
    if (word === '--lang') lang = argv[++i] ?? ''
    else if (word.startsWith('--lang=')) lang = word.slice('--lang='.length)
    else args.push(word)
  }
  return { lang, args }
}

async function dispatch(args: readonly string[], desk: Desk): Promise<number> {
  const { wrong } = desk.t
  const wantsHelp = args.some((word) => word === '--help' || word === '-h') || args[0] === 'help'
  const name = args.find((word) => word !== 'help' && !word.startsWith('-')) ?? ''
  if (wantsHelp) {
    if (name !== '' && !isCommand(name)) unknownCommand(name, desk)
    if (isCommand(name)) desk.lines((await COMMANDS[name]()).usage(desk.t, desk.width()))
    else await sayHelp(desk)
    return 0
  }
  if (args[0] === '--version' && args.length === 1) {
    desk.lines([version()])
    return 0
  }
  if (args[0]?.startsWith('-')) misused(wrong.flag(args[0], '--help, --lang, --version'))
  if (args[0] === undefined) {
    if (process.stdin.isTTY && process.stdout.isTTY) return (await COMMANDS.menu()).run([], desk)
    await sayHelp(desk)
    return 2
  }
  if (!isCommand(args[0])) return unknownCommand(args[0], desk)
  return (await COMMANDS[args[0]]()).run(args.slice(1), desk)
}

function version(): string {
  const packed = readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')
  return (JSON.parse(packed) as { version: string }).version
}

function unknownCommand(name: string, desk: Desk): never {
  return misused(desk.t.wrong.command(name, Object.keys(COMMANDS).join(', ')))
}

async function sayHelp(desk: Desk): Promise<void> {
  const { main } = desk.t
  desk.say(desk.paint('heading', main.title))
  desk.say()
  desk.say(main.commands)
  for (const name of Object.keys(COMMANDS) as CommandName[]) {
    const { summary } = desk.t.commands[name]
    desk.lines(fold(summary, desk.width(), `  ${desk.paint('number', name.padEnd(8))}  `))
  }
  desk.say()
  desk.say(main.more(LANGS.join(', ')))
}

/** Runs a command line and gives its exit code. */
export async function chantier(argv: readonly string[], streams: Streams): Promise<number> {
  const { lang, args } = takeLang(argv)
  const desk = deskOf(lang !== undefined && isLang(lang) ? lang : localLang(process.env), streams)
  try {
    if (lang !== undefined && !isLang(lang)) misused(desk.t.wrong.lang(lang, LANGS.join(', ')))
    return await dispatch(args, desk)
  } catch (error) {
    return sayFailure(error, args, desk)
  }
}

function sayFailure(error: unknown, args: readonly string[], desk: Desk): number {
  if (error instanceof Stop) {
    desk.aside(error.message)
    for (const line of error.more) desk.aside(`  ${line}`)
    const name = args[0] !== undefined && isCommand(args[0]) ? args[0] : ''
    if (error.code === 2) desk.aside(desk.t.main.seeHelp(name))
    return error.code
  }
  desk.aside(desk.t.main.inside(error instanceof Error ? error.message : String(error)))
  // For whoever looks for the fault.
  if (process.env.CHANTIER_TRACE && error instanceof Error) desk.aside(error.stack ?? '')
  return 1
}
