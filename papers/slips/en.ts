// Slips in English: number.
import type { Slip } from '../slips.ts'

/** Things that are counted at some table, or by the house. */
const NOUNS = [
  ...['worker', 'cube', 'card', 'gate', 'column', 'row', 'pair', 'turn', 'round', 'board', 'foreman card', 'coin'],
  ...['sand pile', 'wooden beam', 'clay slab', 'stone block', 'silver bar', 'taler', 'helper', 'tower', 'house'],
  ...['building', 'piece', 'kind', 'space', 'tile', 'apprentice', 'contract', 'section', 'action', 'loan'],
  ...['trick', 'advantage', 'scoring', 'material', 'unit', 'crystal', 'token', 'character', 'technique', 'pound'],
  ...['point', 'place', 'seat', 'table', 'player', 'computer', 'opponent', 'match', 'move', 'choice', 'entry'],
  ...['minute', 'second', 'day', 'code', 'figure', 'mistake', 'sign', 'game', 'decision', 'file', 'core', 'auction'],
].join('|')

/** What a number after it names, and does not count: "row 2". */
const LABELS =
  'row|column|round|trick|deck|token|space|lot|step|option|seat|entry|place|phase|wall|gable|pier|worker|apprentice|tradesman|foreman'
    .split('|')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|')

export const slips: readonly Slip[] = [
  { at: new RegExp(`(?<![\\p{N}.,–-])1 (?:${NOUNS})s\\b`, 'u'), why: 'counts one of several' },
  {
    at: new RegExp(
      `(?<!(?:${LABELS}) |[\\p{N}.,])(?:0|[2-9]|\\p{N}{2,}) (?:${NOUNS})(?![\\p{L}]| cards?\\b| pile| of \\p{N})`,
      'u',
    ),
    why: 'counts several as one',
  },
  { at: /\b0 (?:workers|cards|cubes|gold|wood|VP), nothing|, nothing and\b/u, why: 'counts nothing twice' },
  { at: /\ba (?=[aeiou]\p{L}{2,})(?!one|uni|use|eu)/u, why: 'has a before a vowel' },
  { at: /\ban (?=[bcdfgjklmnpqrstvwxyz]\p{L})/iu, why: 'has an before a consonant' },
  { at: /\ban own\b/iu, why: 'says an own for one of one’s own' },
  { at: /\p{L}+ and \p{L}+ and \p{L}+ share\b/u, why: 'lists with and twice' },
  { at: /\b(?:the the|a the|the a|the an)\b/iu, why: 'has two articles' },
]
