// Short soft sounds, made on the spot: no files. Browsers allow them once the page was touched.
import { painted } from './frame.ts'
import { settings } from './settings.svelte.ts'

export type Cue = 'move' | 'own' | 'points' | 'undo' | 'turn' | 'no' | 'end' | 'begin' | 'chat' | 'low'

/** Notes in hertz, when each begins and how long it rings, in seconds. */
type Note = readonly [hertz: number, at: number, rings: number]
interface Sounding {
  /** Wood is short and dull, a string rings, a bell rings clear. */
  readonly as: 'wood' | 'string' | 'bell'
  /** Moves of others are heard less than what concerns the reader. */
  readonly loud: number
  readonly notes: readonly Note[]
}
const CUES: Readonly<Record<Cue, Sounding>> = {
  move: { as: 'wood', loud: 0.05, notes: [[330, 0, 0.09]] },
  own: {
    as: 'wood',
    loud: 0.08,
    notes: [
      [247, 0, 0.07],
      [370, 0.05, 0.1],
    ],
  },
  points: {
    as: 'bell',
    loud: 0.05,
    notes: [
      [988, 0, 0.16],
      [1319, 0.07, 0.26],
    ],
  },
  undo: {
    as: 'wood',
    loud: 0.06,
    notes: [
      [370, 0, 0.07],
      [247, 0.06, 0.1],
    ],
  },
  turn: {
    as: 'string',
    loud: 0.12,
    notes: [
      [523, 0, 0.16],
      [784, 0.09, 0.22],
    ],
  },
  no: { as: 'string', loud: 0.07, notes: [[165, 0, 0.12]] },
  begin: {
    as: 'string',
    loud: 0.12,
    notes: [
      [392, 0, 0.2],
      [587, 0.12, 0.28],
      [784, 0.24, 0.34],
    ],
  },
  chat: {
    as: 'bell',
    loud: 0.06,
    notes: [
      [880, 0, 0.07],
      [988, 0.06, 0.09],
    ],
  },
  low: {
    as: 'bell',
    loud: 0.12,
    notes: [
      [440, 0, 0.14],
      [440, 0.2, 0.18],
    ],
  },
  end: {
    as: 'string',
    loud: 0.12,
    notes: [
      [392, 0, 0.3],
      [523, 0.14, 0.34],
      [659, 0.28, 0.5],
    ],
  },
}
const WAVES = { wood: 'triangle', string: 'triangle', bell: 'sine' } as const
/** How fast each swells, in seconds. */
const SWELLS = { wood: 0.003, string: 0.012, bell: 0.006 } as const

let context: AudioContext | null = null

/** A tone that swells in a moment and dies away; one of wood falls as it dies. */
function ring(audio: AudioContext, [hertz, at, rings]: Note, as: Sounding['as'], loud: number): void {
  const begin = audio.currentTime + at
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = WAVES[as]
  tone.frequency.setValueAtTime(hertz, begin)
  if (as === 'wood') tone.frequency.exponentialRampToValueAtTime(hertz * 0.6, begin + rings)
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(loud, begin + SWELLS[as])
  volume.gain.exponentialRampToValueAtTime(0.0005, begin + rings)
  tone.connect(volume).connect(audio.destination)
  tone.start(begin)
  tone.stop(begin + rings)
}

/** Sounds a cue, if sounds are wanted and the browser lets us. */
export function sound(cue: Cue): void {
  // Before the first gesture a browser would only complain.
  if (!settings.sound || settings.volume <= 0 || navigator.userActivation?.hasBeenActive === false) return
  // What was done is seen first: the first sound of a page takes as long as a whole board.
  void painted().then(() => ringAll(cue))
}

function ringAll(cue: Cue): void {
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    const { as, loud, notes } = CUES[cue]
    for (const note of notes) ring(context, note, as, loud * settings.volume)
  } catch {
    // A browser without sound stays silent.
  }
}
