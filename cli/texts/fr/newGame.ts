import type { newGame as en } from '../en/newGame.ts'

export const newGame: typeof en = {
  name: {
    shape: (id) =>
      `« ${id} » ne peut pas être le nom d’un jeu : des minuscules sans accent et des chiffres, séparés par de simples traits d’union, comme toll-bridge.`,
    long: (id, longest) => `« ${id} » est trop long pour le nom d’un jeu : ${longest} caractères au plus.`,
    letters: (id) => `« ${id} » est trop court pour le nom d’un jeu : il faut au moins trois lettres.`,
    reserved: (id) => `« ${id} » a déjà un autre sens ici : choisissez un autre nom.`,
  },
  clash: (id, word) =>
    `Un jeu appelé « ${id} » aurait besoin du nom ${word}, dont tous les jeux se servent déjà pour autre chose : choisissez un autre nom.`,
  exists: (id) => `Il y a déjà un jeu « ${id} ».`,
  there: (folder) => `${folder} existe déjà : déplacez-le, ou choisissez un autre nom.`,
  kept: (id) =>
    `Des parties d’un jeu « ${id} » sont gardées ici, et un nouveau jeu de ce nom ne pourrait pas les jouer : choisissez un autre nom.`,
  players: (text, fewest, most) =>
    `--players ne peut pas valoir « ${text} » : deux nombres de ${fewest} à ${most}, le plus petit d’abord, comme 2-4 ; ou un seul.`,
  failed: (id, why) => `Le jeu « ${id} » n’a pas pu être créé, et rien n’a été écrit : ${why}`,
  laid: (title, folder, files) => `${title} est créé dans ${folder} (${files} fichiers) et peut se jouer.`,
  next: 'La suite ; docs/guide/add-a-game.md la parcourt fichier par fichier :',
  commands: (id) => ({
    [`npm run chantier -- play ${id}`]: 'y joue ici',
    'npm start': 'y joue dans le navigateur',
    [`npx vitest run games/${id}`]: 'lance ses tests',
    [`npm run keep -- ${id}`]: 'réenregistre ses parties, après un changement de règles',
  }),
}
