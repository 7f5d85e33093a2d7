// Mail, where the host has a mail server: off unless configured.
import type { Logger } from 'pino'
import { codeOf } from '../base/error.ts'
import { metrics } from '../base/metrics.ts'
import type { Settings } from '../settings.ts'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The link that stops such letters, where there is one. */
  readonly stop?: string
}

export interface Mailer {
  /** True once the mail server has taken it. */
  send(letter: Letter): Promise<boolean>
  close(): void
}

const PATIENCE = 20_000

/** Null where the house sends no mail. */
export async function mailerOf(
  { smtp, mailFrom }: Pick<Settings, 'smtp' | 'mailFrom'>,
  log: Logger,
): Promise<Mailer | null> {
  if (smtp === null) return null
  // Loaded only where it is used.
  const { createTransport } = await import('nodemailer')
  const url = new URL(smtp)
  const secure = url.protocol === 'smtps:'
  const transport = createTransport({
    pool: true,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // No content of a letter may be read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, stop }) {
      try {
        await transport.sendMail({
          from: mailFrom,
          to: { name: '', address: to },
          subject,
          text,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(stop !== undefined && {
              'List-Unsubscribe': `<${stop}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        })
        metrics.mails.inc({ outcome: 'sent' })
        return true
      } catch (error) {
        metrics.mails.inc({ outcome: 'failed' })
        // The answer of a mail server may repeat the address; its code is enough.
        log.warn({ code: codeOf(error) || 'unknown' }, 'a mail could not be sent')
        return false
      }
    },
    close: () => transport.close(),
  }
}

/** A well-formed address, or null; whether it is this person's, the link in the letter shows. */
export function addressOf(text: string): string | null {
  const clean = text.trim()
  const fits = /^[^\s@<>()[\],;:"\\\p{Cc}]{1,64}@[\p{L}\d]([\p{L}\d.-]{0,250}[\p{L}\d])?$/u.test(clean)
  return fits && clean.length <= 254 && !clean.includes('..') ? clean : null
}
