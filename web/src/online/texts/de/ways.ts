import type { WayTexts } from '../en/ways.ts'

export const ways: WayTexts = {
  'ways.devices': 'Auf deinen Geräten',
  'ways.devices-why':
    'Dein Browser oder die installierte App zeigt eine Nachricht, auch wenn die Seite geschlossen ist.',
  'ways.device': 'Ein Gerät',
  'ways.this-device': '(dieses)',
  'ways.device-on': 'Dieses Gerät bekommt ab jetzt Bescheid.',
  'ways.turn-on': 'Auf diesem Gerät Bescheid sagen',
  'ways.test': 'Testen',
  'ways.tested': 'Gesendet: Sieh dort nach.',
  'ways.remove': 'Entfernen',
  'ways.push-denied':
    'Dieser Browser erlaubt von hier keine Benachrichtigungen; in seinen Einstellungen lässt sich das ändern.',
  'ways.push-none':
    'Dieser Browser nimmt hier keine Benachrichtigungen an. Sie brauchen eine sichere Adresse (https); auf iPhone oder iPad füge die Seite zuerst dem Home-Bildschirm hinzu.',
  'ways.push-failed': 'Dieser Browser konnte den Dienst nicht erreichen, der seine Benachrichtigungen zustellt.',
  'ways.hooks': 'Wo du chattest',
  'ways.hooks-why':
    'Ein Webhook von Discord, Slack, Matrix oder ntfy nimmt dieselben Nachrichten entgegen. Nur https, und nur Adressen im öffentlichen Netz.',
  'ways.hook-added': 'Hinzugefügt. Der Test zeigt, ob es klappt.',
  'ways.hook-off': '(aus: zuletzt kam nichts an)',
  'ways.kind': 'Art des Webhooks',
  'ways.kind-discord': 'Discord',
  'ways.kind-slack': 'Slack',
  'ways.kind-matrix': 'Matrix',
  'ways.kind-ntfy': 'ntfy',
  'ways.kind-json': 'Anderer (JSON)',
  'ways.url': 'Seine Adresse',
  'ways.add': 'Hinzufügen',
  'ways.quiet': 'Ruhezeit',
  'ways.quiet-none': 'Nachrichten kommen zu jeder Stunde.',
  'ways.quiet-now': 'Von {from} bis {to} wird nichts gesendet; es kommt danach, falls der Tisch noch wartet.',
  'ways.quiet-from': 'Von',
  'ways.quiet-to': 'Bis',
  'ways.quiet-set': 'Speichern',
  'ways.quiet-end': 'Zu jeder Stunde',
  'me.mail-stopped': 'Mails an {mail} sind abgestellt.',
  'me.mail-again': 'Schreib mir wieder',
}
