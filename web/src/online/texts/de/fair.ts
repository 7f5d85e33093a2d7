import type { fair as en } from '../en/fair.ts'

export const fair: Readonly<Record<keyof typeof en, string>> = {
  'room.words-title': 'Ehrliches Mischen',
  'room.words-why':
    'Der Server hat sein Geheimnis schon gewählt und zeigt dessen Siegel; dein Gerät hat es sich gemerkt. Gemischt wird aus dem Geheimnis und den Worten aller am Tisch: Wer das Geheimnis nicht kennt, kann das Mischen nicht steuern. Ganz ohne Worte hat der Server allein gewählt.',
  'room.words-how': 'Wie das geht',
  'room.words': 'Deine Worte fürs Mischen',
  'room.words-add': 'Hinzufügen',
  'room.words-added': 'Worte von {who}.',
  'room.words-nobody': 'Noch hat niemand Worte hinzugefügt.',
  'room.words-drawn': 'Diese hier hat dein Gerät gezogen; deine eigenen sind genauso gut.',
  'room.words-seat': 'Wer einen Platz hat, kann welche hinzufügen.',
  'room.words-yours': 'Deine Worte: {words}',
  'room.words-change': 'Ändern',
  'room.seal': 'Siegel:',

  'verify.button': 'Das Mischen prüfen',
  'verify.title': 'Wurde ehrlich gemischt?',
  'verify.not-yet': 'Das Geheimnis ist noch nicht bekannt.',
  'verify.mine':
    'Bewiesen: Der Server hat sein Geheimnis vor dem Beginn versiegelt, und deine Worte kamen erst danach dazu. Ohne das Geheimnis konnte niemand das Mischen steuern.',
  'verify.others-before':
    'Bewiesen: Der Server hat sein Geheimnis vor dem Beginn versiegelt und sich daran gehalten. Worte kamen von {who}, von dir keine.',
  'verify.others-during':
    'Bewiesen: Seit du da bist, hat sich der Server an sein Geheimnis gehalten. Worte kamen von {who}; was vorher war, hat dein Gerät nicht gesehen.',
  'verify.nobody-before':
    'Niemand hat Worte gegeben: Der Server allein hat das Mischen bestimmt. Er hat es vor dem Beginn versiegelt und seither nicht geändert.',
  'verify.nobody-during':
    'Niemand hat Worte gegeben: Der Server allein hat das Mischen bestimmt. Seit du da bist, hat er es nicht geändert.',
  'verify.unseen':
    'Für dich ist nichts bewiesen: Dieses Gerät hat das Siegel vor dem Ende nicht gesehen. Die Zahlen passen zueinander, aber das täten sie auf jeden Fall.',
  'verify.lie-seal':
    'Der Server zeigt jetzt ein anderes Siegel als das, das sich dein Gerät gemerkt hat. Das Mischen wurde verändert.',
  'verify.lie-commitment': 'Dieses Geheimnis ist nicht das versiegelte.',
  'verify.lie-words': 'Die Worte sind nicht mehr die, die zu Beginn der Partie dastanden.',
  'verify.lie-own': 'An deinem Platz gingen andere Worte ins Mischen ein als die, die du gegeben hast.',
  'verify.lie-computer': 'Am Platz eines Computers stehen Worte: Jemand hat sie untergeschoben.',
  'verify.lie-seed': 'Geheimnis und Worte ergeben einen anderen Startwert als den in der Datei der Partie.',
  'verify.lie-file':
    'Der Server erzählt eine Partie, die so nicht gespielt worden sein kann: Die Regeln lassen sie nicht zu. Das Mischen wurde nachträglich geändert.',
  'verify.lie-cards':
    'Die Partie, von welcher der Server jetzt erzählt, ist nicht die, die vor dir lag: Die Karten kommen anders.',
  'verify.withheld':
    'Der Server gibt diese Partie nicht mehr heraus: Er sagt, seine Regeln hätten sich seither geändert. Ihre Karten lassen sich nicht mehr mit denen vergleichen, die vor dir lagen.',
  'verify.seal-before': 'Dein Gerät hat sich das Siegel vor dem Beginn gemerkt; am Ende ist es dasselbe.',
  'verify.seal-during':
    'Dein Gerät hat sich das Siegel gemerkt, als du zur laufenden Partie kamst; am Ende ist es dasselbe.',
  'verify.seal-unseen': 'Dein Gerät hat kein Siegel zum Vergleichen: Du kamst erst, als die Partie zu Ende war.',
  'verify.gave-you': 'Du hast Worte gegeben, und sie sind unverändert darin.',
  'verify.gave': 'Laut Server kamen Worte von: {who}. Das lässt sich an jedem dieser Geräte nachprüfen.',
  'verify.silent': 'Keine Worte von: {who}.',
  'verify.cards':
    '{n} {n|Stellung, die vor dir lag, ergibt|Stellungen, die vor dir lagen, ergeben} sich aus diesem Mischen genauso wieder.',
  'verify.limit':
    'Was niemand beweisen kann: Wer den Server betreibt, kennt das Geheimnis. Kamen eigene Worte von dort nach denen der anderen, könnten sie passend ausgesucht sein.',
  'verify.figures': 'Die Zahlen zum Nachrechnen',
  'verify.noted': 'Siegel, wie dieses Gerät es sich gemerkt hat',
  'verify.commitment': 'Siegel, wie der Server es jetzt zeigt',
  'verify.secret': 'Geheimnis des Servers',
  'verify.words': 'Worte von {who}',
  'verify.none': 'keine',
  'verify.seed': 'Startwert: SHA-256 aus dem Geheimnis und den Worten, je eine Zeile',
  'verify.hash': 'SHA-256 des Geheimnisses',
  'verify.offline':
    'So prüfst du es ohne uns: Exportiere die Partie und wende „chantier verify --commitment SIEGEL“ auf die Datei an, mit dem Siegel, das du dir gemerkt hast.',
}
