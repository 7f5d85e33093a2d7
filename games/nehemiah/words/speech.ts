// The types of Nehemiah's sentences, for the languages.
import type { TextsOf, VoiceOf } from '../../../papers/speech.ts'
import type { NehemiahSpeech } from '../rules/speech.ts'

export type NehemiahTexts = TextsOf<NehemiahSpeech>
export type NehemiahVoice = VoiceOf<NehemiahSpeech>
