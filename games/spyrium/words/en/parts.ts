import type { SpyriumTexts } from '../../rules/speech.ts'

/** The parts of a position, as they are gained or lost. */
export const parts: SpyriumTexts['parts'] = {
  score: (p) => (p.points > 0 ? 'points at once' : 'points lost'),
  money: (p) => (p.points > 0 ? 'more money' : 'money spent'),
  crystals: (p) => (p.points > 0 ? 'more crystals' : 'crystals spent'),
  residence: (p) => (p.points > 0 ? 'a better residence' : 'a residence worth less'),
  workers: (p) => (p.points > 0 ? 'more workers, or better placed ones' : 'workers used up'),
  buildings: (p) => (p.points > 0 ? 'buildings that work and score' : 'a building given up'),
  techniques: (p) => (p.points > 0 ? 'techniques that score at the end' : 'techniques that score less'),
  round: (p) => (p.points > 0 ? 'more to do in this round' : 'less to do in this round'),
}
