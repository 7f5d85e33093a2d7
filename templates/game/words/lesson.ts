// What a lesson of Trestle Works says at each of its steps: a file of each language, lesson.ts.

export type LessonSentence = 'break-stone' | 'lay-wall' | 'put-stones' | 'send-crane'

export type LessonWords = Readonly<Record<LessonSentence, string>>
