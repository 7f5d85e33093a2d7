import type { Params } from '../../../kernel/words.ts'

type Sentence = (p: Params) => string

/** What the house says of leading it, and of reports. */
export const desk = {
  'owner.not-yours': () => 'Only the owner of the house may do this.',
  'owner.guest': () =>
    'Keep your name first, with a passkey or recovery codes: a house must not be lost with a cookie.',
  'owner.code': () => 'This is not the code of this house.',
  'owner.claimed': () => 'The code of this house was used already. chantier admin code makes another.',
  'owner.self': () => 'This cannot be done to yourself.',
  'owner.free': () => 'This person may do that already.',
  'owner.line': () => 'There is no such line, or it was removed already.',
  'owner.warning': (p) => `A warning has 1 to ${p.max} characters.`,
  'owner.name': (p) => `The name of a house has at most ${p.max} characters.`,
  'owner.welcome': (p) => `A welcome has at most ${p.max} characters.`,
  'owner.langs': () => 'Choose at least one language.',
  'owner.merge': () => 'A guest can be merged into somebody who keeps a name, and nobody else.',
  'owner.no-report': () => 'There is no such report.',
  'owner.answered': () => 'Something was done about this report already.',
  'owner.no-deed': () => 'There is no such line in the log.',
  'owner.frozen': () => 'This cannot be taken back: it was already, or a later deed stands on it.',
  'owner.tables-kept': () => 'In this house only those who keep a name may open tables.',
  'owner.tables-owner': () => 'This house opens no new tables at the moment. Matches under way go on.',
  'owner.clubs-kept': () => 'In this house only those who keep a name may found clubs.',
  'owner.clubs-owner': () => 'In this house only its owner may found clubs.',
  'report.note': (p) => `A note has at most ${p.max} characters.`,
  'report.person': () => 'There is no such person to report.',
  'report.line': () => 'This person did not say that line.',
  'report.many': () => 'You have reported a lot already. Please wait until somebody has looked at it.',
} as const satisfies Readonly<Record<string, Sentence>>

export type DeskTexts = Readonly<Record<keyof typeof desk, Sentence>>
