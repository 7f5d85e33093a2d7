// Slips in French: number, contraction, elision, spaces.
import type { Slip } from '../slips.ts'

/** Things that are counted at some table, or by the house; their plurals add an s, or as given. */
const NOUNS = [
  ...['ouvrier', 'cube', 'carte', 'porte', 'colonne', 'rangée', 'paire', 'tour', 'manche', 'pièce', 'plateau'],
  ...['pierre', 'argile', 'barre', 'thaler', 'assistant', 'maison', 'bâtiment', 'sorte', 'case', 'tuile', 'brique'],
  ...['apprenti', 'marchand', 'contremaître', 'maître', 'contrat', 'section', 'action', 'emprunt', 'élément'],
  ...['pli', 'avantage', 'décompte', 'matériau', 'unité', 'cristal', 'jeton', 'personnage', 'technique', 'livre'],
  ...['point', 'place', 'table', 'joueur', 'personne', 'ordinateur', 'adversaire', 'partie', 'coup', 'entrée'],
  ...['minute', 'seconde', 'jour', 'code', 'chiffre', 'faute', 'signe', 'décision', 'fichier', 'cœur', 'enchère'],
]
const many = (noun: string) =>
  noun.endsWith('eau') || noun.endsWith('au')
    ? `${noun}x`
    : noun.endsWith('al')
      ? `${noun.slice(0, -2)}aux`
      : `${noun}s`
const SEVERAL = NOUNS.map(many).join('|')
const ONE = NOUNS.join('|')
const VOWEL = '[aeiouàâäéèêëîïôöùûüœAEIOUÀÂÉÈÊËÎÏÔÛŒ]'

/** What a number after it names, and does not count: "row 2". */
const LABELS =
  'rangée|colonne|manche|tour|pli|paquet|jeton|case|option|place|phase|étape|mur|pignon|pièce|apprenti|marchand|contremaître|ouvrier'
    .split('|')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|')

export const slips: readonly Slip[] = [
  { at: new RegExp(`(?<![\\p{N}.,\\u202f\\u00a0–-])[01] (?:${SEVERAL})(?!\\p{L})`, 'u'), why: 'counts one of several' },
  {
    at: new RegExp(`(?<!(?:${LABELS}) |[\\p{N}.,])(?:[2-9]|\\p{N}{2,}) (?:${ONE})(?!\\p{L})`, 'u'),
    why: 'counts several as one',
  },
  { at: /(?<!\p{L})(?:de|à) les? (?!\p{L}+(?:er|ir|re|oir)(?!\p{L}))/iu, why: 'does not contract de le, à le' },
  {
    at: new RegExp(
      `(?<![\\p{L}’-])(?:[ldmtsnj]e|la|que|jusque|lorsque|puisque|quoique) (?=${VOWEL})(?!onz|oui(?!\\p{L}))`,
      'u',
    ),
    why: 'does not elide',
  },
  { at: /\p{L}+ et \p{L}+ et \p{L}+ partagent/u, why: 'enumerates with et twice' },
  { at: /(?<!\p{L})si ils?(?!\p{L})/iu, why: 'does not elide' },
  { at: /(?<!\p{L})(?:[ldjmntsc]|\p{L}*qu)’(?=[bcdfgjklmnpqrstvwxz])/iu, why: 'elides before a consonant' },
  { at: /[^\s\u00a0(][;!?»](?!\p{L})|«(?!\u00a0)|[^\s\u00a0\p{N}:/]:(?![\p{L}/])/u, why: 'lacks a no-break space' },
]
