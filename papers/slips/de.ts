// Slips in German: number, gender, quotes, spaces, old spelling, „Sie“ for „du“.
import type { Slip } from '../slips.ts'

/** Things that are counted at some table, or by the house: singular and plural, by gender. */
const NOUNS: Readonly<Record<'m' | 'f' | 'n', string>> = {
  m: 'Stein Steine,Turm Türme,Platz Plätze,Tisch Tische,Zug Züge,Stich Stiche,Punkt Punkte,Stapel Stapel,Würfel Würfel,Arbeiter Arbeiter,Meister Meister,Lehrling Lehrlinge,Geselle Gesellen,Vertrag Verträge,Auftrag Aufträge,Kredit Kredite,Bonus Boni,Taler Taler,Kristall Kristalle,Fehler Fehler,Gegner Gegner,Eintrag Einträge,Schritt Schritte,Baustoff Baustoffe,Vorteil Vorteile,Monat Monate,Computer Computer,Balken Balken,Barren Barren,Sandhaufen Sandhaufen',
  f: 'Karte Karten,Reihe Reihen,Spalte Spalten,Runde Runden,Partie Partien,Wertung Wertungen,Mauer Mauern,Phase Phasen,Aktion Aktionen,Münze Münzen,Einheit Einheiten,Figur Figuren,Farbe Farben,Minute Minuten,Sekunde Sekunden,Stunde Stunden,Person Personen,Frage Fragen,Entscheidung Entscheidungen,Datei Dateien,Auktion Auktionen,Wahl Wahlen,Technik Techniken,Fliese Fliesen,Tafel Tafeln,Zahl Zahlen,Hand Hände',
  n: 'Haus Häuser,Gebäude Gebäude,Material Materialien,Plättchen Plättchen,Feld Felder,Spiel Spiele,Tor Tore,Stück Stücke,Gold Gold,Holz Holz,Geld Geld,Pfund Pfund,Zeichen Zeichen,Viertel Viertel,Paar Paare,Brett Bretter,Tableau Tableaus,Kapitel Kapitel',
}
const pairs = Object.entries(NOUNS).flatMap(([gender, list]) =>
  list.split(',').map((pair) => {
    const [one = '', many = ''] = pair.split(' ')
    return { gender, one, many }
  }),
)
const differing = pairs.filter(({ one, many }) => one !== many)
const ONE = differing.map(({ one }) => one).join('|')
/** „Gesellen“ and the like are a singular too, in three cases of four. */
const SEVERAL = differing
  .filter(({ one }) => one !== 'Geselle')
  .map(({ many }) => `${many}n?`)
  .join('|')

/** Nouns of a gender whose plural cannot be taken for the singular; the articles beside them are sure. */
const sure = (gender: string) =>
  differing
    .filter((pair) => pair.gender === gender)
    .map(({ one }) => one)
    .join('|')
const wrong = (articles: string, endings: string, gender: string) =>
  new RegExp(
    `(?<!, |\\p{L})(?:${articles}|(?:[kmds]?ein|ihr|euer|unser)(?:${endings})) (?:${sure(gender)})(?!\\p{L})`,
    'iu',
  )

/** What a number after it names, and does not count: „Reihe 2“. */
const LABELS =
  'Reihe|Spalte|Runde|Stich|Stapel|Plättchen|Feld|Option|Platz|Phase|Schritt|Mauer|Giebel|Pfeiler|Lehrling|Meister|Eintrag|Zeile|Version|Kapitel|Tisch|Partie'

export const slips: readonly Slip[] = [
  { at: new RegExp(`(?<![\\p{N}.,–-])1 (?:${SEVERAL})(?!\\p{L})`, 'u'), why: 'counts one of several' },
  {
    at: new RegExp(`(?<!(?:${LABELS}) |[\\p{N}.,])(?:0|[2-9]|\\p{N}{2,}) (?:${ONE})(?!\\p{L})`, 'u'),
    why: 'counts several as one',
  },
  { at: wrong('die|das|dies(?:e|es)', 'e|er', 'm'), why: 'has an article of another gender' },
  { at: wrong('das|dem|den|des|dies(?:es|em|en)', '|em|en|es', 'f'), why: 'has an article of another gender' },
  { at: wrong('der|die|den|dies(?:e|er|en)', 'e|er|en', 'n'), why: 'has an article of another gender' },
  {
    // „in dem Durchgang, in dem sie kommen“ points, and stays apart.
    at: /(?<!\p{L})(?:in|an|von|zu|bei) dem \p{Lu}(?![^.:;]*, (?:\p{Ll}+ )?(?:der|die|das|dem|den|dessen)(?!\p{L}))/u,
    why: 'does not melt in dem, von dem, zu dem',
  },
  { at: /(?<!\p{L})(?:zu der|in das|an das) \p{Lu}/u, why: 'does not melt zu der, in das, an das' },
  { at: /["”«»]|(?:^|[\s(])“\p{L}|„[^“]*$/u, why: 'has quotes of another language' },
  { at: /[\s\u00a0][;:!?]/u, why: 'has a space before a mark' },
  { at: /(?<!\p{L})(?:\p{Lu}\p{Ll}+)’s(?!\p{L})/u, why: 'has an apostrophe before the s of a genitive' },
  { at: / - /u, why: 'has a hyphen for a dash' },
  { at: /(?<!\p{L})(?:[Dd]aß|[Mm]u(?:ß|ßt|ßte)|[Ll]äßt|[Ss]oviel Punkte|[Nn]umerier)/u, why: 'has the old spelling' },
  { at: /(?<=\p{Ll},? )(?:Sie|Ihnen|Ihre[nmrs]?)(?!\p{L})/u, why: 'says Sie for du' },
  { at: /(?<!\p{L})eine? eine?[nmrs]?(?!\p{L})/iu, why: 'has two articles' },
]
