// Reasons of advice in words. Apart from those who think: a worker that thinks needs no language.
import { tongueOf, typeset } from '#tongues'
import type { Speaker } from '../title/say.ts'
import type { Reason } from './hint.ts'

/** A reason in the speaker's language: "Brings about 3 points: workers in better places." */
export function sayReason({ lang, texts, voice }: Speaker, { kind, from, points, seat }: Reason): string {
  const { reasons, roughly } = tongueOf(lang)
  const what = texts.parts?.[from]?.({ points }, voice) ?? from
  const worth = texts.worth?.({ points: Math.abs(points) }, voice) ?? roughly(points)
  return typeset(lang, reasons[kind]({ what, worth, seat }, voice))
}
