// What can be asked about on the table of Nehemiah, and the clauses each thing rests on.
import { type ClausesOf, thing } from '../../../look/things.ts'
import type { AboutOf } from '../../../papers/speech.ts'
import type { Clause } from '../rules/clauses.ts'
import type { NehemiahSpeech } from '../rules/speech.ts'

export const about: AboutOf<NehemiahSpeech> = thing

export const THINGS: ClausesOf<NehemiahSpeech, Clause> = {
  board: ['NEH-8.2', 'NEH-8.4', 'NEH-8.5'],
  tower: ['NEH-7.3', 'NEH-8.2', 'NEH-8.6'],
  gate: ['NEH-2.5', 'NEH-8.9'],
  gates: ['NEH-2.5', 'NEH-8.9'],
  deck: ['NEH-6.4', 'NEH-6.5', 'NEH-6.6'],
  discard: ['NEH-6.7'],
  'foreman-deck': ['NEH-10.4'],
  column: ['NEH-1.4', 'NEH-6.1', 'NEH-6.4'],
  slot: ['NEH-1.2', 'NEH-5.3', 'NEH-5.5', 'NEH-5.6'],
  worker: ['NEH-1.2', 'NEH-5.1', 'NEH-5.5', 'NEH-9.6'],
  workers: ['NEH-1.3', 'NEH-3.2', 'NEH-3.3'],
  neutrals: ['NEH-9.1', 'NEH-9.2', 'NEH-9.3'],
  wood: ['NEH-1.6', 'NEH-8.9'],
  gold: ['NEH-5.5', 'NEH-5.6', 'NEH-8.9'],
  cubes: ['NEH-2.2', 'NEH-7.3'],
  points: ['NEH-8.9', 'NEH-8.10'],
  screen: ['NEH-1.3'],
  sum: ['NEH-8.2', 'NEH-8.9'],
  bid: ['NEH-10.6', 'NEH-10.7'],
  'gates-of': ['NEH-8.9'],
  'first-player': ['NEH-1.7', 'NEH-2.6'],
  'foreman-of': ['NEH-10.10', 'NEH-10.14'],
  ahead: ['NEH-10.12'],
  'no-foreman': ['NEH-10.2', 'NEH-10.10'],
  round: ['NEH-6.5', 'NEH-8.1'],
  replaced: ['NEH-6.4', 'NEH-6.5'],
  'final-turns': ['NEH-8.7', 'NEH-8.8'],
  auction: ['NEH-10.2', 'NEH-10.5', 'NEH-10.6'],
  over: ['NEH-8.9', 'NEH-8.10'],
}
