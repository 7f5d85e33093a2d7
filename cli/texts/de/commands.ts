import type { CliTexts } from '../en/index.ts'

export const commands: CliTexts['commands'] = {
  play: {
    words: '<Spiel>',
    summary: 'Spielt hier eine Partie gegen Computer.',
    about:
      'Die Partie wird nach jeder Entscheidung gesichert; weder Verlassen noch Strg+C noch ein geschlossenes Terminal kann ihr schaden. chantier play --last setzt sie fort.',
  },
  menu: { words: '', summary: 'Fragt nach Spiel, Plätzen und Gegner, dann wird gespielt.', about: '' },
  replay: {
    words: '<Datei>',
    summary: 'Zeigt eine gespeicherte Partie Zug für Zug, oder den Tisch nach einem Zug.',
    about: 'Prüft zuerst die Datei und sagt, wo sie fehlerhaft ist. Mit --me nur, was dieser Platz wissen konnte.',
  },
  analyse: {
    words: '<Datei>',
    summary: 'Sagt, was in einer beendeten Partie geschah: was die Karten brachten und welche Züge Fehler waren.',
    about:
      'Jede Änderung der Gewinnchancen wird in Teile zerlegt, die genau aufgehen. Genannt werden nur Fehler, die auch einem zweiten, längeren Nachdenken mit anderem Zufall standhalten. Das Ergebnis bleibt in der Datei, wo andere Versionen es übergehen; Strg+C hält an, derselbe Befehl macht dort weiter.',
  },
  record: {
    words: '<Spiel>',
    summary: 'Lässt Computer eine ganze Partie spielen und schreibt sie auf.',
    about:
      'Mit --json je eine Zeile: der Aufbau mit dem ganzen Zustand, jede Entscheidung mit ihren Möglichkeiten, das Ergebnis. Plätze zählen ab 0, Entscheidungen ab 1.',
  },
  cards: {
    words: '<Spiel>',
    summary: 'Zeigt die Kartentabelle, jede Zahl mit ihrer Herkunft.',
    about: 'Mit --cards wird ein berichtigter Kartenbogen geprüft: wo er falsch ist und worin er abweicht.',
  },
  agenda: {
    words: '<Datei>',
    summary: 'Zeigt, was eine gespeicherte Partie noch vor sich hat: der nächste Schritt zuerst.',
    about: '',
  },
  texts: {
    words: '[Spiel | Sprache]',
    summary:
      'Druckt jeden Satz eines Spiels, aus zufällig gespielten Partien, oder die des Hauses zum Vorlesen; oder sagt, wie weit eine Sprache ist.',
    about:
      'Mit einem Spiel oder ohne Angabe: in der Sprache von --lang; Sätze, die sich nur in Zahlen und Namen unterscheiden, höchstens dreimal. Mit einer Sprache („chantier texts pl“): was sie sagt, Raum für Raum; mit --missing jede Datei und jeder Satz, der fehlt. Rückgabewert 1, wenn etwas fehlt. docs/guide/add-a-language.md.',
  },
  fuzz: {
    words: '<Spiel>',
    summary:
      'Spielt zufällige Partien an jedem Tisch aus dem Plan des Spiels und prüft nach jeder Entscheidung die Gesetze.',
    about:
      'Die Partien werden auf die Tische des Plans, einen weiteren, den jede Partie neu zieht, und die Kerne verteilt; mit --seats oder --option spielen alle an diesem einen Tisch. Was wenig kostet, wird an jeder Stellung geprüft, das Übrige an einem Anteil der Stellungen (--share). Mit --resume wird von der ersten an gezählt: Derselbe Befehl mit mehr Partien spielt den Rest und nennt die Summe aller. Rückgabewert 1, wenn ein Gesetz gebrochen ist.',
  },
  perft: {
    words: '<Spiel>',
    summary: 'Zählt, auf wie viele Arten es weitergehen kann, Entscheidung für Entscheidung.',
    about: '',
  },
  bench: {
    words: 'engine | search | server | cluster',
    summary:
      'Misst die Maschine oder den Server, und boardgame.io daneben; die Suche der Gegner; oder mehrere Knoten neben einem.',
    about: 'Eine Entscheidung: Möglichkeiten aufzählen, eine zufällig nehmen, sie ausführen.',
  },
  lesson: {
    words: '<Spiel>',
    summary: 'Spielt die Lektion eines Spiels, wie sie es verlangt, prüft sie und sagt, wie lange sie dauert.',
    about: 'Mit --check nur, was wo falsch ist. Rückgabewert 1, wenn es etwas gibt: docs/guide/write-a-lesson.md.',
  },
  economy: {
    words: '<Spiel>',
    summary: 'Zeigt, wie in einem Spiel das Geld fließt, wenn es eine solche Tabelle führt.',
    about: '',
  },
  arena: {
    words: '<Spiel>',
    summary: 'Lässt Computer viele Partien gegeneinander spielen und sagt, wer besser ist.',
    about:
      'Jede Kartenverteilung wird mit jeder Sitzordnung einmal gespielt. Rückgabewert 0, wenn der erste mit 95 % Sicherheit besser ist als der zweite, 4, wenn er schlechter ist, 3, wenn die Partien es nicht zeigen. Mit --luck entscheiden die Ergebnisse ohne Glück: docs/arena.md.',
  },
  bot: {
    words: '<Spiel>',
    summary: 'Spielt eine Partie mit einem Programm von dir, über das offene Protokoll.',
    about:
      'docs/guide/write-a-bot.md beschreibt das Protokoll. Ein Programm, das versagt, wird ersetzt; der Rückgabewert ist dann 1.',
  },
  serve: {
    words: '',
    summary: 'Startet einen Server: Seite, API und Live-Tische unter einer Adresse, bis Strg+C.',
    about: 'Jede Einstellung ist auch eine Umgebungsvariable; docs/guide/de/host.md zählt sie auf.',
  },
  backup: {
    words: '',
    summary: 'Schreibt alles, was ein Server aufbewahrt, in eine Datei, auch während er läuft.',
    about:
      'Die Datei passt zu SQLite wie zu PostgreSQL. Sie öffnet jedes Konto: Verwahre sie, wo sonst niemand sie lesen kann.',
  },
  restore: {
    words: '<Datei>',
    summary: 'Stellt eine Sicherung wieder her, an einem Ort, an dem noch nichts liegt.',
    about: 'Die Datei wird geprüft; eine beschädigte ändert nichts.',
  },
  admin: {
    words: '[people | reports | warn | silence | ban | lift | rename | undo | log | code]',
    summary: 'Leitet ein Haus vom Terminal aus, ob sein Server läuft oder nicht.',
    about:
      'people [Teil eines Namens]; reports: Meldungen; warn WER TEXT: verwarnen; silence WER: stumm schalten; ban WER: aussperren; lift WER: aufheben; rename WER NAME: umbenennen; log: das Protokoll; undo ZEILE: zurücknehmen; code: ein neuer Code für die Leitung, der die bisherige ablöst, sobald er benutzt wird. WER ist ein Name oder eine Kennung. Ein laufender Server folgt binnen Sekunden. Ohne Wort: was wartet.',
  },
  verify: {
    words: '<Datei>',
    summary: 'Prüft ohne Netz, ob bei einer beendeten Online-Partie ehrlich gemischt wurde.',
    about:
      'Das Geheimnis muss zum Siegel passen, das zu Beginn gezeigt wurde, und mit den Worten aller den Startwert ergeben; dann wird jede Entscheidung nachgespielt.',
  },
  'new-game': {
    words: '<Name>',
    summary: 'Legt den Ordner eines neuen Spiels an, das sich sofort spielen lässt.',
    about:
      'Ein kleines ganzes Spiel mit drei Kartenarten, mit Regeln, Bogen, Texten, Gegner, Bild und Tests, aus dem du deines machst: docs/guide/add-a-game.md.',
  },
  doctor: {
    words: '',
    summary: 'Sagt, was dieser Rechner hat und was ihm fehlt, und was zu tun ist.',
    about: 'Rückgabewert 1 nur, wenn etwas fehlt, das jetzt gebraucht wird.',
  },
}
