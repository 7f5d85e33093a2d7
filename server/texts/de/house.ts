import type { HouseTexts } from '../en/house.ts'

export const house: HouseTexts = {
  'settings.whole': (p) => `${p.name} kann nicht „${p.value}“ sein: Es ist eine ganze Zahl von 0 bis ${p.max}.`,
  'settings.host': (p) =>
    `${p.name} kann nicht „${p.value}“ sein: Es ist die Adresse oder der Name, unter dem der Server lauscht, etwa 0.0.0.0.`,
  'settings.store': (p) =>
    `${p.name} kann nicht „${p.value}“ sein: Es ist sqlite oder postgres://name:passwort@rechner:port/datenbank.`,
  'settings.origin': (p) =>
    `${p.name} kann nicht „${p.value}“ sein: Es ist die öffentliche Adresse ohne Pfad, etwa https://spielen.example.org.`,
  'settings.proxy': (p) =>
    `${p.name} kann nicht „${p.value}“ sein: Es ist yes, no oder die Adressen der Proxys, etwa loopback oder 10.0.0.0/8.`,
  'settings.trusted': (p) =>
    `${p.name} kann nicht „${p.value}“ sein: Es ist eine Liste aus rechner oder rechner:port, durch Kommas getrennt.`,
  'settings.smtp': (p) =>
    `${p.name} kann nicht „${p.value}“ sein: Es ist smtp://name:passwort@rechner:587 oder smtps://….`,
  'settings.mail': (p) =>
    `${p.name} kann nicht „${p.value}“ sein: Es ist eine Adresse wie Chantier <tisch@example.org>.`,
  'settings.mail-from': (p) => `Mail ist eingerichtet (CHANTIER_SMTP), also muss ${p.name} sagen, von wem sie kommt.`,
  'settings.mail-origin': (p) =>
    `Mail ist eingerichtet (CHANTIER_SMTP), also muss ${p.name} sagen, wohin ihre Links führen.`,
  'settings.metrics': (p) =>
    `${p.name} kann nicht „${p.value}“ sein: Es ist local, open, off oder token: und mindestens 16 Zeichen.`,
  'settings.log': (p) =>
    `${p.name} kann nicht „${p.value}“ sein: Es ist silent, fatal, error, warn, info, debug oder trace.`,

  'serve.ready': (p) => `Der Tisch ist gedeckt unter ${p.address}`,
  'serve.network': (p) => `In deinem Netz: ${p.addresses}`,
  'serve.stop': () => 'Strg+C beendet den Server.',
  'serve.owner': (p) =>
    `Dieses Haus hat noch keine Leitung. Wer diesen Code auf ${p.address} eingibt, übernimmt sie: ${p.code}  Er wird nur jetzt gezeigt; chantier admin code macht einen neuen.`,
  'serve.port': (p) => `Port ${p.port} ist belegt. Setze CHANTIER_PORT oder --port auf einen anderen.`,
  'serve.port-forbidden': (p) =>
    `Port ${p.port} darfst du nicht benutzen: Ports unter 1024 sind dem System vorbehalten.`,
  'serve.host': (p) => `Dieser Rechner hat keine Adresse ${p.host}, unter der er lauschen könnte.`,
  'serve.failed': (p) => `Der Tisch lässt sich nicht decken: ${p.why}`,
  'serve.taken': (p) =>
    `Ein anderer Prozess arbeitet schon mit ${p.file}. Beende ihn oder wähle mit --data einen anderen Ordner.`,
  'serve.broken': (p) =>
    `Der Server hört auf: Nichts lässt sich mehr speichern (${p.why}). Bestätigt wurde nichts, was nicht auf der Platte ist. Sieh nach der Platte und starte dann neu.`,
  'serve.not-closed': (p) =>
    `Der Server ließ sich nicht ordentlich beenden (${p.why}). Was bestätigt wurde, ist gespeichert.`,
  'serve.no-build': (p) => `Die Seite ist nicht gebaut (${p.web}): Nur die API antwortet. Führe npm run build aus.`,

  'http.not-found': () => 'Unter dieser Adresse ist nichts.',
  'http.invalid': (p) => `Diese Anfrage ist nicht lesbar: ${p.why}.`,
  'http.too-large': (p) => `Diese Anfrage ist zu groß: höchstens ${p.max} Byte.`,
  'http.media': () => 'Der Inhalt einer Anfrage muss JSON sein.',
  'http.method': () => 'Auf diese Methode antwortet diese Adresse nicht.',
  'http.origin': () => 'Diese Anfrage kommt von einer anderen Seite und wird nicht ausgeführt.',
  'http.too-many': (p) => `Zu viele Anfragen. Versuch es in ${p.seconds} s noch einmal.`,
  'http.network': (p) =>
    `Aus deinem Netz wurde so viel geschrieben, dass der Server vorerst nicht mehr davon aufhebt. Versuch es in ${p.seconds} s noch einmal.`,
  'http.inside': () =>
    'Im Server ist etwas schiefgegangen. Es steht in seinem Protokoll; bitte versuch es noch einmal.',
  'http.busy': () => 'Der Server erreicht seinen Speicher gerade nicht. Bitte versuch es noch einmal.',

  'people.who': () => 'Sag zuerst, wer du bist: Ein Name genügt.',
  'people.unknown': () => 'Diese Person gibt es hier nicht.',
  'people.banned': () => 'Die Leitung dieses Hauses hat dir den Zutritt verwehrt.',
  'people.banned-days': (p) =>
    `Die Leitung dieses Hauses hat dir für noch ${p.days} ${p.days === 1 ? 'Tag' : 'Tage'} den Zutritt verwehrt.`,
  'people.name': (p) => `Ein Name hat 1 bis ${p.max} Zeichen, davon mindestens ein sichtbares.`,
  'people.name-taken': (p) =>
    `Der Name „${p.name}“ oder einer, der ihm gleicht, ist vergeben. Wenn es deiner ist, melde dich an; sonst wähle einen anderen.`,
  'people.name-guest': (p) => `${p.name} (Gast)`,
  'people.too-many': (p) =>
    `Aus deinem Netz kamen in der letzten Stunde zu viele Gäste. In ${p.minutes} Min. ist wieder Platz; wer einen Passkey oder einen Notfallcode hat, kann sich sofort anmelden.`,
  'company.unknown': () => 'Diese Person gibt es hier nicht.',
  'company.asked': () => 'Zu viele warten schon auf eine Antwort dieser Person.',
  'company.full': () => 'Du kennst schon mehr Menschen, als dieser Server sich merken kann.',
  'company.seek': () => 'Nenne mindestens ein Spiel und eine Anzahl von Plätzen.',
  'people.guest': (p) => `Gast ${p.number}`,

  'passkey.origin': () =>
    'Passkeys brauchen eine sichere Adresse: https oder localhost. Wer den Server betreibt, stellt sie mit CHANTIER_ORIGIN ein.',
  'passkey.stale': () => 'Das hat zu lange gedauert oder wurde schon verwendet. Bitte fang noch einmal an.',
  'passkey.refused': () => 'Dieser Passkey ließ sich nicht bestätigen.',
  'passkey.unknown': () => 'Dieser Passkey gehört hier niemandem.',
  'passkey.taken': () => 'Dieser Passkey ist hier schon hinterlegt.',
  'passkey.too-many': (p) => `Mehr als ${p.max} Passkeys kann eine Person nicht haben.`,
  'recovery.refused': () => 'Dieser Notfallcode ist nicht bekannt oder wurde schon verwendet.',

  'vacation.past': () => 'Ein Urlaub kann nicht in der Vergangenheit beginnen.',
  'vacation.order': () => 'Ein Urlaub endet, nachdem er begonnen hat.',
  'vacation.far': () => 'Ein Urlaub beginnt innerhalb eines Jahres.',
  'vacation.overlap': () => 'Das überschneidet sich mit einem anderen Urlaub von dir.',
  'vacation.days': (p) =>
    `Das sind zu viele Tage im Jahr ${p.year} (${p.wanted}): Dir bleiben ${p.left} von ${p.most}.`,
  'vacation.none': () => 'Diesen Urlaub gibt es nicht.',

  'mail.off': () => 'Dieser Server verschickt keine Mails.',
  'mail.address': (p) => `„${p.value}“ ist keine Mailadresse.`,
  'mail.link': () => 'Dieser Link gilt nicht oder nicht mehr.',
  'mail.failed': () => 'Die Mail ließ sich nicht verschicken. Bitte versuch es später noch einmal.',
  'mail.confirm-subject': () => 'Chantier: Bestätige deine Adresse',
  'mail.confirm-text': (p) =>
    `Hallo ${p.name},\n\njemand, vermutlich du, hat Chantier gebeten, an diese Adresse zu schreiben, sobald ein Zug ansteht. Wenn du das warst, öffne diesen Link:\n\n${p.link}\n\nDer Link gilt zwei Tage. Wenn du es nicht warst, brauchst du nichts zu tun: Wir schreiben dann nicht wieder.\n`,
  'mail.confirmed': () => 'Deine Adresse ist bestätigt. Chantier schreibt dir, wenn du am Zug bist.',
  'mail.confirm-ask': (p) => `Soll Chantier an ${p.mail} schreiben, wenn du am Zug bist?`,
  'mail.confirm-button': () => 'Ja, schreib mir',
  'mail.stop-ask': () => 'Soll Chantier dir nicht mehr schreiben, wenn du am Zug bist?',
  'mail.stop-button': () => 'Ja, keine Mails mehr',
  'mail.stopped': () => 'Chantier schreibt dir nicht mehr.',
}
