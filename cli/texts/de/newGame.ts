import type { newGame as en } from '../en/newGame.ts'

export const newGame: typeof en = {
  name: {
    shape: (id) =>
      `„${id}“ kann nicht der Name eines Spiels sein: Kleinbuchstaben ohne Umlaute und Ziffern, durch einzelne Bindestriche getrennt, wie toll-bridge.`,
    long: (id, longest) => `„${id}“ ist zu lang für den Namen eines Spiels: höchstens ${longest} Zeichen.`,
    letters: (id) => `„${id}“ ist zu kurz für den Namen eines Spiels: Er braucht mindestens drei Buchstaben.`,
    reserved: (id) => `„${id}“ bedeutet hier etwas anderes: Wähle einen anderen Namen.`,
  },
  clash: (id, word) =>
    `Ein Spiel „${id}“ bräuchte den Namen ${word}, den jedes Spiel schon für etwas anderes benutzt: Wähle einen anderen Namen.`,
  exists: (id) => `Ein Spiel „${id}“ gibt es schon.`,
  there: (folder) => `${folder} gibt es schon: Räume es weg oder wähle einen anderen Namen.`,
  kept: (id) =>
    `Hier liegen Partien eines Spiels „${id}“, und ein neues Spiel dieses Namens könnte sie nicht spielen: Wähle einen anderen Namen.`,
  players: (text, fewest, most) =>
    `--players kann nicht „${text}“ sein: zwei Zahlen von ${fewest} bis ${most}, die kleinere zuerst, wie 2-4; oder eine davon.`,
  failed: (id, why) => `Das Spiel „${id}“ ließ sich nicht anlegen, und nichts wurde geschrieben: ${why}`,
  laid: (title, folder, files) => `${title} liegt in ${folder}, ${files} Dateien, und lässt sich spielen.`,
  next: 'So geht es weiter; docs/guide/add-a-game.md geht es Datei für Datei durch:',
  commands: (id) => ({
    [`npm run chantier -- play ${id}`]: 'spielt es hier',
    'npm start': 'spielt es im Browser',
    [`npx vitest run games/${id}`]: 'führt seine Tests aus',
    [`npm run keep -- ${id}`]: 'zeichnet seine Partien neu auf, nach einer Änderung der Regeln',
  }),
}
