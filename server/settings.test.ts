import { describe, expect, it } from 'vitest'
import { LANGS } from '#tongues'
import { hidden, readSettings } from './settings.ts'
import { sayIn } from './texts/say.ts'

const read = (env: Record<string, string>, flags = {}) => readSettings(flags, env)
const good = (env: Record<string, string>, flags = {}) => {
  const got = read(env, flags)
  if ('problems' in got) throw new Error(JSON.stringify(got.problems))
  return got.settings
}

describe('settings', () => {
  it('are usable without anything said', () => {
    expect(good({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      store: 'sqlite',
      origin: null,
      trustProxy: false,
      smtp: null,
      metrics: 'local',
    })
    expect(good({}).data).toMatch(/\/data$/)
  })

  it('take the flag before the environment', () => {
    const env = { CHANTIER_PORT: '9000', CHANTIER_DATA: '/there' }
    expect(good(env)).toMatchObject({ port: 9000, data: '/there' })
    expect(good(env, { port: '0', data: '/here' })).toMatchObject({ port: 0, data: '/here' })
  })

  it('read everything', () => {
    expect(
      good({
        CHANTIER_ORIGIN: 'https://play.example.org/',
        CHANTIER_STORE: 'postgres://u:p@db/chantier',
        CHANTIER_TRUST_PROXY: 'loopback, 10.0.0.0/8',
        CHANTIER_SMTP: 'smtps://u:p@mail.example.org',
        CHANTIER_MAIL_FROM: 'Chantier <table@example.org>',
        CHANTIER_METRICS: 'token:0123456789abcdef',
        CHANTIER_LIMIT_TABLES: '7',
      }),
    ).toMatchObject({
      origin: 'https://play.example.org',
      trustProxy: ['loopback', '10.0.0.0/8'],
      metrics: { token: '0123456789abcdef' },
      limits: { tables: 7, sockets: 50 },
    })
  })

  it('say of each wrong one what it should be, in every language', () => {
    const wrong: Record<string, string> = {
      CHANTIER_PORT: '70000',
      CHANTIER_HOST: 'not a host',
      CHANTIER_STORE: 'mysql://x',
      CHANTIER_ORIGIN: 'https://example.org/path',
      CHANTIER_TRUST_PROXY: '10.0.0.0/33',
      CHANTIER_SMTP: 'mail.example.org',
      CHANTIER_MAIL_FROM: 'nobody',
      CHANTIER_METRICS: 'token:short',
      CHANTIER_LOG: 'loud',
      CHANTIER_LIMIT_BODY: '-1',
      CHANTIER_VACATION: '400',
    }
    for (const [name, value] of Object.entries(wrong)) {
      const got = read({ [name]: value })
      if (!('problems' in got)) throw new Error(`${name} was taken`)
      expect(got.problems).toHaveLength(1)
      for (const { key, with: blanks } of got.problems)
        for (const lang of LANGS) {
          expect(sayIn(lang, key, blanks)).toContain(value)
          expect(sayIn(lang, key, blanks)).toContain(name)
        }
    }
    const all = read(wrong)
    expect('problems' in all && all.problems).toHaveLength(Object.keys(wrong).length)
  })

  it('want to know where mail comes from and leads to, where there is mail', () => {
    const got = read({ CHANTIER_SMTP: 'smtp://localhost' })
    expect('problems' in got && got.problems.map((p) => p.key)).toEqual(['settings.mail-from', 'settings.mail-origin'])
  })

  it('never show a password', () => {
    expect(hidden('postgres://ada:secret@db:5432/x')).toBe('postgres://…@db:5432/x')
    const got = read({ CHANTIER_STORE: 'mysql://ada:secret@db/x' })
    expect(JSON.stringify(got)).not.toContain('secret')
  })
})
