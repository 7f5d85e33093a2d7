// What a person chose, as the device keeps it.
import type { Settings } from './settings.svelte.ts'

/**
 * What was chosen on this device. Records of before (without `chosen`) held every preference, those that nobody had chosen
 * too, and sound was off then: that one is left out.
 */
export function chosenIn(record: string | null): Partial<Settings> {
  try {
    const { chosen, ...kept } = JSON.parse(record ?? '{}') as Partial<Settings> & { chosen?: true }
    if (chosen !== true && kept.sound === false) delete kept.sound
    return kept
  } catch {
    return {}
  }
}
