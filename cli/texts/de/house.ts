import type { house as en } from '../en/house.ts'

const plural = (n: number, one: string, other: string) => (n === 1 ? one : other)

export const house: typeof en = {
  saved: (path, rows) => `Gesichert: ${path} (${rows} Zeilen)`,
  restored: (where, rows) => `Wiederhergestellt: ${where} (${rows} Zeilen)`,
  needsTo: 'Wohin? chantier backup --to DATEI',
  failed: (why) => `Das ließ sich nicht tun: ${why}`,
  backup: {
    nothing: 'Es gibt nichts zu sichern: Dort lief noch nie ein Server.',
    occupied: 'Dort liegt schon etwas. Räume es zuerst weg oder nenne einen anderen Ort.',
    'not-a-backup': 'Diese Datei ist keine Sicherung von Chantier.',
    future: 'Diese Sicherung stammt von einem neueren Chantier. Aktualisiere Chantier, um sie wiederherzustellen.',
    damaged: 'Diese Sicherung ist beschädigt oder abgeschnitten. Nichts wurde geändert.',
  },
  admin: {
    nothing: 'Dort lief noch nie ein Server.',
    'other-version':
      'Der Server dort hat eine andere Version: Nimm das chantier, das dazugehört, oder starte ihn zuerst mit diesem.',
    deed: (word) => `„${word}“ gibt es nicht: people, reports, warn, silence, ban, lift, rename, undo, log, code.`,
    needs: (what) => `Da fehlt etwas: chantier admin ${what}`,
    nobody: (word) => `Hier heißt niemand „${word}“.`,
    several: (word) => `Mehrere heißen „${word}“. Nenne eine Kennung:`,
    none: 'Niemand.',
    owner: (name) => `Die Leitung hat ${name}.`,
    noOwner: 'Dieses Haus hat keine Leitung. chantier admin code macht einen Code, mit dem jemand sie übernimmt.',
    waiting: (n) => (n === 1 ? 'Eine Meldung wartet.' : n === 0 ? 'Keine Meldung wartet.' : `${n} Meldungen warten.`),
    barred: (n) =>
      n === 1 ? 'Eine Person ist stumm geschaltet oder ausgesperrt.' : `${n} sind stumm geschaltet oder ausgesperrt.`,
    backup: (when) => `Die letzte Sicherung ist vom ${when}.`,
    noBackup: 'Es gibt noch keine Sicherung: chantier backup --to DATEI',
    code: (code) => `Der Code für die Leitung: ${code}`,
    codeHow: 'Wer ihn auf der Seite #/owner eingibt, leitet künftig das Haus. Er wird nur jetzt gezeigt.',
    done: (what, who) => `Erledigt: ${what} ${who}`,
    guest: (name) => `${name} (Gast)`,
    person: (name, id, matches) => `${name}, ${id}, ${matches} ${matches === 1 ? 'Partie' : 'Partien'}`,
    reported: (n) => `${n}-mal gemeldet`,
    silenced: (until) => `stumm bis ${until}`,
    banned: (until) => (until === null ? 'für immer ausgesperrt' : `ausgesperrt bis ${until}`),
    report: (by, about, when) => `${by} meldet ${about}, ${when}`,
    sealed: 'Was dort gesagt wurde, ist versiegelt, bis die Runde vorbei ist.',
    taken: 'zurückgenommen',
    terminal: 'am Terminal',
    house: 'das Haus',
  },
  verify: {
    none: 'Diese Partie sagt nichts über ihr Mischen: Das tun nur Partien von Online-Tischen.',
    open: 'Diese Partie ist nicht zu Ende: Ihr Geheimnis ist noch nicht offengelegt.',
    noted:
      'Das Siegel in der Datei ist nicht das, das du dir gemerkt hast: Die Datei gehört zu einem anderen Tisch oder wurde geändert.',
    commitment: 'Das Geheimnis passt nicht zum Siegel: Es ist nicht das versiegelte.',
    seed: 'Geheimnis und Worte ergeben nicht den Startwert dieser Partie.',
    result: 'Das Ergebnis in der Datei ist nicht das, was die Entscheidungen ergeben.',
    promise: (commitment) => `Das Siegel: ${commitment}`,
    words: (seat, words) => `Worte von ${seat}: ${words}`,
    noWords: (seat) => `Keine Worte von ${seat}`,
    fits: 'Das Geheimnis passt zum Siegel und ergibt mit diesen Worten den Startwert.',
    fair: (entries) =>
      `Alles passt: ${entries} ${plural(entries, 'Eintrag folgt', 'Einträge folgen')} aus diesem Mischen.`,
    asNoted: 'Es ist das Siegel, das du dir gemerkt hast: Das Geheimnis stand da schon fest.',
    notNoted:
      'Ob das Siegel von vor der Partie stammt, kann eine Datei nicht sagen: Vergleiche es mit dem, das du dir damals gemerkt hast (--commitment SIEGEL).',
    alone: 'Niemand hat Worte gegeben: Der Server allein hat das Mischen bestimmt.',
  },
  doctor: {
    answers: (address) => `unter ${address} antwortet ein Server`,
    free: (port) => `${port} ist frei`,
    fine: 'in Ordnung',
    off: 'nicht eingerichtet',
  },
}
