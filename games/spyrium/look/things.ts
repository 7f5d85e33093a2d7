// What can be asked about on the table of Spyrium, and the clauses each thing rests on.
import { type ClausesOf, thing } from '../../../look/things.ts'
import type { AboutOf } from '../../../papers/speech.ts'
import type { Clause } from '../rules/clauses.ts'
import type { SpyriumSpeech } from '../rules/speech.ts'

export const about: AboutOf<SpyriumSpeech> = thing

export const THINGS: ClausesOf<SpyriumSpeech, Clause> = {
  event: ['SPY-6.1', 'SPY-6.2', 'SPY-6.3'],
  'event-option': ['SPY-6.2'],
  'next-event': ['SPY-2.2', 'SPY-2.3'],
  token: ['SPY-9.3', 'SPY-9.4', 'SPY-10.8', 'SPY-14.1'],
  deck: ['SPY-1.2', 'SPY-2.4'],
  'token-reserve': ['SPY-2.5', 'SPY-14.1', 'SPY-14.3'],
  'token-discard': ['SPY-14.2', 'SPY-14.3'],
  lane: ['SPY-4.3', 'SPY-4.4', 'SPY-5.1'],
  'empty-lot': ['SPY-4.5'],
  'market-card': ['SPY-4.6', 'SPY-7.1', 'SPY-8.2'],
  'market-worker': ['SPY-4.3', 'SPY-5.4', 'SPY-7.1', 'SPY-8.1'],
  'score-track': ['SPY-16.1', 'SPY-16.2', 'SPY-19.2'],
  score: ['SPY-16.1', 'SPY-19.2'],
  'bonus-worker': ['SPY-16.1', 'SPY-17.2'],
  'bonus-money': ['SPY-16.1'],
  storey: ['SPY-2.1', 'SPY-15.1', 'SPY-15.3'],
  phase: ['SPY-3.3', 'SPY-3.4', 'SPY-3.5', 'SPY-13.1'],
  'start-card': ['SPY-1.6', 'SPY-2.1'],
  workers: ['SPY-17.1', 'SPY-17.2'],
  active: ['SPY-5.1', 'SPY-12.2'],
  spent: ['SPY-7.3', 'SPY-18.3'],
  reserve: ['SPY-17.1', 'SPY-17.2'],
  'new-lot': ['SPY-10.1'],
  'bare-lot': ['SPY-10.1', 'SPY-10.6'],
  'own-building': ['SPY-12.1', 'SPY-12.5', 'SPY-18.3'],
  staff: ['SPY-12.2', 'SPY-18.3'],
  kept: ['SPY-23.5', 'SPY-23.6'],
  points: ['SPY-19.2', 'SPY-19.4'],
  pounds: ['SPY-7.1', 'SPY-8.2', 'SPY-19.3'],
  crystals: ['SPY-12.3', 'SPY-19.3'],
  residence: ['SPY-2.1', 'SPY-15.1'],
  'first-player': ['SPY-3.1', 'SPY-18.4'],
  built: ['SPY-19.2'],
  bonus: ['SPY-16.1', 'SPY-16.2', 'SPY-16.3'],
  round: ['SPY-2.4', 'SPY-19.1'],
  over: ['SPY-19.2', 'SPY-19.4'],
}
