// "Raise for me up to …": the least sufficient raise on each of the reader's turns, until the limit or the hammer.
import type { Choice, Seat } from '../../../kernel/words.ts'
import type { Instruction } from '../../../look/scene.ts'
import { proxyBid, stillRuns } from '../rules/proxy.ts'
import type { MasterVoice } from '../rules/speech.ts'
import type { MasterState } from '../rules/state.ts'
import type { Box } from '../sheet/box.ts'
import { dollars } from './money.ts'

const asProxy = ({ on, limit }: Instruction) => ({ contract: on, limit })

export function standing(s: MasterState, choice: Choice, voice: MasterVoice): Instruction | null {
  const limit = choice.n?.[0]
  if (choice.act !== 'bid' || s.lot === null || limit === undefined) return null
  return { text: voice.says('up-to', { amount: dollars(voice, limit) }), on: s.lot, limit }
}

export function follow(s: MasterState, seat: Seat, instruction: Instruction, box: Box): Choice | 'wait' | 'over' {
  if (!stillRuns(s, asProxy(instruction))) return 'over'
  return (
    proxyBid(s, seat, asProxy(instruction), box) ?? (s.bid >= instruction.limit && s.bidder !== seat ? 'over' : 'wait')
  )
}
