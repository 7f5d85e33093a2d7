// The house in German: what every table says, whatever the game.
import type { Span } from '../../kernel/words.ts'
import type { Voice } from '../texts.ts'
import { listed, spansOf, type Tongue } from '../tongue.ts'

/** A no-break space between a number and its unit, and inside abbreviations: „50 %“, „z. B.“. */
const typeset = (text: string) =>
  text
    .replace(/(\p{N}) (?=(?:%|°|€|×|[kKMG]?B|Std\.|Min\.|Sek\.|Tg\.|Mio\.)(?!\p{L}))/gu, '$1\u00a0')
    .replace(/(?<!\p{L})(z|d|u|o) ?\. ?(B|h|a|Ä)\./gu, '$1.\u00a0$2.')

/** „11.000 bis 40.000 in Schritten von 1.000“. */
const within = ([from, to, step]: Span, v: Voice) =>
  `${from === to ? v.number(from) : `${v.number(from)} bis ${v.number(to)}`}${step === 1 ? '' : ` in Schritten von ${v.number(step)}`}`

export const tongue: Tongue = {
  name: 'Deutsch',
  typeset,
  letters: 'BRGEP',
  /** German keeps the capital of a whole sentence: „Du bist am Zug: Setze einen Arbeiter ein.“ */
  afterColon: (sentence) => sentence,
  dashed: (first, second) => `${first} – ${second}`,
  daysAndHours: (days, hours) => `${days} Tg. ${hours} Std.`,
  refusals: {
    'table.over': () => 'Die Partie ist zu Ende.',
    'table.not-a-choice': () =>
      'Das ist keine gültige Wahl: Es braucht eine Aktion und, wo sie welche verlangt, Dinge und Zahlen.',
    'table.no-such-seat': () => 'Diesen Platz gibt es an diesem Tisch nicht.',
    'table.no-such-choice': () => 'Das geht jetzt nicht.',
    'table.not-yours': (p, v) => `Das gehört nicht dir, sondern ${v.seat(p.of)}.`,
    'table.no-card': () => 'Dort liegt keine Karte.',
    'table.not-awaited': (p, v) =>
      `Dieser Platz ist nicht am Zug: Der Tisch wartet auf ${Array.isArray(p.awaited) ? v.list(p.awaited.map((s) => v.seat(s))) : ''}.`,
    'table.out-of-range': (p, v) => `Hier möglich: ${v.list(spansOf(p.spans).map((span) => within(span, v)))}.`,
    'table.option-unknown': (p) =>
      `Eine Option „${p.option}“ gibt es nicht. Optionen: ${listed(p.options) || 'keine'}.`,
    'table.option-value': (p) =>
      `Die Option „${p.option}“ kann nicht „${p.value}“ sein. Möglich sind: ${listed(p.values)}.`,
    'table.option-range': (p) =>
      `Die Option „${p.option}“ kann nicht „${p.value}“ sein. Sie ist eine ganze Zahl von ${p.min} bis ${p.max}.`,
    'table.option-each-seat': (p) =>
      `Die Option „${p.option}“ kann nicht „${p.value}“ sein. Sie braucht ${p.seats} verschiedene Werte, einen je Platz. Zur Wahl stehen: ${listed(p.values)}.`,
    'table.seats': (p) =>
      `Dieses Spiel spielt man ${p.min === p.max ? `mit genau ${p.min} Personen` : `mit ${p.min} bis ${p.max} Personen`}, nicht mit ${p.seats}.`,
    'table.undo-first': () => 'Das ist die erste Entscheidung deines Zugs: Es gibt nichts zurückzunehmen.',
    'table.undo-acted': () =>
      'Inzwischen hat jemand anders gespielt: Deine Entscheidung lässt sich nicht mehr zurücknehmen.',
    'table.undo-secret': () =>
      'Deine letzte Entscheidung steht fest: Etwas Verdecktes kam dabei zum Vorschein, oder die Regeln erlauben kein Zurück.',
    'table.undo-turn-over': () => 'Du bist nicht am Zug: Ein beendeter Zug bleibt, wie er gespielt wurde.',
    'table.undo-many': () => 'In dieser Partie wurde schon so viel zurückgenommen, dass es jetzt nicht mehr geht.',
    'table.no-undo': () =>
      'Es lässt sich nichts zurücknehmen: Jemand anders hat gespielt, oder etwas Verdecktes kam zum Vorschein.',
    'table.no-redo': () => 'Es gibt nichts zu wiederholen.',
  },
  roughly(points) {
    const n = Math.round(Math.abs(points))
    return n === 0 ? 'ein wenig' : n === 1 ? 'etwa 1 Punkt' : `etwa ${n} Punkte`
  },
  reasons: {
    gain: (p) => `Bringt ${p.worth}: ${p.what}.`,
    cost: (p) => `Kostet ${p.worth}: ${p.what}.`,
    hurt: (p, v) => `Kostet ${v.seat(p.seat)} ${p.worth}: ${p.what}.`,
    help: (p, v) => `Bringt ${v.seat(p.seat)} ${p.worth}: ${p.what}.`,
  },
  problems: {
    'too-large': () => 'Diese Datei ist zu groß für eine Partie.',
    cut: (p) => `Diese Datei ist beschädigt oder abgeschnitten: Lesbar ist sie bis Zeile ${p.line}, weiter nicht.`,
    'not-a-match': () => 'Das ist keine Chantier-Partie: Die Version „chantier“ fehlt.',
    future: (p) =>
      `Diese Partie wurde mit einem neueren Chantier gespeichert (Dateiversion ${p.version}). Aktualisiere Chantier, um sie zu öffnen.`,
    'unknown-game': (p) => `Diese Partie gehört zu einem Spiel, das dieses Chantier nicht hat: „${p.game}“.`,
    'future-rules': (p) =>
      `Diese Partie folgt der Regelversion ${p.rules}; dieses Chantier kennt die Regeln bis Version ${p.known}. Aktualisiere Chantier, um sie zu öffnen.`,
    'no-log': () => 'Diese Partie hat kein Protokoll: „log“ fehlt oder ist keine Liste.',
    'too-long': (p) =>
      `Das Protokoll dieser Partie ist zu lang: Es hat ${p.entries} Einträge, gelesen werden höchstens ${p.most}.`,
    'bad-sitting': () =>
      'Diese Partie sagt nicht richtig, wer wo sitzt: Zu jedem Platz gehört eine Person oder ein Computer.',
    'bad-position': () =>
      'Die Stellung in dieser Datei oder diesem Link lässt sich nach den Regeln des Spiels nicht spielen.',
    'cut-link': () =>
      'Dieser Link ist unvollständig: Ein Teil ging unterwegs verloren. Bitte noch einmal um den Link oder um die Datei.',
    'changed-head': () =>
      'Diese Datei wurde nach dem Speichern geändert: Ihr Aufbau oder ihr erster Eintrag passt nicht zu ihrer Prüfsumme.',
    changed: (p) =>
      `Diese Datei wurde nach dem Speichern geändert: Eintrag ${p.entry} des Protokolls passt nicht zu seiner Prüfsumme.`,
    'changed-end': () =>
      'Diese Datei wurde nach dem Speichern geändert: Ihr Ende passt nicht zu ihrer Prüfsumme, vielleicht fehlen Einträge.',
    refused: (p) => `Der Aufbau dieser Partie ist nicht möglich. ${p.why}`,
    'bad-sheet': (p) => `Der Kartenbogen dieser Partie hat einen Fehler bei ${p.at}.`,
    illegal: (p) => `Eintrag ${p.entry} des Protokolls ist kein erlaubter Zug (${p.clause}).`,
  },
  lesson: {
    json: (p) => `das ist kein gültiges JSON (${p.what})`,
    expected: (p) => `hier wurde ${p.what} erwartet`,
    field: (p) => `ein Feld „${p.field}“ gibt es hier nicht; Felder: ${p.fields}`,
    twice: (p) => `zwei Kapitel heißen „${p.id}“`,
    'no-chapter': (p) => `es gibt kein Kapitel „${p.id}“, oder Kapitel bauen im Kreis aufeinander auf`,
    'no-step': (p) => `es gibt keinen Schritt „${p.step}“ in diesem Kapitel`,
    table: (p) => `so lässt sich kein Tisch aufbauen (${p.clause})`,
    illegal: (p) =>
      `Platz ${p.seat} kann jetzt nicht ${p.move} spielen: Der Tisch fragt „${p.step}“ und wartet auf Platz ${p.asked}`,
    'not-asked': (p) => `wer lernt, wird bei diesem Schritt nicht gefragt: Der Tisch fragt „${p.step}“`,
    'no-choice': (p) => `keine erlaubte Wahl passt zu dem, was erwartet wird; erlaubt sind unter anderem: ${p.could}`,
    'no-thing': (p) => `„${p.ref}“ liegt nicht auf dem Tisch (${p.screen})`,
    'no-words': (p) => `der Text fehlt (${p.lang})`,
    acts: (p) => `die Antwort „${p.says}“ gilt für mehrere Arten von Wahl oder für keine: ${p.acts}`,
    echo: (p) => `was zu tun ist, wiederholt, was gesagt wird (${p.lang}): ${p.text}`,
    long: (p) => `ein Satz hat ${p.length} Zeichen, höchstens ${p.most} sind erlaubt (${p.lang}): ${p.text}`,
    sentences: (p) => `ein Schritt sagt einen oder zwei Sätze, nicht ${p.count} (${p.lang})`,
    steps: (p) => `Schritte je Kapitel: ${p.least} bis ${p.most}, nicht ${p.length}`,
    questions: (p) => `Fragen, die der Kurs beantwortet: ${p.asked} statt ${p.wanted}`,
    time: (p, v) =>
      `der Kurs dauert ${p.minutes} ${v.plural(p.minutes, 'Minute', 'Minuten')}, höchstens ${p.most} sind erlaubt (${p.lang})`,
  },
  sheet: {
    whole: (p) => `eine ganze Zahl von ${p.min} bis ${p.max}`,
    one: (p) => `eins von ${p.of.join(', ')}`,
    'yes-no': () => 'true oder false',
    list: (p) => `eine Liste: ${p.length === null ? '' : `${p.length} × `}${p.of.join(', ')}`,
    'whole-list': (p) => `eine Liste: ${p.length === null ? '' : `${p.length} × `}ganze Zahlen`,
    amounts: (p) => `Mengen von ${p.min} bis ${p.max} aus ${p.of.join(', ')}`,
    field: (p) => `kein solches Feld; Felder: ${p.fields.join(', ')}`,
    names: (p) => `ein Name für ${p.langs.join(' und ')}, 1 bis ${p.longest} Zeichen lang`,
    marks: (p) => `eine Marke ${p.marks.slice(0, -1).join(', ')} oder ${p.marks.at(-1)} für jedes Feld`,
    object: () => 'ein Objekt',
    game: (p) => `„${p.game}“`,
    form: (p) => `${p.form}`,
    table: (p) => `keine solche Tabelle; Tabellen: ${p.tables.join(', ')}`,
    rows: (p) => `eine Liste mit ${p.rows} Einträgen`,
    entry: (p) => `der Eintrag „${p.id}“`,
    file: (p) => `eine Datei unter ${p.megabytes} MB`,
    json: (p) => `gültiges JSON in Zeile ${p.line}`,
    'dead-match': ({ seats, seed }) =>
      `Zahlen, mit denen sich jede Partie zu Ende spielen lässt; mit ${seats} Plätzen und dem Startwert „${seed}“ geht es für niemanden weiter`,
    'set-up': () => 'Zahlen, mit denen sich ein Tisch aufbauen lässt',
  },
}
