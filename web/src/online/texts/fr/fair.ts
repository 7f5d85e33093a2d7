import type { fair as en } from '../en/fair.ts'

export const fair: Readonly<Record<keyof typeof en, string>> = {
  'room.words-title': 'Des mélanges loyaux',
  'room.words-why':
    'La maison a déjà choisi son secret et en montre le sceau ; votre appareil l’a noté. Les mélanges naissent du secret et des mots des joueurs réunis : qui ne connaît pas le secret ne peut pas les choisir. Sans aucun mot, c’est la maison seule qui a choisi.',
  'room.words-how': 'Comment ça marche',
  'room.words': 'Vos mots pour le mélange',
  'room.words-add': 'Les ajouter',
  'room.words-added': 'Mots ajoutés par {who}.',
  'room.words-nobody': 'Personne n’a encore ajouté de mots.',
  'room.words-drawn': 'Ceux-ci ont été tirés par votre appareil ; les vôtres valent autant.',
  'room.words-seat': 'Quiconque a une place peut en ajouter.',
  'room.words-yours': 'Vos mots : {words}',
  'room.words-change': 'Changer',
  'room.seal': 'Sceau :',

  'verify.button': 'Vérifier le mélange',
  'verify.title': 'Les mélanges étaient-ils loyaux ?',
  'verify.not-yet': 'Le secret n’est pas encore connu.',
  'verify.mine':
    'Prouvé : la maison a scellé son secret avant le début, et vos mots y sont entrés ensuite. Sans le secret, personne ne pouvait choisir le mélange.',
  'verify.others-before':
    'Prouvé : la maison a scellé son secret avant le début et s’y est tenue. Des mots sont venus de {who}, aucun de vous.',
  'verify.others-during':
    'Prouvé : depuis votre arrivée, la maison s’est tenue à son secret. Des mots sont venus de {who} ; ce qui s’est passé avant, votre appareil ne l’a pas vu.',
  'verify.nobody-before':
    'Personne n’a donné de mots : la maison seule a choisi le mélange. Elle l’a scellé avant le début et ne l’a pas changé depuis.',
  'verify.nobody-during':
    'Personne n’a donné de mots : la maison seule a choisi le mélange. Depuis votre arrivée, elle ne l’a pas changé.',
  'verify.unseen':
    'Rien n’est prouvé pour vous : cet appareil n’avait pas vu le sceau avant la fin. Les chiffres concordent entre eux, comme ils le feraient de toute façon.',
  'verify.lie-seal':
    'La maison montre maintenant un autre sceau que celui que votre appareil a noté. Le mélange a été changé.',
  'verify.lie-commitment': 'Ce secret n’est pas celui qui avait été scellé.',
  'verify.lie-words': 'Les mots ne sont plus ceux qui étaient là au début de la partie.',
  'verify.lie-own': 'À votre place, d’autres mots que les vôtres sont entrés dans le mélange.',
  'verify.lie-computer': 'Il y a des mots à la place d’un ordinateur : quelqu’un les y a glissés.',
  'verify.lie-seed': 'Le secret et les mots donnent une autre graine que celle du fichier de la partie.',
  'verify.lie-file':
    'La maison raconte une partie qui ne peut pas avoir été jouée : ses propres règles la refusent. Le mélange a été changé après coup.',
  'verify.lie-cards':
    'La partie que raconte maintenant la maison n’est pas celle qui était devant vous : les cartes viennent autrement.',
  'verify.withheld':
    'La maison ne raconte plus cette partie : elle dit que ses règles ont changé depuis. Ses cartes ne peuvent plus être comparées à celles que vous avez vues.',
  'verify.seal-before': 'Votre appareil a noté le sceau avant le début ; il est le même à la fin.',
  'verify.seal-during': 'Votre appareil a noté le sceau à votre arrivée, en cours de partie ; il est le même à la fin.',
  'verify.seal-unseen': 'Votre appareil n’a aucun sceau à comparer : vous n’êtes venu qu’une fois la partie terminée.',
  'verify.gave-you': 'Vous avez donné des mots, et ils y sont tels quels.',
  'verify.gave': 'D’après la maison, des mots sont venus de : {who}. Chacun peut le vérifier sur son propre appareil.',
  'verify.silent': 'Pas de mots de : {who}.',
  'verify.cards':
    '{n} {n|position vue devant vous ressort|positions vues devant vous ressortent} à l’identique de ce mélange.',
  'verify.limit':
    'Ce que personne ne peut prouver : qui tient la maison connaît le secret. En donnant ses propres mots après les autres, il aurait pu les choisir à sa convenance.',
  'verify.figures': 'Les chiffres, pour refaire le calcul',
  'verify.noted': 'Sceau, tel que cet appareil l’a noté',
  'verify.commitment': 'Sceau, tel que la maison le montre maintenant',
  'verify.secret': 'Secret de la maison',
  'verify.words': 'Mots de {who}',
  'verify.none': 'aucun',
  'verify.seed': 'Graine : SHA-256 du secret et des mots, un par ligne',
  'verify.hash': 'SHA-256 du secret',
  'verify.offline':
    'Pour vérifier sans nous : exportez la partie et lancez « chantier verify --commitment SCEAU » sur le fichier, avec le sceau que vous avez noté.',
}
