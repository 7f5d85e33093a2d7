// What a person chose, as the device keeps it.
/**
 * What was chosen on this device. Records of before (without `chosen`) held every preference, those that nobody had chosen
 * too, and sound was off then: that one is left out.
 */
export function chosenIn<T extends { sound: boolean }>(record: string | null): Partial<T> {
  try {
    const kept = JSON.parse(record ?? '{}') as Partial<T> & { chosen?: true }
    if (kept.chosen !== true && kept.sound === false) delete kept.sound
    delete kept.chosen
    return kept
  } catch {
    return {}
  }
}
