// The texts of Nehemiah, for the languages.
import type { TextsOf } from '../../../papers/speech.ts'
import type { NehemiahSpeech } from '../rules/speech.ts'

export type { NehemiahVoice } from '../rules/speech.ts'
export type NehemiahTexts = TextsOf<NehemiahSpeech>
