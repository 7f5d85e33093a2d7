import type { Lookup } from './lookup.ts'

/** Prefixes that part from their verb: "abgelegt" and "abzulegen" are forms of "ablegen". */
const PARTED = /^(ab|an|auf|aus|durch|ein|her|hin|nach|um|vor|weg|weiter|zuruck|zu)(?:ge|zu)(?=.{3,}(?:t|en)$)/

/**
 * Umlauts written out ("gebaeude") fold like umlauts, ß is ss; then the endings of cases, plurals and verbs fall, so that
 * "Karte" and "Karten", "Häuser" and "Haus", "werten", "gewertet" and "Wertung" meet.
 */
function stem(word: string): string {
  const plain = word
    .replaceAll('ß', 'ss')
    .replace(/(?<![aeq])ue(?!r$)|ae|oe/g, (two) => two.charAt(0))
    .replace(/^ge(?=.{3,}t$)/, '')
    .replace(PARTED, '$1')
  if (plain.length < 4) return plain
  const bare = plain
    .replace(/^(.{3,}?)(?:ungen|ung|ern|ers|en|em|er|es|et|e)$/, '$1')
    .replace(/([elr])n$/, '$1')
    .replace(/([bdfgklmnrt])s$/, '$1')
  return bare.replace(/^(.{4,}?)(?:test|st|t)$/, '$1')
}

export const lookup: Lookup = {
  stem,
  empty:
    `der die das den dem des ein eine einen einem einer eines und oder aber auch noch nur schon so dann denn weil wenn
    ob als wie was wer wen wem wessen wo wohin woher wann warum wieso weshalb welche welcher welches welchen welchem
    wieviel wieviele viel viele ich mich mir mein meine meinen meiner meinem du dich dir dein deine deinen deiner deinem
    er ihn ihm sein seine sie ihr ihre wir uns unser unsere es man sich jemand niemand alle alles jeder jede jedes jeden
    in im an am auf aus bei beim mit nach von vom vor zu zum zur fur fuer uber ueber um durch gegen ohne unter zwischen bis
    ist sind bin bist war waren sein wird werden wurde hat habe hast haben hatte kann kannst konnen koennen darf darfst
    durfen duerfen muss musst mussen muessen soll sollte sollen will willst wollen mag mochte mochten moechte
    geht gehen gibt geben tun tut macht machen heisst bedeutet passiert funktioniert lautet da dort hier dieser diese dieses diesen
    diesem nicht kein mehr sehr eigentlich etwas bitte erklar regel regeln spiel spielregel mal ja nein doch etwa beim
    komme kommt kommen komm bekomme bekommst bekommt bekommen kriege kriegt kriegen erhalte erhalt erhalten lange lang
    dabei damit dafur dazu davon daran darauf immer genau gerade wirklich uberhaupt ueberhaupt`
      .split(/\s+/)
      .filter((word) => word !== ''),
  counting: ['wieviel', 'wieviele', 'viele', 'viel', 'anzahl', 'maximal', 'hochstens', 'oft', 'maximum'],
  numbers: [
    ...['ein', 'eine', 'einen', 'eins', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
    ...['einmal', 'zweimal', 'kein', 'keine', 'hochstens'],
  ],
  signs: { '£': 'pfund', $: 'dollar' },
  joints: ['', 's', 'es', 'n', 'en', 'er', 'e'],
  alike: [
    'kosten preis zahlen bezahlen gebuhr aufpreis teuer ausgeben bezahlt abgabe',
    'aktivieren nutzen benutzen einsetzen auslosen verwenden ausfuhren aktivierung',
    'punkte siegpunkte wertung werten sieg wert zahlt',
    'ende enden schluss letzte fertig aus spielende beendet vorbei',
    'gewinnen gewinner sieger sieg gewinnt gewonnen siegt',
    'gleichstand unentschieden gleich patt entscheidet teilen',
    'geld gold munze munzen pfund taler dollar einkommen kasse bares',
    'start anfang beginn beginnen vorbereitung aufbau startspieler aufbauen anfangen fangt fange erste erster losgehen',
    'bauen errichten bau gebaude bauwerk hochziehen erbauen',
    'karte karten stapel nachziehstapel deck',
    'arbeiter gehilfe helfer figur meeple mannchen spielfigur trupp arbeitskraft gehilfen',
    'setzen einsetzen legen stellen platzieren hinlegen schicken entsenden',
    'nehmen zurucknehmen entfernen zuruckholen abziehen zuruck wegnehmen genommen zuruckgenommen',
    'kaufen erwerben kauf patent bekommen patentieren',
    'anwerben einstellen anheuern anstellen rekrutieren',
    'entlassen feuern rauswerfen kundigen',
    'leihen kredit darlehen schuld schulden schuldschein zuruckzahlen',
    'tauschen austauschen wechseln vertauschen tausch',
    'lucke gasse zwischenraum zwischen',
    '2 ii',
    'abwerfen ablegen wegwerfen verlieren abgeben abgelegt abgeworfen',
    'maximum limit hochstens grenze maximal obergrenze nie',
    'fehler irrtum rucknahme',
    'bieten gebot versteigerung auktion ersteigern uberbieten bietet geboten',
    'passen aussetzen aufhoren passe aussteigen auslassen',
    'zug aktion spielzug dran reihe',
    'runde jahreszeit durchgang',
    'menge nachbarn andere gedrange drumherum',
    'ersetzen uberbauen verdrangen abreissen',
    'mude erschopft liegend gekippt gebraucht liegt',
    'stehend aufrecht wach bereit aufgerichtet aufrichten steht frisch',
    'verdeckt geheim sehen wissen ansehen sichtbar offen anschauen',
    'wahlen aussuchen entscheiden auswahlen bestimmen wahl',
    'rohstoffe waren material materialien ressourcen baustoffe guter baumaterial',
    'passend exakt wechselgeld genau herausgeben',
    'leer nichts keine alle aufgebraucht',
    'spieler personen mitspieler leute zweit dritt viert',
    'stich stiche',
    'umwandeln verwandeln verarbeiten umtauschen umwandlung',
    'bonus zusatz belohnung extra pramie',
    'lohn gehalt bezahlung lohne',
    'abschnitt teil stuck bauabschnitt',
    'vertrag auftrag vertrage auftrage',
    'ereignis ereignisse',
    'silber barren silberbarren',
    'neutral unbeteiligt',
    'reihenfolge ablauf vorrang vorher nachher zuerst',
    'ausspielen anspielen fuhren anspiel ausspiel eroffnen',
    'verschieben versetzen vertreiben bewegen wegschieben',
    'zoll gebuhr abgabe',
    'bedienen bekennen farbe farbzwang',
  ],
}
