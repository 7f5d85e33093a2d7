// What can be asked about on the table of Trestle Works, and the clauses each thing rests on.
import { type ClausesOf, thing } from '../../../look/things.ts'
import type { AboutOf } from '../../../papers/speech.ts'
import type { Clause } from '../rules/clauses.ts'
import type { TrestleSpeech } from '../rules/speech.ts'

export const about: AboutOf<TrestleSpeech> = thing

export const THINGS: ClausesOf<TrestleSpeech, Clause> = {
  seat: ['TRE-2.3', 'TRE-2.6'],
  yard: ['TRE-1.4', 'TRE-2.5'],
  'card-place': ['TRE-2.2'],
  'hidden-card': ['TRE-1.2', 'TRE-2.2'],
  wall: ['TRE-2.5', 'TRE-3.2', 'TRE-4.1'],
  points: ['TRE-3.2', 'TRE-3.3'],
  'full-walls': ['TRE-3.2'],
  hand: ['TRE-1.2', 'TRE-2.1'],
  round: ['TRE-1.3', 'TRE-3.1'],
  choosing: ['TRE-2.2'],
  working: ['TRE-2.3'],
  over: ['TRE-3.1', 'TRE-3.3'],
}
