// Short soft sounds, made on the spot: no files. Off unless a person wants them.
import { settings } from './settings.svelte.ts'

export type Cue = 'move' | 'turn' | 'no' | 'end'

/** Notes in hertz, when each begins and how long it rings, in seconds. */
type Note = readonly [hertz: number, at: number, rings: number]
const CUES: Readonly<Record<Cue, readonly Note[]>> = {
  move: [[330, 0, 0.09]],
  turn: [
    [523, 0, 0.16],
    [784, 0.09, 0.22],
  ],
  no: [[165, 0, 0.12]],
  end: [
    [392, 0, 0.3],
    [523, 0.14, 0.34],
    [659, 0.28, 0.5],
  ],
}
const LOUD = 0.06

let context: AudioContext | null = null

/** Wood on wood, more or less: a sine that swells in a moment and dies away. */
function ring(audio: AudioContext, [hertz, at, rings]: Note): void {
  const begin = audio.currentTime + at
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(LOUD, begin + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0005, begin + rings)
  tone.connect(volume).connect(audio.destination)
  tone.start(begin)
  tone.stop(begin + rings)
}

/** Sounds a cue, if sounds are wanted and the browser lets us. */
export function sound(cue: Cue): void {
  if (!settings.sound) return
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    for (const note of CUES[cue]) ring(context, note)
  } catch {
    // A browser without sound stays silent.
  }
}
