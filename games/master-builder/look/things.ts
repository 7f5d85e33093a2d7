// What can be asked about on the table of Master Builder, and the clauses each thing rests on.
import { type ClausesOf, thing } from '../../../look/things.ts'
import type { AboutOf } from '../../../papers/speech.ts'
import type { Clause } from '../rules/clauses.ts'
import type { MasterSpeech } from '../rules/speech.ts'

export const about: AboutOf<MasterSpeech> = thing

export const THINGS: ClausesOf<MasterSpeech, Clause> = {
  'wage-track': ['MAS-0.2', 'MAS-4.3'],
  wages: ['MAS-0.2', 'MAS-8.2'],
  'event-pile': ['MAS-6.1', 'MAS-6.2'],
  'worker-pile': ['MAS-1.3', 'MAS-4.2', 'MAS-4.4'],
  'contract-pile': ['MAS-5.3', 'MAS-10.2'],
  'situation-pile': ['MAS-5.3', 'MAS-10.1'],
  loan: ['MAS-9.1', 'MAS-9.2', 'MAS-9.5'],
  plot: ['MAS-5.6', 'MAS-5.12', 'MAS-5.18', 'MAS-8.1'],
  section: ['MAS-7.2', 'MAS-7.4', 'MAS-7.6', 'MAS-7.9'],
  'no-crew': ['MAS-4.2', 'MAS-4.10'],
  account: ['MAS-8.1', 'MAS-8.2', 'MAS-8.4'],
  event: ['MAS-6.1', 'MAS-6.24'],
  situation: ['MAS-5.3'],
  auction: ['MAS-5.8', 'MAS-5.11', 'MAS-5.12'],
  raise: ['MAS-5.8', 'MAS-5.11'],
  plan: ['MAS-7.14'],
  fortune: ['MAS-10.4', 'MAS-10.5'],
  cash: ['MAS-5.11', 'MAS-8.2'],
  crew: ['MAS-0.2', 'MAS-6.3', 'MAS-7.2'],
  mallet: ['MAS-0.1', 'MAS-2.3'],
  site: ['MAS-0.4', 'MAS-8.1', 'MAS-10.3'],
  finished: ['MAS-8.1', 'MAS-10.5'],
  debt: ['MAS-9.5', 'MAS-10.4'],
  leads: ['MAS-5.8', 'MAS-5.10'],
  out: ['MAS-5.9'],
  round: ['MAS-2.1', 'MAS-10.1', 'MAS-10.2'],
  phase: ['MAS-2.1', 'MAS-2.2'],
  over: ['MAS-10.3', 'MAS-10.4', 'MAS-10.5'],
}
