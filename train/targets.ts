// What a net is to say of each position: how the game ended, drawn towards what was expected on the way (TD(λ)), because one
// ending says little about a position long before it.
import { newSketch } from '../title/features.ts'
import { MOST_SEATS, type Net, newDesk, share, speak } from '../title/net.ts'
import { load, type Samples, seatsAt } from './samples.ts'

/** How the games ended, and nothing else. */
export const endings = (samples: Samples): Float32Array => Float32Array.from(samples.ends)

/** By position and seat: what a net says. */
export function judgements(net: Net, samples: Samples): Float32Array {
  const all = new Float32Array(samples.leads.length)
  const sketch = newSketch()
  const desk = newDesk(net.shape)
  const said = new Float32Array(MOST_SEATS)
  const leads: number[] = []
  for (let nth = 0; nth < samples.count; nth++) {
    const phase = load(samples, nth, sketch, leads)
    speak(net, sketch, leads, phase, desk, said)
    share(said, leads.length)
    all.set(said.subarray(0, leads.length), samples.seatFrom[nth] ?? 0)
  }
  return all
}

/**
 * From the end of each game backwards: `lambda` of what came later, the rest of what a search expected of the next
 * position, or where none looked what the net said of it.
 */
export function blended(samples: Samples, said: Float32Array, lambda: number): Float32Array {
  const targets = endings(samples)
  for (let nth = samples.count - 2; nth >= 0; nth--) {
    if (samples.game[nth] !== samples.game[nth + 1]) continue
    const from = samples.seatFrom[nth] ?? 0
    const then = samples.seatFrom[nth + 1] ?? 0
    for (let seat = 0; seat < seatsAt(samples, nth); seat++) {
      const looked = samples.expected[then + seat] ?? -1
      const expected = looked >= 0 ? looked : (said[then + seat] ?? 0)
      targets[from + seat] = (1 - lambda) * expected + lambda * (targets[then + seat] ?? 0)
    }
  }
  return targets
}
