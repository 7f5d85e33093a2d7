import type { DeskTexts } from '../en/desk.ts'

export const desk: DeskTexts = {
  'owner.not-yours': () => 'Das darf nur, wer das Haus leitet.',
  'owner.guest': () =>
    'Sichere zuerst deinen Namen, mit einem Passkey oder mit Notfallcodes: Ein Haus darf nicht mit einem Cookie verloren gehen.',
  'owner.code': () => 'Das ist nicht der Code dieses Hauses.',
  'owner.claimed': () => 'Der Code dieses Hauses wurde schon benutzt. chantier admin code macht einen neuen.',
  'owner.self': () => 'Dir selbst kannst du das nicht antun.',
  'owner.free': () => 'Das darf diese Person ohnehin.',
  'owner.line': () => 'Diese Zeile gibt es nicht, oder sie ist schon entfernt.',
  'owner.warning': (p) => `Eine Verwarnung hat 1 bis ${p.max} Zeichen.`,
  'owner.name': (p) => `Der Name eines Hauses hat höchstens ${p.max} Zeichen.`,
  'owner.welcome': (p) => `Ein Willkommensgruß hat höchstens ${p.max} Zeichen.`,
  'owner.langs': () => 'Wähle mindestens eine Sprache.',
  'owner.merge': () => 'Nur ein Gast lässt sich mit jemandem zusammenführen, der seinen Namen gesichert hat.',
  'owner.no-report': () => 'Diese Meldung gibt es nicht.',
  'owner.answered': () => 'Diese Meldung ist schon erledigt.',
  'owner.no-deed': () => 'Diese Zeile steht nicht im Protokoll.',
  'owner.frozen': () =>
    'Das lässt sich nicht mehr zurücknehmen: Es ist schon geschehen, oder etwas Späteres baut darauf auf.',
  'owner.tables-kept': () => 'In diesem Haus darf nur Tische eröffnen, wer seinen Namen gesichert hat.',
  'owner.tables-owner': () => 'Dieses Haus eröffnet zurzeit keine neuen Tische. Laufende Partien gehen weiter.',
  'owner.clubs-kept': () => 'In diesem Haus darf nur Klubs gründen, wer seinen Namen gesichert hat.',
  'owner.clubs-owner': () => 'In diesem Haus gründet nur die Leitung Klubs.',
  'report.note': (p) => `Eine Anmerkung hat höchstens ${p.max} Zeichen.`,
  'report.person': () => 'Diese Person gibt es hier nicht.',
  'report.line': () => 'Diese Zeile ist nicht von dieser Person.',
  'report.many': () => 'Du hast schon viel gemeldet. Warte bitte, bis sich das jemand angesehen hat.',
}
