// How a house is set up: flags first, then the environment, then what is usual. Whatever is wrong is said in a sentence.
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import type { Params } from '../kernel/words.ts'

/** How much one address, person or table may ask for. 0 is without limit. */
export interface Limits {
  /** Bytes of a request's body. */
  readonly body: number
  /** API requests of one address in a minute. */
  readonly requests: number
  /** New guests of one address in an hour. */
  readonly guests: number
  /** Live connections of one address. */
  readonly sockets: number
  /** Tables one person may keep open. */
  readonly tables: number
  /** Commands of one live connection in ten seconds. */
  readonly commands: number
  /** Connections of one address, of whatever kind. */
  readonly address: number
  /** Connections of the whole house. */
  readonly connections: number
  /** Clubs one person may belong to. */
  readonly clubs: number
  /** Members one club may have. */
  readonly members: number
  /** Megabytes that the house keeps of one address in a day. */
  readonly kept: number
}

export interface Settings {
  /** The folder of the SQLite file. */
  readonly data: string
  readonly port: number
  readonly host: string
  /** `sqlite`, or the address of a PostgreSQL database. */
  readonly store: string
  /** The public address without a path, where it is known: needed behind a proxy. */
  readonly origin: string | null
  /** Whose word about the caller's address counts: nobody's, everybody's, or that of these addresses. */
  readonly trustProxy: boolean | string[]
  /** The mail server (`smtp://user:password@host:port`); null: no mail is sent. */
  readonly smtp: string | null
  readonly mailFrom: string
  /** Minutes a person may stay away before a mail says that it is their turn. */
  readonly mailAfter: number
  /** Hosts of webhooks and push services that may be private and without https, such as an ntfy of one's own: `host` or `host:port`. */
  readonly trusted: readonly string[]
  /** Days of vacation a year. */
  readonly vacation: number
  /** Who may read /metrics: this machine, everybody, nobody, or whoever has this token. */
  readonly metrics: 'local' | 'open' | 'off' | { readonly token: string }
  readonly log: string
  /** The folder of the built client. */
  readonly web: string
  readonly limits: Limits
}

export interface SettingsProblem {
  readonly key: string
  readonly with: Params
}

/** What may stand on the command line. */
export type Flags = Partial<Record<'data' | 'port' | 'host' | 'store' | 'origin', string | undefined>>
type Environment = Readonly<Record<string, string | undefined>>

const ROOT = join(import.meta.dirname, '..')
const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

const LIMITS: Readonly<Record<keyof Limits, number>> = {
  body: 65_536,
  requests: 600,
  guests: 60,
  sockets: 50,
  tables: 200,
  commands: 60,
  address: 500,
  connections: 10_000,
  clubs: 20,
  members: 300,
  kept: 200,
}

