// What can be asked about on the table of Castle, and the clauses each thing rests on.
import { type ClausesOf, thing } from '../../../look/things.ts'
import type { AboutOf } from '../../../papers/speech.ts'
import type { Clause } from '../rules/clauses.ts'
import type { CastleSpeech } from '../rules/speech.ts'

export const about: AboutOf<CastleSpeech> = thing

export const THINGS: ClausesOf<CastleSpeech, Clause> = {
  track: ['CAS-2.2', 'CAS-14.2'],
  'site-plan': ['CAS-11.2', 'CAS-11.3', 'CAS-11.5'],
  'site-built': ['CAS-11.7', 'CAS-13.2', 'CAS-15.2'],
  space: ['CAS-13.1', 'CAS-13.3', 'CAS-13.4', 'CAS-15.2'],
  'forge-silver': ['CAS-12.1', 'CAS-12.5', 'CAS-15.11'],
  field: ['CAS-6.2', 'CAS-6.9', 'CAS-6.10'],
  niche: ['CAS-6.10', 'CAS-7.1'],
  bank: ['CAS-5.2', 'CAS-13.4'],
  resource: ['CAS-11.2', 'CAS-12.1'],
  talers: ['CAS-5.1', 'CAS-8.1', 'CAS-13.4'],
  supply: ['CAS-6.1', 'CAS-13.5'],
  helper: ['CAS-6.8', 'CAS-13.6', 'CAS-19.1'],
  points: ['CAS-2.6', 'CAS-16.1'],
  'chosen-card': ['CAS-3.1', 'CAS-3.5'],
  load: ['CAS-4.6', 'CAS-8.1', 'CAS-8.2', 'CAS-9.1'],
  'winter-deck': ['CAS-18.2', 'CAS-18.6'],
  'winter-card': ['CAS-18.3'],
  hoard: ['CAS-19.2', 'CAS-19.4'],
  suitor: ['CAS-19.10', 'CAS-19.11'],
  gift: ['CAS-19.10', 'CAS-19.12'],
  'pile-hand': ['CAS-3.1', 'CAS-10.1'],
  'pile-played': ['CAS-3.6', 'CAS-10.1'],
  tray: ['CAS-11.2'],
  payment: ['CAS-11.2', 'CAS-11.3', 'CAS-12.1'],
  compose: ['CAS-11.2', 'CAS-11.3', 'CAS-12.1'],
  'breach-gift': ['CAS-19.9'],
  'first-player': ['CAS-2.2', 'CAS-2.4', 'CAS-14.1'],
  built: ['CAS-11.5', 'CAS-11.6'],
  held: ['CAS-3.1', 'CAS-3.6'],
  round: ['CAS-2.1', 'CAS-14.2', 'CAS-14.3'],
  step: ['CAS-2.3', 'CAS-2.4'],
  season: ['CAS-1.1', 'CAS-18.1'],
  phase: ['CAS-2.1'],
}
