import type { DeskTexts } from '../en/desk.ts'

export const desk: DeskTexts = {
  'owner.not-yours': () => 'Seul le responsable de la maison peut faire cela.',
  'owner.guest': () =>
    'Gardez d’abord votre nom, avec une clé d’accès ou des codes de secours : une maison ne doit pas se perdre avec un cookie.',
  'owner.code': () => 'Ce n’est pas le code de cette maison.',
  'owner.claimed': () => 'Le code de cette maison a déjà servi. chantier admin code en fait un autre.',
  'owner.self': () => 'Vous ne pouvez pas vous faire cela à vous-même.',
  'owner.free': () => 'Cette personne en a déjà le droit.',
  'owner.line': () => 'Ce message n’existe pas, ou il a déjà été retiré.',
  'owner.warning': (p) => `Un avertissement a de 1 à ${p.max} caractères.`,
  'owner.name': (p) => `Le nom d’une maison a au plus ${p.max} caractères.`,
  'owner.welcome': (p) => `Un mot d’accueil a au plus ${p.max} caractères.`,
  'owner.langs': () => 'Choisissez au moins une langue.',
  'owner.merge': () => 'On ne peut réunir qu’un invité avec quelqu’un qui garde son nom.',
  'owner.no-report': () => 'Ce signalement n’existe pas.',
  'owner.answered': () => 'Ce signalement a déjà reçu une suite.',
  'owner.no-deed': () => 'Cette ligne du journal n’existe pas.',
  'owner.frozen': () => 'Cela ne peut plus être annulé : c’est déjà fait, ou un geste plus récent s’appuie dessus.',
  'owner.tables-kept': () => 'Dans cette maison, seules les personnes qui gardent un nom peuvent ouvrir des tables.',
  'owner.tables-owner': () =>
    'Cette maison n’ouvre pas de nouvelle table en ce moment. Les parties en cours continuent.',
  'owner.clubs-kept': () => 'Dans cette maison, seules les personnes qui gardent un nom peuvent fonder des clubs.',
  'owner.clubs-owner': () => 'Dans cette maison, seul son responsable peut fonder des clubs.',
  'report.note': (p) => `Une remarque a au plus ${p.max} caractères.`,
  'report.person': () => 'Il n’y a personne de ce nom à signaler.',
  'report.line': () => 'Ce message n’est pas de cette personne.',
  'report.many': () => 'Vous avez déjà beaucoup signalé. Attendez que quelqu’un ait regardé.',
}
