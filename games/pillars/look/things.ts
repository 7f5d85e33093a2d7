// What can be asked about on the table of Pillars, and the clauses each thing rests on.
import { type ClausesOf, thing } from '../../../look/things.ts'
import type { AboutOf } from '../../../papers/speech.ts'
import type { Clause } from '../rules/clauses.ts'
import type { PillarsSpeech } from '../rules/speech.ts'

export const about: AboutOf<PillarsSpeech> = thing

export const THINGS: ClausesOf<PillarsSpeech, Clause> = {
  'king-trick': ['PIL-4.5', 'PIL-5.1', 'PIL-5.2', 'PIL-5.3'],
  advantage: ['PIL-2.1', 'PIL-5.5', 'PIL-5.17'],
  advantages: ['PIL-5.5', 'PIL-5.6'],
  'advantage-pile': ['PIL-2.1', 'PIL-5.6', 'PIL-6.2'],
  place: ['PIL-3.2', 'PIL-4.7'],
  'hidden-card': ['PIL-2.2'],
  material: ['PIL-5.8', 'PIL-5.10', 'PIL-5.23'],
  tricks: ['PIL-4.6', 'PIL-5.7'],
  'no-trick': ['PIL-4.11', 'PIL-5.1'],
  'none-owned': ['PIL-5.5'],
  'own-advantages': ['PIL-5.5', 'PIL-5.17'],
  petal: ['PIL-4.3', 'PIL-4.4', 'PIL-4.5'],
  pointer: ['PIL-4.1', 'PIL-4.2', 'PIL-4.3', 'PIL-4.4'],
  sum: ['PIL-5.10', 'PIL-5.19', 'PIL-5.21', 'PIL-5.22'],
  heap: ['PIL-5.7'],
  points: ['PIL-5.22', 'PIL-7.2'],
  hand: ['PIL-2.2', 'PIL-3.3'],
  'advantage-of': ['PIL-5.5', 'PIL-5.17'],
  rounds: ['PIL-5.22'],
  'winning-now': ['PIL-4.1', 'PIL-4.2', 'PIL-4.3'],
  round: ['PIL-5.6', 'PIL-6.2'],
  trick: ['PIL-2.2', 'PIL-3.2'],
  'phase-cards': ['PIL-3.2', 'PIL-4.1'],
  'phase-scoring': ['PIL-5.10', 'PIL-5.22', 'PIL-5.23'],
  over: ['PIL-7.2', 'PIL-7.3'],
}
