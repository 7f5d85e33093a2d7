// Choices that several seats seal at the same time, judged one after another: nobody is taken to know what others have sealed.
import { expect, test } from 'vitest'
import { thinkable } from '../bots/thinkable.ts'
import { findMind, findTitle } from '../games/shelf.ts'
import { clone } from '../kernel/clone.ts'
import { at } from '../kernel/lists.ts'
import { commit } from '../kernel/play.ts'
import { rngOf } from '../kernel/random.ts'
import { openMatch } from '../match/match.ts'
import { picksAt } from './judge.ts'
import { weighDecision } from './weigh.ts'

/** The first decision of Castle: everybody seals a character. */
async function sealing() {
  const [title, mind] = await Promise.all([findTitle('castle'), findMind('castle')])
  if (title === null || mind === null) throw new Error('no game')
  const opened = openMatch(title, { seats: 4, seed: 'sealed' })
  if (!('match' in opened)) throw new Error('no table')
  const { state } = opened.match
  expect(state.sealed).not.toBeNull()
  const choices = thinkable(mind, state, 0)
  const sealed = choices.map((choice) => {
    const table = clone(state)
    commit(mind.game, table, 0, choice)
    return table
  })
  return { mind, state, sealed }
}

test('what others are taken to seal does not depend on what one has sealed', async () => {
  const { mind, state, sealed } = await sealing()
  const others = picksAt(mind, state).filter(({ seat }) => seat !== 0)
  expect(others).toHaveLength(3)
  expect(sealed.length).toBeGreaterThan(5)
  for (const table of sealed) expect(picksAt(mind, table)).toEqual(others)
})

test('who seals later expects the same whatever was sealed before, and not always one thing', async () => {
  const { mind, sealed } = await sealing()
  const effort = { search: { iterations: 0 }, check: 0, worlds: 1 }
  const choice = at(thinkable(mind, at(sealed, 0), 1), 0)
  const known = (table: number, luck: number) =>
    weighDecision(mind, { before: at(sealed, table), seat: 1, choice }, effort, rngOf(`worlds/${luck}`))?.known
  for (const table of sealed.keys()) expect(known(table, 1)).toEqual(known(0, 1))
  const guessed = Array.from({ length: 12 }, (_, luck) => JSON.stringify(known(0, luck)))
  expect(new Set(guessed).size).toBeGreaterThan(2)
})
