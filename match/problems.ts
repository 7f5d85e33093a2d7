// What the table says of a match file it cannot open.
import { type Lang, type Say, tableRefusals } from '../papers/texts.ts'
import type { FileProblem } from './file.ts'

type Why =
  | 'too-large'
  | 'cut'
  | 'not-a-match'
  | 'future'
  | 'unknown-game'
  | 'future-rules'
  | 'no-log'
  | 'changed-head'
  | 'changed'
  | 'changed-end'
  | 'refused'
  | 'bad-sheet'
  | 'illegal'

const sentences: Readonly<Record<Lang, Readonly<Record<Why, Say>>>> = {
  en: {
    'too-large': () => 'This file is too large to be a match.',
    cut: (p) => `This file is damaged or cut off: it can be read up to line ${p.line} and no further.`,
    'not-a-match': () => 'This is not a Chantier match: it has no “chantier” version.',
    future: (p) => `This match was saved by a newer Chantier (file version ${p.version}). Update Chantier to open it.`,
    'unknown-game': (p) => `This match is of a game that this Chantier does not have: “${p.game}”.`,
    'future-rules': (p) =>
      `This match follows rules version ${p.rules}; this Chantier knows up to ${p.known}. Update Chantier to open it.`,
    'no-log': () => 'This match has no log: its “log” is missing or is not a list.',
    'changed-head': () =>
      'This file was changed after it was saved: its set-up or its first entry does not fit its sum.',
    changed: (p) => `This file was changed after it was saved: entry ${p.entry} of the log does not fit its sum.`,
    'changed-end': () =>
      'This file was changed after it was saved: its end does not fit its sum, entries may be missing.',
    refused: (p, v) =>
      `The set-up of this match is not possible. ${tableRefusals.en[p.clause as 'table.seats']?.(p, v) ?? ''}`,
    'bad-sheet': (p) => `The card sheet in this match is wrong at ${p.at}.`,
    illegal: (p) => `Entry ${p.entry} of the log is not a legal move (${p.clause}).`,
  },
  fr: {
    'too-large': () => 'Ce fichier est trop grand pour être une partie.',
    cut: (p) => `Ce fichier est abîmé ou coupé : on peut le lire jusqu’à la ligne ${p.line}, pas plus loin.`,
    'not-a-match': () => 'Ce n’est pas une partie Chantier : il manque la version « chantier ».',
    future: (p) =>
      `Cette partie a été enregistrée par un Chantier plus récent (fichier version ${p.version}). Mettez Chantier à jour pour l’ouvrir.`,
    'unknown-game': (p) => `Cette partie est d’un jeu que ce Chantier n’a pas : « ${p.game} ».`,
    'future-rules': (p) =>
      `Cette partie suit les règles version ${p.rules} ; ce Chantier connaît jusqu’à ${p.known}. Mettez Chantier à jour pour l’ouvrir.`,
    'no-log': () => 'Cette partie n’a pas de journal : « log » manque ou n’est pas une liste.',
    'changed-head': () =>
      'Ce fichier a été modifié après l’enregistrement : sa mise en place ou sa première entrée ne correspond pas à sa somme.',
    changed: (p) =>
      `Ce fichier a été modifié après l’enregistrement : l’entrée ${p.entry} du journal ne correspond pas à sa somme.`,
    'changed-end': () =>
      'Ce fichier a été modifié après l’enregistrement : sa fin ne correspond pas à sa somme, il manque peut-être des entrées.',
    refused: (p, v) =>
      `La mise en place de cette partie n’est pas possible. ${tableRefusals.fr[p.clause as 'table.seats']?.(p, v) ?? ''}`,
    'bad-sheet': (p) => `La feuille de cartes de cette partie est fausse à ${p.at}.`,
    illegal: (p) => `L’entrée ${p.entry} du journal n’est pas un coup permis (${p.clause}).`,
  },
}

export function sayProblem(problem: FileProblem, lang: Lang, v: Parameters<Say>[1]): string {
  return sentences[lang][problem.why as Why](problem.with ?? {}, v)
}
