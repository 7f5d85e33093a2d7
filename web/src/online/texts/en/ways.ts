/** How one hears of a turn while one is not there. */
export const ways = {
  'ways.devices': 'On your devices',
  'ways.devices-why': 'Your browser or the installed app shows a notice, even while the page is closed.',
  'ways.device': 'A device',
  'ways.this-device': '(this one)',
  'ways.device-on': 'This device will be told from now on.',
  'ways.turn-on': 'Tell me on this device',
  'ways.test': 'Test',
  'ways.tested': 'Sent: look for it there.',
  'ways.remove': 'Remove',
  'ways.push-denied': 'This browser does not allow notices from here; its settings can change that.',
  'ways.push-none':
    'This browser takes no notices here. They need a secure address (https); on an iPhone or iPad add the page to the home screen first.',
  'ways.push-failed': 'This browser could not reach the service that carries its notices.',
  'ways.hooks': 'Where you chat',
  'ways.hooks-why':
    'A webhook of Discord, Slack, Matrix or ntfy takes the same notices. Only https, and only addresses on the public network.',
  'ways.hook-added': 'Added. The test shows whether it works.',
  'ways.hook-off': '(off: nothing has got through lately)',
  'ways.kind': 'What kind of webhook',
  'ways.kind-discord': 'Discord',
  'ways.kind-slack': 'Slack',
  'ways.kind-matrix': 'Matrix',
  'ways.kind-ntfy': 'ntfy',
  'ways.kind-json': 'Other (JSON)',
  'ways.url': 'Its address',
  'ways.add': 'Add',
  'ways.quiet': 'Quiet hours',
  'ways.quiet-none': 'Notices come at any hour.',
  'ways.quiet-now': 'Nothing is sent from {from} to {to}; it comes afterwards, if the table still waits.',
  'ways.quiet-set': 'Keep',
  'ways.quiet-end': 'At any hour',
  'me.mail-stopped': 'Emails to {mail} have been stopped.',
  'me.mail-again': 'Write to me again',
}

export type WayTexts = Readonly<Record<keyof typeof ways, string>>
