import type { Lookup } from './lookup.ts'

/** Plurals, feminine forms and the endings of verbs fall, so that "activer", "activé" and "activation" meet. */
function stem(word: string): string {
  if (word.length < 4) return word
  const single = word
    .replace(/aux$/, 'al')
    .replace(/(eu|ou)x$/, '$1')
    .replace(/s$/, '')
  const root = single.replace(
    /^(.{3,}?)(?:issements?|ements?|ations?|itions?|tions?|eraient|eront|erait|erez|erons|eras|era|aient|issez|issent|issant|ions|iez|ant|ent|ait|ais|ons|ez|er|ir|ees?|es|ie|e|i|u)$/,
    '$1',
  )
  return root.length > 4 ? root.replace(/([lntrs])\1$/, '$1') : root
}

export const lookup: Lookup = {
  stem,
  empty: `le la les un une des du de d l a au aux en dans sur sous par pour avec sans et ou est sont suis etre ai as ont
    avoir je j tu il elle on nous vous ils elles me m te t se s mon ma mes ton ta tes son sa ses notre nos votre vos leur
    leurs ce cet cette ces c ca cela qui que qu quoi quel quelle quels quelles quand comment pourquoi combien si y ne n pas
    plus moins puis peut peux pouvez peuvent dois doit devez faut fait faire faites quelqu quelque chose deja encore aussi
    alors donc mais car comme tout toute tous toutes regle regles jeu jouer passe signifie veut dire lieu t-il t-on cas
    vient viennent marche marchent quoi sert servent temps avoir peuvent lequel laquelle est-ce moi lui eux meme arrive apres seul seule`
    .split(/\s+/)
    .filter((word) => word !== ''),
  counting: ['combien', 'nombre', 'maximum'],
  numbers: [
    'un',
    'une',
    'deux',
    'trois',
    'quatre',
    'cinq',
    'six',
    'sept',
    'huit',
    'neuf',
    'dix',
    'fois',
    'plus',
    'aucun',
  ],
  signs: { '£': 'livres', $: 'dollars' },
  alike: [
    'cout prix payer paiement surcout cher couter depenser frais droit droits tarif',
    'activer utiliser exploiter servir employer activation declencher',
    'points pv marquer score decompte victoire valeur rapporter valoir',
    'fin finir terminer final derniere dernier termine finale acheve',
    'gagner gagnant vainqueur victoire remporter emporter',
    'egalite egal ex-aequo departager partager partage',
    'argent or piece pieces livres dollars thalers monnaie sous caisse',
    'debut commencer depart mise preparation premier premiere installation debute',
    'construire batir eriger construction batiment edifier monter',
    'carte cartes paquet pioche pile',
    'ouvrier ouvriers assistant assistants pion meeple equipe travailleur bonhomme',
    'placer poser mettre placement envoyer installer',
    'retirer reprendre recuperer enlever retour revenir rentrer',
    'acheter achat acquerir breveter brevet obtenir prendre',
    'embaucher recruter engager embauche recrutement',
    'renvoyer licencier virer congedier',
    'emprunter emprunt dette pret reconnaissance devoir rembourser credit',
    'echanger permuter intervertir echange troquer',
    'defausser jeter perdre defausse rendre',
    'monde chacun tous',
    'maximum limite maximal limites plafond jamais',
    'annuler revenir erreur',
    'mise enchere encherir offre encheres miser offrir surencherir',
    'passer sauter arreter passe',
    'tour action manche coup',
    'revenu recette gain toucher recevoir',
    'foule voisins autour autres',
    'remplacer remplacement demolir ecraser',
    'fatigue couche incline epuise allonge utilise',
    'debout redresse actif dresse releve relever redresser',
    'cache secret voir connaitre regarder visible montrer',
    'choisir choix decider selectionner',
    'ressources materiaux marchandises biens ressource materiau',
    'exact exactement monnaie juste appoint',
    'vide rien aucun epuise manque manquer zero',
    'joueurs deux trois quatre joueur personnes',
    'pli plis levee levees',
    'convertir transformer conversion transformation changer',
    'bonus prime supplement recompense',
    'salaire salaires paie paye solde',
    'section partie morceau sections',
    'contrat contrats chantier',
    'evenement evenements',
    'argent lingot barre lingots barres',
    'neutre neutres',
    'ordre sequence priorite avant',
    'entamer commencer mener entame ouvrir',
    'deloger deplacer chasser pousser bouger',
    'taxe droit peage frais',
    '2 ii',
    'changer commencer passer',
  ],
}
