// Why not, in French.
import type { TextsOf } from '../../../../papers/speech.ts'
import type { CastleSpeech } from '../../rules/speech.ts'
import { ofKind, ofThe, short, some, thalers, the } from './phrases.ts'

export const refusals: TextsOf<CastleSpeech>['refusal'] = {
  'CAS-3.1': (p) =>
    p.cards === 1 ? 'On choisit une carte à chaque tour.' : `On choisit ${p.cards} cartes à chaque tour.`,
  'CAS-3.2': () => 'Le maître bâtisseur reprend les cartes jouées : vous n’en avez aucune sur la table.',
  'CAS-4.2': (p) =>
    `L’ouvrier (pierre) porte du sable, du bois ou de l’argile à votre choix, jamais ${ofKind(p.kind)}.`,
  'CAS-4.5': (p) => `Il n’y a pas assez ${ofKind(p.kind)} dans le stock général.`,
  'CAS-6.3': () => 'Le cavalier ne se choisit que si les quatre chariots sont occupés.',
  'CAS-6.4': () => 'On ne déloge un assistant que si les quatre chariots sont occupés : prenez un chariot libre.',
  'CAS-6.5': () => 'Cet assistant est arrivé pendant ce tour : il ne peut pas encore être délogé.',
  'CAS-6.7': (p) =>
    p.why === 'own'
      ? 'Votre propre assistant s’y trouve déjà : vous ne pouvez pas le déloger.'
      : 'Vous n’avez pas d’assistant en réserve.',
  'CAS-7.1': (p) => `Il n’y a pas ${ofKind(p.kind)} sur la tour de garde.`,
  'CAS-8.1': (p) =>
    p.why === 'thaler' ? 'Vous n’avez pas de thaler pour payer.' : 'Vous avez déjà acheté une pièce sur cette carte.',
  'CAS-8.2': () => 'La dernière pièce d’une carte Ouvrier n’est pas à vendre.',
  'CAS-8.3': (p) => `Il n’y a pas ${ofKind(p.kind)} sur cette carte Ouvrier.`,
  'CAS-8.5': (p) =>
    p.why === 'own'
      ? 'Vous ne pouvez pas acheter à votre propre ouvrier.'
      : 'À cette table, on n’achète qu’une fois à un même adversaire.',
  'CAS-9.4': () => 'Choisissez l’un des deux ouvriers que vous avez joués ce tour-ci.',
  'CAS-11.1': (p) => `Il ne reste plus de tuile sur le plateau pour construire ${the(p.building)}.`,
  'CAS-11.2': (p, v) =>
    p.why === 'value'
      ? p.value < p.cost
        ? `Cela fait ${p.value} ; il manque ${p.cost - p.value} : le bâtiment coûte exactement ${p.cost}.`
        : `Cela fait ${p.value}, soit ${p.value - p.cost} de trop : le bâtiment coûte exactement ${p.cost}.`
      : p.why === 'own'
        ? `Vous n’avez ${p.has === 0 ? `pas ${ofKind(p.kind)}` : `que ${some(p.has, p.kind, v)}`} ; le reste devrait venir de l’argent.`
        : `Avec ce que vous avez, vous ne pouvez pas payer exactement ${the(p.building)}.`,
  'CAS-11.3': (p) =>
    p.why === 'kinds'
      ? `Un paiement demande au moins ${p.least} sortes parmi sable, bois, argile et pierre ; celui-ci en a ${p.kinds}.`
      : `Vous pourriez atteindre la valeur ${ofThe(p.building)}, mais pas avec assez de sortes différentes.`,
  'CAS-12.1': (p, v) =>
    p.has === 0 ? 'Vous n’avez pas de barre d’argent.' : `Vous n’avez que ${some(p.has, 'silver', v)}.`,
  'CAS-12.2': (p) =>
    p.stock === 0
      ? `Une barre d’argent s’échange contre une pièce du chariot ${ofKind(p.kind)}, et ce chariot est vide.`
      : `L’argent s’échange contre les pièces du chariot ${ofKind(p.kind)}, qui n’en porte que ${p.stock}.`,
  'CAS-12.3': (p) =>
    `Ce paiement change plus d’argent en ${short(p.kind)} qu’il n’en dépense : toute pièce échangée doit servir.`,
  'CAS-13.2': (p) => `Personne n’a encore construit ${the(p.house)}.`,
  'CAS-13.3': (p) =>
    p.why === 'taken'
      ? 'Cette case est occupée.'
      : 'Vous avez déjà logé un assistant dans ce bâtiment pendant ce tour.',
  'CAS-13.4': (p) => `Vous ne pouvez pas payer le prix d’une case ${ofThe(p.house)}.`,
  'CAS-13.7': (p) =>
    p.from === 'supply'
      ? 'Vous n’avez pas d’assistant en réserve.'
      : p.from === 'inn'
        ? 'Vous n’avez pas d’assistant à l’auberge.'
        : 'Aucun de vos assistants ne s’y trouve.',
  'CAS-15.10': (p) => `Vous n’avez pas ${ofKind(p.kind)} à céder.`,
  'CAS-19.1': () => 'Le tenancier n’est pas encore apparu.',
  'CAS-19.3': () => 'Reprenez un de vos propres assistants sur les chariots ou le cavalier.',
  'CAS-19.6': () => 'Le grenier n’est pas encore apparu.',
  'CAS-19.8': (p, v) => `Cela coûte ${thalers(p.thalers, v)}, plus que vous n’avez : cédez une carte.`,
  'CAS-19.9': (p, v) =>
    p.why === 'most'
      ? `La brèche prend ${some(p.most, 'stone', v)} au plus.`
      : p.why === 'stone'
        ? 'Vous n’avez pas autant de pierres.'
        : 'Vous n’avez pas autant de barres d’argent.',
  'CAS-19.10': (p) => `Vous n’avez pas ${ofKind(p.item)} à offrir.`,
  'CAS-19.12': (p) => `Il n’y a pas ${ofKind(p.item)} sur la carte de la demoiselle.`,
  'CAS-19.14': (p, v) =>
    p.why === 'worker'
      ? 'La neige n’emporte que des cartes Ouvrier.'
      : `Cela coûte ${thalers(p.thalers, v)}, plus que vous n’avez : cédez un ouvrier.`,
  'castle.listed': () => 'Ce paiement figure déjà dans la liste : c’est là qu’il faut le choisir.',
  'castle.unlisted': () => 'Ce paiement n’est pas dans la liste : composez-le pièce par pièce.',
  'castle.all-listed': () => 'La liste ci-dessus contient tous les paiements possibles.',
}
