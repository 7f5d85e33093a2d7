import type { Params } from '../../../kernel/words.ts'

type Sentence = (p: Params) => string

/** What notices say, and what is said about how they are sent. */
export const notices = {
  'notice.turn': (p) => `Your turn · ${p.game}`,
  'notice.begin': (p) => `The match begins · ${p.game}`,
  'notice.nudge': (p) => `The others are waiting for you · ${p.game}`,
  'notice.low': (p) => `Your time is nearly up · ${p.game}`,
  'notice.invite': (p) => `You are invited to a table · ${p.game}`,
  'notice.with': (p) => `At the table with ${p.names}.`,
  'notice.alone': () => 'At your table.',
  'notice.until': (p) => `You have until ${p.when}.`,
  'notice.said': (p) => `${p.who}: “${p.words}”`,
  'notice.test': () => 'Chantier: a test',
  'notice.test-text': () => 'This is how you will hear that it is your turn.',

  'mail.turn-subject': (p) => `Chantier: your turn at ${p.game}`,
  'mail.begin-subject': (p) => `Chantier: ${p.game} begins`,
  'mail.nudge-subject': (p) => `Chantier: the others are waiting for you at ${p.game}`,
  'mail.low-subject': (p) => `Chantier: your time at ${p.game} is nearly up`,
  'mail.invite-subject': (p) => `Chantier: you are invited to a table of ${p.game}`,
  'mail.turns-subject': (p) => `Chantier: your turn at ${p.count} tables`,
  'mail.turn-text': (p) =>
    `Hello ${p.name},\n\n${p.tables}\n\nEach link signs you in on the device you open it with: once, and for a day.\n`,
  'mail.since': (p) => `Since ${p.when}.`,
  'mail.footer': (p) => `To stop these emails, open ${p.link}`,
  'mail.in-subject': () => 'Chantier: your link',
  'mail.in-text': (p) =>
    `Hello ${p.name},\n\nhere is a fresh link. It signs you in on the device you open it with, once, and for a day:\n\n${p.link}\n\nIf you did not ask for it, do nothing.\n`,
  'mail.in-ask': (p) => `Go on as ${p.name} on this device?`,
  'mail.in-button': () => 'Yes, to the table',
  'mail.in-spent': (p) =>
    `This link has been used, or is more than a day old. Shall Chantier send a fresh one to ${p.mail}?`,
  'mail.in-again': () => 'Yes, send it',
  'mail.in-sent': (p) => `A fresh link is on its way to ${p.mail}.`,
  'mail.too-many': (p) =>
    `This address has had enough emails for now: the next one can go out in ${p.minutes} min. Please look for those already sent.`,

  'push.keys': () => 'This device gave keys that nothing can be encrypted with.',
  'push.too-many': (p) => `A person can have ${p.max} devices, no more. Take one away first.`,
  'push.none': () => 'There is no such device.',
  'hook.too-many': (p) => `A person can have ${p.max} webhooks, no more. Take one away first.`,
  'hook.none': () => 'There is no such webhook.',
  'hook.topic': () => 'The address of an ntfy topic ends with the topic: https://ntfy.sh/my-topic.',
  'outside.address': () => 'This is not an address that something can be sent to.',
  'outside.not-https': () => 'The address must begin with https.',
  'outside.not-public': () => 'This address is not on the public network, and nothing is sent there.',
  'outside.not-found': () => 'This name is not known on the network.',
  'outside.no-answer': () => 'Nobody answered there in time.',
  'outside.status': (p) => `It was refused there (${p.status}).`,
  'quiet.zone': (p) => `There is no time zone “${p.value}”.`,
} as const satisfies Readonly<Record<string, Sentence>>

export type NoticeTexts = Readonly<Record<keyof typeof notices, Sentence>>
