import type { NoticeTexts } from '../en/notices.ts'

export const notices: NoticeTexts = {
  'notice.turn': (p) => `Du bist am Zug · ${p.game}`,
  'notice.begin': (p) => `Die Partie beginnt · ${p.game}`,
  'notice.nudge': (p) => `Die anderen warten auf dich · ${p.game}`,
  'notice.low': (p) => `Deine Zeit ist fast um · ${p.game}`,
  'notice.invite': (p) => `Einladung an einen Tisch · ${p.game}`,
  'notice.with': (p) => `Am Tisch mit ${p.names}.`,
  'notice.alone': () => 'An deinem Tisch.',
  'notice.until': (p) => `Du hast Zeit bis: ${p.when}.`,
  'notice.said': (p) => `${p.who}: „${p.words}“`,
  'notice.test': () => 'Chantier: ein Test',
  'notice.test-text': () => 'So erfährst du, dass du am Zug bist.',

  'mail.turn-subject': (p) => `Chantier: Du bist am Zug, ${p.game}`,
  'mail.begin-subject': (p) => `Chantier: Die Partie beginnt, ${p.game}`,
  'mail.nudge-subject': (p) => `Chantier: Die anderen warten auf dich, ${p.game}`,
  'mail.low-subject': (p) => `Chantier: Deine Zeit ist fast um, ${p.game}`,
  'mail.invite-subject': (p) => `Chantier: Einladung an einen Tisch, ${p.game}`,
  'mail.turns-subject': (p) => `Chantier: Du bist an ${p.count} Tischen am Zug`,
  'mail.turn-text': (p) =>
    `Hallo ${p.name},\n\n${p.tables}\n\nJeder Link meldet dich auf dem Gerät an, mit dem du ihn öffnest: einmal und für einen Tag.\n`,
  'mail.since': (p) => `Seit: ${p.when}.`,
  'mail.footer': (p) => `Keine solchen Mails mehr? Öffne ${p.link}`,
  'mail.in-subject': () => 'Chantier: dein Link',
  'mail.in-text': (p) =>
    `Hallo ${p.name},\n\nhier ist ein neuer Link. Er meldet dich auf dem Gerät an, mit dem du ihn öffnest, einmal und für einen Tag:\n\n${p.link}\n\nWenn du nicht darum gebeten hast, brauchst du nichts zu tun.\n`,
  'mail.in-ask': (p) => `Auf diesem Gerät als ${p.name} weitermachen?`,
  'mail.in-button': () => 'Ja, zum Tisch',
  'mail.in-spent': (p) =>
    `Dieser Link wurde schon benutzt oder ist älter als ein Tag. Soll Chantier einen neuen an ${p.mail} schicken?`,
  'mail.in-again': () => 'Ja, schicken',
  'mail.in-sent': (p) => `Ein neuer Link ist unterwegs an ${p.mail}.`,
  'mail.too-many': (p) =>
    `Diese Adresse hat vorerst genug Mails bekommen: Die nächste geht frühestens in ${p.minutes} Min. ab. Sieh bitte nach, ob eine frühere schon da ist.`,

  'push.keys': () => 'Dieses Gerät hat Schlüssel angegeben, mit denen sich nichts verschlüsseln lässt.',
  'push.too-many': (p) => `Mehr als ${p.max} Geräte kann eine Person nicht haben. Entferne zuerst eines.`,
  'push.none': () => 'Dieses Gerät ist nicht eingetragen.',
  'hook.too-many': (p) => `Mehr als ${p.max} Webhooks kann eine Person nicht haben. Entferne zuerst einen.`,
  'hook.none': () => 'Dieser Webhook ist nicht eingetragen.',
  'hook.topic': () => 'Die Adresse eines ntfy-Themas endet mit dem Thema: https://ntfy.sh/mein-thema.',
  'outside.address': () => 'Das ist keine Adresse, an die sich etwas senden lässt.',
  'outside.not-https': () => 'Die Adresse muss mit https beginnen.',
  'outside.not-public': () => 'Diese Adresse liegt nicht im öffentlichen Netz; dorthin wird nichts gesendet.',
  'outside.not-found': () => 'Dieser Name ist im Netz nicht bekannt.',
  'outside.no-answer': () => 'Dort hat niemand rechtzeitig geantwortet.',
  'outside.status': (p) => `Es wurde dort abgelehnt (${p.status}).`,
  'quiet.zone': (p) => `Eine Zeitzone „${p.value}“ gibt es nicht.`,
}
