import { describe, expect, it, vi } from 'vitest'
import { noticeOf, outboxOf } from './bus.ts'

type Query = Parameters<typeof outboxOf>[1]

/** What was sent, message by message, over a database that refuses so many statements. */
function sending(refusals: number) {
  const sent: unknown[] = []
  let left = refusals
  const query: Query = async (_text, [, ...payloads] = []) => {
    if (left-- > 0) throw new Error('no space left on device')
    for (const payload of payloads) sent.push(...(noticeOf(String(payload))?.messages ?? []))
    return []
  }
  return { sent, outbox: outboxOf('node', query, () => false) }
}
const who = (table: string) => ({ t: 'who', table }) as const

describe('messages to the other nodes', () => {
  it('are sent again where the database refused them, in their order and with what came since', async () => {
    const { sent, outbox } = sending(2)
    outbox.publish([who('one'), who('two')])
    await vi.waitFor(() => expect(sent.length).toBe(0))
    outbox.publish([who('three')])
    await vi.waitFor(() => expect(sent).toEqual([who('one'), who('two'), who('three')]), 5000)
  })
  it('are said to be left where the last attempt fails', async () => {
    const { sent, outbox } = sending(1)
    outbox.publish([who('one')])
    expect(await outbox.flush()).toBe(false)
    expect(await outbox.flush()).toBe(true)
    expect(sent).toEqual([who('one')])
  })
  it('that nobody can send do not grow without end', async () => {
    const { sent, outbox } = sending(1)
    outbox.publish(Array.from({ length: 30_000 }, (_, n) => who(`t${n}`)))
    expect(await outbox.flush()).toBe(false)
    await vi.waitFor(() => expect(sent.at(-1)).toEqual(who('t29999')), 5000)
    expect(sent).toHaveLength(20_000)
  })
})
