import type { LessonWords } from '../lesson.ts'

export const lesson: LessonWords = {
  'break-stone':
    'Un mur demande des pierres. Choisissez la carrière : elle en apporte trois, moins si d’autres extraient.',
  'lay-wall': 'Choisissez maintenant le mur. Toutes les cartes sont révélées ensemble, sans retour possible.',
  'put-stones': 'Posez-y deux pierres : deux points. Le mur en contient trois, et la dernière rapporte le plus.',
  'send-crane': 'Faites venir la grue. Elle pose la pierre qui manque, et un mur achevé vaut deux points de plus.',
}
