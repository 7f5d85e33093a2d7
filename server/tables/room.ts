// What people do round a table: in the waiting room the host's part, in a match what the others do about somebody missing.

import type { Refusal, Seat } from '../../kernel/words.ts'
import type { Title } from '../../title/title.ts'
import type { CodeReply, TermsChange } from '../../wire/http.ts'
import type { Wanted } from '../../wire/table.ts'
import type { Answer } from './answer.ts'
import { at, changed, replyOf } from './at.ts'
import { tellHost } from './attend.ts'
import { triedCards } from './cards.ts'
import { readCode } from './code.ts'
import { agree, cancel, INVITING_LENGTH, invite, passHosting, remove } from './hosting.ts'
import { nudge, vote } from './missing.ts'
import { announce } from './runtime/chat.ts'
import { docOf, seatOf } from './runtime/document.ts'
import { change } from './runtime/keep.ts'
import { tableAt, titleOf } from './runtime/load.ts'
import type { LoadedTable, Runtime } from './runtime/runtime.ts'
import { clean, silencedFor } from './talk.ts'
import { newTerms } from './terms.ts'
import type { Who } from './who.ts'

export interface RoomDeeds {
  /** Where a code that was read aloud leads. */
  byCode(code: string): Promise<Answer<CodeReply>>
  remove(who: Who, id: string, person: string): Promise<Answer>
  passHosting(who: Who, id: string, person: string): Promise<Answer>
  cancel(who: Who, id: string): Promise<Answer>
  /** Asks a friend by name, with a few words or none. */
  invite(who: Who, id: string, person: string, words?: string): Promise<Answer>
  terms(who: Who, id: string, wish: TermsChange): Promise<Answer>
  agree(who: Who, id: string): Promise<Answer>
  nudge(who: Who, id: string, seat: Seat): Promise<Answer>
  vote(who: Who, id: string, seat: Seat, wants: Wanted): Promise<Answer>
  /** Somebody at the table wants a hint of the page; where everybody is to hear of it, they do. */
  hint(who: Who, id: string): Promise<Answer>
}

/** The cards that the host wants, tried beside the table: it goes on meanwhile. Nobody else's are looked at. */
async function cardsFor(
  runtime: Runtime,
  who: Who,
  id: string,
  title: Title | null,
  { corrections }: TermsChange,
): Promise<Pick<TermsChange, 'corrections'> | { readonly refusal: Refusal }> {
  const t = corrections === undefined ? null : await tableAt(runtime, id)
  if (corrections === undefined || t === null || t.doc.host !== who.id) return {}
  return triedCards(runtime.thinkers, title ?? t.title, corrections, who.id)
}

/** What the host changes, said in one line of the table's own. */
async function changeTerms(runtime: Runtime, who: Who, id: string, wish: TermsChange): Promise<Answer> {
  const title = wish.game === undefined ? null : await titleOf(wish.game)
  if (wish.game !== undefined && title === null)
    return { refusal: { clause: 'tables.no-game', with: { game: wish.game.slice(0, 40) } } }
  const cards = await cardsFor(runtime, who, id, title, wish)
  if ('refusal' in cards) return cards
  return at(runtime, who, id, undefined, async (t) => {
    const before = t.doc
    const refusal = await change(runtime, t, newTerms(title ?? t.title, who, { ...wish, ...cards }))
    if (refusal !== null) return { refusal }
    const asked = t.doc.seats.some((seat) => seat.unready === true)
    if (t.doc !== before && t.doc.earlier !== before.earlier)
      await announce(runtime, t, asked ? 'tables.terms' : 'tables.terms-back', { name: who.name })
    return { answer: replyOf(t, who) }
  })
}

const hintTaken = (runtime: Runtime, who: Who, id: string): Promise<Answer> =>
  at(runtime, who, id, undefined, async (t) => {
    const seat = seatOf(t.doc, who.id)
    if (seat === null) return { refusal: { clause: 'tables.not-seated' } }
    if (t.doc.hints === 'none') return { refusal: { clause: 'tables.no-hints' } }
    // Once a choice: asking again for the same one is no news.
    const key = `hint:${seat}:${t.doc.seq}`
    if (t.doc.hints === 'told' && t.doc.status === 'running')
      await announce(runtime, t, 'tables.hint', { name: who.name, seat }, key)
    return { answer: replyOf(t, who) }
  })

export function roomDeeds(runtime: Runtime): RoomDeeds {
  /** About somebody who is missing: a refusal, or the table as it is now. */
  const about = (who: Who, id: string, work: (t: LoadedTable) => Promise<Refusal | null>) =>
    at(runtime, who, id, undefined, async (t): Promise<Answer> => {
      const refusal = await work(t)
      return refusal === null ? { answer: replyOf(t, who) } : { refusal }
    })
  return {
    async byCode(text) {
      const code = readCode(text)
      const row = code === null ? null : await runtime.store.tables.byCode(code)
      if (row === null) return { refusal: { clause: 'tables.code' } }
      return { answer: { table: row.id, invite: docOf(row).invite } }
    },
    remove(who, id, person) {
      let name = ''
      return changed(
        runtime,
        who,
        id,
        (t) => {
          name = t.doc.seats.find((seat) => seat.person === person)?.name ?? ''
          return remove(who, person)
        },
        { after: (t) => announce(runtime, t, 'tables.sent-away', { name }) },
      )
    },
    passHosting: (who, id, person) =>
      changed(runtime, who, id, () => passHosting(who, person), { after: (t) => tellHost(runtime, t) }),
    async invite(who, id, person, text = '') {
      const words = clean(text)
      if ([...words].length > INVITING_LENGTH)
        return { refusal: { clause: 'tables.inviting', with: { max: INVITING_LENGTH } } }
      const silent = words === '' ? null : await runtime.people.silencedUntil(who.id)
      if (silent !== null) return { refusal: silencedFor(silent - runtime.now()) }
      if (!(await runtime.people.areFriends(who.id, person))) return { refusal: { clause: 'tables.not-friends' } }
      const after = async (t: LoadedTable) => {
        await runtime.store.meeting.invite({ person, table: id, host: who.id, at: runtime.now(), words })
        await runtime.tellInvited(t.doc, person)
      }
      return changed(runtime, who, id, () => invite(who, person), { after })
    },
    cancel: (who, id) => changed(runtime, who, id, () => cancel(who)),
    terms: (who, id, wish) => changeTerms(runtime, who, id, wish),
    agree: (who, id) => changed(runtime, who, id, () => agree(who)),
    nudge: (who, id, seat) => about(who, id, (t) => nudge(runtime, t, who, seat)),
    vote: (who, id, seat, wants) => about(who, id, (t) => vote(runtime, t, who, seat, wants)),
    hint: (who, id) => hintTaken(runtime, who, id),
  }
}
