// Short soft sounds, made on the spot: no files. Browsers allow them once the page was touched.
import { settings } from './settings.svelte.ts'

export type Cue = 'move' | 'turn' | 'no' | 'end' | 'begin' | 'chat' | 'low'

/** Notes in hertz, when each begins and how long it rings, in seconds. */
type Note = readonly [hertz: number, at: number, rings: number]
const CUES: Readonly<Record<Cue, readonly Note[]>> = {
  move: [[330, 0, 0.09]],
  turn: [
    [523, 0, 0.16],
    [784, 0.09, 0.22],
  ],
  no: [[165, 0, 0.12]],
  begin: [
    [392, 0, 0.2],
    [587, 0.12, 0.28],
    [784, 0.24, 0.34],
  ],
  chat: [
    [880, 0, 0.07],
    [988, 0.06, 0.09],
  ],
  low: [
    [440, 0, 0.14],
    [440, 0.2, 0.18],
  ],
  end: [
    [392, 0, 0.3],
    [523, 0.14, 0.34],
    [659, 0.28, 0.5],
  ],
}
/** Moves of others are heard less than what concerns the reader. */
const LOUD: Readonly<Record<Cue, number>> = {
  move: 0.025,
  turn: 0.06,
  no: 0.04,
  end: 0.06,
  begin: 0.06,
  chat: 0.03,
  low: 0.06,
}

let context: AudioContext | null = null

/** Wood on wood, more or less: a sine that swells in a moment and dies away. */
function ring(audio: AudioContext, [hertz, at, rings]: Note, loud: number): void {
  const begin = audio.currentTime + at
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(loud, begin + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0005, begin + rings)
  tone.connect(volume).connect(audio.destination)
  tone.start(begin)
  tone.stop(begin + rings)
}

/** Sounds a cue, if sounds are wanted and the browser lets us. */
export function sound(cue: Cue): void {
  // Before the first gesture a browser would only complain.
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    for (const note of CUES[cue]) ring(context, note, LOUD[cue])
  } catch {
    // A browser without sound stays silent.
  }
}
