import type { LessonWords } from '../lesson.ts'

export const lesson: LessonWords = {
  'break-stone': 'A wall needs stones. Choose the quarry: it brings three, fewer if others quarry too.',
  'lay-wall': 'Now choose the wall. All cards are revealed together, and nobody can change their mind.',
  'put-stones': 'Put two stones on it: two points. It holds three, and the last one is worth most.',
  'send-crane': 'Send for the crane. It lifts the stone that is missing, and a finished wall is two points more.',
}
