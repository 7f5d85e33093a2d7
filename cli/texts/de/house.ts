import type { house as en } from '../en/house.ts'

const plural = (n: number, one: string, other: string) => (n === 1 ? one : other)

export const house: typeof en = {
  saved: (path, rows) => `Gesichert: ${path} (${rows} Zeilen)`,
  restored: (where, rows) => `Zurückgebracht: ${where} (${rows} Zeilen)`,
  needsTo: 'Wohin? chantier backup --to DATEI',
  failed: (why) => `Das ließ sich nicht tun: ${why}`,
  backup: {
    nothing: 'Es gibt nichts zu sichern: Dort lief noch nie ein Server.',
    occupied: 'Dort liegt schon etwas. Räume es zuerst weg oder nenne einen anderen Ort.',
    'not-a-backup': 'Diese Datei ist keine Sicherung von Chantier.',
    future: 'Diese Sicherung stammt von einem neueren Chantier. Aktualisiere Chantier, um sie zurückzubringen.',
    damaged: 'Diese Sicherung ist beschädigt oder abgeschnitten. Nichts wurde geändert.',
  },
  verify: {
    none: 'Diese Partie sagt nichts über ihr Mischen: Das tun nur Partien von Online-Tischen.',
    open: 'Diese Partie ist nicht zu Ende: Ihr Geheimnis ist noch nicht offengelegt.',
    noted:
      'Das Siegel in der Datei ist nicht das, das du dir gemerkt hast: Die Datei gehört zu einem anderen Tisch oder wurde geändert.',
    commitment: 'Das Geheimnis passt nicht zum Siegel: Es ist nicht das versprochene.',
    seed: 'Geheimnis und Worte ergeben nicht den Startwert dieser Partie.',
    result: 'Das Ergebnis in der Datei ist nicht das, was die Entscheidungen ergeben.',
    promise: (commitment) => `Das Versprechen: ${commitment}`,
    words: (seat, words) => `Worte von ${seat}: ${words}`,
    noWords: (seat) => `Keine Worte von ${seat}`,
    fits: 'Das Geheimnis passt zum Versprechen und ergibt mit diesen Worten den Startwert.',
    fair: (entries) =>
      `Alles passt: ${entries} ${plural(entries, 'Eintrag folgt', 'Einträge folgen')} aus diesem Mischen.`,
    asNoted: 'Es ist das Versprechen, das du dir gemerkt hast: Das Geheimnis stand da schon fest.',
    notNoted:
      'Ob das Versprechen vor der Partie gegeben wurde, kann eine Datei nicht sagen: Vergleiche es mit dem Siegel, das du dir damals gemerkt hast (--commitment SIEGEL).',
    alone: 'Niemand hat Worte gegeben: Der Server allein hat das Mischen bestimmt.',
  },
  doctor: {
    answers: (address) => `unter ${address} antwortet ein Server`,
    free: (port) => `${port} ist frei`,
    fine: 'in Ordnung',
    off: 'nicht eingerichtet',
  },
}
