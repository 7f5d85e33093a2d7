// Analysed matches of somebody, as the house shows them to whoever reads.
import type { JudgedReply, JudgedRow } from '../../../wire/judged.ts'
import { ask } from './api.ts'

/** None where the house does not answer, or does not tell. */
export async function fetchJudged(person: string): Promise<readonly JudgedRow[]> {
  const answer = await ask<JudgedReply>('GET', `people/${encodeURIComponent(person)}/judged`)
  return 'value' in answer ? answer.value.rows : []
}