/** The settings, or everything that is wrong with them. */
export function readSettings(
  flags: Flags,
  env: Environment,
): { settings: Settings } | { problems: readonly SettingsProblem[] } {
  const problems: SettingsProblem[] = []
  const given = (flag: keyof Flags, name: string) => flags[flag] ?? env[name] ?? ''
  const wrong = (key: string, name: string, value: string, more: Params = {}) =>
    void problems.push({ key: `settings.${key}`, with: { name, value, ...more } })
  const whole = (name: string, value: string, usual: number, max: number) => {
    if (value === '') return usual
    if (/^\d+$/.test(value) && Number(value) <= max) return Number(value)
    wrong('whole', name, value, { max })
    return usual
  }
  const checked = <T>(name: string, value: string, usual: T, read: (text: string) => T | null, key: string): T => {
    if (value === '') return usual
    const got = read(value)
    if (got === null) wrong(key, name, /:\/\//.test(value) ? hidden(value) : value)
    return got ?? usual
  }
  const settings: Settings = {
    data: resolve(given('data', 'CHANTIER_DATA') || join(ROOT, 'data')),
    port: whole('CHANTIER_PORT', given('port', 'CHANTIER_PORT'), 8080, 65_535),
    host: checked('CHANTIER_HOST', given('host', 'CHANTIER_HOST'), '127.0.0.1', hostOf, 'host'),
    store: checked('CHANTIER_STORE', given('store', 'CHANTIER_STORE'), 'sqlite', storeOf, 'store'),
    origin: checked<string | null>(
      'CHANTIER_ORIGIN',
      given('origin', 'CHANTIER_ORIGIN'),
      null,
      (text) => originOf(text),
      'origin',
    ),
    trustProxy: checked<boolean | string[]>(
      'CHANTIER_TRUST_PROXY',
      env.CHANTIER_TRUST_PROXY ?? '',
      false,
      proxiesOf,
      'proxy',
    ),
    smtp: checked<string | null>('CHANTIER_SMTP', env.CHANTIER_SMTP ?? '', null, smtpOf, 'smtp'),
    mailFrom: checked('CHANTIER_MAIL_FROM', env.CHANTIER_MAIL_FROM ?? '', '', mailOf, 'mail'),
    mailAfter: whole('CHANTIER_MAIL_AFTER', env.CHANTIER_MAIL_AFTER ?? '', 10, 10_080),
    trusted: checked<string[]>('CHANTIER_TRUSTED_HOSTS', env.CHANTIER_TRUSTED_HOSTS ?? '', [], hostsOf, 'trusted'),
    vacation: whole('CHANTIER_VACATION', env.CHANTIER_VACATION ?? '', 30, 366),
    metrics: checked<Settings['metrics']>(
      'CHANTIER_METRICS',
      env.CHANTIER_METRICS ?? '',
      'local',
      metricsOf,
      'metrics',
    ),
    log: checked('CHANTIER_LOG', env.CHANTIER_LOG ?? '', 'info', (t) => (LEVELS.includes(t) ? t : null), 'log'),
    web: resolve(env.CHANTIER_WEB || join(ROOT, 'dist', 'web')),
    limits: limitsOf((name, usual) => whole(name, env[name] ?? '', usual, 1_000_000_000)),
  }
  if (settings.smtp !== null && settings.mailFrom === '') wrong('mail-from', 'CHANTIER_MAIL_FROM', '')
  if (settings.smtp !== null && settings.origin === null) wrong('mail-origin', 'CHANTIER_ORIGIN', '')
  return problems.length > 0 ? { problems } : { settings }
}

/** Settings for a test or a bench: the usual ones, with these changed. */
export function settingsWith(changed: Partial<Settings>): Settings {
  const read = readSettings({}, {})
  if ('problems' in read) throw new Error('the usual settings are wrong')
  return { ...read.settings, ...changed }
}

function limitsOf(whole: (name: string, usual: number) => number): Limits {
  const limit = (key: keyof Limits) => whole(`CHANTIER_LIMIT_${key.toUpperCase()}`, LIMITS[key])
  return {
    body: limit('body'),
    requests: limit('requests'),
    guests: limit('guests'),
    sockets: limit('sockets'),
    tables: limit('tables'),
    commands: limit('commands'),
    address: limit('address'),
    connections: limit('connections'),
    clubs: limit('clubs'),
    members: limit('members'),
    kept: limit('kept'),
  }
}

/** An address without the password that may stand in it. */
export const hidden = (address: string): string => address.replace(/\/\/[^@/]*@/, '//…@')

const hostOf = (text: string) => (isIP(text) > 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) ? text : null)
const storeOf = (text: string) =>
  text === 'sqlite' || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) ? text : null

function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const bare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
  return bare && /^https?:$/.test(url.protocol) ? url.origin : null
}

const WORDS: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false }

function proxiesOf(text: string): boolean | string[] | null {
  if (Object.hasOwn(WORDS, text)) return WORDS[text] ?? null
  const list = text.split(',').map((word) => word.trim())
  return list.every((word) => /^(loopback|linklocal|uniquelocal)$/.test(word) || isNet(word)) ? list : null
}

function isNet(word: string): boolean {
  const [address = '', bits, ...rest] = word.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  return isIP(address) > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
}

function hostsOf(text: string): string[] | null {
  const list = text.split(',').map((word) => word.trim().toLowerCase())
  return list.every((word) => /^(\[[\da-f:]+\]|[a-z\d]([a-z\d.-]*[a-z\d])?)(:\d{1,5})?$/.test(word)) ? list : null
}

const smtpOf = (text: string) =>
  /^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '' ? text : null
const mailOf = (text: string) => (/^([^<>\r\n]*<)?[^@\s<>]+@[^@\s<>]+>?$/.test(text) ? text : null)

function metricsOf(text: string): Settings['metrics'] | null {
  if (text === 'local' || text === 'open' || text === 'off') return text
  return /^token:\S{16,}$/.test(text) ? { token: text.slice('token:'.length) } : null
}
