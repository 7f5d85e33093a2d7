import type { judged as en } from '../en/judged.ts'

export const judged: Readonly<Record<keyof typeof en, string>> = {
  'judged.title': 'Fehlerquote und Glück',
  'judged.source': 'Aus eigenen Analysen von {who}, vom eigenen Gerät geschickt. Das Haus prüft sie nicht nach.',
  'judged.source-mine': 'Aus deinen eigenen Analysen, von deinem Gerät geschickt. Das Haus prüft sie nicht nach.',
  'judged.none-on': 'Noch nichts geschickt: Öffne die Analyse einer deiner beendeten Partien in diesem Haus.',
  'judged.none-off':
    'Deine Analysen bleiben auf deinem Gerät. Unter „Wer was sieht“ kannst du ihre Zahlen hier zeigen lassen.',
  'judged.switch': 'Zahlen deiner Analysen',
  'judged.yes': 'auf meiner Seite',
  'judged.no': 'nur auf meinem Gerät',
  'judged.what':
    'Wenn sie auf deiner Seite stehen sollen: Öffnest du die Analyse einer beendeten Partie dieses Hauses, schickt dein Gerät die Zahlen deines eigenen Platzes: Entscheidungen und Fehler in jedem Drittel der Partie und die Chance, die sie gekostet haben, Genauigkeit, was die Karten gebracht haben, und wie gründlich nachgedacht wurde. Das Haus prüft sie nicht nach. Wer deine Ergebnisse sieht, sieht sie. Stellst du es zurück, vergisst das Haus sie.',
  'judged.sent': 'Ihre Zahlen stehen auch auf deiner Seite.',
  'judged.not-sent': 'Nicht auf deiner Seite: {why}',
  'judged.stays': 'Nur auf diesem Gerät; unter „Wer was sieht“ kannst du das ändern.',
  'achieved.flawless': 'Eine Partie ohne Fehler',
  'achieved.flawless-how': 'nach eigener Analyse',
}
