import { deciders } from '../../kernel/ask.ts'
import { at as item } from '../../kernel/lists.ts'
import type { Step } from '../../kernel/words.ts'
import type { Speaker } from '../../title/say.ts'
import { speakerFor } from '../asked.ts'
import { openFile, pathOf } from '../files.ts'
import { commandOf } from '../flags.ts'
import { awaited, entryOf, matchAt } from './replay.ts'

export const agenda = commandOf({
  name: 'agenda',
  flags: ['at', 'json'],
  words: [1, 1],
  async go(given, desk) {
    const whole = await openFile(pathOf(item(given.words, 0)), desk)
    const at = entryOf(given, whole, desk) ?? whole.log.length
    const match = matchAt(whole, at)
    const steps = match.state.agenda.toReversed()
    if (given.has('json')) {
      desk.json({ entry: at, of: whole.log.length, awaited: deciders(match.game, match.state), steps })
      return 0
    }
    const speaker = await speakerFor(match, desk.lang)
    desk.rule(desk.t.tell.after(at, whole.log.length))
    if (steps.length === 0) desk.say(desk.t.tell.agendaEmpty)
    for (const [i, step] of steps.entries()) {
      const waits = i === 0 ? ` · ${desk.t.tell.waits(awaited(match, speaker))}` : ''
      const number = desk.paint('number', `${i === 0 ? '▸' : ' '}${String(i + 1).padStart(3)}  `)
      desk.say(`${desk.paint('heading', step.do)}${detail(step, speaker)}${waits}`, number)
    }
    return 0
  },
})

/** What a step carries: addresses and numbers. */
function detail(step: Step, speaker: Speaker): string {
  const { do: _, ...rest } = step
  return Object.entries(rest)
    .map(([key, value]) =>
      key === 'seat' && typeof value === 'number'
        ? ` · ${speaker.voice.seat(value)}`
        : ` · ${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join('')
}
