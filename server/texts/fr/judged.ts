import type { JudgedTexts } from '../en/judged.ts'

export const judged: JudgedTexts = {
  'judged.off': () =>
    'Cette maison ne garde rien de vos analyses tant que vous ne l’avez pas permis sous « Qui voit quoi ».',
  'judged.not-yours': () => 'Il n’y a pas de partie terminée de vous à cette table.',
  'judged.numbers': () => 'Ces chiffres ne peuvent pas être ceux de cette partie.',
  'judged.many': (p) => `Cela fait beaucoup d’analyses. Il y aura de nouveau de la place dans ${p.minutes} min.`,
}
