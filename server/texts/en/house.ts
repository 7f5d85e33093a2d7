import type { Params } from '../../../kernel/words.ts'

type Sentence = (p: Params) => string

/** What the house says of settings, requests and people. Its tables' own sentences stand beside, in tables.ts. */
export const house = {
  'settings.whole': (p) => `${p.name} cannot be “${p.value}”: it is a whole number from 0 to ${p.max}.`,
  'settings.host': (p) => `${p.name} cannot be “${p.value}”: it is the address or name to listen on, such as 0.0.0.0.`,
  'settings.store': (p) =>
    `${p.name} cannot be “${p.value}”: it is sqlite, or postgres://user:password@host:port/database.`,
  'settings.origin': (p) =>
    `${p.name} cannot be “${p.value}”: it is the public address without a path, such as https://play.example.org.`,
  'settings.proxy': (p) =>
    `${p.name} cannot be “${p.value}”: it is yes, no, or the addresses of the proxies, such as loopback or 10.0.0.0/8.`,
  'settings.trusted': (p) => `${p.name} cannot be “${p.value}”: it is a list of host or host:port, with commas.`,
  'settings.smtp': (p) => `${p.name} cannot be “${p.value}”: it is smtp://user:password@host:587 or smtps://….`,
  'settings.mail': (p) => `${p.name} cannot be “${p.value}”: it is an address such as Chantier <table@example.org>.`,
  'settings.mail-from': (p) => `Mail is configured (CHANTIER_SMTP), so ${p.name} must say whom it comes from.`,
  'settings.mail-origin': (p) => `Mail is configured (CHANTIER_SMTP), so ${p.name} must say where its links lead.`,
  'settings.metrics': (p) =>
    `${p.name} cannot be “${p.value}”: it is local, open, off, or token: and 16 characters or more.`,
  'settings.log': (p) => `${p.name} cannot be “${p.value}”: it is silent, fatal, error, warn, info, debug or trace.`,

  'serve.ready': (p) => `The table is laid at ${p.address}`,
  'serve.network': (p) => `On your network: ${p.addresses}`,
  'serve.stop': () => 'Ctrl-C ends.',
  'serve.owner': (p) =>
    `This house has no owner yet. Whoever enters this code at ${p.address} becomes it: ${p.code}  It is shown only now; chantier admin code makes another.`,
  'serve.port': (p) => `Port ${p.port} is in use. Set CHANTIER_PORT or --port to another one.`,
  'serve.port-forbidden': (p) => `Port ${p.port} may not be used by you: ports below 1024 are for the system.`,
  'serve.host': (p) => `This machine has no address ${p.host} to listen on.`,
  'serve.failed': (p) => `The table cannot be laid: ${p.why}`,
  'serve.taken': (p) => `Another process serves ${p.file} already. Stop it, or choose another folder with --data.`,
  'serve.broken': (p) =>
    `The table ends: nothing can be kept any more (${p.why}). Nothing was acknowledged that is not on the disk. Look at the disk, then start again.`,
  'serve.not-closed': (p) => `The table could not be closed in good order (${p.why}). What was acknowledged is kept.`,
  'serve.no-build': (p) => `The page is not built (${p.web}): only the API answers. Run npm run build.`,

  'http.not-found': () => 'There is nothing at this address.',
  'http.invalid': (p) => `This request cannot be read: ${p.why}.`,
  'http.too-large': (p) => `This request is too large: at most ${p.max} bytes.`,
  'http.media': () => 'The body of a request must be JSON.',
  'http.method': () => 'This address does not answer to this method.',
  'http.origin': () => 'This request comes from another site, and is not done.',
  'http.too-many': (p) => `Too many requests. Try again in ${p.seconds} s.`,
  'http.network': (p) =>
    `So much has been written from your network that the house keeps no more of it for now. Try again in ${p.seconds} s.`,
  'http.inside': () => 'Something went wrong inside the house. It is written in its log; please try again.',
  'http.busy': () => 'The house cannot reach its store at the moment. Please try again.',

  'people.who': () => 'Say first who you are: a name is enough.',
  'people.unknown': () => 'There is no such person here.',
  'people.banned': () => 'The owner of this house has closed it to you.',
  'people.banned-days': (p) =>
    `The owner of this house has closed it to you for ${p.days} more ${p.days === 1 ? 'day' : 'days'}.`,
  'people.name': (p) => `A name has 1 to ${p.max} characters, and at least one that can be seen.`,
  'people.name-taken': (p) =>
    `Somebody keeps the name “${p.name}”, or one that looks like it. If it is you, sign in; otherwise choose another.`,
  'people.name-guest': (p) => `${p.name} (guest)`,
  'people.too-many': (p) =>
    `Too many guests have come in from your network in the last hour. In ${p.minutes} min there is room again; whoever has a passkey or a recovery code can sign in at once.`,
  'company.unknown': () => 'There is no such person here.',
  'company.asked': () => 'Too many people ask this person already and wait for an answer.',
  'company.full': () => 'You already know more people than this house can remember.',
  'company.seek': () => 'Say at least one game and one number of seats.',
  'people.guest': (p) => `Guest ${p.number}`,

  'passkey.origin': () => 'Passkeys need a secure address: https, or localhost. The host sets it with CHANTIER_ORIGIN.',
  'passkey.stale': () => 'This took too long, or was already used. Please start again.',
  'passkey.refused': () => 'This passkey could not be verified.',
  'passkey.unknown': () => 'This passkey belongs to nobody here.',
  'passkey.taken': () => 'This passkey is already kept here.',
  'passkey.too-many': (p) => `A person can have ${p.max} passkeys, no more.`,
  'recovery.refused': () => 'This recovery code is not known, or was already used.',

  'vacation.past': () => 'A vacation cannot begin in the past.',
  'vacation.order': () => 'A vacation ends after it begins.',
  'vacation.far': () => 'A vacation begins within a year.',
  'vacation.overlap': () => 'This overlaps another vacation of yours.',
  'vacation.days': (p) => `That is too many days in ${p.year} (${p.wanted}): you have ${p.left} of ${p.most} left.`,
  'vacation.none': () => 'There is no such vacation.',

  'mail.off': () => 'This house sends no email.',
  'mail.address': (p) => `“${p.value}” is not an email address.`,
  'mail.link': () => 'This link is not valid, or no longer.',
  'mail.failed': () => 'The email could not be sent. Please try again later.',
  'mail.confirm-subject': () => 'Chantier: confirm your address',
  'mail.confirm-text': (p) =>
    `Hello ${p.name},\n\nsomebody, probably you, asked Chantier to write to this address when it is their turn. If that was you, open this link:\n\n${p.link}\n\nThe link is good for two days. If it was not you, do nothing: we shall not write again.\n`,
  'mail.confirmed': () => 'Your address is confirmed. Chantier will write when it is your turn.',
  'mail.confirm-ask': (p) => `Shall Chantier write to ${p.mail} when it is your turn?`,
  'mail.confirm-button': () => 'Yes, write to me',
  'mail.stop-ask': () => 'Shall Chantier stop writing to you when it is your turn?',
  'mail.stop-button': () => 'Yes, stop',
  'mail.stopped': () => 'Chantier will not write to you any more.',
} as const satisfies Readonly<Record<string, Sentence>>

export type HouseTexts = Readonly<Record<keyof typeof house, Sentence>>
