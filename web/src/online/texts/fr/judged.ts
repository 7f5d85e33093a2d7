import type { judged as en } from '../en/judged.ts'

export const judged: Readonly<Record<keyof typeof en, string>> = {
  'judged.title': 'Taux d’erreur et hasard',
  'judged.source': 'D’après les propres analyses de {who}, envoyées par son appareil. La maison ne les vérifie pas.',
  'judged.source-mine': 'D’après vos propres analyses, envoyées par votre appareil. La maison ne les vérifie pas.',
  'judged.none-on': 'Rien d’envoyé encore : ouvrez l’analyse d’une de vos parties terminées dans cette maison.',
  'judged.none-off':
    'Vos analyses restent sur votre appareil. Vous pouvez en montrer les chiffres ici, sous « Qui voit quoi ».',
  'judged.switch': 'Les chiffres de vos analyses',
  'judged.yes': 'sur ma page',
  'judged.no': 'sur mon appareil seul',
  'judged.what':
    'Si vous les mettez sur votre page : quand vous ouvrez l’analyse d’une partie terminée de cette maison, votre appareil envoie les chiffres de votre seule place : choix et erreurs de chaque tiers de la partie et la chance qu’elles ont coûtée, justesse, ce que les cartes ont apporté, et combien il a été réfléchi. La maison ne les vérifie pas. Qui voit vos résultats les voit. Revenir en arrière les fait oublier à la maison.',
  'judged.sent': 'Ses chiffres sont aussi sur votre page.',
  'judged.not-sent': 'Pas sur votre page : {why}',
  'judged.stays': 'Sur cet appareil seulement ; « Qui voit quoi » peut changer cela.',
  'achieved.flawless': 'Une partie sans erreur',
  'achieved.flawless-how': 'd’après sa propre analyse',
}
