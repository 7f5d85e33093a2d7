// The lesson on the real rules: every step is legal, and every language says it in no more than 160 signs.
import { describe, expect, it } from 'vitest'
import { WHOLE } from '#tongues'
import { deciders } from '../../../kernel/ask.ts'
import { does, open, playOn } from '../test/scene.ts'
import type { LessonWords } from '../words/lesson.ts'
import { lesson } from './first.ts'

describe('the first lesson', () => {
  it('can be played as it is told, and ends with a finished wall', () => {
    const t = open({ seed: lesson.seed })
    for (const { plays } of lesson.steps) {
      playOn(t, () => deciders(t.match.game, t.s).includes(lesson.learner))
      does(t, lesson.learner, plays)
    }
    playOn(t, () => deciders(t.match.game, t.s).includes(lesson.learner))
    expect(t.s.laid[lesson.learner]).toEqual([t.box.height])
  })
  it('says every step in every language, shortly', async () => {
    for (const lang of WHOLE) {
      const { lesson: said }: { lesson: LessonWords } = await import(`../words/${lang}/lesson.ts`)
      for (const sentence of Object.values(said)) expect(sentence.length, sentence).toBeLessThanOrEqual(160)
    }
  })
})
