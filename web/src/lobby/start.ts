// From a plan to a table, or to the sentence that says why not.
import { tongueOf } from '#tongues'
import { voiceOf } from '../../../papers/texts.ts'
import { settings } from '../lib/settings.svelte.ts'
import { warmUp } from '../lib/thinker.ts'
import { t } from '../lib/ui.svelte.ts'
import type { Plan } from './plan.ts'

/** `ahead`: the files of a table were fetched ahead, so that nothing waits behind those of the opponents. */
export async function start(
  game: string,
  plan: Plan & { readonly seed?: string },
  ahead = true,
): Promise<{ id: string } | { sentence: string }> {
  const { sitting, options, seed } = plan
  // Opponents need a while to come: they are called before the table is laid.
  if (ahead && sitting.some((s) => s.kind === 'bot')) warmUp(game)
  const { openTable } = await import('../lib/newTable.ts')
  const opened = await openTable({ game, sitting, options, ...(seed === undefined ? {} : { seed }) })
  if ('id' in opened) return opened
  if ('refusal' in opened) {
    const { clause, with: more } = opened.refusal
    const { lang } = settings
    const say = tongueOf(lang).refusals[clause as 'table.seats']
    return { sentence: say?.(more ?? {}, voiceOf(lang, {}, String, String)) ?? clause }
  }
  return { sentence: 'problems' in opened ? t('lobby.bad-sheet') : t('error.no-game') }
}
